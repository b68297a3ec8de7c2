"""Flicks as people say them: how far from straight ahead, how hard, and from where on one's corner."""

import re
from math import atan2, degrees, hypot, sqrt
from typing import Final, NamedTuple

from meseta.discs import Arena, shot_fault
from meseta.discs.chance import FULL_FORCE, aim
from meseta.discs.run import Shot
from meseta.games.sonora.actions import Flick
from meseta.games.sonora.words import DiscId, disc_name

MILLIMETRE: Final = 1000
STRAIGHT: Final = 45
"""The heading from corner 0 to the middle of the board, in degrees."""
_NUMBER: Final = r"(-?[0-9]{1,3}(?:\.[0-9]{1,3})?)"
_AIM: Final = re.compile(
    rf"aim ([a-d][1-5]) {_NUMBER} ([0-9]{{1,3}}(?:\.[0-9]{{1,3}})?)(?: from {_NUMBER} {_NUMBER})?"
)


class Bearing(NamedTuple):
    """A flick as seen by whoever stands behind the corner."""

    angle: float
    """Degrees to the right of straight at the middle of the board."""
    force: float
    """In hundredths of full force."""
    right: float = 0.0
    forward: float = 0.0
    """Where the disc starts, in millimetres from the middle of the corner."""


def flick_of(arena: Arena, disc: DiscId, bearing: Bearing) -> Flick:
    """The flick of that disc."""
    shot = aim(arena, 0, bearing.angle, bearing.force / 100 * FULL_FORCE)
    right, forward = (MILLIMETRE / sqrt(2) * way for way in bearing[2:])
    return Flick(disc, round(shot.x + forward - right), round(shot.y + forward + right), shot.vx, shot.vy)


def bearing_of(arena: Arena, flick: Flick) -> Bearing:
    """The flick to a tenth of a degree, of a hundredth of full force, and of a millimetre."""
    middle = aim(arena, 0, 0.0, 0.0)
    x, y = flick.x - middle.x, flick.y - middle.y
    angle = 180 - (180 + STRAIGHT - degrees(atan2(flick.vy, flick.vx))) % 360
    force = hypot(flick.vx, flick.vy) / FULL_FORCE * 100
    right, forward = (way / sqrt(2) / MILLIMETRE for way in (y - x, x + y))
    return rounded(Bearing(angle, force, right, forward))


def rounded(bearing: Bearing) -> Bearing:
    """The bearing as it is told: every part to a tenth."""
    return Bearing(rounded_angle(bearing.angle), *map(tenth, bearing[1:]))


def rounded_angle(degrees: float) -> float:
    """An angle as it is told."""
    angle = tenth(degrees)
    return 180.0 if angle == -180 else angle


def tenth(part: float) -> float:
    """The number to a tenth, never -0.0."""
    return round(part * 10) / 10 + 0.0


def read_aim(arena: Arena, text: str) -> Flick | None:
    """The flick that was written, such as `aim a3 -12 40` or `aim a3 -12 40 from 20 5`."""
    found = _AIM.fullmatch(text)
    if found is None:
        return None
    name, *numbers = found.groups(default="0")
    disc = 5 * (ord(name[0]) - ord("a")) + int(name[1]) - 1
    return flick_of(arena, disc, Bearing(*map(float, numbers)))


def write_aim(arena: Arena, flick: Flick) -> str | None:
    """The same flick, or one so close to it that nobody could tell; None where no such text can be played."""
    bearing = bearing_of(arena, flick)
    near = flick_of(arena, flick.disc, bearing)
    if shot_fault(arena, Shot(0, near.x, near.y, near.vx, near.vy)) is not None:
        return None
    told = f"aim {disc_name(flick.disc)} {bearing.angle:g} {bearing.force:g}"
    return told if bearing[2:] == (0, 0) else f"{told} from {bearing.right:g} {bearing.forward:g}"
