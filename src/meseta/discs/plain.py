"""The kernel uncompiled: plain Python over objects in lists. Nothing to install, nothing to warm up."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from meseta.discs import kernel
from meseta.discs.arena import Arena, figures, walls
from meseta.discs.run import End, Place, Run, Shot


@dataclass(slots=True)
class Disc:
    """What the kernel stores about a disc: `kernel.REALS` and `kernel.WHOLES`."""

    x: float
    y: float
    ux: float = 0.0
    uy: float = 0.0
    pace: float = 0.0
    since: float = 0.0
    due: float = 0.0
    sunk: float = -1.0
    px: float = 0.0
    py: float = 0.0
    what: int = 0
    whom: int = 0
    fate: int = kernel.ON_FLOOR
    part: int = kernel.ABSENT
    ties: int = 0


def run(arena: Arena, discs: Sequence[Place], shot: Shot, room: int = 200) -> Run:
    """The flick ``shot`` at the resting ``discs``, with a log that has ``room`` rows at first."""
    table = [Disc(float(x), float(y)) for x, y in (*discs, (shot.x, shot.y))]
    moving = [0] * len(table)
    log = [0.0] * (room * kernel.WIDTH)
    launch = (float(shot.corner), float(shot.vx), float(shot.vy))
    duration, rows, touched, sweeps = kernel.run(figures(arena), walls(arena), launch, table, moving, log)
    if rows > room:
        return run(arena, discs, shot, rows)
    places = [(disc.x, disc.y) for disc in table]
    fates = [disc.fate for disc in table]
    return Run(duration, touched, sweeps, places, fates, array("d", log[: rows * kernel.WIDTH]))


def end(arena: Arena, discs: Sequence[Place], shot: Shot) -> End:
    """Where the flick ``shot`` at the resting ``discs`` ended."""
    nearest = kernel.nearest
    table = [Disc(float(x), float(y)) for x, y in (*discs, (shot.x, shot.y))]
    launch = (float(shot.corner), float(shot.vx), float(shot.vy))
    facts = kernel.run(figures(arena), walls(arena), launch, table, [0] * len(table), [])
    places = [(nearest(disc.x), nearest(disc.y)) for disc in table]
    return End(facts[2], facts[3], places, [disc.fate for disc in table])
