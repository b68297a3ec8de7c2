"""Tables: setting, finding, starting, playing again, going on from a ply."""

import asyncio
from typing import Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from meseta.core.seats import Seat
from meseta.play import requests
from meseta.play.requests import Caller
from meseta.play.seating import Rematched
from meseta.play.table import Table
from meseta.server.node import Node
from meseta.server.routes.callers import Asked, TableId, TheCaller, TheGuest, TheNode
from meseta.server.routes.words import words_of
from meseta.store.errors import Conflict
from meseta.store.rows import Listing
from meseta.tables import laying, wire
from meseta.tables.changes import Judged, Line
from meseta.tables.errors import Forbidden, NoSuchThing, NotSignedIn
from meseta.tables.limits import TooMany
from meseta.tables.live import Live
from meseta.tables.showing import table_info
from meseta.tables.tokens import id_after


def shown(request: Asked, node: Node, live: Live, caller: Caller | None) -> wire.TableInfo:
    """The table as the caller may know it."""
    words = words_of(request, live.table)
    return table_info(live.table, caller, live.present, node.store.now(), words)


async def room_for(node: Node, caller: Caller) -> None:
    """Raise if the caller, or everybody, has as many tables as there may be."""
    if not caller.person:
        raise NotSignedIn("not_signed_in")  # a seat's link is for its seat
    own, everyone = await node.store.count_unfinished(caller.person)
    limits = node.config.limits
    if own >= limits.tables_each or everyone >= limits.tables_all:
        raise TooMany("too_many_tables", most=limits.tables_each if own >= limits.tables_each else everyone)


@post("/tables")
async def lay_table(
    request: Asked, data: JSONBody[wire.NewTable], node: TheNode, caller: TheCaller
) -> wire.TableInfo:
    """Set a table, and begin at once if that is asked."""
    await room_for(node, caller)
    now = node.store.now()
    table = await asyncio.to_thread(laying.new_table, data, caller.person, now)
    chairs = laying.introduced(data.chairs or [wire.Me()], await _name(node, caller))
    seated, events = laying.seat_all(table, caller, chairs, now)
    began = None
    if data.start:
        requests.may_start(seated, caller)
        began = laying.begun(seated, node.hub.chance)
    live = await node.hub.lay(table, events, began)
    node.metrics.tables_created.labels(data.game).inc()
    return shown(request, node, live, caller)


async def _name(node: Node, caller: Caller) -> str:
    person = await node.store.find_person(caller.person)
    return "" if person is None else person.name


@get("/tables/mine")
async def my_tables(node: TheNode, caller: TheCaller) -> wire.TableList:
    """The caller's tables, and whose turn it is."""
    found: dict[str, tuple[Listing, list[Seat]]] = {}
    for listing, seat in await node.store.tables_of(caller.person):
        found.setdefault(listing.id, (listing, []))[1].extend([seat] if seat >= 0 else [])
    return wire.TableList([_line(listing, sorted(set(seats))) for listing, seats in found.values()])


@get("/tables/open")
async def open_tables(node: TheNode) -> wire.TableList:
    """Open tables where somebody can still sit down."""
    lines = [_line(listing, []) for listing in await node.store.open_tables()]
    return wire.TableList([line for line in lines if line.free])


def _line(listing: Listing, mine: list[Seat]) -> wire.TableLine:
    line = msgspec.json.decode(listing.line, type=Line)
    return wire.TableLine(
        id=listing.id,
        game=line.game,
        status=listing.status,  # type: ignore[arg-type]  # only we write it
        names=line.names,
        mine=mine,
        acting=line.acting,
        my_turn=bool(set(mine) & set(line.acting)),
        free=line.free,
        open=listing.open,
        created=listing.created,
        touched=listing.touched,
    )


@get("/tables/{table:str}")
async def show_table(request: Asked, node: TheNode, guest: TheGuest, table: TableId) -> wire.TableInfo:
    """A table."""
    return shown(request, node, await node.hub.live(table), guest)


@post("/tables/{table:str}/start", status_code=200)
async def start(request: Asked, node: TheNode, caller: TheCaller, table: TableId) -> wire.TableInfo:
    """Begin the match."""

    def judge(now: Table) -> Judged:
        requests.may_start(now, caller)
        return laying.begun(now, node.hub.chance)

    live, _ = await node.hub.request(table, judge, caller.person)
    return shown(request, node, live, caller)


@post("/tables/{table:str}/rematch")
async def play_again(request: Asked, node: TheNode, caller: TheCaller, table: TableId) -> wire.TableInfo:
    """The same people and settings at a new table; whoever asks second comes to the same one."""
    await room_for(node, caller)

    def judge(now: Table, *events: Rematched) -> Judged:
        if now.status != "finished":
            raise requests.TableRefuses("not_finished")
        if not caller.seats(now):
            raise requests.NotYours("not_your_seat", found=0)
        return Judged() if now.rematch is not None else Judged(events)

    live, _ = await node.hub.request(table, judge, caller.person)
    again = await _found_again(node, live.table, live.table.rematch or id_after(table))
    # Only now: whoever hears of the table goes there.
    await node.hub.request(table, lambda now: judge(now, Rematched(again.table.id)), caller.person)
    return shown(request, node, again, caller)


async def _found_again(node: Node, table: Table, id: str) -> Live:
    """The table of the rematch, which the first to come sets."""
    try:
        return await node.hub.live(id)
    except NoSuchThing:
        seated, events = laying.rematch(table, id, node.store.now())
        laid = Table.laid(id, seated.game, seated.settings, seated.host, seated.created)
        try:
            return await node.hub.lay(laid, events, laying.begun(seated, node.hub.chance))
        except Conflict:  # both asked at once
            return await node.hub.live(id)


@post("/tables/{table:str}/fork")
async def fork(
    request: Asked, data: JSONBody[wire.ForkTable], node: TheNode, caller: TheCaller, table: TableId
) -> wire.TableInfo:
    """Go on from any ply of a finished match, of a record, or of a match in which one holds every seat."""
    await room_for(node, caller)
    origin = (await node.hub.live(table)).table
    if not origin.open_to(caller.seats(origin)):
        raise Forbidden("record_closed")
    seated, events = laying.fork(origin, caller, data, node.store.now())
    laid = Table.laid(seated.id, seated.game, seated.settings, seated.host, seated.created)
    began = None
    if data.start:
        requests.may_start(seated, caller)
        began = laying.begun(seated, node.hub.chance)
    return shown(request, node, await node.hub.lay(laid, events, began), caller)


HANDLERS: Final = [lay_table, my_tables, open_tables, show_table, start, play_again, fork]
