"""The board as an edition prints it, and what a disc on it counts for: exact, in whole micrometres."""

from functools import lru_cache
from math import isqrt
from typing import Final

import msgspec

from meseta.discs import Arena, Place
from meseta.games.sonora.words import Section

PLACES: Final = {1: (0,), 2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""The occupied sides of the table, by number of players (SO-03)."""

_QUARTERS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Cosine and sine of zero to three quarter turns."""


class Circle(msgspec.Struct, frozen=True):
    """A multiplier circle (SO-07)."""

    section: Section
    """The section it multiplies: its animal's."""
    x: int
    y: int
    radius: int


class Board:
    """The four zones, by the launch corner that each touches, and the eight circles."""

    def __init__(self, arena: Arena, zones: tuple[Section, ...], circles: tuple[Circle, ...]) -> None:
        self.arena: Final = arena
        self.zones: Final = zones
        self.circles: Final = circles
        self.reaches: Final = [
            (circle.section, circle.x, circle.y, (circle.radius + arena.disc_radius) ** 2)
            for circle in circles
        ]
        """For each circle its section, its middle, and the square of how near a disc touches it."""
        self.far: Final = arena.half_width - arena.disc_radius
        """How far from the middle of the board a disc can lie along each axis."""
        across = isqrt(2 * arena.disc_radius * arena.disc_radius) + 1
        self.leg: Final = 2 * self.far - arena.edge - across
        """The legs of the triangle of possible starts: off the frame and off the corner's edge (SO-09)."""
        self.near_corner: Final = arena.edge - 4 * arena.disc_radius
        """Where ``|x| + |y|`` is at most this, a disc blocks no start."""

    def zones_at(self, place: Place) -> tuple[Section, ...]:
        """The zones that hold most of a disc, circles ignored: several if they hold equal parts (SO-21)."""
        x, y = place
        right = (x > 0,) if x else (False, True)
        below = (y > 0,) if y else (False, True)
        return tuple(self.zones[corner_of(r, b)] for b in below for r in right)


class Spot(msgspec.Struct, frozen=True, array_like=True):
    """What a disc counts for."""

    section: Section
    """The section it counts for."""
    doubled: bool
    """Whether it lies on that section's multiplier circle (SO-20)."""


def corner_of(right: bool, below: bool) -> int:
    """The quarter's corner, clockwise from the top left.

    >>> [corner_of(*sides) for sides in ((False, False), (True, False), (True, True), (False, True))]
    [0, 1, 2, 3]
    """
    return 2 + (not right) if below else int(right)


@lru_cache(1 << 12)
def spots(board: Board, place: Place) -> tuple[Spot, ...]:
    """What a disc there may count for; the owner chooses where there is more than one (SO-20, SO-21)."""
    x, y = place
    # `touches` written out: this is asked of every disc that has moved.
    touched = {section for section, cx, cy, reach in board.reaches if (x - cx) ** 2 + (y - cy) ** 2 <= reach}
    if touched:
        return tuple([Spot(section, True) for section in sorted(touched)])
    return tuple([Spot(zone, False) for zone in sorted(set(board.zones_at(place)))])


def touches(board: Board, circle: Circle, place: Place) -> bool:
    """Whether any part of the disc lies on the circle, its border included (SO-20)."""
    dx, dy, reach = place[0] - circle.x, place[1] - circle.y, circle.radius + board.arena.disc_radius
    return dx * dx + dy * dy <= reach * reach


def rotate(quarters: int, x: int, y: int) -> Place:
    """The point after that many quarter turns clockwise, seen from above (y grows towards the reader).

    >>> [rotate(quarters, -2, -1) for quarters in range(4)]
    [(-2, -1), (1, -2), (2, 1), (-1, 2)]
    """
    cosine, sine = _QUARTERS[quarters % 4]
    return cosine * x - sine * y, sine * x + cosine * y
