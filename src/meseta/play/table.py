"""A table as a value: its settings, who sits there, its clocks, and the match that is played at it."""

from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from meseta.core.errors import MesetaError
from meseta.core.game import AnyGame, seat_option
from meseta.core.record import Entry, Header
from meseta.core.results import Outcome
from meseta.core.seats import CHANCE, Seat
from meseta.play.clock import Clock, ClockRule
from meseta.play.match import AnyMatch
from meseta.play.seating import (
    AnyTableEvent,
    Began,
    Chair,
    Chatted,
    Rematched,
    seated,
)

Status: TypeAlias = Literal["waiting", "playing", "finished", "record", "stuck"]
"""`record`: brought along to be looked at. `stuck`: it no longer replays; it can still be read."""

CHAT_KEPT = 200
"""Lines of chat that a table remembers for those who come."""


class Fork(msgspec.Struct, frozen=True):
    """Where a table's match was begun."""

    table: str
    ply: int


class Settings(msgspec.Struct, frozen=True):
    """What was settled when the table was set."""

    game: str
    seats: int
    options: dict[str, str] = {}
    edition: str | None = None
    """The text of an edition file, where it is not the standard one."""
    open: bool = False
    clock: ClockRule = ClockRule()
    timeout: Literal["move", "seat"] = "move"
    hints: bool = True
    forked: Fork | None = None
    opening: tuple[Entry, ...] = ()
    """What had happened before the fork."""
    record_only: bool = msgspec.field(default=False, name="shown")
    """Whether it is a record that was brought along, not a table to play at."""

    def check(self, game: AnyGame) -> None:
        """Raise where the table cannot be set so."""
        self.clock.check()
        game.setup(self.seats, game.info.resolve_options(self.seats, self.options))


class _FormerSettings(Settings, frozen=True):
    """Settings as they were stored while the hand was the only setting a seat could have."""

    hands: tuple[str, ...] = ()


def read_settings(stored: bytes | str) -> Settings:
    """The settings that were stored, by this version or a former one."""
    former = msgspec.json.decode(stored, type=_FormerSettings)
    hands = {seat_option("hand", seat): hand for seat, hand in enumerate(former.hands)}
    fields = {name: value for name, value in msgspec.structs.asdict(former).items() if name != "hands"}
    return Settings(**fields | {"options": former.options | hands})


class Table(msgspec.Struct, frozen=True):
    """A table, as far as it has come."""

    id: str
    game: AnyGame
    settings: Settings
    host: str
    created: int
    chairs: tuple[Chair, ...]
    clock: Clock
    match: AnyMatch | None = None
    header: Header | None = None
    """What was settled when the match began."""
    seq: int = 0
    """How many events there have been."""
    chat: tuple[tuple[int, int, Chatted], ...] = ()
    """What was said lately: each line's number, its time, and itself."""
    chats: int = 0
    """How many lines were ever said."""
    rematch: str | None = None
    error: MesetaError | None = None
    status: Status = "waiting"
    """How far it has come; it follows from the rest, and is kept because everyone asks."""
    acting: tuple[Seat, ...] = ()
    """Whom the table waits for; it follows from the rest as well."""

    @classmethod
    def new(cls, id: str, game: AnyGame, settings: Settings, host: str, created: int) -> "Table":
        """The table before anyone sits down."""
        chairs = (Chair(),) * settings.seats
        return cls(id, game, settings, host, created, chairs, Clock.stopped(settings.clock, settings.seats))

    def after(self, event: AnyTableEvent, at: int) -> "Table":
        """The table after something happened at it."""
        match event:
            case Chatted():
                lines = (*self.chat, (self.chats + 1, at, event))[-CHAT_KEPT:]
                return replace(self, seq=self.seq + 1, chat=lines, chats=self.chats + 1)
            case Rematched(next_table):
                return replace(self, seq=self.seq + 1, rematch=next_table)
            case Began(header):
                return replace(self, seq=self.seq + 1, header=header)
            case _:
                chair = seated(self.chairs[event.seat], event)
                chairs = (*self.chairs[: event.seat], chair, *self.chairs[event.seat + 1 :])
                return replace(self, seq=self.seq + 1, chairs=chairs).refreshed(at)

    def played(self, match: AnyMatch, at: int) -> "Table":
        """The table when its match has come so far."""
        return replace(self, match=match).refreshed(at)

    def stuck(self, error: MesetaError) -> "Table":
        """The table whose match no longer replays."""
        return replace(self, error=error, status="stuck", acting=())

    def refreshed(self, at: int) -> "Table":
        """The table with what follows from its match and its chairs, and its clocks running accordingly."""
        if self.match is None or self.error is not None:
            return self
        status = self._status(self.match)
        acting = self.game.actors(self.match.state) if status == "playing" else ()
        seats = tuple(sorted(seat for seat in acting if seat != CHANCE))
        table = replace(self, status=status, acting=seats)
        if self.settings.clock.kind == "none":
            return table
        people = {seat for seat in seats if table.bot_of(seat) is None}
        return replace(table, clock=self.clock.turn(at, self.match.step, people))

    def _status(self, match: AnyMatch) -> Status:
        if self.settings.record_only:
            return "record"
        return "finished" if match.over or self._given_up() else "playing"

    def bot_of(self, seat: Seat) -> str | None:
        """The bot that acts for the seat now, if one does."""
        return self.chairs[seat].bot_at(-1 if self.match is None else self.match.step)

    def bot_to_act(self) -> tuple[Seat, str] | None:
        """The first bot the table waits for, and its seat."""
        acting = ((seat, self.bot_of(seat)) for seat in self.acting)
        return next(((seat, bot) for seat, bot in acting if bot is not None), None)

    def due(self, now: int) -> int | None:
        """When somebody has to see to the table: a bot's move at once, or the end of a person's time."""
        if self.bot_to_act() is not None:
            return now
        running = self.clock.next_due() if self.status == "playing" else None
        return None if running is None else running[0]

    def outcome(self) -> Outcome | None:
        """How it ended: by the rules, or because all others gave up."""
        if self.match is None or self.status not in ("finished", "record"):
            return None
        staying = tuple(seat for seat, chair in enumerate(self.chairs) if not chair.conceded)
        ended = self.match.game.outcome(self.match.state)
        if ended is None:
            return Outcome(staying, "conceded", "") if self._given_up() else None
        return replace(ended, winners=tuple(seat for seat in ended.winners if seat in staying))

    def open_to(self, seats: frozenset[Seat]) -> bool:
        """Whether somebody with these seats may read the record: nothing in it is a secret to them."""
        if self.match is None:
            return self.error is not None
        return self.status != "playing" or len(seats) == self.settings.seats

    def _given_up(self) -> bool:
        staying = [chair for chair in self.chairs if not chair.conceded]
        return len(staying) < len(self.chairs) and len(staying) <= 1
