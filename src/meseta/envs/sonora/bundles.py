"""One table of a batch, the room that a flick needs, and what is told about all tables."""

from typing import Any, NamedTuple, TypeAlias

__all__ = ["Scratch", "Table", "Told"]

Data: TypeAlias = Any  # type: ignore[explicit-any]
"""Arrays, the parts of `Printed`, and one table."""


class Table(NamedTuple):
    """One table (`columns`)."""

    luck: Data
    facts: Data
    discs: Data
    sheets: Data
    fits: Data
    """Which placements in the Canyon fit, for each seat; alone, in a second row, for the AI."""
    shot: Data
    """The latest flick: its start, as intended, as it left the hand, and whether it touched anything."""
    rests: Data
    """What the latest flick did to each disc: its fate and place, or `STILL`."""
    sources: Data
    """Which sources have a 1 in their part of the mask, as bits: these parts are cleared before the next."""
    ways: Data
    squares: Data
    leaps: Data
    """Room for looking at a creek, and for the AI to look at a canyon."""


class Scratch(NamedTuple):
    """Room for one flick, and the board as the discs' kernel reads it."""

    figures: Data
    walls: Data
    discs: Data
    moving: Data
    log: Data
    listed: Data
    point: Data
    """A point of the box of flicks."""


class Told(NamedTuple):
    """What a batch tells about its tables, a row for each."""

    actor: Data
    mask: Data
    done: Data
    scores: Data
    rewards: Data
