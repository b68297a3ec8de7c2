"""The tremors of a hand, spread evenly: what it makes of the shots that it intends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, hypot, radians, sin
from random import Random
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

from meseta.discs.arena import Arena
from meseta.discs.chance import Hand

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Row = tuple[int, int, int, int, int]
"""A shot: corner, x, y, vx, vy."""


@lru_cache(maxsize=4)
def _tremors(count: int) -> list[tuple[float, float]]:
    """Points spread evenly over a square (the generalised golden ratio), from which tremors are made."""
    golden = 1.32471795724474602596
    return [((i + 1) / golden % 1, (i + 1) / golden**2 % 1) for i in range(count)]


class Hands:
    """The tremors of a hand: evenly spread draws, which tell more than the same number of random ones."""

    def __init__(self, hand: Hand, count: int, rng: Random) -> None:
        bend = NormalDist().inv_cdf
        a, b = rng.random(), rng.random()
        self.still: Final = not (hand.angle or hand.speed)
        self._draws = [
            _draw(
                radians(hand.angle / 1000) * bend(_inside(u + a)),
                max(0.0, 1 + hand.speed / 1000 * bend(_inside(v + b))),
            )
            for u, v in _tremors(count)
        ]

    def rows(self, arena: Arena, intended: Row, start: int, end: int) -> Iterator[Row]:
        """What the hand makes of the shot, from one draw to another."""
        corner, x, y, vx, vy = intended
        room = _room(arena, intended)
        for along, across, force in self._draws[start:end]:
            limit = room / force if force > room else 1.0
            yield (
                corner,
                x,
                y,
                round((vx * along - vy * across) * limit),
                round((vx * across + vy * along) * limit),
            )

    def table(self, arena: Arena, intended: Sequence[Row], start: int, end: int) -> NDArray[np.int64]:
        """The same for many shots, one after the other, as rows of an array."""
        import numpy as np

        along, across, force = np.array(self._draws[start:end]).T
        found = np.array(intended, np.int64).repeat(end - start, axis=0).reshape(len(intended), -1, 5)
        vx, vy = found[:, :1, 3].astype(np.float64), found[:, :1, 4].astype(np.float64)
        room = np.array([[_room(arena, shot)] for shot in intended])
        slow = force <= room
        limit = np.where(slow, 1.0, room / np.where(slow, 1.0, force))
        found[:, :, 3] = np.rint((vx * along - vy * across) * limit)
        found[:, :, 4] = np.rint((vx * across + vy * along) * limit)
        return found.reshape(-1, 5)


def _room(arena: Arena, intended: Row) -> float:
    """By how much the hand may be harder than it intends."""
    return (arena.top_speed - 1) / max(1.0, hypot(intended[3], intended[4]))


def _draw(turn: float, force: float) -> tuple[float, float, float]:
    """A tremor as it changes a velocity: along it, across it, and overall."""
    return force * cos(turn), force * sin(turn), force


def _inside(point: float) -> float:
    return min(max(point % 1, 1e-4), 1 - 1e-4)
