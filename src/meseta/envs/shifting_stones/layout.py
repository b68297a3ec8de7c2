"""What is in the arrays of a batch of Shifting Stones, and what the numbers in them mean.

A grid is nine faces of three bits each. Then a pattern in one place is a mask and what must be under it, a
stone is flipped by its lowest bit, and two trade places by the bits in which they differ.
"""

from typing import Any, NamedTuple, TypeAlias

__all__ = ["Rules", "Shown", "Tables"]

Data: TypeAlias = Any  # type: ignore[explicit-any]
"""An array, or a memoryview of one."""

ANEW, END, SKIP, CARD = -1, 0, 1, 2
MOVES, USES = 21, 22
"""Numbers of actions, as in `numbers`: a card has twelve shifts, nine flips, and being scored. `ANEW` is none
of a seat's: a new game begins, whatever becomes of the old one."""

PLACES = 8
"""Room for the places where a block may fit, of which there are six at most."""

SEED, GAME, KEY, DRAWN, CHOSEN = 0, 1, 2, 3, 4
"""A table's luck: its seed, how many games have begun, the key of the present one, how many numbers were
drawn with it, and how many actions were chosen at random."""

DECK, DISCARD, FIRST, TURN, ACTED, FRUITFUL, STRIKES, LAST_ROUND, MASKED = range(9)
"""A table's facts: how many cards are in the two piles, the state's fields of these names, and for how many
slots its mask is filled in."""

UNSEEN, IN_PILE, DISCARDED, HELD = 0, 1, 2, 3
"""Where a card is: never drawn, drawn and back in the pile (alone), discarded, held by seat 0 or, one more
for each, by those after it, and after these scored by them."""


class Rules(NamedTuple):
    """What is agreed at all tables of a batch, and what is printed."""

    seats: int
    slots: int
    """The most cards that a hand can have."""
    cards: int
    first: int
    """Who begins; -1 where it is drawn by lot."""
    uncapped: int
    goal: int
    hand: int
    fullest: int
    skip_draw: int
    strikes: int
    ones_bonus: int
    """The rules' own figures, by their names there."""
    stones: Data
    """The nine stones."""
    moves: Data
    """Of each move, the first bits of the stones that trade places, and the bit that is flipped."""
    solo: Data
    """How many cards of each worth a solo game has."""
    points: Data
    """What cards of each worth count."""
    worth: Data
    """Of each card, as an index into `points`."""
    masks: Data
    """Of each card and place, the cells it asks for, as bits of a grid."""
    faces: Data
    """What must show there; in places where its block does not fit, what never shows."""


class Tables(NamedTuple):
    """Every table's position: a row each."""

    luck: Data
    facts: Data
    grids: Data
    hands: Data
    """Every seat's cards, ascending; 0 in empty slots."""
    sizes: Data
    """How many cards each hand has."""
    scored: Data
    """How many cards of each worth each seat has scored."""
    rested: Data
    piles: Data
    """The cards not yet drawn; their order means nothing."""
    where: Data
    """Where each card is."""


class Shown(NamedTuple):
    """What a batch shows, and where in a row of the observation each field begins."""

    actor: Data
    mask: Data
    observation: Data
    done: Data
    scores: Data
    rewards: Data
    grid: int
    hand: int
    cards: int
    hand_sizes: int
    scored: int
    piles: int
    rested: int
    first: int
    turn: int
    phase: int
    due: int
    acted: int
    fruitful: int
    strikes: int
    last_round: int
