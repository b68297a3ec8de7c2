"""New tables: as requested, for a rematch, forked from a match, or made from a record.

Each is a `Creation`: the table before anyone sits down, and the events that follow immediately.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from meseta.core.errors import BadRecord, BadSetup
from meseta.core.game import AnyGame
from meseta.core.record import Record
from meseta.play import requests
from meseta.play.clock import ClockRule
from meseta.play.decisions import Decision
from meseta.play.problems import BadChairs, NotFinished, RecordNoSuchPly
from meseta.play.reload import begin
from meseta.play.replay import replay, story
from meseta.play.requests import Caller
from meseta.play.seating import AnyTableEvent, Began, BotSat, Chair, Sat
from meseta.play.table import Fork, Settings, Table


class CallerSits(NamedTuple):
    """The caller takes the seat; one person may take several."""

    name: str = ""


class BotSits(NamedTuple):
    """A bot takes the seat."""

    bot: str


Placement: TypeAlias = CallerSits | BotSits | None
"""Who takes a seat at a new table; None if it stays free."""


class Creation(NamedTuple):
    """A new table before anyone sits down, and the events that follow immediately."""

    table: Table
    decision: Decision

    def result(self) -> Table:
        """The table after those events."""
        return self.decision.applied_to(self.table, self.table.created)

    def begin_match(self, rng: Random) -> "Creation":
        """The same creation with its match beginning immediately."""
        beginning = begin_match(self.result(), rng)
        return Creation(self.table, beginning._replace(events=(*self.decision.events, *beginning.events)))


def new_table(id: str, game: AnyGame, settings: Settings, host: str, now: int) -> Table:
    """The requested table before anyone sits down; raises if the game cannot be played that way."""
    settings.check(game)
    return Table.new(id, game, settings, host, now)


def name_caller(chairs: Sequence[Placement], name: str) -> list[Placement]:
    """The same placements, with the caller's name on the first seat they take without giving one."""
    first = next((seat for seat, placement in enumerate(chairs) if placement == CallerSits("")), None)
    return [CallerSits(name) if seat == first else placement for seat, placement in enumerate(chairs)]


def seat_all(table: Table, caller: Caller, chairs: Sequence[Placement]) -> Creation:
    """The table with these people and bots seated."""
    if len(chairs) > len(table.chairs):
        raise BadSetup(BadChairs(seats=len(table.chairs), chairs=len(chairs)))
    events: list[AnyTableEvent] = []
    seated = table
    for seat, placement in enumerate(chairs):
        match placement:
            case CallerSits(name):
                event = requests.sit(seated, caller, seat, name)
            case BotSits(bot):
                event = requests.seat_bot(seated, caller, seat, bot, frozenset())
            case None:
                continue
        events.append(event)
        seated = seated.after(event, table.created)
    return Creation(table, Decision(tuple(events)))


def begin_match(table: Table, rng: Random) -> Decision:
    """The decision that begins the match with whoever is seated."""
    began, match = begin(table, rng)
    return Decision((began,), match, match.entries, tuple(story(match)))


def rematch(table: Table, id: str, now: int) -> Creation:
    """Another table with the same people and settings, without any stand-ins."""
    settings = replace(table.settings, forked=None, opening=())
    events = tuple(_seated_again(seat, chair) for seat, chair in enumerate(table.chairs))
    return Creation(Table.new(id, table.game, settings, table.host, now), Decision(events))


def _seated_again(seat: int, chair: Chair) -> AnyTableEvent:
    if chair.person is not None:
        return Sat(seat, chair.person, chair.name)
    assert chair.bot is not None, "nobody's seat was free when the match began"
    return BotSat(seat, chair.bot)


def fork(
    table: Table,
    caller: Caller,
    id: str,
    ply: int,
    now: int,
    *,
    chairs: Sequence[Placement],
    clock: ClockRule,
    hints: bool,
) -> Creation:
    """A table that continues from a ply of this one; without chairs, bots keep their seats."""
    requests.may_read(table, caller)
    match = table.match
    if match is None:
        raise requests.TableRefuses(NotFinished())
    if not 0 <= ply <= len(match.entries):
        raise BadRecord(RecordNoSuchPly(ply=ply, most=len(match.entries)))
    clock.check()
    settings = replace(
        table.settings,
        open=False,
        record_only=False,
        hints=hints,
        clock=clock,
        forked=Fork(table.id, ply),
        opening=match.entries[:ply],
    )
    forked = Table.new(id, table.game, settings, caller.person, now)
    return seat_all(forked, caller, chairs or [_as_before(chair) for chair in table.chairs])


def _as_before(chair: Chair) -> Placement:
    return BotSits(chair.bot) if chair.holder == "bot" and chair.bot else CallerSits(chair.name)


def from_record(
    id: str, game: AnyGame, record: Record, edition: str | None, person: str, now: int
) -> Creation:
    """An uploaded record as a read-only table; raises if it does not replay."""
    match = replay(game, record)
    settings = Settings(
        game=record.header.game,
        seats=record.header.seats,
        options=dict(record.header.options),
        edition=edition,
        record_only=True,
    )
    table = Table.new(id, game, settings, person, now)
    return Creation(table, Decision((Began(record.header),), match, match.entries))
