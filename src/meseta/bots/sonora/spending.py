"""What Reflicks and Swaps are worth in hand: what the best chances still to come can be expected to gain.

Whoever has several opportunities and few icons should let the poor ones pass. How much opportunities gain was
measured (`python -m bench.sonora_icons --games 8`); how many are still to come is known.
"""

from functools import cache
from typing import Final

LASTING: Final = (0.9, 0.65, 0.5, 0.45, 0.42, 0.4, 0.37, 0.35, 0.32, 0.3)
"""How much of what a board promises is left in the end, by the flicks to come (docs/bots/sonora.md)."""
AMONG_TWO: Final = (1.0, 0.5, 0.8, 0.6, 0.05, 0.05, 0.5, 0.35, 0.3, 0.3)
"""How much of a player's promise is left after each of its flicks among two, by the flicks to come.

Turns have two, two and one disc. What lies there before the other has two in a row is lost: those with four
or five flicks to come. After the other's second turn only one flick follows
(`python -m bench.sonora_persistence --games 24`; the first two are taken from the third).
"""
DISCS: Final = 5
"""Flicks of a player in a round."""

_REFLICKS: Final = (*(0.0,) * 10, 0.7, 1.7, 2.4, 2.8, 3.8, 4.3, 4.8, 6.2, 7.0, 9.8)
"""What flicking once more promises to gain, in twentieths of all cases."""
_SWAPS: Final = (
    *(0.0, 0.0, 0.2, 0.9, 1.3, 1.5, 1.7, 1.9, 2.1, 2.3),
    *(2.5, 2.7, 2.9, 3.3, 3.8, 4.0, 4.3, 5.3, 6.1, 13.4),
)
"""What the best swap of a round gains, in twentieths of all cases."""


def lasting(coming: int) -> float:
    """The share of a board's promise that is left after so many more flicks by anybody."""
    return LASTING[min(coming, len(LASTING) - 1)]


def own_lasting(seats: int, coming: int) -> float:
    """The share of what a player has just gained by a flick that is left after so many more."""
    return AMONG_TWO[min(coming, len(AMONG_TWO) - 1)] if seats == 2 else lasting(coming)


@cache
def reflicks_worth(count: int, flicks: int) -> float:
    """What so many Reflicks are worth with so many own flicks to come in this and later rounds.

    The first discs of a round are mostly knocked away again, so flicking one of them better gains little.
    """
    if count < 1 or not flicks:
        return 0.0
    share = _shares()[-flicks % DISCS]
    later, used = reflicks_worth(count, flicks - 1), reflicks_worth(count - 1, flicks - 1)
    return sum(max(later, share * gain + used) for gain in _REFLICKS) / len(_REFLICKS)


@cache
def swaps_worth(count: int, rounds: int) -> float:
    """What so many Swaps are worth with so many rounds in which they may be used."""
    if count < 1 or not rounds:
        return 0.0
    later, used = swaps_worth(count, rounds - 1), swaps_worth(count - 1, rounds - 1)
    return sum(max(later, gain + used) for gain in _SWAPS) / len(_SWAPS)


@cache
def _shares() -> tuple[float, ...]:
    """What lasts of a player's first to fifth flick, among two players, whoever begins."""
    one, other = (9, 8, 5, 4, 1), (7, 6, 3, 2, 0)  # the flicks that are then to come
    return tuple((AMONG_TWO[a] + AMONG_TWO[b]) / 2 for a, b in zip(one, other, strict=True))
