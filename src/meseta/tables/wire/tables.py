"""A table as one person may know it."""

from typing import Literal, TypeAlias

from meseta.core.game import EditionInfo
from meseta.core.results import Part
from meseta.core.seats import Seat
from meseta.play.clock import ClockRule
from meseta.tables.wire.base import Refusal, Sent

TimeoutRule: TypeAlias = Literal["move", "seat"]
"""When time is up a bot plays this move, or takes the seat until its owner returns."""


Status: TypeAlias = Literal["waiting", "playing", "finished", "record", "stuck"]
"""`record`: uploaded to be looked at. `stuck`: it no longer replays after an upgrade; it can be read."""


class ChairInfo(Sent, frozen=True):
    """A seat, and who has it."""

    seat: Seat
    holder: Literal["nobody", "person", "bot"]
    name: str
    mine: bool
    """Whether I may act for it."""
    present: bool
    """Whether its owner is connected; true for bots."""
    bot: str | None
    """The bot that plays it now: its holder, or the one that stands in."""
    standing_in: Literal["turn", "return", "end"] | None
    """How long the bot stands in: this turn, until the owner returns, or (after conceding) to the end."""
    conceded: bool


class ScoreInfo(Sent, frozen=True):
    """What a seat has, in its parts."""

    seat: Seat
    total: int
    parts: list[Part]


class Result(Sent, frozen=True):
    """How it ended."""

    winners: list[Seat]
    code: str
    """`conceded`, or the game's own."""
    clause: str
    """Empty where no rule but a concession ended it."""
    scores: list[ScoreInfo]


class ClockFace(Sent, frozen=True):
    """The clocks as they stand."""

    now: int
    """The server's time in milliseconds since 1970, to be compared with `due`."""
    due: list[int | None]
    """For each seat, when its time is up; null while its clock stands."""
    left: list[int]
    """Milliseconds in reserve for each seat when its clock last stood; empty without a reserve."""


class Origin(Sent, frozen=True):
    """Where a table was forked."""

    table: str
    ply: int


class TableInfo(Sent, frozen=True):
    """A table as one person may know it."""

    id: str
    game: str
    version: int
    edition: EditionInfo
    seats: int
    options: dict[str, str]
    open: bool
    hints: bool
    clock: ClockRule
    timeout: TimeoutRule
    status: Status
    host: bool
    """Whether I am its host."""
    chairs: list[ChairInfo]
    acting: list[Seat]
    """Whom the table waits for."""
    clocks: ClockFace
    created: int
    result: Result | None = None
    rematch: str | None = None
    """The table where it goes on."""
    forked: Origin | None = None
    trouble: Refusal | None = None
    """Why a stuck match cannot go on."""
