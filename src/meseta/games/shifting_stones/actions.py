"""What players and chance can do in Shifting Stones."""

from typing import TypeAlias

import msgspec

from meseta.core.seats import Seat
from meseta.games.shifting_stones.grid import Cell, Face
from meseta.games.shifting_stones.state import CardId

__all__ = [
    "Action",
    "ChanceAction",
    "Draw",
    "End",
    "First",
    "Flip",
    "Lay",
    "Pick",
    "PlayerAction",
    "Score",
    "Shift",
    "Skip",
]

# What a seat may do is listed with every move, from the same few thousand actions (`legal.uses`), and each is
# looked up by its hash: so they keep theirs.


class Shift(msgspec.Struct, frozen=True, cache_hash=True, tag="shift"):
    """Spend a card; two neighbouring stones trade places (ST-08)."""

    a: Cell
    """The earlier of the two in reading order."""
    b: Cell
    """The later one; it shares an edge with the other."""
    card: CardId
    """The card from the hand that pays for it."""


class Flip(msgspec.Struct, frozen=True, cache_hash=True, tag="flip"):
    """Spend a card; a stone shows its other face (ST-09)."""

    cell: Cell
    """Where the stone lies."""
    card: CardId
    """The card from the hand that pays for it."""


class Score(msgspec.Struct, frozen=True, cache_hash=True, tag="score"):
    """Score a card whose pattern is in the grid (ST-11)."""

    card: CardId
    """The card from the hand whose pattern is complete."""


class End(msgspec.Struct, frozen=True, cache_hash=True, tag="end"):
    """End the turn and refill the hand (ST-14)."""


class Skip(msgspec.Struct, frozen=True, cache_hash=True, tag="skip"):
    """Do nothing else this turn and draw two cards (ST-16)."""


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Chance lays out the stones, in reading order (ST-04)."""

    faces: tuple[Face, ...]
    """The nine faces that show."""


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """Chance picks the cards of a solo game, ascending (ST-22)."""

    cards: tuple[CardId, ...]
    """The sixteen cards in play."""


class First(msgspec.Struct, frozen=True, tag="first"):
    """Chance names the first player (ST-06)."""

    seat: Seat
    """The seat that begins."""


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Chance deals cards to the seat on turn, ascending (ST-05, ST-14, ST-16)."""

    cards: tuple[CardId, ...]
    """The cards that the seat on turn takes."""


PlayerAction: TypeAlias = Shift | Flip | Score | End | Skip
ChanceAction: TypeAlias = Lay | Pick | First | Draw
Action: TypeAlias = PlayerAction | ChanceAction
