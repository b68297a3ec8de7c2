"""The eight symmetries of the board: what lies on it, rotated and mirrored."""

from __future__ import annotations

from typing import TypeVar

from meseta.discs import Place, Shot
from meseta.discs.arena import CORNERS

N = TypeVar("N", int, float)

SYMMETRIES = [(turns, mirror) for mirror in (False, True) for turns in range(4)]
"""Quarter turns, and whether the board is mirrored first."""


def image(place: tuple[N, N], turns: int, mirror: bool) -> tuple[N, N]:
    x, y = place
    if mirror:
        x = -x
    for _ in range(turns):
        x, y = -y, x
    return x, y


def shot_image(shot: Shot, turns: int, mirror: bool) -> Shot:
    start: Place = image((shot.x, shot.y), turns, mirror)
    velocity = image((shot.vx, shot.vy), turns, mirror)
    corner = CORNERS.index(image(CORNERS[shot.corner], turns, mirror))
    return Shot(corner, *start, *velocity)
