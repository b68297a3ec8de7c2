"""Setting tables: new ones, rematches, forks, and records that were brought along."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from meseta.core.errors import BadRecord, BadSetup
from meseta.core.record import read_record
from meseta.play import requests
from meseta.play.reload import begin
from meseta.play.replay import replay
from meseta.play.requests import Caller
from meseta.play.seating import AnyTableEvent, Began, BotSat, Chair, Sat
from meseta.play.table import Fork, Settings, Table
from meseta.tables import wire
from meseta.tables.changes import Judged, happened
from meseta.tables.opened import opened
from meseta.tables.showing import story
from meseta.tables.tokens import new_id

MOST_UPLOADED = 5000
"""Entries in a record that is brought along; no match here comes near it."""


def new_table(wanted: wire.NewTable, host: str, now: int) -> Table:
    """The table that was asked for, before anyone sits down."""
    game = opened(wanted.game, wanted.edition)
    settings = Settings(
        game=wanted.game,
        seats=wanted.seats,
        options=wanted.options,
        edition=wanted.edition,
        open=wanted.open,
        clock=wanted.clock,
        timeout=wanted.timeout,
        hints=wanted.hints,
        hands=tuple(wanted.hands),
    )
    settings.check(game)
    return Table.laid(new_id(), game, settings, host, now)


def introduced(wanted: Sequence[wire.Placement], name: str) -> list[wire.Placement]:
    """The same, with the caller's name on the first seat they take without giving one."""
    first = next((seat for seat, placement in enumerate(wanted) if placement == wire.Me("")), None)
    return [wire.Me(name) if seat == first else placement for seat, placement in enumerate(wanted)]


def seat_all(
    table: Table, caller: Caller, wanted: Sequence[wire.Placement], now: int
) -> tuple[Table, tuple[AnyTableEvent, ...]]:
    """The table with these people and bots at it, and how they came there."""
    if len(wanted) > len(table.chairs):
        raise BadSetup("bad_chairs", seats=len(table.chairs), chairs=len(wanted))
    events: list[AnyTableEvent] = []
    for seat, placement in enumerate(wanted):
        match placement:
            case wire.Me(name):
                event = requests.sit(table, caller, seat, name)
            case wire.Bot(bot):
                event = requests.seat_bot(table, caller, seat, bot, frozenset())
            case wire.Nobody():
                continue
        events.append(event)
        table = table.after(event, now)
    return table, tuple(events)


def begun(table: Table, rng: Random) -> Judged:
    """The beginning of the match at the table as it is seated."""
    began, match = begin(table, rng)
    return Judged((began,), match, match.entries, tuple(story(match)))


def rematch(table: Table, id: str, now: int) -> tuple[Table, tuple[AnyTableEvent, ...]]:
    """The same people and settings at another table, whatever stood in for them gone."""
    settings = replace(table.settings, forked=None, opening=())
    again = Table.laid(id, table.game, settings, table.host, now)
    events = tuple(_seated_again(seat, chair) for seat, chair in enumerate(table.chairs))
    return happened(again, events, now), events


def _seated_again(seat: int, chair: Chair) -> AnyTableEvent:
    if chair.person is not None:
        return Sat(seat, chair.person, chair.name)
    assert chair.bot is not None, "nobody's seat was free when the match began"
    return BotSat(seat, chair.bot)


def fork(
    table: Table, caller: Caller, wanted: wire.ForkTable, now: int
) -> tuple[Table, tuple[AnyTableEvent, ...]]:
    """A table that goes on from some ply of this one."""
    match = table.match
    if match is None:
        raise requests.TableRefuses("not_finished")
    if not 0 <= wanted.ply <= len(match.entries):
        raise BadRecord("record_no_such_ply", ply=wanted.ply, most=len(match.entries))
    wanted.clock.check()
    settings = replace(
        table.settings,
        open=False,
        shown=False,
        hints=wanted.hints,
        clock=wanted.clock,
        forked=Fork(table.id, wanted.ply),
        opening=match.entries[: wanted.ply],
    )
    forked = Table.laid(new_id(), table.game, settings, caller.person, now)
    chairs = wanted.chairs or [_as_before(chair) for chair in table.chairs]
    return seat_all(forked, caller, chairs, now)


def _as_before(chair: Chair) -> wire.Placement:
    return wire.Bot(chair.bot) if chair.holder == "bot" and chair.bot else wire.Me(chair.name)


def shown(upload: wire.UploadRecord, person: str, now: int) -> tuple[Table, Judged]:
    """A record that was brought along, as a table to look at; raises where it does not replay."""
    record = read_record(upload.record)
    if len(record.entries) > MOST_UPLOADED:
        raise BadRecord("record_too_many", most=MOST_UPLOADED)
    game = opened(record.header.game, upload.edition)
    match = replay(game, record)
    settings = Settings(
        game=record.header.game,
        seats=record.header.seats,
        options=dict(record.header.options),
        edition=upload.edition,
        shown=True,
    )
    table = Table.laid(new_id(), game, settings, person, now)
    return table, Judged((Began(record.header),), match, match.entries)
