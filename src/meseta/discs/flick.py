"""One flick and its result: the entry point of this package.

>>> from meseta.discs import TABLE, Shot, flick
>>> result = flick(TABLE, [(0, 60_000)], Shot(corner=0, x=-195_000, y=-195_000, vx=500_000, vy=700_000))
>>> result.landings[-1].fate
<Fate.ON_FLOOR: 0>
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING

import msgspec

from meseta.discs import kernel, plain, problems
from meseta.discs.arena import CORNERS, SLACK, TABLE, Arena
from meseta.discs.errors import BadFlick
from meseta.discs.run import Engine, Place, Shot
from meseta.discs.trace import Trace, trace

if TYPE_CHECKING:
    from matplotlib.axes import Axes


class Fate(IntEnum):
    """What became of a disc."""

    ON_FLOOR = kernel.ON_FLOOR
    """At rest on the floor; it may lean on a corner's edge or overhang the hole."""

    IN_HOLE = kernel.IN_HOLE
    """Fallen into the hole."""

    OFF_BOARD = kernel.OFF_BOARD
    """Over the frame, or up on a launch corner."""

    ON_CORNER = kernel.ON_CORNER
    """Flicked, but never past the edge of its launch corner."""


class Landing(msgspec.Struct, frozen=True, array_like=True):
    """Where a disc ended, in µm; its last place, if it is no longer on the board."""

    fate: Fate
    x: int
    y: int


class Result(msgspec.Struct, frozen=True, weakref=True):
    """Everything that resulted from a flick."""

    landings: tuple[Landing, ...]
    """The discs in the order in which they were given, then the flicked one."""

    touched: bool
    """Whether the flicked disc met a wall, a corner's edge or another disc on its way."""

    duration: float
    """Seconds until everything was at rest."""

    trace: Trace
    """The motion."""

    def to_svg(self, arena: Arena = TABLE, *, animate: bool = False) -> str:
        """The flick as an SVG by itself, drawn or moving in real time; say so if it was on another arena."""
        if animate:
            from meseta.discs.animation import flick_animation

            return flick_animation(arena, self)
        from meseta.discs.picture import flick_picture

        return flick_picture(arena, self)

    def plot(self, arena: Arena = TABLE, *, axes: Axes | None = None) -> Axes:
        """The flick on matplotlib's axes, new ones by default; say so if it was on another arena."""
        from meseta.discs.plot import plot_flick

        return plot_flick(arena, self, axes)

    def _repr_svg_(self) -> str:
        return self.to_svg()  # which a notebook shows


def flick(arena: Arena, discs: Sequence[Place], shot: Shot, engine: Engine = plain) -> Result:
    """The result of ``shot`` on a board where ``discs`` lie; raises `BadFlick` if it cannot be made."""
    try:
        fault = flick_fault(arena, discs, shot)
    except AttributeError:  # arguments in another order
        example = "flick(TABLE, [(0, 60_000)], aim(TABLE, corner=0, angle=5, speed=900_000))"
        raise TypeError(f"flick takes an arena, discs and a shot, such as {example}") from None
    if fault is not None:
        raise fault
    run = engine.run(arena, discs, shot)
    landings = tuple(
        Landing(Fate(fate), kernel.nearest(x), kernel.nearest(y))
        for fate, (x, y) in zip(run.fates, run.places, strict=True)
    )
    return Result(landings, run.touched, run.duration, trace(run.log, arena.deceleration))


def flick_fault(arena: Arena, discs: Sequence[Place], shot: Shot) -> BadFlick | None:
    """Why ``shot`` cannot be made on a board where ``discs`` lie, or None."""
    return shot_fault(arena, shot) or table_fault(arena, discs) or _start_fault(arena, discs, shot)


def shot_fault(arena: Arena, shot: Shot) -> BadFlick | None:
    """A disc starts entirely on the raised surface of its corner, no faster than a hand can flick it."""
    if shot.corner not in range(4):
        return BadFlick(problems.NoSuchCorner(corner=shot.corner))
    sx, sy = CORNERS[shot.corner]
    wall = arena.half_width - arena.disc_radius
    past_edge = shot.x * sx + shot.y * sy - arena.edge
    if (
        max(shot.x * sx, shot.y * sy) > wall
        or past_edge < 0
        or past_edge * past_edge < 2 * arena.disc_radius * arena.disc_radius
    ):
        return BadFlick(problems.StartNotOnCorner(corner=shot.corner, x=shot.x, y=shot.y))
    if shot.vx * shot.vx + shot.vy * shot.vy > arena.top_speed * arena.top_speed:
        return BadFlick(problems.TooFast(vx=shot.vx, vy=shot.vy, top_speed=arena.top_speed))
    return None


def table_fault(arena: Arena, discs: Sequence[Place]) -> BadFlick | None:
    """Discs lie on the floor, off the hole, and do not overlap by more than rounding."""
    if fault := _floor_fault(arena, discs):
        return fault
    span = 2 * arena.disc_radius - SLACK
    ordered = sorted(discs)
    for i, (x, y) in enumerate(ordered):
        for other_x, other_y in ordered[i + 1 :]:
            if other_x - x >= span:
                break
            if (other_x - x) ** 2 + (other_y - y) ** 2 < span * span:
                return BadFlick(problems.DiscsOverlap(x=x, y=y, other_x=other_x, other_y=other_y))
    return None


def landing_fault(arena: Arena, landed: Sequence[Place], resting: Iterable[Place]) -> BadFlick | None:
    """The same for discs that ``landed`` just now among others already ``resting`` in legal places."""
    if fault := _floor_fault(arena, landed):
        return fault
    span = 2 * arena.disc_radius - SLACK
    others = list(resting)
    for x, y in landed:
        for other_x, other_y in others:
            if (other_x - x) ** 2 + (other_y - y) ** 2 < span * span:
                return BadFlick(problems.DiscsOverlap(x=x, y=y, other_x=other_x, other_y=other_y))
        others.append((x, y))
    return None


def _floor_fault(arena: Arena, discs: Sequence[Place]) -> BadFlick | None:
    """Discs lie in whole places on the floor and off the hole."""
    if fault := _whole_fault(discs):
        return fault
    wall = arena.half_width - arena.disc_radius + SLACK
    rim = arena.hole_radius - SLACK
    for x, y in discs:
        if max(abs(x), abs(y)) > wall or abs(x) + abs(y) > arena.edge + SLACK:
            return BadFlick(problems.DiscNotOnFloor(x=x, y=y))
        if x * x + y * y < rim * rim:
            return BadFlick(problems.DiscOverHole(x=x, y=y))
    return None


def _whole_fault(places: Sequence[tuple[object, object]]) -> BadFlick | None:
    """Places are whole: NaN would pass every comparison."""
    for x, y in places:
        if not (isinstance(x, int) and isinstance(y, int)):
            return BadFlick(problems.NotWhole(figure="x" if isinstance(y, int) else "y"))
    return None


def _start_fault(arena: Arena, discs: Sequence[Place], shot: Shot) -> BadFlick | None:
    """A disc cannot be put down on another that leans on the corner's edge."""
    span = 2 * arena.disc_radius - SLACK
    for x, y in discs:
        if (shot.x - x) ** 2 + (shot.y - y) ** 2 < span * span:
            return BadFlick(problems.StartOnDisc(x=x, y=y))
    return None
