"""A table as one person may know it."""

from typing import Literal, TypeAlias

import msgspec

from meseta.core.game import EditionInfo
from meseta.core.results import Part, TieBreak
from meseta.core.seats import Seat
from meseta.play.clock import ClockRule
from meseta.play.table import Experience
from meseta.tables.wire.base import Refusal, Sent

TimeoutRule: TypeAlias = Literal["move", "seat"]
"""When time is up, a bot plays this move or takes over the seat until its owner returns."""


Status: TypeAlias = Literal["waiting", "playing", "finished", "record", "stuck"]
"""`record`: an uploaded record, to look at. `stuck`: no longer replays after an upgrade, but can be read."""


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
    """The bot that plays it now: its holder or a stand-in."""
    standing_in: Literal["turn", "return", "end"] | None
    """How long the bot stands in: this turn, until the owner returns or, after a concession, to the end."""
    conceded: bool
    missed: int = 0
    """How many times the owner's time has run out since they last acted."""
    lost: bool = False
    """Whether the seat cannot win: its owner gave up, or let it go by their clock and is not back."""
    who: str | None = None
    """By which its owner is told apart from others at this table, to be muted or reported; null for bots."""
    knows_deal: bool = False
    """Whether its owner has played or seen the deal before that is played again here."""
    face: str | None = None
    """The silhouette of a bot with a name of its own, such as `moon`."""


class ScoreInfo(Sent, frozen=True):
    """A seat's score in parts."""

    seat: Seat
    total: int
    parts: list[Part]


class Result(Sent, frozen=True):
    """How the match ended."""

    winners: list[Seat]
    code: str
    """A code of the game; `conceded`; `time` if it was ended by the one whose time had not run out; or
    `abandoned` if nobody was left."""
    clause: str
    """Empty unless the rules ended it."""
    scores: list[ScoreInfo]
    margin: int = 0
    """By how many points the winners lead everybody else; 0 if nobody is behind them in points."""
    tie_break: TieBreak | None = None
    """What decided between equal totals, if the rules compare anything."""


class ClockFace(Sent, frozen=True):
    """The clocks as they are now."""

    now: int
    """The server's time in milliseconds since 1970, to be compared with `due`."""
    due: list[int | None]
    """For each seat, when its time is up; null while its clock is stopped."""
    left: list[int]
    """For each seat, milliseconds in reserve when its clock last stopped; empty without a reserve."""
    stand_in: list[int | None]
    """For each seat, from when others may call a stand-in for its owner; null if they may not."""
    remind: list[int | None] = msgspec.field(default_factory=list)
    """For each seat, from when little of its time is left; empty unless it is played by correspondence."""


class Origin(Sent, frozen=True):
    """Where a table was forked from."""

    table: str | None
    """Null unless I forked it: its id is the key to that table."""
    ply: int


class Terms(Sent, frozen=True):
    """What is agreed at an open table, for whoever looks for one."""

    bots: list[str | None]
    """For each seat, the level of the bot there."""
    options: dict[str, str]
    """Those that differ from the usual ones."""
    own_edition: bool
    """Whether other components than the usual ones are played with."""
    clock: ClockRule
    experience: Experience
    """Whom the host would like to play with."""
    language: str | None
    """The host's, as their browser asked for it."""
    chat: bool
    hints: bool
    dealt: bool = False
    """Whether the deal of another table is played again here."""


class TableInfo(Sent, frozen=True):
    """A table as one person may know it."""

    id: str
    game: str
    version: int
    edition: EditionInfo
    seats: int
    options: dict[str, str]
    """Every option with its value."""
    open: bool
    hints: bool
    clock: ClockRule
    timeout: TimeoutRule
    stand_in: str
    """The bot that stands in for absent people, agreed beforehand."""
    status: Status
    host: bool
    """Whether I am its host."""
    chairs: list[ChairInfo]
    acting: list[Seat]
    """The seats the table is waiting for."""
    clocks: ClockFace
    created: int
    result: Result | None = None
    rematch: str | None = None
    """The table of the rematch."""
    again: list[Seat] = msgspec.field(default_factory=list)
    """The seats that want to play again, in the order in which they asked; the first invited the others."""
    rematch_of: str | None = None
    """The table whose people play again here; the match begins once all have joined."""
    watching: int = 0
    """How many spectators are connected."""
    forked: Origin | None = None
    chat: bool = True
    """Whether people may write to each other; reactions they always may."""
    experience: Experience = "any"
    """Whom the host would like to play with."""
    claimable: Seat | None = None
    """My seat, if I may end the match as its winner, since everybody else is out of time or has given up."""
    forgiven: int = 0
    """How many moves in a row may be missed before the seat is lost; 0 if none, or without a clock."""
    dealt: bool = False
    """Whether the deal of another table is played again here."""
    warning: Refusal | None = None
    """Only in the answer to creating it: what I have nearly used up."""
    trouble: Refusal | None = None
    """Why a stuck match cannot continue."""
