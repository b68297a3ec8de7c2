"""The chance to win a solo game of Shifting Stones when a turn begins, from counts and distances alone.

What is left of each value, what of it is in hand and how far it is there, and the strikes so far are added
up with weights fitted to games that were played on from good and from bad positions.
"""

from math import exp
from typing import Final, NamedTuple

from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.distance import distances_for
from meseta.games.shifting_stones.rules import STRIKES
from meseta.games.shifting_stones.state import State
from meseta.grids.bits import bits, members

VALUES: Final = (1, 2, 3, 5)
"""What the cards of a solo game are worth (ST-22)."""


class Weights(NamedTuple):
    """What each feature adds to the logarithm of the odds."""

    base: float
    strikes: tuple[float, ...]
    """For the first, the second and the third strike."""
    left: tuple[float, ...]
    """For a card of each value that is not scored."""
    held: tuple[float, ...]
    """For one of them that is in hand."""
    away: tuple[float, ...]
    """For every move it is away there."""


FITTED: Final = Weights(
    base=-0.66,
    strikes=(-1.39, -1.18, -1.58),
    left=(0.52, 0.38, -0.4, -2.69),
    held=(1.21, 1.29, 2.72, 3.34),
    away=(-0.03, -0.11, -0.48, -0.47),
)
"""Fitted by `python -m bench.stones_chance solo --games 900`."""
_WEIGHTS: Final = [weight for group in FITTED[1:] for weight in group]


class SoloChance:
    """Tells the chance to win."""

    def __init__(self, deck: Deck) -> None:
        self._distance: Final = distances_for(deck).distance
        self._of_value: Final = [bits(deck.by_points[points]) for points in VALUES]

    def of(self, state: State) -> float:
        """In percent."""
        odds = FITTED.base + sum(map(float.__mul__, _WEIGHTS, self.features(state)))
        return 100 / (1 + exp(-odds))

    def features(self, state: State) -> list[float]:
        """What the weights after the base are for, in their order."""
        hand, left = state.hands[0], state.hands[0] | state.deck | state.discard
        strikes = [float(state.strikes >= strike) for strike in range(1, STRIKES)]
        held = [members(hand & cards) for cards in self._of_value]
        return [
            *strikes,
            *(float((left & cards).bit_count()) for cards in self._of_value),
            *map(float, map(len, held)),
            *(float(sum(self._distance(state.grid, card) for card in cards)) for cards in held),
        ]
