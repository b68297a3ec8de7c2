"""Tables: creating, finding and starting them, rematches and forks."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from meseta.bots.registry import usual_bot
from meseta.core.game import seat_option
from meseta.core.seats import Seat
from meseta.play import requests
from meseta.play.creation import (
    BotSits,
    CallerSits,
    Creation,
    Placement,
    all_again,
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
from meseta.server.routes.callers import HttpRequest, TableId, TheCaller, TheGuest, TheNode, who
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
from meseta.tables.refusals import refusal
from meseta.tables.showing import table_info
from meseta.tables.tokens import id_after


def info_for(request: HttpRequest, node: Node, live: LiveTable, caller: Caller | None) -> wire.TableInfo:
    """The table as the caller may know it."""
    words = words_of(request, live.table)
    return table_info(live.table, caller, live.away, node.store.now(), words, live.watching)


def new_info(request: HttpRequest, node: Node, live: LiveTable, caller: Caller) -> wire.TableInfo:
    """The new table as its host may know it, with a warning if they can soon create no more."""
    low = node.warning(who(request, caller))
    warning = None if low is None else refusal(low, words_of(request, live.table))
    return msgspec.structs.replace(info_for(request, node, live, caller), warning=warning)


async def room_for(request: HttpRequest, node: Node, caller: Caller) -> None:
    """Raise if the caller has as many tables as allowed, or creates them too fast.

    However many tables others have, everyone may have a few.
    """
    if not caller.person:
        raise NotSignedIn(UnknownCaller())  # a seat's link is for its seat
    own, everyone = await node.store.count_unfinished(caller.person)
    limits = node.config.limits
    most = limits.tables_each if everyone < limits.tables_all else limits.tables_few
    if own >= most:
        raise TooMany(TooManyTables(most=own))
    node.budgets.tables.take(who(request, caller))


@post("/tables")
async def create_table(
    request: HttpRequest, data: JSONBody[bodies.NewTable], node: TheNode, caller: TheCaller
) -> wire.TableInfo:
    """Create a table, and begin immediately if requested."""
    await room_for(request, node, caller)
    table = await asyncio.to_thread(_asked_for, node.new_id(), data, caller.person, node.store.now())
    chairs = name_caller(placements(data.chairs or [bodies.Me()]), await _name(node, caller))
    creation = await _begun(request, node, caller, seat_all(table, caller, chairs), data.start)
    live = await node.create(creation, who(request, caller))
    node.metrics.tables_created.labels(data.game).inc()
    return new_info(request, node, live, caller)


def _asked_for(id: str, wanted: bodies.NewTable, host: str, now: int) -> Table:
    """The requested table; its edition may take a while to read."""
    settings = Settings(
        game=wanted.game,
        seats=wanted.seats,
        options=wanted.options | {seat_option("hand", seat): hand for seat, hand in enumerate(wanted.hands)},
        edition=wanted.edition,
        open=wanted.open,
        clock=wanted.clock,
        timeout=wanted.timeout,
        stand_in=wanted.stand_in or usual_bot(wanted.game),
        hints=wanted.hints,
    )
    return new_table(id, open_cached(wanted.game, wanted.edition), settings, host, now)


async def _begun(
    request: HttpRequest, node: Node, caller: Caller, creation: Creation, start: bool
) -> Creation:
    """The creation, with its match begun if requested."""
    if not start:
        return creation
    table = creation.result()
    requests.may_start(table, caller)
    return creation.begun(await _beginning(request, node, caller, table))


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
    lines = [_line(listing, sorted(set(seats))) for listing, seats in found.values()]
    return bodies.TableList(sorted(lines, key=lambda line: line.touched, reverse=True))


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
        touched=line.news or listing.created,
    )


@get("/tables/{table:str}")
async def show_table(request: HttpRequest, node: TheNode, guest: TheGuest, table: TableId) -> wire.TableInfo:
    """A table."""
    return info_for(request, node, await node.hub.live(table), guest)


@post("/tables/{table:str}/start", status_code=200)
async def start(request: HttpRequest, node: TheNode, caller: TheCaller, table: TableId) -> wire.TableInfo:
    """Begin the match: only for the host, once every seat is taken."""
    prepared: tuple[Table, Decision] | None = None
    while True:
        live, decision = await node.hub.request(table, partial(_begin, node, caller, prepared), caller.person)
        if decision.events:
            return info_for(request, node, live, caller)
        prepared = (live.table, await _beginning(request, node, caller, live.table))


def _begin(node: Node, caller: Caller, prepared: tuple[Table, Decision] | None, now: Table) -> Decision:
    """The decision that begins the match; nothing if a fork's opening has to be replayed first."""
    requests.may_start(now, caller)
    if not now.settings.opening:
        return begin_match(now, node.hub.chance)
    return prepared[1] if prepared is not None and prepared[0].chairs == now.chairs else Decision()


