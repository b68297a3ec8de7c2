"""A position of Shifting Stones."""

import enum
from functools import lru_cache
from typing import TypeAlias

import msgspec

from meseta.core.seats import Seat
from meseta.games.shifting_stones.grid import Grid
from meseta.grids.bits import Bits, members

__all__ = ["CardId", "Cards", "Phase", "State"]

CardId: TypeAlias = int
"""A card's number in the edition, from 1: `game.deck.cards[card]` is the card."""
Cards: TypeAlias = Bits
"""A set of cards: card n is bit n."""

listed_cards = lru_cache(1 << 10)(members)
"""The cards of a set, ascending; every viewer of a position asks for the same few sets."""


class Phase(enum.IntEnum):
    """Who is to act, and for what."""

    STONES = 0
    """Chance lays out the stones (ST-04)."""
    PICK = 1
    """Chance picks the sixteen cards of a solo game (ST-22)."""
    LOT = 2
    """Chance draws the first player (ST-06)."""
    DEAL = 3
    """Chance deals the seat on turn its first hand (ST-05)."""
    TURN = 4
    """The seat on turn acts (ST-07)."""
    DRAW = 5
    """Chance deals the cards due to the seat on turn, whose turn is then over (ST-14, ST-16)."""
    OVER = 6
    """Nobody acts: the game has ended (ST-19)."""


class State(msgspec.Struct, frozen=True, gc=False):
    """A position. Two equal states have the same future."""

    phase: Phase

    grid: Grid
    """The nine stones; 0 until they are laid."""

    hands: tuple[Cards, ...]
    """Each seat's secret cards (ST-05)."""

    scored: tuple[Cards, ...]
    """Each seat's scored cards, visible to all (ST-11)."""

    deck: Cards
    """Cards not yet drawn. A set: undrawn cards have no order to leak."""

    discard: Cards
    """Spent cards, visible to all (ST-08)."""

    first: Seat
    """The first player (ST-06); `CHANCE` until the lot is drawn."""

    turn: Seat
    """Whose turn it is, or who is being dealt cards."""

    due: int = 0
    """How many cards chance still owes the seat on turn."""

    acted: bool = False
    """Whether there was an action in this turn: then it is too late to skip (ST-16)."""

    fruitful: bool = False
    """Whether a card was scored in this turn; a solo turn without one is a strike (ST-23)."""

    rested: Bits = 0
    """The seats that skipped their latest turn (ST-16)."""

    strikes: int = 0
    """Solo only (ST-23)."""

    seen: Cards = 0
    """Solo only: the cards drawn so far, and so known to be in play (ST-26)."""

    uncapped: bool = False
    """The option `skip_cap`: whether a skip may fill a hand beyond six cards (ST-16)."""

    @property
    def solo(self) -> bool:
        """Whether one person plays alone (ST-22)."""
        return len(self.hands) == 1
