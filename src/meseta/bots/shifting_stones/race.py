"""Who will win a game of Shifting Stones if play continues as usual, from counts alone.

A turn of good play scores points, cards and 1-point cards with frequencies that hardly depend on the grid.
Given these, the rest of the game is a race between two counters whose outcome can be computed to the end:
the lead in points, the lead in 1s with its bonus, and who triggers the last round when (ST-18 to ST-21).
"""

from functools import lru_cache
from math import floor
from typing import Final

from meseta.games.shifting_stones.scoring import ONES_BONUS

TURNS: Final[tuple[tuple[float, int, int, int], ...]] = (
    (0.029, 1, 1, 1),
    (0.24, 2, 1, 0),
    (0.066, 2, 2, 2),
    (0.195, 3, 1, 0),
    (0.206, 3, 2, 1),
    (0.104, 4, 2, 0),
    (0.054, 4, 2, 1),
    (0.036, 5, 1, 0),
    (0.07, 5, 2, 0),
)
"""How often a turn scores how many points, cards and 1s, rare ones merged: `python -m bench.stones_fit`."""

_WIDEST: Final = 14
"""Leads beyond this are as good as won."""
_MOST_ONES: Final = 4


def outlook(goal: int, own: int, other: int, lead: float, ones: int, last: bool) -> float:
    """The chance to win for the player to move (a shared win counts half).

    `own` and `other` count scored cards, of which `goal` trigger the last round; `lead` and `ones` compare
    points without the bonus and 1s; `last` says whether the mover has the last turn of a round.
    """
    whole = floor(lead)
    part = lead - whole
    low = _chance(goal, own, other, _bounded(whole, _WIDEST), _bounded(ones, _MOST_ONES), last)
    if not part:
        return low
    high = _chance(goal, own, other, _bounded(whole + 1, _WIDEST), _bounded(ones, _MOST_ONES), last)
    return low + part * (high - low)


def final(lead: float, ones: int) -> float:
    """The same when nobody has a turn left."""
    total = lead + ONES_BONUS * ((ones > 0) - (ones < 0))
    return 0.5 + 0.5 * ((total > 0) - (total < 0))


@lru_cache(1 << 18)
def _chance(goal: int, own: int, other: int, lead: int, ones: int, last: bool) -> float:
    if not last and max(own, other) >= goal:
        return final(lead, ones)
    chance = 0.0
    for weight, points, cards, single in TURNS:
        chance += weight * _chance(
            goal,
            other,
            min(goal, own + cards),
            _bounded(-lead - points, _WIDEST),
            _bounded(-ones - single, _MOST_ONES),
            not last,
        )
    return 1 - chance


def _bounded(value: int, most: int) -> int:
    return max(-most, min(most, value))