async def _beginning(request: HttpRequest, node: Node, caller: Caller, table: Table) -> Decision:
    """The decision that begins the match; replaying the opening of a fork is charged."""
    node.budgets.replays.take(who(request, caller), len(table.settings.opening))
    return await node.hub.begin_match(table, caller.person)


@post("/tables/{table:str}/rematch")
async def rematch_table(
    request: HttpRequest, node: TheNode, caller: TheCaller, table: TableId
) -> wire.TableInfo:
    """A new table with the same people and settings; everyone who asks gets the same one, and it begins once
    all have asked, or when the first of them starts it."""
    await room_for(request, node, caller)

    def decide(now: Table, *events: Rematched) -> Decision:
        requests.may_rematch(now, caller)
        return Decision(events) if caller.seats(now) - set(now.again) else Decision()

    live, _ = await node.hub.request(table, decide, caller.person)
    again = await _found_again(node, live.table, caller, live.table.rematch or id_after(table))
    joined = Rematched(again.table.id, tuple(sorted(caller.seats(live.table))))
    # Only now: whoever hears of the table goes there.
    live, _ = await node.hub.request(table, lambda now: decide(now, joined), caller.person)
    if all_again(live.table, live.table.again):
        again, _ = await node.hub.request(
            again.table.id, lambda now: _begin_waiting(node, now), caller.person
        )
    return info_for(request, node, again, caller)


def _begin_waiting(node: Node, table: Table) -> Decision:
    """The match of a rematch begins, unless it has begun or somebody has left since."""
    waiting = table.status == "waiting" and all(chair.holder != "nobody" for chair in table.chairs)
    return begin_match(table, node.hub.chance) if waiting else Decision()


async def _found_again(node: Node, table: Table, caller: Caller, id: str) -> LiveTable:
    """The table of the rematch, created by the first to ask."""
    try:
        return await node.hub.live(id)
    except NoSuchThing:
        creation = rematch(table, caller, id, node.store.now())
        if all_again(table, caller.seats(table)):
            creation = creation.begun(await node.hub.begin_match(creation.result(), caller.person))
        try:
            return await node.hub.create(creation)
        except Conflict:  # both asked at once
            return await node.hub.live(id)


@post("/tables/{table:str}/fork")
async def fork_table(
    request: HttpRequest, data: JSONBody[bodies.ForkTable], node: TheNode, caller: TheCaller, table: TableId
) -> wire.TableInfo:
    """Continue from any ply of a finished match, a record, or a match in which you hold every seat."""
    await room_for(request, node, caller)
    creation = fork(
        (await node.hub.live(table)).table,
        caller,
        node.new_id(),
        data.ply,
        node.store.now(),
        chairs=placements(data.chairs),
        clock=data.clock,
        hints=data.hints,
    )
    creation = await _begun(request, node, caller, creation, data.start)
    live = await node.create(creation, who(request, caller))
    return new_info(request, node, live, caller)


HANDLERS: Final = [create_table, my_tables, open_tables, show_table, start, rematch_table, fork_table]
