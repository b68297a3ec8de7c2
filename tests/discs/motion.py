"""A kernel's log read back as physics: what each disc was doing just before and just after each event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from math import hypot
from operator import attrgetter

from meseta.discs import TABLE, Arena, kernel
from meseta.discs.run import Run


@dataclass(frozen=True)
class Moment:
    """One row of the log, with the disc's velocity before it."""

    kind: int
    t: float
    disc: int
    other: int
    x: float
    y: float
    before: tuple[float, float]
    after: tuple[float, float]
    approach: float


def moments(run: Run, arena: Arena = TABLE) -> Iterator[Moment]:
    last: dict[int, tuple[float, float, float]] = {}
    for at in range(0, len(run.log), kernel.WIDTH):
        kind, t, disc, other, x, y, vx, vy, approach = run.log[at : at + kernel.WIDTH]
        since, wx, wy = last.get(int(disc), (t, 0.0, 0.0))
        before = slowed(wx, wy, t - since, arena)
        last[int(disc)] = (t, vx, vy)
        yield Moment(int(kind), t, int(disc), int(other), x, y, before, (vx, vy), approach)


def slowed(vx: float, vy: float, t: float, arena: Arena = TABLE) -> tuple[float, float]:
    """A velocity after ``t`` seconds of friction."""
    speed = hypot(vx, vy)
    left = max(speed - arena.deceleration * t, 0.0)
    return (vx * left / speed, vy * left / speed) if speed else (0.0, 0.0)


def meetings(run: Run, arena: Arena = TABLE) -> Iterator[tuple[Moment, Moment]]:
    """The two sides of every contact between discs."""
    first: Moment | None = None
    for moment in moments(run, arena):
        if moment.kind == kernel.HIT:
            if first is None:
                first = moment
            else:
                yield first, moment
                first = None


def instants(run: Run, arena: Arena = TABLE) -> Iterator[list[Moment]]:
    """What happened at each instant, in order."""
    for _, together in groupby(moments(run, arena), key=attrgetter("t")):
        yield list(together)


def velocities(instant: list[Moment]) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """The velocities before and after the instant of all discs concerned."""
    first = {moment.disc: moment.before for moment in reversed(instant)}
    last = {moment.disc: moment.after for moment in instant}
    return list(first.values()), list(last.values())
