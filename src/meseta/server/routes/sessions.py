"""Sessions, and private links to seats."""

from typing import Final, TypeVar

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from meseta.desk import bodies, links
from meseta.desk import sessions as desk
from meseta.desk.sessions import Welcome
from meseta.server.auth import COOKIE
from meseta.server.routes.callers import (
    HttpRequest,
    SeatNumber,
    TableId,
    TheNode,
    TheSignedIn,
    TheVisit,
    session_cookie,
    token_by,
)

T = TypeVar("T")


@post("/session", status_code=200)
async def create_session(
    request: HttpRequest, data: JSONBody[bodies.NewSession], visit: TheVisit
) -> Response[bodies.Session]:
    """Start a session or change your name; sets the cookie."""
    return welcome(request, await desk.create_session(visit, data), visit.token)


def welcome(request: HttpRequest, welcome: Welcome[T], kept: str | None = None) -> Response[T]:
    """The answer, with the cookie of the session that was opened, if any; else one that a browser
    has `kept` is made to last as long as a new one."""
    token = welcome.session or (kept if request.cookies.get(COOKIE) == kept else None)
    return Response(welcome.body, cookies=[] if token is None else [session_cookie(request, token)])


@get("/session")
async def who_am_i(signed_in: TheSignedIn) -> bodies.Session:
    """The person the cookie stands for."""
    return await desk.who_am_i(signed_in)


@delete("/session")
async def delete_session(request: HttpRequest, node: TheNode) -> Response[None]:
    """End the session; its cookie is no longer valid, and its sockets are closed."""
    await desk.delete_session(node, token_by(request))
    return Response(None, status_code=204, cookies=[session_cookie(request, "")])


@post("/session/exchange", status_code=200)
async def exchange(
    request: HttpRequest, data: JSONBody[bodies.Exchange], visit: TheVisit
) -> Response[bodies.SeatRef]:
    """Give the caller the seat of a private link; sets the cookie."""
    return welcome(request, await desk.exchange(visit, data))


@post("/tables/{table:str}/seats/{seat:int}/link", status_code=201)
async def make_link(signed_in: TheSignedIn, table: TableId, seat: SeatNumber) -> bodies.SeatLink:
    """A private link to your seat, shown only once."""
    return await links.make_link(signed_in, table, seat)


@delete("/tables/{table:str}/seats/{seat:int}/link")
async def revoke_links(signed_in: TheSignedIn, table: TableId, seat: SeatNumber) -> None:
    """Revoke all private links to your seat."""
    await links.revoke_links(signed_in, table, seat)


HANDLERS: Final = [create_session, who_am_i, delete_session, exchange, make_link, revoke_links]
