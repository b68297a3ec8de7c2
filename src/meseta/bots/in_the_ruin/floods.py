"""Flood fills over a sheet's spaces. Neighbours are inlined: a call would take as long as they do."""

from typing import Final

from meseta.games.in_the_ruin.sheet import SIZE, Cell, neighbours
from meseta.grids.bits import Bits, bits, members

NOT_LEFT: Final[Bits] = bits(cell for cell in range(SIZE * SIZE) if cell % SIZE)
NOT_RIGHT: Final[Bits] = bits(cell for cell in range(SIZE * SIZE) if cell % SIZE < SIZE - 1)
FAR: Final = 60
"""The distance where there is no path."""


def spread(start: Bits, spaces: Bits) -> Bits:
    """The start and everything connected to it over these spaces."""
    seen = edge = start
    while edge:
        edge = (edge & NOT_RIGHT) << 1 | (edge & NOT_LEFT) >> 1 | edge << SIZE | edge >> SIZE
        edge &= spaces & ~seen
        seen |= edge
    return seen


def layers(start: Bits, spaces: Bits) -> list[Bits]:
    """The start, then what is one step from it over these spaces, then two, and so on."""
    found = []
    seen = edge = start
    while edge:
        found.append(edge)
        edge = (edge & NOT_RIGHT) << 1 | (edge & NOT_LEFT) >> 1 | edge << SIZE | edge >> SIZE
        edge &= spaces & ~seen
        seen |= edge
    return found


def distances(start: Bits, spaces: Bits) -> list[int]:
    """For every space, the steps from the start over these spaces; `FAR` where there is no path."""
    far = [FAR] * (SIZE * SIZE)
    for steps, layer in enumerate(layers(start, spaces)):
        for cell in members(layer):
            far[cell] = steps
    return far


def small_holes(empty: Bits) -> Bits:
    """The spaces in holes of one or two spaces, where no shape fits."""
    right = (empty & NOT_RIGHT) << 1 & empty
    left = (empty & NOT_LEFT) >> 1 & empty
    down = empty << SIZE & empty
    up = empty >> SIZE & empty
    inner = right & left | down & up | (right | left) & (down | up)
    around = (inner & NOT_RIGHT) << 1 | (inner & NOT_LEFT) >> 1 | inner << SIZE | inner >> SIZE
    return empty & ~(inner | around)


def missing_spaces(roads: Bits, walls: Bits, a: Cell, b: Cell) -> int | None:
    """The fewest empty spaces that must become Roads to connect two spaces; None where Walls prevent it."""
    goal, spaces = 1 << b, ~walls
    if walls >> a & 1 or walls & goal:
        return None
    seen = spread(1 << a, roads)
    missing = 0 if roads >> a & 1 else 1
    while not seen & goal:
        edge = neighbours(seen) & spaces & ~seen
        if not edge:
            return None
        seen = spread(seen | edge, roads | seen | edge)
        missing += 1
    return missing
