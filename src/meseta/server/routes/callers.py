"""What every handler may ask for: the node, and who is calling."""

from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from meseta.play.requests import Caller
from meseta.server.auth import COOKIE, COOKIE_SECONDS, shown_token
from meseta.tables.errors import NotSignedIn
from meseta.tables.node import Node
from meseta.tables.problems import UnknownCaller

Asked: TypeAlias = Request[Any, Any, Any]  # type: ignore[explicit-any]
"""A request. Its parameters are a user, a token and a state of Litestar's own kind, which we have none of."""
TheNode: TypeAlias = NamedDependency[Node]
TheCaller: TypeAlias = NamedDependency[Caller]
TheGuest: TypeAlias = NamedDependency[Caller | None]
TableId: TypeAlias = FromPath[str]
GameKey: TypeAlias = FromPath[str]
SeatNumber: TypeAlias = FromPath[int]


def node_of(request: Asked) -> Node:
    """The node that answers."""
    node = request.app.state["node"]
    assert isinstance(node, Node), "the application was made with it"
    return node


async def guest_of(request: Asked) -> Caller | None:
    """Who is calling, if it is anybody; a token that is worth nothing is refused all the same."""
    headers = request.headers
    token = shown_token(headers.get("authorization"), headers.get("cookie"))
    try:
        shown = await node_of(request).recognise(token)
    except NotSignedIn:
        if headers.get("authorization") is not None:
            raise
        return None  # an old cookie is no reason to turn somebody away
    return None if shown is None else shown.caller


async def caller_of(request: Asked) -> Caller:
    """Who is calling; raises where nobody is."""
    caller = await guest_of(request)
    if caller is None:
        raise NotSignedIn(UnknownCaller())
    return caller


def session_cookie(request: Asked, token: str) -> Cookie:
    """The cookie that keeps somebody's session: no script reads it, no other site sends it."""
    return Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=COOKIE_SECONDS if token else 0,
        path="/",
    )


DEPENDENCIES: Final = {
    "node": Provide(node_of, sync_to_thread=False),
    "guest": Provide(guest_of),
    "caller": Provide(caller_of),
}
