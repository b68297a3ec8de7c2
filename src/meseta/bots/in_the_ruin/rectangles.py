"""Which rectangles are worth filling, by how much is missing and how many marks are still to come."""

from functools import cache
from heapq import nlargest
from math import exp
from typing import Final, NamedTuple, TypeAlias

from meseta.games.in_the_ruin.sheet import SIZE
from meseta.grids.bits import Bits, bits

SPACES: Final = SIZE * SIZE

Odds: TypeAlias = tuple[float, ...]
"""By the number of spaces missing: how likely they will be filled in time."""


class Target(NamedTuple):
    """A rectangle one may try to fill."""

    area: int
    spaces: Bits


@cache
def every_rectangle() -> tuple[Target, ...]:
    """All rectangles of a sheet that are worth a thought, the largest first."""
    found = []
    for height in range(2, SIZE + 1):
        for width in range(2, SIZE + 1):
            corner = bits(row * SIZE + column for row in range(height) for column in range(width))
            if height * width >= 12:
                found += [
                    Target(height * width, corner << row * SIZE + column)
                    for row in range(SIZE - height + 1)
                    for column in range(SIZE - width + 1)
                ]
    return tuple(sorted(found, reverse=True))


@cache
def filling_odds(marks: int) -> Odds:
    """How likely so many missing spaces are filled by about so many marks to come, given in quarters."""
    expected = marks / 4
    if expected <= 0:
        return (1.0,) + (0.0,) * SPACES
    return (
        1.0,
        *(1 / (1 + exp((missing - expected) / (0.22 * expected + 0.4))) for missing in range(1, SPACES + 1)),
    )


def best_targets(empty: Bits, odds: Odds, count: int) -> tuple[Target, ...]:
    """The rectangles that promise most, if a few of their spaces were filled now."""
    eased = (1.0,) * 5 + odds[1:]
    return tuple(
        nlargest(
            count,
            every_rectangle(),
            key=lambda target: target.area * eased[(target.spaces & empty).bit_count()],
        )
    )


def promise(targets: tuple[Target, ...], empty: Bits, odds: Odds) -> float:
    """What the most promising of these rectangles will bring."""
    return max([area * odds[(spaces & empty).bit_count()] for area, spaces in targets])
