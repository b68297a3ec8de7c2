"""A table as a value: its settings, who sits where, its clocks and its match."""

from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from meseta.bots.registry import preset_options
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
    chair_after,
)

Status: TypeAlias = Literal["waiting", "playing", "finished", "record", "stuck"]
"""`record`: an uploaded record, to look at. `stuck`: the match no longer replays, but can still be read."""

RECENT_CHAT_LINES = 200
"""Recent chat lines that a table keeps for anyone who connects."""


class Fork(msgspec.Struct, frozen=True):
    """The table and ply that a forked match started from."""

    table: str
    ply: int


class Settings(msgspec.Struct, frozen=True):
    """What was chosen when the table was created."""

    game: str
    seats: int
    options: dict[str, str] = {}
    edition: str | None = None
    """The text of an edition file, unless it is the standard one."""
    open: bool = False
    clock: ClockRule = ClockRule()
    timeout: Literal["move", "seat"] = "move"
    hints: bool = True
    forked: Fork | None = None
    opening: tuple[Entry, ...] = ()
    """The entries before the fork."""
    record_only: bool = msgspec.field(default=False, name="shown")
    """Whether it is an uploaded record rather than a table to play at."""

    def check(self, game: AnyGame) -> None:
        """Raise if the game cannot be played with these settings."""
        self.clock.check()
        game.setup(self.seats, game.info.resolve_options(self.seats, self.options))


class _OldSettings(Settings, frozen=True):
    """Settings as stored when the hand was the only seat setting."""

    hands: tuple[str, ...] = ()


def read_settings(stored: bytes | str) -> Settings:
    """The stored settings, written by this version or an older one."""
    found = msgspec.json.decode(stored, type=_OldSettings)
    hands = {seat_option("hand", seat): hand for seat, hand in enumerate(found.hands)}
    fields = {name: value for name, value in msgspec.structs.asdict(found).items() if name != "hands"}
    return Settings(**fields | {"options": found.options | hands})


class Table(msgspec.Struct, frozen=True):
    """A table so far."""

    id: str
    game: AnyGame
    settings: Settings
    host: str
    created: int
    chairs: tuple[Chair, ...]
    clock: Clock
    match: AnyMatch | None = None
    header: Header | None = None
    """The header of the match, once it has begun."""
    seq: int = 0
    """How many events there have been."""
    chat: tuple[tuple[int, int, Chatted], ...] = ()
    """Recent chat: each line's number, time and text."""
    chats: int = 0
    """How many chat lines there have been in all."""
    rematch: str | None = None
    error: MesetaError | None = None
    status: Status = "waiting"
    """Derived from the rest, and stored because it is asked for so often."""
    acting: tuple[Seat, ...] = ()
    """The seats the table is waiting for; derived as well."""

    @classmethod
    def new(cls, id: str, game: AnyGame, settings: Settings, host: str, created: int) -> "Table":
        """The table before anyone sits down."""
        chairs = (Chair(),) * settings.seats
        return cls(id, game, settings, host, created, chairs, Clock.stopped(settings.clock, settings.seats))

    @property
    def bots(self) -> dict[Seat, str]:
        """The bots in its chairs."""
        return {
            seat: chair.bot for seat, chair in enumerate(self.chairs) if chair.holder == "bot" and chair.bot
        }

    @property
    def options(self) -> dict[str, str]:
        """Every option with its value: as the match began, or as it would begin now."""
        if self.header is not None:
            return dict(self.header.options)
        return self.game.info.resolve_options(self.settings.seats, self.chosen)

    @property
    def chosen(self) -> dict[str, str]:
        """The options chosen for the match: by its host, else by the bots at the table."""
        return preset_options(self.settings.game, self.bots) | self.settings.options

    def after(self, event: AnyTableEvent, at: int) -> "Table":
        """The table after an event."""
        match event:
            case Chatted():
                lines = (*self.chat, (self.chats + 1, at, event))[-RECENT_CHAT_LINES:]
                return replace(self, seq=self.seq + 1, chat=lines, chats=self.chats + 1)
            case Rematched(next_table):
                return replace(self, seq=self.seq + 1, rematch=next_table)
            case Began(header):
                return replace(self, seq=self.seq + 1, header=header)
            case _:
                chair = chair_after(self.chairs[event.seat], event)
                chairs = (*self.chairs[: event.seat], chair, *self.chairs[event.seat + 1 :])
                return replace(self, seq=self.seq + 1, chairs=chairs).refreshed(at)

    def with_match(self, match: AnyMatch, at: int) -> "Table":
        """The table with its match advanced to this."""
        return replace(self, match=match).refreshed(at)

    def stuck(self, error: MesetaError) -> "Table":
        """The table after its match failed to replay."""
        return replace(self, error=error, status="stuck", acting=())

    def refreshed(self, at: int) -> "Table":
        """The table with status, acting seats and clocks derived anew from its match and chairs."""
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
        """The first bot the table is waiting for, and its seat."""
        acting = ((seat, self.bot_of(seat)) for seat in self.acting)
        return next(((seat, bot) for seat, bot in acting if bot is not None), None)

    def due(self, now: int) -> int | None:
        """When the table must be attended to: now for a bot's move, or when a person's time runs out."""
        if self.bot_to_act() is not None:
            return now
        running = self.clock.next_due() if self.status == "playing" else None
        return None if running is None else running[0]

    def outcome(self) -> Outcome | None:
        """How the match ended: by the rules, or because all others conceded."""
        if self.match is None or self.status not in ("finished", "record"):
            return None
        staying = tuple(seat for seat, chair in enumerate(self.chairs) if not chair.conceded)
        ended = self.match.game.outcome(self.match.state)
        if ended is None:
            return Outcome(staying, "conceded", "") if self._given_up() else None
        return replace(ended, winners=tuple(seat for seat in ended.winners if seat in staying))

    def open_to(self, seats: frozenset[Seat]) -> bool:
        """Whether the owner of these seats may read the record, because nothing in it is hidden from them."""
        if self.match is None:
            return self.error is not None
        return self.status != "playing" or len(seats) == self.settings.seats

    def _given_up(self) -> bool:
        staying = [chair for chair in self.chairs if not chair.conceded]
        return len(staying) < len(self.chairs) and len(staying) <= 1
