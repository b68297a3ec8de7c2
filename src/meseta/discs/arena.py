"""The board as data: a floor with cut corners, a frame, a hole, and how wood behaves on it.

Seen from above, x grows to the right and y towards the reader, as on a screen; the origin is the middle of
the board. Corners are numbered clockwise from the top left. Lengths are micrometres, speeds micrometres per
second, ratios thousandths: all integers, so that equal arenas are equal on every machine.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

import msgspec

from meseta.discs.errors import BadArena
from meseta.discs.problems import ImpossibleArena, Law, SizeLaw

CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
"""The signs of x and y in corner 0, 1, 2 and 3."""

SLACK = 2
"""Resting places are whole micrometres, so discs at rest may overlap by up to this much."""

GRAVITY = 9_806_650
"""µm/s²."""


class Arena(msgspec.Struct, frozen=True, cache_hash=True):
    """A board and its discs. The defaults are Meseta's own board; docs/discs.md explains the figures."""

    half_width: int = 225_000
    """From the middle to a side of the frame."""

    corner_leg: int = 100_000
    """How far the raised launch corner extends along each side: a triangle with two such legs."""

    hole_radius: int = 15_500
    """The round hole in the middle."""

    disc_radius: int = 12_500
    """All discs are alike."""

    disc_mass: int = 5_000
    """In milligrams. As all discs are alike it cancels out of every motion; only energies depend on it."""

    friction: int = 55
    """Between disc and floor, in thousandths of the disc's weight."""

    disc_restitution: int = 750
    """The share of the approach speed that is left after two discs have met, in thousandths."""

    disc_grip: int = 100
    """Rim on rim: the tangential impulse is at most this share of the normal one."""

    wall_restitution: int = 550
    """The share of the approach speed that is left after a disc has met a wall, in thousandths."""

    wall_grip: int = 150
    """Rim on wall: the tangential impulse is at most this share of the normal one."""

    jump_speed: int = 1_550_000
    """A disc that meets a wall head-on faster than this jumps it and leaves the board; at an angle it takes
    more. The nearer a disc comes to jumping, the less it rebounds."""

    plunge_speed: int = 250_000
    """The fastest a disc can cross the middle of the hole and still fall in."""

    top_speed: int = 6_000_000
    """No hand flicks faster."""

    def __post_init__(self) -> None:
        for law, holds in _laws(self):
            if not holds:
                raise BadArena(ImpossibleArena(law=law))

    @property
    def edge(self) -> int:
        """The raised corners begin where ``|x| + |y|`` is more than this."""
        return 2 * self.half_width - self.corner_leg

    @property
    def deceleration(self) -> float:
        """What friction takes from a sliding disc's speed, in µm/s²."""
        return self.friction * GRAVITY / 1000


def _laws(arena: Arena) -> tuple[tuple[Law, bool], ...]:
    """What must hold for the closed forms to be right and for a flick to be possible, by name."""
    figures = msgspec.structs.astuple(arena)
    ratios = (arena.disc_restitution, arena.wall_restitution, arena.disc_grip, arena.wall_grip)
    lengths = (arena.half_width, arena.corner_leg, arena.hole_radius, arena.disc_radius)
    return (
        ("figures_whole", all(isinstance(figure, int) for figure in figures)),
        ("lengths_positive", min(*lengths, arena.disc_mass, arena.friction) > 0),
        ("lengths_below_ten_metres", max(lengths) < 10_000_000),
        ("ratios_between_0_and_1000", min(ratios) >= 0 and max(ratios) <= 1000),
        ("speeds_positive", min(arena.jump_speed, arena.plunge_speed, arena.top_speed) > 0),
        ("speeds_below_100_m_s", max(arena.jump_speed, arena.plunge_speed, arena.top_speed) < 100_000_000),
        *size_laws(*lengths),
    )


def size_laws(
    half_width: int, corner_leg: int, hole_radius: int, disc_radius: int
) -> tuple[tuple[SizeLaw, bool], ...]:
    """What must hold for the sizes of a board, and whether it does."""
    room = corner_leg - 2 * disc_radius
    edge = 2 * half_width - corner_leg
    return (
        ("corner_holds_a_disc", room > 0 and room * room >= 2 * disc_radius * disc_radius),
        ("corners_apart", corner_leg + disc_radius < half_width),
        ("hole_takes_a_disc", hole_radius > disc_radius),
        ("hole_off_the_corners", 3 * (hole_radius + 2 * disc_radius) < 2 * edge),
    )


TABLE = Arena()
"""The board that Meseta plays on."""


class Figures(NamedTuple):
    """An arena as the kernel reads it, in this order."""

    drag: float
    radius: float
    hole: float
    plunge: float
    disc_restitution: float
    disc_grip: float
    wall_restitution: float
    wall_grip: float
    jump: float


@lru_cache(maxsize=64)
def figures(arena: Arena) -> tuple[float, ...]:
    """The arena's figures as the kernel reads them."""
    return tuple(
        Figures(
            drag=arena.deceleration,
            radius=float(arena.disc_radius),
            hole=float(arena.hole_radius),
            plunge=float(arena.plunge_speed),
            disc_restitution=arena.disc_restitution / 1000,
            disc_grip=arena.disc_grip / 1000,
            wall_restitution=arena.wall_restitution / 1000,
            wall_grip=arena.wall_grip / 1000,
            jump=float(arena.jump_speed),
        )
    )


class Wall(NamedTuple):
    """A wall as the kernel reads it: its normal, and how far along it a disc's centre can go."""

    nx: float
    ny: float
    limit: float


@lru_cache(maxsize=64)
def walls(arena: Arena) -> tuple[Wall, ...]:
    """The eight walls: the frame's left, top, right and bottom side, then the edges of corners 0 to 3."""
    half = sqrt(0.5)
    side = float(arena.half_width - arena.disc_radius)
    cut = arena.edge * half - arena.disc_radius
    return (
        Wall(-1.0, 0.0, side),
        Wall(0.0, -1.0, side),
        Wall(1.0, 0.0, side),
        Wall(0.0, 1.0, side),
        Wall(-half, -half, cut),
        Wall(half, -half, cut),
        Wall(half, half, cut),
        Wall(-half, half, cut),
    )
