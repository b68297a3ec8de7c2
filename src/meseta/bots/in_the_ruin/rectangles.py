"""Which rectangles are worth filling, by how much is missing and how many marks are still to come."""

from functools import cache
from math import exp
from typing import Final, NamedTuple, TypeAlias

from meseta.games.in_the_ruin.sheet import SIZE
from meseta.grids.bits import Bits, bits

SPACES: Final = SIZE * SIZE
MARKS: Final = 5
"""Spaces that a turn can fill: a shape of four and an extra space."""

Odds: TypeAlias = tuple[float, ...]
"""By the number of spaces missing: how likely they are to be filled in time."""


class Target(NamedTuple):
    """A rectangle to fill."""

    area: int
    spaces: Bits


@cache
def every_rectangle() -> tuple[Target, ...]:
    """All rectangles of a sheet, the largest first."""
    found = []
    for height in range(1, SIZE + 1):
        for width in range(1, SIZE + 1):
            corner = bits(row * SIZE + column for row in range(height) for column in range(width))
            found += [
                Target(height * width, corner << row * SIZE + column)
                for row in range(SIZE - height + 1)
                for column in range(SIZE - width + 1)
            ]
    return tuple(sorted(found, reverse=True))


@cache
def filling_odds(quarters: int, doubt: float) -> Odds:
    """How likely missing spaces are to be filled by the marks to come, which are expected in quarters."""
    expected = quarters / 4
    if expected <= 0:
        return (1.0,) + (0.0,) * SPACES
    slope = doubt * expected + 0.4
    return (1.0, *(1 / (1 + exp((missing - expected) / slope)) for missing in range(1, SPACES + 1)))


def best_targets(empty: Bits, odds: Odds, count: int) -> tuple[Target, ...]:
    """The rectangle that promises the most now, and those that would with a turn's marks in them."""
    eased = (1.0,) * MARKS + odds
    marks = SPACES - empty.bit_count()
    best, first = 0.0, every_rectangle()[0]
    found = []
    for target in every_rectangle():
        area, spaces = target
        if area <= best:  # smaller ones cannot catch up
            break
        missing = area - marks
        if missing > 0 and eased[missing] < 0.02:
            continue
        missing = (spaces & empty).bit_count()
        promised = area * eased[missing]
        if promised > best:
            found.append((promised, target))
            if area * odds[missing] > best:
                best, first = area * odds[missing], target
    found.sort(reverse=True)
    return (first, *[target for _, target in found[:count]])


def promise(targets: tuple[Target, ...], empty: Bits, odds: Odds) -> float:
    """What the most promising of these rectangles is expected to score."""
    return max([area * odds[(spaces & empty).bit_count()] for area, spaces in targets])
