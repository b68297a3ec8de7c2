"""What is drawn at random: the tremor of a hand, and tables with discs anywhere.

The generator is always the caller's. The results are whole numbers, so a record can hold them.
"""

from __future__ import annotations

from math import atan2, cos, hypot, radians, sin
from random import Random
from typing import Final

import msgspec

from meseta.discs.arena import CORNERS, Arena
from meseta.discs.errors import BadFlick
from meseta.discs.problems import NoSuchCorner
from meseta.discs.run import Place, Shot, check_whole

__all__ = ["HANDS", "Hand", "aim", "scatter", "tremble", "tremble_velocity"]


class Hand(msgspec.Struct, frozen=True):
    """How far a hand's flicks stray from what was intended, as standard deviations."""

    angle: int
    """In thousandths of a degree."""

    speed: int
    """In thousandths of the intended speed."""

    def __post_init__(self) -> None:
        check_whole(angle=self.angle, speed=self.speed)


STEADY, ORDINARY, SHAKY = Hand(1_500, 50), Hand(3_500, 100), Hand(6_000, 180)
"""A practised hand, an ordinary one at a family table, and a child's."""

HANDS: Final = {"ordinary": ORDINARY, "steady": STEADY, "shaky": SHAKY, "exact": Hand(0, 0)}
"""Hands by name. The first is the one that people have unless something else is said."""


FULL_FORCE = 2_400_000
"""The speed, in µm/s, of a flick aimed with force 100; anything faster must be given as a velocity."""


def aim(arena: Arena, corner: int, angle: float, speed: float) -> Shot:
    """A shot from the middle of a corner.

    ``angle`` is in degrees: 0 is straight at the middle of the board, positive is clockwise seen from above;
    ``speed`` in µm/s.
    """
    if corner not in range(4):
        raise BadFlick(NoSuchCorner(corner=corner))
    sx, sy = CORNERS[corner]
    inset = (arena.corner_leg * 29 + 50) // 100  # the centre of the triangle's inscribed circle
    start = arena.half_width - inset
    return Shot(corner, sx * start, sy * start, *velocity(corner, angle, speed))


def velocity(corner: int, angle: float, speed: float) -> tuple[int, int]:
    """How a disc leaves a corner at that angle and speed."""
    sx, sy = CORNERS[corner]
    heading = atan2(-sy, -sx) + radians(angle)
    return round(speed * cos(heading)), round(speed * sin(heading))


def tremble(arena: Arena, hand: Hand, shot: Shot, rng: Random) -> Shot:
    """The shot that ``hand`` really makes when it intends ``shot``."""
    vx, vy = tremble_velocity(arena, hand, shot.vx, shot.vy, rng)
    return msgspec.structs.replace(shot, vx=vx, vy=vy)


def tremble_velocity(arena: Arena, hand: Hand, vx: int, vy: int, rng: Random) -> tuple[int, int]:
    """The velocity that ``hand`` really gives when it intends this one."""
    turn = radians(rng.gauss(0, hand.angle / 1000))
    meant = hypot(vx, vy)
    speed = min(max(meant * rng.gauss(1, hand.speed / 1000), 0), arena.top_speed - 1)
    heading = atan2(vy, vx) + turn
    return round(speed * cos(heading)), round(speed * sin(heading))


def scatter(arena: Arena, count: int, rng: Random) -> list[Place]:
    """A legal table of ``count`` discs anywhere on the floor, none leaning on a corner's edge."""
    wall = arena.half_width - arena.disc_radius
    floor = arena.edge - (arena.disc_radius * 1415) // 1000
    span, rim = 2 * arena.disc_radius, arena.hole_radius
    discs: list[Place] = []
    while len(discs) < count:
        x, y = rng.randint(-wall, wall), rng.randint(-wall, wall)
        on_floor = abs(x) + abs(y) <= floor and x * x + y * y >= rim * rim
        if on_floor and all((x - a) ** 2 + (y - b) ** 2 >= span * span for a, b in discs):
            discs.append((x, y))
    return discs
