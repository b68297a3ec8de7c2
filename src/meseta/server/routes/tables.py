"""Tables: creating, finding and starting them, rematches and forks."""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from meseta.core.game import seat_option
from meseta.core.seats import Seat
from meseta.play import requests
from meseta.play.creation import (
    BotSits,
    CallerSits,
    Creation,
    Placement,
    begin_match,
    fork,
    name_caller,
    new_table,
    rematch,
    seat_all,
)
from meseta.play.decisions import Decision
from meseta.play.requests import Caller
from meseta.play.seating import Rematched
from meseta.play.table import Settings, Table
from meseta.server import bodies
from meseta.server.routes.callers import HttpRequest, TableId, TheCaller, TheGuest, TheNode
from meseta.server.routes.words import words_of
from meseta.store.errors import Conflict
from meseta.store.rows import Listing
from meseta.tables import wire
from meseta.tables.cached_games import open_cached
from meseta.tables.changes import ListedTable
from meseta.tables.errors import NoSuchThing, NotSignedIn
from meseta.tables.limits import TooMany
from meseta.tables.live import LiveTable
from meseta.tables.node import Node
from meseta.tables.problems import TooManyTables, UnknownCaller
from meseta.tables.showing import table_info
from meseta.tables.tokens import id_after, new_id


def info_for(request: HttpRequest, node: Node, live: LiveTable, caller: Caller | None) -> wire.TableInfo:
    """The table as the caller may know it."""
    words = words_of(request, live.table)
    return table_info(live.table, caller, live.present, node.store.now(), words)


async def room_for(node: Node, caller: Caller) -> None:
    """Raise if the caller, or everybody together, has as many tables as allowed."""
    if not caller.person:
        raise NotSignedIn(UnknownCaller())  # a seat's link is for its seat
    own, everyone = await node.store.count_unfinished(caller.person)
    limits = node.config.limits
    if own >= limits.tables_each or everyone >= limits.tables_all:
        raise TooMany(TooManyTables(most=limits.tables_each if own >= limits.tables_each else everyone))


@post("/tables")
async def create_table(
    request: HttpRequest, data: JSONBody[bodies.NewTable], node: TheNode, caller: TheCaller
) -> wire.TableInfo:
    """Create a table, and begin immediately if requested."""
    await room_for(node, caller)
    table = await asyncio.to_thread(_asked_for, data, caller.person, node.store.now())
    chairs = name_caller(placements(data.chairs or [bodies.Me()]), await _name(node, caller))
    creation = await _begun(node, caller, seat_all(table, caller, chairs), data.start)
    live = await node.hub.create(creation)
    node.metrics.tables_created.labels(data.game).inc()
    return info_for(request, node, live, caller)


def _asked_for(wanted: bodies.NewTable, host: str, now: int) -> Table:
    """The requested table; its edition may take a while to read."""
    settings = Settings(
        game=wanted.game,
        seats=wanted.seats,
        options=wanted.options | {seat_option("hand", seat): hand for seat, hand in enumerate(wanted.hands)},
        edition=wanted.edition,
        open=wanted.open,
        clock=wanted.clock,
        timeout=wanted.timeout,
        hints=wanted.hints,
    )
    return new_table(new_id(), open_cached(wanted.game, wanted.edition), settings, host, now)


async def _begun(node: Node, caller: Caller, creation: Creation, start: bool) -> Creation:
    """The creation, with its match begun if requested."""
    if not start:
        return creation
    requests.may_start(creation.result(), caller)
    return await node.hub.begin_match(creation)


def placements(chairs: Sequence[bodies.Placement]) -> list[Placement]:
    """Who takes which seat, as values of `play`."""
    return [_placement(chair) for chair in chairs]


def _placement(chair: bodies.Placement) -> Placement:
    match chair:
        case bodies.Me(name):
            return CallerSits(name)
        case bodies.Bot(bot):
            return BotSits(bot)
        case bodies.Nobody():
            return None


async def _name(node: Node, caller: Caller) -> str:
    person = await node.store.find_person(caller.person)
    return "" if person is None else person.name


@get("/tables/mine")
async def my_tables(node: TheNode, caller: TheCaller) -> bodies.TableList:
    """The caller's tables, and whose turn it is."""
    found: dict[str, tuple[Listing, list[Seat]]] = {}
    for listing, seat in await node.store.tables_of(caller.person):
        found.setdefault(listing.id, (listing, []))[1].extend([seat] if seat >= 0 else [])
    return bodies.TableList([_line(listing, sorted(set(seats))) for listing, seats in found.values()])


@get("/tables/open")
async def open_tables(node: TheNode) -> bodies.TableList:
    """The open tables that still have a free seat."""
    lines = [_line(listing, []) for listing in await node.store.open_tables()]
    return bodies.TableList([line for line in lines if line.free])


def _line(listing: Listing, mine: list[Seat]) -> bodies.TableLine:
    line = msgspec.json.decode(listing.line, type=ListedTable)
    return bodies.TableLine(
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
async def show_table(request: HttpRequest, node: TheNode, guest: TheGuest, table: TableId) -> wire.TableInfo:
    """A table."""
    return info_for(request, node, await node.hub.live(table), guest)


@post("/tables/{table:str}/start", status_code=200)
async def start(request: HttpRequest, node: TheNode, caller: TheCaller, table: TableId) -> wire.TableInfo:
    """Begin the match: only for the host, once every seat is taken."""

    def decide(now: Table) -> Decision:
        requests.may_start(now, caller)
        return begin_match(now, node.hub.chance)

    live, _ = await node.hub.request(table, decide, caller.person)
    return info_for(request, node, live, caller)


@post("/tables/{table:str}/rematch")
async def rematch_table(
    request: HttpRequest, node: TheNode, caller: TheCaller, table: TableId
) -> wire.TableInfo:
    """A new table with the same people and settings; everyone who asks gets the same one."""
    await room_for(node, caller)

    def decide(now: Table, *events: Rematched) -> Decision:
        requests.may_rematch(now, caller)
        return Decision() if now.rematch is not None else Decision(events)

    live, _ = await node.hub.request(table, decide, caller.person)
    again = await _found_again(node, live.table, live.table.rematch or id_after(table))
    # Only now: whoever hears of the table goes there.
    await node.hub.request(table, lambda now: decide(now, Rematched(again.table.id)), caller.person)
    return info_for(request, node, again, caller)


async def _found_again(node: Node, table: Table, id: str) -> LiveTable:
    """The table of the rematch, created by the first to ask."""
    try:
        return await node.hub.live(id)
    except NoSuchThing:
        creation = await node.hub.begin_match(rematch(table, id, node.store.now()))
        try:
            return await node.hub.create(creation)
        except Conflict:  # both asked at once
            return await node.hub.live(id)


@post("/tables/{table:str}/fork")
async def fork_table(
    request: HttpRequest, data: JSONBody[bodies.ForkTable], node: TheNode, caller: TheCaller, table: TableId
) -> wire.TableInfo:
    """Continue from any ply of a finished match, a record, or a match in which you hold every seat."""
    await room_for(node, caller)
    creation = fork(
        (await node.hub.live(table)).table,
        caller,
        new_id(),
        data.ply,
        node.store.now(),
        chairs=placements(data.chairs),
        clock=data.clock,
        hints=data.hints,
    )
    live = await node.hub.create(await _begun(node, caller, creation, data.start))
    return info_for(request, node, live, caller)


HANDLERS: Final = [create_table, my_tables, open_tables, show_table, start, rematch_table, fork_table]
