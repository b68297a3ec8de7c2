"""The motion of a flick: the path of every disc that moved, and what happened, in order.

A path is a series of legs; on each, a disc slides straight ahead and loses speed at a constant rate, so its
place is a quadratic in time and can be computed for any moment, at any frame rate. Times are seconds,
rounded to nanoseconds; lengths micrometres, rounded to nanometres.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final, TypeAlias

import msgspec

from meseta.discs import kernel

__all__ = [
    "Event",
    "Fell",
    "HitCorner",
    "HitDisc",
    "HitWall",
    "Left",
    "Leg",
    "Passed",
    "Path",
    "Rested",
    "Trace",
    "place",
]


class Leg(msgspec.Struct, frozen=True, array_like=True):
    """From ``t`` on, a disc at (``x``, ``y``) slides with the velocity (``vx``, ``vy``) until it stops."""

    t: float
    x: float
    y: float
    vx: float
    vy: float


class Path(msgspec.Struct, frozen=True, array_like=True):
    """The whole path of one disc, from its first leg to ``end``, when it rested, fell or left."""

    disc: int
    end: float
    legs: tuple[Leg, ...]


class HitDisc(msgspec.Struct, frozen=True, array_like=True, tag="disc"):
    """Two discs met, approaching each other at ``speed``."""

    t: float
    disc: int
    other: int
    speed: float


class HitWall(msgspec.Struct, frozen=True, array_like=True, tag="wall"):
    """A disc met a side of the frame (0 left, 1 top, 2 right, 3 bottom), approaching it at ``speed``."""

    t: float
    disc: int
    side: int
    speed: float


class HitCorner(msgspec.Struct, frozen=True, array_like=True, tag="corner"):
    """A disc on the floor met the edge of a raised corner, approaching it at ``speed``."""

    t: float
    disc: int
    corner: int
    speed: float


class Passed(msgspec.Struct, frozen=True, array_like=True, tag="passed"):
    """The flicked disc's centre passed the edge of its corner: it is on the floor."""

    t: float
    disc: int
    corner: int


class Left(msgspec.Struct, frozen=True, array_like=True, tag="left"):
    """A disc jumped over the frame or onto a corner, having approached it at ``speed``."""

    t: float
    disc: int
    speed: float


class Fell(msgspec.Struct, frozen=True, array_like=True, tag="fell"):
    """A disc fell into the hole."""

    t: float
    disc: int


class Rested(msgspec.Struct, frozen=True, array_like=True, tag="rested"):
    """A disc came to rest; it may be set in motion again."""

    t: float
    disc: int


Event: TypeAlias = HitDisc | HitWall | HitCorner | Passed | Left | Fell | Rested


class Trace(msgspec.Struct, frozen=True):
    """A whole flick, to be watched. `msgspec.json` writes and reads it."""

    deceleration: float
    """What a sliding disc loses of its speed, in µm/s²."""

    paths: tuple[Path, ...]
    """One for each disc that moved, in the order they started to."""

    events: tuple[Event, ...]
    """What happened, in order of time."""

    def at(self, t: float) -> dict[int, tuple[float, float]]:
        """Where each disc with a path is at time ``t``, except those that have left or fallen by then."""
        gone = {event.disc: event.t for event in self.events if isinstance(event, Left | Fell)}
        return {
            path.disc: place(path, t, self.deceleration) for path in self.paths if t <= gone.get(path.disc, t)
        }


def place(path: Path, t: float, deceleration: float) -> tuple[float, float]:
    """Where the disc on ``path`` is at time ``t``."""
    leg = path.legs[max(bisect_right(path.legs, t, key=_start) - 1, 0)]
    speed = hypot(leg.vx, leg.vy)
    if speed == 0 or t <= leg.t:
        return leg.x, leg.y
    sliding = min(min(t, path.end) - leg.t, speed / deceleration)
    share = (1 - 0.5 * deceleration * sliding / speed) * sliding
    return leg.x + leg.vx * share, leg.y + leg.vy * share


def _start(leg: Leg) -> float:
    return leg.t


def trace(log: Sequence[float], deceleration: float) -> Trace:
    """The trace in a kernel's log."""
    legs: dict[int, list[Leg]] = {}
    ends: dict[int, float] = {}
    events: list[Event] = []
    for kind, t, disc, other, x, y, vx, vy, approach in _rows(log):
        event = _event(kind, round(t, 9), disc, other, round(approach, 3))
        if event is not None and not _twin(event, events):
            events.append(event)
        if kind in _TURNS and (disc in legs or vx != 0 or vy != 0):
            legs.setdefault(disc, []).append(
                Leg(round(t, 9), round(x, 3), round(y, 3), round(vx, 3), round(vy, 3))
            )
        ends[disc] = round(t, 9)
    paths = tuple(Path(disc, ends[disc], tuple(some)) for disc, some in legs.items())
    return Trace(deceleration, paths, tuple(events))


_TURNS: Final = (kernel.START, kernel.HIT, kernel.WALL, kernel.RIM, kernel.JOIN)
"""What a new leg begins with."""

_Row: TypeAlias = tuple[int, float, int, int, float, float, float, float, float]


def _rows(log: Sequence[float]) -> Iterator[_Row]:
    for at in range(0, len(log), kernel.WIDTH):
        kind, t, disc, other, x, y, vx, vy, approach = log[at : at + kernel.WIDTH]
        yield int(kind), t, int(disc), int(other), x, y, vx, vy, approach


def _event(kind: int, t: float, disc: int, other: int, speed: float) -> Event | None:
    match kind:
        case kernel.HIT:
            return HitDisc(t, disc, other, speed)
        case kernel.WALL if other < 4:
            return HitWall(t, disc, other, speed)
        case kernel.WALL:
            return HitCorner(t, disc, other - 4, speed)
        case kernel.EDGE:
            return Passed(t, disc, other)
        case kernel.LEAVE:
            return Left(t, disc, speed)
        case kernel.FALL:
            return Fell(t, disc)
        case kernel.REST:
            return Rested(t, disc)
        case _:
            return None


def _twin(event: Event, events: list[Event]) -> bool:
    """Whether ``event`` is the contact just listed, seen from the other disc."""
    last = events[-1] if events else None
    return (
        isinstance(event, HitDisc)
        and isinstance(last, HitDisc)
        and (event.t, event.disc, event.other) == (last.t, last.other, last.disc)
    )
