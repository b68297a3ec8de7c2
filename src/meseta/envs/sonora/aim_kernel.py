"""A flick as four numbers between -1 and 1: every point of that box is a legal flick.

This file is plain Python, and numba compiles this same source.
"""

from math import cos, floor, pi, sin
from typing import Any, TypeAlias

__all__ = []

Data: TypeAlias = Any  # type: ignore[explicit-any]
"""Whole and real numbers, and arrays of them where numba compiles the same source."""

STEPS = 8
"""In how many steps a start that is taken moves away to the corner's own point."""


def start(first: float, second: float, leg: int) -> Data:
    """How far the disc starts from the two sides of the frame, in µm: the square, folded into the triangle.

    The two numbers are shares of the legs of the triangle of possible starts. Beyond the diagonal they are
    counted from the other end, so that equal parts of the square are equal parts of the corner.
    """
    a = floor((limited(first) + 1.0) / 2.0 * leg + 0.5)
    b = floor((limited(second) + 1.0) / 2.0 * leg + 0.5)
    if a + b > leg:
        return leg - a, leg - b
    return a, b


def velocity(angle: float, force: float, top_speed: int) -> Data:
    """The velocity in µm/s, as seen from behind one's own corner.

    Angle 0 is straight at the middle of the board, and a positive one clockwise; 1 and -1 are straight back.
    Force -1 leaves the disc where it is, and 1 is just below the top speed.
    """
    heading = pi * (0.25 + limited(angle))
    speed = (limited(force) + 1.0) / 2.0 * (top_speed - 1)
    return floor(speed * cos(heading) + 0.5), floor(speed * sin(heading) + 0.5)


def limited(share: float) -> float:
    """The number, or the end of the box that it lies beyond."""
    return min(max(share, -1.0), 1.0)


def quarter(turns: int, x: int, y: int) -> Data:
    """The point after that many quarter turns clockwise, seen from above; at most three."""
    if turns == 0:
        return x, y
    if turns == 1:
        return -y, x
    if turns == 2:
        return -x, -y
    return y, -x


def free_start(
    a: int, b: int, far: int, corner: int, span: int, near: int, wheres: Data, places: Data, on_floor: int
) -> Data:
    """The start, or if a disc leans on the corner there, the first free one on the way to the corner's point.

    ``places`` are those of all discs, of which the ones ``on_floor`` count; discs nearer than ``span`` are in
    each other's way, and those with ``|x| + |y|`` up to ``near`` block no start at all.
    """
    blocked = False
    for disc in range(len(wheres)):
        if wheres[disc] == on_floor and abs(places[disc][0]) + abs(places[disc][1]) > near:
            blocked = True
    step = STEPS
    while blocked and step > 0:
        x, y = quarter(corner, a * step // STEPS - far, b * step // STEPS - far)
        blocked = False
        for disc in range(len(wheres)):
            if wheres[disc] == on_floor:
                dx, dy = x - int(places[disc][0]), y - int(places[disc][1])
                if dx * dx + dy * dy < span * span:
                    blocked = True
        if blocked:
            step -= 1
    return a * step // STEPS - far, b * step // STEPS - far
