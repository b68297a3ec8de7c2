"""Seats: taking and leaving them, seating bots, coming back, and conceding."""

from collections.abc import Callable
from typing import Final

from litestar import delete, post, put
from litestar.params import JSONBody

from meseta.play import requests
from meseta.play.decisions import Decision
from meseta.play.requests import Caller
from meseta.play.seating import AnyTableEvent
from meseta.play.standing_in import call_stand_in
from meseta.play.table import Table
from meseta.server import bodies
from meseta.server.routes.callers import HttpRequest, SeatNumber, TableId, TheCaller, TheNode, who
from meseta.server.routes.tables import info_for
from meseta.tables import wire
from meseta.tables.errors import NotSignedIn
from meseta.tables.limits import TooMany
from meseta.tables.node import Node
from meseta.tables.problems import TooManySeats, UnknownCaller


async def _asked(
    request: HttpRequest,
    node: Node,
    caller: Caller,
    table: str,
    decide: Callable[[Table], AnyTableEvent],
) -> wire.TableInfo:
    """The table after an event requested by the caller."""
    by = caller.person or "link"
    live, _ = await node.hub.request(table, lambda now: Decision((decide(now),)), by)
    return info_for(request, node, live, caller)


@post("/tables/{table:str}/seats/{seat:int}", status_code=200)
async def sit(
    request: HttpRequest,
    data: JSONBody[bodies.Sit],
    node: TheNode,
    caller: TheCaller,
    table: TableId,
    seat: SeatNumber,
) -> wire.TableInfo:
    """Take a free seat."""
    person = await node.store.find_person(caller.person)
    if person is None:
        raise NotSignedIn(UnknownCaller())
    name = data.name or person.name
    found = (await node.hub.live(table)).table
    if found.settings.open and found.host != caller.person:
        await _room_elsewhere(request, node, caller)
    return await _asked(request, node, caller, table, lambda now: requests.sit(now, caller, seat, name))


async def _room_elsewhere(request: HttpRequest, node: Node, caller: Caller) -> None:
    """Raise if the caller has as many seats at others' open tables as allowed."""
    most = node.config.limits.seats_each
    if await node.store.count_waiting_seats(caller.person) >= most:
        raise TooMany(TooManySeats(most=most))
    node.budgets.seats.take(who(request, caller))


@delete("/tables/{table:str}/seats/{seat:int}", status_code=200)
async def leave(
    request: HttpRequest, node: TheNode, caller: TheCaller, table: TableId, seat: SeatNumber
) -> wire.TableInfo:
    """Leave a seat; before the match the host may clear any. During the match a bot plays on."""
    return await _asked(request, node, caller, table, lambda now: requests.leave(now, caller, seat))


@put("/tables/{table:str}/seats/{seat:int}/bot")
async def seat_bot(
    request: HttpRequest,
    data: JSONBody[bodies.SeatBot],
    node: TheNode,
    caller: TheCaller,
    table: TableId,
    seat: SeatNumber,
) -> wire.TableInfo:
    """Seat a bot: the host in a free seat, any player during the match for somebody away or silent."""
    live = await node.hub.live(table)
    await node.hub.presence.look(live)

    def decide(now: Table) -> AnyTableEvent:
        if now.status != "playing":
            return requests.seat_bot(now, caller, seat, data.bot or now.stand_in)
        here = live.connected_here()
        away = {seat: since for seat, since in live.away.items() if seat not in here}
        return call_stand_in(now, caller, seat, data.bot, away, node.store.now())

    return await _asked(request, node, caller, table, decide)


@post("/tables/{table:str}/seats/{seat:int}/return", status_code=200)
async def return_to_seat(
    request: HttpRequest, node: TheNode, caller: TheCaller, table: TableId, seat: SeatNumber
) -> wire.TableInfo:
    """Take your seat back from the bot that stands in."""
    return await _asked(request, node, caller, table, lambda now: requests.return_to_seat(now, caller, seat))


@post("/tables/{table:str}/seats/{seat:int}/concede", status_code=200)
async def concede(
    request: HttpRequest, node: TheNode, caller: TheCaller, table: TableId, seat: SeatNumber
) -> wire.TableInfo:
    """Concede the match."""
    return await _asked(request, node, caller, table, lambda now: requests.concede(now, caller, seat))


HANDLERS: Final = [sit, leave, seat_bot, return_to_seat, concede]
