"""What every handler can depend on: the node and the caller."""

from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from meseta.desk.visits import SignedIn, Visit, visit_of
from meseta.desk.words import language_of
from meseta.server.auth import COOKIE, COOKIE_SECONDS, token_in
from meseta.tables.limits import counted_address
from meseta.tables.node import Node

HttpRequest: TypeAlias = Request[Any, Any, Any]  # type: ignore[explicit-any]
"""A request. Its parameters are Litestar's user, authentication and state, none of which we use."""
Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]  # type: ignore[explicit-any]
"""A request before its body is read."""
TheNode: TypeAlias = NamedDependency[Node]
TheVisit: TypeAlias = NamedDependency[Visit]
TheSignedIn: TypeAlias = NamedDependency[SignedIn]
TableId: TypeAlias = FromPath[str]
GameKey: TypeAlias = FromPath[str]
SeatNumber: TypeAlias = FromPath[int]


def node_of(request: HttpRequest) -> Node:
    """The node that handles the request."""
    node = request.app.state["node"]
    assert isinstance(node, Node), "the application was made with it"
    return node


async def visit_by(request: HttpRequest) -> Visit:
    """Who is calling, if known; an invalid token is refused, but an old cookie is no reason to turn somebody
    away."""
    authorization = request.headers.get("authorization")
    return await visit_of(
        node_of(request),
        token_by(request),
        counted_address(request.client.host if request.client else ""),
        language(request),
        must_be_good=authorization is not None,
    )


async def signed_in_by(request: HttpRequest) -> SignedIn:
    """Who is calling; raises if nobody is signed in."""
    return (await visit_by(request)).signed_in()


def token_by(request: HttpRequest) -> str | None:
    """The token that the request shows."""
    return token_in(request.headers.get("authorization"), request.headers.get("cookie"))


def language(request: HttpRequest) -> str:
    """The language the request asks for."""
    return language_of(request.headers.get("accept-language", ""))


async def charge_for_loading(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard: a table that is not in memory is loaded at the caller's cost, before anything else."""
    request: HttpRequest = Request(connection.scope)
    node, table = node_of(request), request.path_params.get("table")
    if table is not None and not node.hub.has(table):
        visit = await visit_by(request)
        await node.load(table, visit.caller, visit.who)


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
    "visit": Provide(visit_by),
    "signed_in": Provide(signed_in_by),
}
