"""What travels by HTTP alone: the bodies of requests and answers."""

from typing import TypeAlias

import msgspec

from meseta.bots.ratings import Rating
from meseta.core.game import EditionInfo, Json, Option
from meseta.core.seats import Seat
from meseta.play.analysis import JudgedEntry
from meseta.play.clock import ClockRule
from meseta.tables.wire.base import Received, Sent
from meseta.tables.wire.tables import Status, TimeoutRule


class NewSession(Received, frozen=True):
    """Who is there."""

    name: str = ""


class Session(Sent, frozen=True):
    """Whom the cookie stands for."""

    person: str
    name: str


class Exchange(Received, frozen=True):
    """The token of a seat's private link, taken from the fragment of the address."""

    token: str


class SeatRef(Sent, frozen=True):
    """A seat at a table."""

    table: str
    seat: Seat


class SeatLink(Sent, frozen=True):
    """A seat's private link, shown once: whoever has it plays the seat."""

    table: str
    seat: Seat
    token: str
    path: str
    """The address on this server, with the token in its fragment."""


class GameCard(Sent, frozen=True):
    """A game one can play here."""

    key: str
    version: int
    seats: list[int]
    """The numbers of players it can be played with."""
    options: list[Option]
    bots: list[str]
    """The levels, the weakest first."""
    ratings: dict[str, Rating]
    """How strong they were found to be, as far as that was measured."""
    edition: EditionInfo


class Analysis(Sent, frozen=True):
    """A part of a match, judged: what decisions cost, and what luck gave."""

    entries: list[JudgedEntry]
    last: int
    """How many entries the match has in all."""
    exact: bool
    """Whether costs are certain for the turn, not estimated."""


class RuleClause(Sent, frozen=True):
    """One rule."""

    id: str
    title: str
    text: str
    """Markdown."""


class RuleSection(Sent, frozen=True):
    """A chapter of the rule book."""

    key: str
    title: str
    clauses: list[RuleClause]


class RuleBook(Sent, frozen=True):
    """A rule book in one language."""

    game: str
    language: str
    introduction: str
    """Markdown."""
    sections: list[RuleSection]


class Edition(Sent, frozen=True):
    """What is printed on the components."""

    game: str
    edition: EditionInfo
    components: Json
    """The edition's file as data."""
    text: str
    """The file itself."""


class Me(Received, frozen=True, tag_field="kind", tag="me"):
    """I sit here; one person may take several seats."""

    name: str = ""


class Bot(Received, frozen=True, tag_field="kind", tag="bot"):
    """A bot sits here."""

    bot: str


class Nobody(Received, frozen=True, tag_field="kind", tag="nobody"):
    """The seat stays free."""


Placement: TypeAlias = Me | Bot | Nobody
"""Who sits on a seat when a table is set."""


class NewTable(Received, frozen=True):
    """A table to be set."""

    game: str
    seats: int
    options: dict[str, str] = msgspec.field(default_factory=dict)
    edition: str | None = None
    """The text of an edition file; the standard edition where there is none."""
    open: bool = False
    """Listed for everyone, or found only by its link."""
    clock: ClockRule = ClockRule()
    timeout: TimeoutRule = "move"
    hints: bool = True
    hands: list[str] = msgspec.field(default_factory=list)
    """Deprecated: the options `hand_0`, `hand_1`, … by another name."""
    chairs: list[Placement] = msgspec.field(default_factory=list)
    """Who sits where; empty: I sit on the first seat."""
    start: bool = False
    """Begin at once; every seat must be taken."""


class Sit(Received, frozen=True):
    """Take a free seat."""

    name: str = ""


class SeatBot(Received, frozen=True):
    """Put a bot on a free seat; while the match runs, on the seat of somebody who is away."""

    bot: str


class ForkTable(Received, frozen=True):
    """A new table that begins after some entry of this one."""

    ply: int
    chairs: list[Placement] = msgspec.field(default_factory=list)
    """Empty: the bots where they were, I on every other seat."""
    start: bool = True
    hints: bool = True
    clock: ClockRule = ClockRule()


class UploadRecord(Received, frozen=True):
    """A record to be looked at."""

    record: str
    """The text of its file."""
    edition: str | None = None
    """The text of the edition it was played with, where it was not the standard one."""


class TableLine(Sent, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    names: list[str]
    """A name a seat; empty where nobody sits."""
    mine: list[Seat]
    acting: list[Seat]
    my_turn: bool
    free: int
    """Seats that can be taken."""
    open: bool
    created: int
    touched: int


class TableList(Sent, frozen=True):
    """Tables, the latest first."""

    tables: list[TableLine]
