"""The bodies of requests and responses about editions."""

from typing import Annotated

import msgspec

from meseta.core.game import EditionInfo, Json
from meseta.play.trials import TriedGame
from meseta.tables.wire.base import Received, Refusal, Sent


class Edition(Sent, frozen=True):
    """What is printed on the components."""

    game: str
    edition: EditionInfo
    components: Json
    """The edition's file as data."""
    text: str
    """The file itself."""


class CheckEdition(Received, frozen=True):
    """The text of an edition file, to be checked."""

    text: str
    game: str | None = None
    """If null, the game is found by the form of the text."""


class EditionFinding(Sent, frozen=True):
    """Something wrong with an edition, and where in its text; lines and columns are counted from 1."""

    line: int
    column: int
    end_line: int
    end_column: int
    """Just behind what is wrong."""
    path: str
    """What it concerns, such as `board.circle[3].x`; empty for the whole file."""
    problem: Refusal


class EditionReport(Sent, frozen=True):
    """What is wrong with an edition."""

    game: str | None
    """The game it is an edition of, as far as can be told."""
    edition: EditionInfo | None
    """Null if anything is wrong."""
    findings: list[EditionFinding]
    """The first hundred at most, from the top of the file."""
    count: int
    """How many there are in all."""


class DrawEdition(Received, frozen=True):
    """The text of an edition file, to be drawn."""

    game: str
    text: str


class Drawing(Sent, frozen=True):
    """Something to print."""

    part: str
    """Such as `sheet` or `board`."""
    svg: str
    """Its width and height are in millimetres."""


class TryEdition(Received, frozen=True):
    """Games in which bots try out an edition."""

    game: str
    seats: int
    bot: str
    """The level of all of them."""
    text: str | None = None
    """The text of the edition file; the standard edition if there is none."""
    start: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    """The number of the first game: the same number brings the same chances."""
    count: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    """How many games at most; the answer has those that could be played in about a second."""


class Trials(Sent, frozen=True):
    """How games between bots ended."""

    games: list[TriedGame]
