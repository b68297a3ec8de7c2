"""Sessions, and private links to seats."""

from typing import Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from meseta.play import requests
from meseta.play.headers import checked_name
from meseta.play.problems import NotYourSeat
from meseta.play.requests import Caller
from meseta.play.table import Table
from meseta.server import bodies
from meseta.server.auth import seat_path, token_in
from meseta.server.routes.callers import (
    HttpRequest,
    SeatNumber,
    TableId,
    TheCaller,
    TheGuest,
    TheNode,
    address_of,
    session_cookie,
)
from meseta.store.errors import Conflict
from meseta.store.rows import NewLink
from meseta.tables.errors import NotSignedIn
from meseta.tables.node import Node
from meseta.tables.problems import BadToken, UnknownCaller
from meseta.tables.tokens import hashed


@post("/session", status_code=200)
async def create_session(
    request: HttpRequest, data: JSONBody[bodies.NewSession], node: TheNode, guest: TheGuest
) -> Response[bodies.Session]:
    """Start a session or change your name; sets the cookie."""
    name = checked_name(data.name)
    if guest is not None and guest.person:
        person = await node.store.find_person(guest.person)
        if name:
            await node.store.rename(guest.person, name)
        return Response(bodies.Session(guest.person, name or (person.name if person else "")))
    id, token = await _newcomer(request, node, name)
    return Response(bodies.Session(id, name), cookies=[session_cookie(request, token)])


async def _newcomer(request: HttpRequest, node: Node, name: str) -> tuple[str, str]:
    """A new person's id and token."""
    node.budgets.newcomers.take(address_of(request))
    id, token = node.new_id(), node.new_token()
    await node.store.add_person(id, name, hashed(token))
    return id, token


@get("/session")
async def who_am_i(node: TheNode, caller: TheCaller) -> bodies.Session:
    """The person the cookie stands for."""
    person = await node.store.find_person(caller.person)
    if person is None:
        raise NotSignedIn(UnknownCaller())
    return bodies.Session(person.id, person.name)


@delete("/session")
async def delete_session(request: HttpRequest, node: TheNode) -> Response[None]:
    """End the session; its cookie is no longer valid, and its sockets are closed."""
    if (token := _token(request)) is not None:
        shown = await node.store.find_token(hashed(token))
        if shown is not None and shown.kind == "session":
            await node.store.drop_session(shown.hash)
            node.end_session(shown.hash)
    return Response(None, status_code=204, cookies=[session_cookie(request, "")])


def _token(request: HttpRequest) -> str | None:
    return token_in(request.headers.get("authorization"), request.headers.get("cookie"))


@post("/session/exchange", status_code=200)
async def exchange(
    request: HttpRequest, data: JSONBody[bodies.Exchange], node: TheNode, guest: TheGuest
) -> Response[bodies.SeatRef]:
    """Give the caller the seat of a private link; sets the cookie."""
    shown = await node.recognise(data.token)
    if shown is None or shown.token.kind != "seat":
        raise NotSignedIn(BadToken())
    assert shown.token.table is not None, "a seat's token names its table"
    assert shown.token.seat is not None, "and its seat"
    answer = bodies.SeatRef(shown.token.table, shown.token.seat)
    if guest is not None and guest.person:
        await _link(node, guest.person, shown.token.hash)
        return Response(answer)
    person, token = await _newcomer(request, node, "")
    await _link(node, person, shown.token.hash)
    return Response(answer, cookies=[session_cookie(request, token)])


async def _link(node: Node, person: str, hash: str) -> None:
    try:
        await node.store.link(person, hash)
    except Conflict:  # it has just been revoked
        raise NotSignedIn(BadToken()) from None


@post("/tables/{table:str}/seats/{seat:int}/link", status_code=201)
async def make_link(
    request: HttpRequest, node: TheNode, caller: TheCaller, table: TableId, seat: SeatNumber
) -> bodies.SeatLink:
    """A private link to your seat, shown only once."""
    live = await node.hub.live(table)
    _own_seat(live.table, caller, seat)
    token, owner = node.new_token(), live.table.chairs[seat].person or ""
    link = NewLink(table, seat, owner, caller.person, hashed(_token(request) or ""))
    try:
        await node.store.add_seat_token(hashed(token), link)
    except Conflict:  # its owner has just left it, or revoked the caller's own link
        raise requests.NotYours(NotYourSeat(found=seat)) from None
    return bodies.SeatLink(table, seat, token, seat_path(table, seat, token))


@delete("/tables/{table:str}/seats/{seat:int}/link")
async def revoke_links(node: TheNode, caller: TheCaller, table: TableId, seat: SeatNumber) -> None:
    """Revoke all private links to your seat."""
    async with node.hub.hold(table) as live:
        _own_seat(live.table, caller, seat)
        await node.store.drop_seat_tokens(table, seat)
        live.drop_links(seat)


def _own_seat(table: Table, caller: Caller, seat: int) -> None:
    if seat not in caller.seats(table):
        raise requests.NotYours(NotYourSeat(found=seat))


HANDLERS: Final = [create_session, who_am_i, delete_session, exchange, make_link, revoke_links]
