"""The bodies of HTTP requests and responses."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from meseta.bots.judge import Scale
from meseta.bots.ratings import Rating
from meseta.core.game import EditionInfo, Option
from meseta.core.seats import Seat
from meseta.play.analysis import JudgedEntry
from meseta.play.clock import ClockRule
from meseta.play.table import Experience
from meseta.tables.printing import PrintedPage
from meseta.tables.wire.base import Received, Sent
from meseta.tables.wire.tables import Status, Terms, TimeoutRule


class NewSession(Received, frozen=True):
    """The name of whoever signs in."""

    name: str = ""


class Session(Sent, frozen=True):
    """The person the cookie stands for."""

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
    """A seat's private link, shown only once: anyone who has it can play the seat."""

    table: str
    seat: Seat
    token: str
    path: str
    """The address on this server, with the token in its fragment."""


class GameCard(Sent, frozen=True):
    """A game that can be played here."""

    key: str
    version: int
    seats: list[int]
    """The possible numbers of players."""
    options: list[Option]
    bots: list[str]
    """The levels, weakest first."""
    stand_in: str
    """The one that stands in for absent people unless another is agreed."""
    ratings: dict[str, Rating]
    """Their ratings, as far as they were measured."""
    edition: EditionInfo
    editable: bool
    """Whether it can be played with components of one's own."""
    trial_bots: list[str]
    """Those that may try such an edition out, weakest first: only what comes with the game."""


class Analysis(Sent, frozen=True):
    """The analysis of a part of a match: what turns cost, and what luck gave."""

    entries: list[JudgedEntry]
    """Those of whole steps, so there may be more than were asked for."""
    last: int
    """How many entries the match has in all."""
    scale: Scale
    """What worth is measured in."""


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


class RuleErrata(Sent, frozen=True):
    """Where the sources of the rules contradict each other or are silent, and what was chosen."""

    title: str
    text: str
    """Markdown."""


class RuleBook(Sent, frozen=True):
    """A rule book in one language."""

    game: str
    language: str
    introduction: str
    """Markdown."""
    sections: list[RuleSection]
    errata: RuleErrata | None


class Me(Received, frozen=True, tag_field="kind", tag="me"):
    """I sit here; one person may take several seats."""

    name: str = ""


class Bot(Received, frozen=True, tag_field="kind", tag="bot"):
    """A bot sits here."""

    bot: str


class Nobody(Received, frozen=True, tag_field="kind", tag="nobody"):
    """The seat stays free."""


Placement: TypeAlias = Me | Bot | Nobody
"""Who takes a seat at a new table."""


class NewTable(Received, frozen=True):
    """A table to create."""

    game: str
    seats: int
    options: dict[str, str] = msgspec.field(default_factory=dict)
    edition: str | None = None
    """The text of an edition file; the standard edition if there is none."""
    open: bool = False
    """Whether it is listed for everyone, or found only by its link."""
    clock: ClockRule = ClockRule()
    timeout: TimeoutRule = "move"
    stand_in: str | None = None
    """The bot that stands in for absent people; the game's usual one if null."""
    hints: bool = True
    chat: bool = True
    """Whether people may write to each other; reactions they always may."""
    experience: Experience = "any"
    """Whom I would like to play with. Nobody is kept from sitting down."""
    hands: list[str] = msgspec.field(default_factory=list)
    """Deprecated: another way to give the options `hand_0`, `hand_1`, …"""
    chairs: list[Placement] = msgspec.field(default_factory=list)
    """Who sits where; if empty, I take the first seat."""
    start: bool = False
    """Whether to begin immediately; every seat must be taken."""


class Sit(Received, frozen=True):
    """Take a free seat."""

    name: str = ""


class SeatBot(Received, frozen=True):
    """Give a bot a free seat or, during the match, the seat of somebody who is away or silent."""

    bot: str | None = None
    """During the match, only the stand-in that was agreed, which is also the default."""


class ForkTable(Received, frozen=True):
    """A new table that starts after some entry of this one."""

    ply: int
    chairs: list[Placement] = msgspec.field(default_factory=list)
    """If empty, bots keep their seats and I take all others."""
    start: bool = True
    hints: bool = True
    clock: ClockRule = ClockRule()


class UploadRecord(Received, frozen=True):
    """A record to look at."""

    record: str
    """The text of the record's file."""
    edition: str | None = None
    """The text of the edition it was played with, unless it is the standard one."""


class TableLine(Sent, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    names: list[str]
    """One name per seat; empty if the seat is free."""
    mine: list[Seat]
    acting: list[Seat]
    my_turn: bool
    free: int
    """The number of free seats."""
    open: bool
    created: int
    touched: int
    """When something last happened that everybody may know, so that it tells of nothing done in secret."""
    terms: Terms | None = None
    """Only of an open table whose match has not begun."""
    due: int | None = None
    """When time is up, mine if it is my turn, else that of whoever has least; null if no clock runs."""
    remind: bool = False
    """Whether it is my turn, by correspondence, and little of my time is left."""


class TableList(Sent, frozen=True):
    """Tables, latest first."""

    tables: list[TableLine]
    now: int = 0
    """The server's time in milliseconds since 1970, to be compared with `due`."""


class Printable(Sent, frozen=True):
    """What can be printed of a game, at its true size."""

    parts: list[str]
    """Sheets, cards and so on; the first is what is printed most."""
    pdf: bool
    """Whether it can be had as a PDF here; pages for a browser to print can be had anywhere."""


class PrintWanted(Received, frozen=True):
    """What is to be printed."""

    parts: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=40)], Annotated[int, msgspec.Meta(ge=1, le=12)]],
        msgspec.Meta(min_length=1, max_length=16),
    ]
    """How many copies of each part."""
    paper: Literal["a4", "letter"] = "a4"


class PrintedPages(Sent, frozen=True):
    """Pages for a browser to print."""

    pages: list[PrintedPage]
