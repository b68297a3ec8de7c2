"""What every handler can depend on: the node and the caller."""

from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from meseta.play.requests import Caller
from meseta.server.auth import COOKIE, COOKIE_SECONDS, token_in
from meseta.tables.errors import NotSignedIn
from meseta.tables.limits import Who, counted_address
from meseta.tables.node import Node
from meseta.tables.problems import UnknownCaller

HttpRequest: TypeAlias = Request[Any, Any, Any]  # type: ignore[explicit-any]
"""A request. Its parameters are Litestar's user, authentication and state, none of which we use."""
Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]  # type: ignore[explicit-any]
"""A request before its body is read."""
TheNode: TypeAlias = NamedDependency[Node]
TheCaller: TypeAlias = NamedDependency[Caller]
TheGuest: TypeAlias = NamedDependency[Caller | None]
TableId: TypeAlias = FromPath[str]
GameKey: TypeAlias = FromPath[str]
SeatNumber: TypeAlias = FromPath[int]


def node_of(request: HttpRequest) -> Node:
    """The node that handles the request."""
    node = request.app.state["node"]
    assert isinstance(node, Node), "the application was made with it"
    return node


async def guest_of(request: HttpRequest) -> Caller | None:
    """Who is calling, if known; an invalid token is refused, but not an invalid cookie."""
    headers = request.headers
    token = token_in(headers.get("authorization"), headers.get("cookie"))
    try:
        shown = await node_of(request).recognise(token)
    except NotSignedIn:
        if headers.get("authorization") is not None:
            raise
        return None  # an old cookie is no reason to turn somebody away
    return None if shown is None else shown.caller


async def caller_of(request: HttpRequest) -> Caller:
    """Who is calling; raises if nobody is signed in."""
    caller = await guest_of(request)
    if caller is None:
        raise NotSignedIn(UnknownCaller())
    return caller


def address_of(request: HttpRequest) -> str:
    """The address that limits count the request by."""
    return counted_address(request.client.host if request.client else "")


def who(request: HttpRequest, caller: Caller | None) -> Who:
    """Whom the request is charged to."""
    return Who("" if caller is None else caller.person, address_of(request))


async def charge_for_loading(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard: a table that is not in memory is loaded at the caller's cost, before anything else."""
    request: HttpRequest = Request(connection.scope)
    node, table = node_of(request), request.path_params.get("table")
    if table is not None and not node.hub.has(table):
        guest = await guest_of(request)
        await node.load(table, guest, who(request, guest))


def session_cookie(request: HttpRequest, token: str) -> Cookie:
    """The session's cookie, which no script can read and no other site can send."""
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
