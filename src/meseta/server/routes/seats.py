"""Seats: taking and leaving them, seating bots, coming back, and conceding."""

from collections.abc import Callable
from typing import Final

from litestar import delete, post, put
from litestar.params import JSONBody

from meseta.play import requests
from meseta.play.decisions import Decision
from meseta.play.requests import Caller
from meseta.play.seating import AnyTableEvent
from meseta.play.table import Table
from meseta.server import bodies
from meseta.server.routes.callers import HttpRequest, SeatNumber, TableId, TheCaller, TheNode
from meseta.server.routes.tables import info_for
from meseta.tables import wire
from meseta.tables.errors import NotSignedIn
from meseta.tables.node import Node
from meseta.tables.problems import UnknownCaller


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
    return await _asked(request, node, caller, table, lambda now: requests.sit(now, caller, seat, name))


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
    """Seat a bot: the host in a free seat, any player during the match in place of somebody who is away."""
    live = await node.hub.live(table)
    await node.hub.presence.look(live)
    return await _asked(
        *(request, node, caller, table),
        decide=lambda now: requests.seat_bot(
            now, caller, seat, data.bot, live.present | live.connected_here()
        ),
    )


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
