"""New tables: as requested, for a rematch, forked from a match, or made from a record.

Each is a `Creation`: the table before anyone sits down, and the events that follow immediately.
"""

from collections.abc import Collection, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from meseta.core.errors import BadRecord, BadSetup
from meseta.core.game import AnyGame
from meseta.core.record import Entry, Record
from meseta.core.seats import Seat
from meseta.play import requests
from meseta.play.clock import ClockRule
from meseta.play.dealing import SameDeal
from meseta.play.decisions import Decision
from meseta.play.match import AnyMatch
from meseta.play.problems import BadChairs, NotFinished, RecordNoSuchPly
from meseta.play.reload import begin
from meseta.play.replay import replay, story
from meseta.play.requests import Caller
from meseta.play.seating import AnyTableEvent, Began, BotSat, Chair, Sat
from meseta.play.table import Fork, Settings, StoredOpening, Table

CHAT_KEPT = 50
"""Lines of chat that a rematch takes over."""


class CallerSits(NamedTuple):
    """The caller takes the seat; one person may take several."""

    name: str = ""


class BotSits(NamedTuple):
    """A bot takes the seat, under the given name or one that is still free."""

    bot: str
    name: str = ""


Placement: TypeAlias = CallerSits | BotSits | None
"""Who takes a seat at a new table; None if it stays free."""


class Creation(NamedTuple):
    """A new table before anyone sits down, and the events that follow immediately."""

    table: Table
    decision: Decision
    trunk: tuple[Entry, ...] = ()
    """The entries to store as the table's opening, if they are not stored yet."""

    def result(self) -> Table:
        """The table after those events."""
        return self.decision.applied_to(self.table, self.table.created)

    def begin_match(self, rng: Random) -> "Creation":
        """The same creation with its match beginning immediately."""
        return self.begun(begin_match(self.result(), rng))

    def begun(self, beginning: Decision) -> "Creation":
        """The same creation with the decision that begins its match."""
        whole = replace(beginning, events=(*self.decision.events, *beginning.events))
        return self._replace(decision=whole)


def new_table(id: str, game: AnyGame, settings: Settings, host: str, now: int) -> Table:
    """The requested table before anyone sits down; raises if the game cannot be played that way."""
    settings.check(game)
    if settings.stand_in:
        requests.check_bot(settings.game, settings.stand_in)
    return Table.new(id, game, settings, host, now)


def name_caller(chairs: Sequence[Placement], name: str) -> list[Placement]:
    """The same placements, with the caller's name on the first seat they take without giving one."""
    first = next((seat for seat, placement in enumerate(chairs) if placement == CallerSits("")), None)
    return [CallerSits(name) if seat == first else placement for seat, placement in enumerate(chairs)]


def seat_all(table: Table, caller: Caller, chairs: Sequence[Placement], knows: bool = False) -> Creation:
    """The table with these people and bots seated; `knows` says whether the caller knows its deal."""
    if len(chairs) > len(table.chairs):
        raise BadSetup(BadChairs(seats=len(table.chairs), chairs=len(chairs)))
    events: list[AnyTableEvent] = []
    seated = table
    for seat, placement in enumerate(chairs):
        match placement:
            case CallerSits(name):
                event = requests.sit(seated, caller, seat, name, knows)
            case BotSits(bot, name):
                event = requests.seat_bot(seated, caller, seat, bot, name)
            case None:
                continue
        events.append(event)
        seated = seated.after(event, table.created)
    return Creation(table, Decision(tuple(events)))


def begin_match(table: Table, rng: Random) -> Decision:
    """The decision that begins the match with whoever is seated; the moments of a fork's opening are left
    out, because there may be many of them."""
    began, match = begin(table, rng)
    moments = () if table.settings.opening else tuple(story(match))
    return Decision((began,), match, match.entries[:], moments)


def deal_again(
    table: Table,
    caller: Caller,
    id: str,
    dealt: SameDeal,
    now: int,
    *,
    chairs: Sequence[Placement],
    wanted: Settings,
) -> Creation:
    """A table for the deal of this one, with its game, seats and options; what else is agreed is wanted anew.

    Its host knows the deal: they have the whole match before them.
    """
    settings = replace(
        wanted,
        game=table.settings.game,
        seats=table.settings.seats,
        options=table.options,
        edition=table.settings.edition,
        dealt=dealt,
    )
    again = new_table(id, table.game, settings, caller.person, now)
    return seat_all(again, caller, chairs, knows=True)


def rematch(table: Table, caller: Caller, id: str, now: int) -> Creation:
    """Another table with the same people and settings, hosted by whoever asks, without any stand-ins.

    Its chat begins with the latest lines of the old table's.
    """
    settings = replace(
        table.settings, forked=None, opening=(), stored_opening=None, dealt=None, rematch_of=table.id
    )
    seated = tuple(_seated_again(seat, chair) for seat, chair in enumerate(table.chairs))
    said = tuple(line for _, _, line in table.chat[-CHAT_KEPT:])
    return Creation(Table.new(id, table.game, settings, caller.person, now), Decision((*seated, *said)))


def all_again(table: Table, seats: Collection[Seat]) -> bool:
    """Whether these are the seats of all people at the table, so that their rematch may begin."""
    return all(chair.person is None or seat in seats for seat, chair in enumerate(table.chairs))


def _seated_again(seat: int, chair: Chair) -> AnyTableEvent:
    if chair.person is not None:
        return Sat(seat, chair.person, chair.name)
    assert chair.bot is not None, "nobody's seat was free when the match began"
    return BotSat(seat, chair.bot, chair.name)


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
        dealt=None,  # whoever plays all seats may fork what is being played, and would look ahead
        hints=hints,
        clock=clock,
        forked=Fork(table.id, ply),
        opening=match.entries[:ply],
        stored_opening=_opening_at(table, match, ply) if ply else None,
    )
    forked = Table.new(id, table.game, settings, caller.person, now)
    seated = seat_all(forked, caller, chairs or [_as_before(chair) for chair in table.chairs])
    return seated._replace(trunk=match.entries[:])


def _opening_at(table: Table, match: AnyMatch, ply: int) -> StoredOpening:
    """Where the first entries of the match are stored: where its own opening is, if that is long enough."""
    stored = table.settings.stored_opening
    if stored is not None and ply <= stored.plies:
        return StoredOpening(stored.id, ply)
    return StoredOpening(f"{table.id}.{len(match.entries)}", ply)


def _as_before(chair: Chair) -> Placement:
    bot = chair.bot if chair.holder == "bot" else None
    return BotSits(bot, chair.name) if bot is not None else CallerSits(chair.name)


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
        opening=record.entries,
        stored_opening=StoredOpening(f"{id}.{len(record.entries)}", len(record.entries)),
    )
    table = Table.new(id, game, settings, person, now)
    return Creation(table, Decision((Began(record.header),), match, record.entries), record.entries)
