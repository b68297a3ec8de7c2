"""A flick as an SVG: the board, where discs lay, how they moved, where they came to rest.

The drawing's unit is the millimetre. Colours and line weights are CSS classes with the day palette as
default, so a page can restyle them; the night palette follows the reader's system.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot
from typing import NamedTuple

from meseta.discs.arena import Arena, walls
from meseta.discs.flick import Fate, Landing, Result
from meseta.discs.trace import HitCorner, HitDisc, HitWall, Leg, Path, Trace, place

FRAME = 14.0
"""The width of the frame around the floor, in mm."""

STYLE = """
.ground{fill:#F3E9DA}.frame{fill:#6B5D52}.floor{fill:#FBF6EC}.corner{fill:#E3CFAE}
.line{stroke:#2B2320;stroke-width:.8;stroke-linejoin:round}
.hole{fill:#2B2320}.was{fill:none;stroke:#6B5D52;stroke-width:.6;stroke-dasharray:2 1.6}
.disc{fill:#C98A1B;stroke:#2B2320;stroke-width:.8}.mine{fill:#B4472A}.gone{opacity:.45}
.path{fill:none;stroke:#34437A;stroke-width:1.1;stroke-linecap:round;stroke-linejoin:round}
.path.mine{fill:none;stroke:#B4472A;stroke-width:1.6}
.tick{fill:#34437A}.tick.mine{fill:#B4472A}.hit{fill:none;stroke:#9B2C2C;stroke-width:.9}
@media (prefers-color-scheme:dark){
.ground{fill:#141726}.frame{fill:#3A405E}.floor{fill:#1D2135}.corner{fill:#272C45}
.line{stroke:#F2E8DA}.hole{fill:#0B0D16}.was{stroke:#B8AD9F}
.disc{fill:#F0B94A;stroke:#141726}.mine{fill:#E8835F}
.path{stroke:#93A4E8}.path.mine{stroke:#E8835F}.tick{fill:#93A4E8}.tick.mine{fill:#E8835F}.hit{stroke:#F08A8A}}
"""


def flick_picture(arena: Arena, result: Result) -> str:
    """The whole flick: dashed circles where discs lay, a dot every tenth of a second, rings at contacts."""
    flicked = len(result.landings) - 1
    parts = [
        *board(arena),
        *origins(arena, result),
        *(_disc(landing, arena, disc == flicked) for disc, landing in enumerate(result.landings)),
        *(line(path, result.trace, path.disc == flicked) for path in result.trace.paths),
        *_ticks(result, flicked),
        *(circle(hit.x, hit.y, hit.radius, "hit") for hit in hits(arena, result)),
    ]
    return drawing(arena, parts)


def drawing(arena: Arena, parts: Iterable[str], style: str = STYLE) -> str:
    """An SVG document around ``parts``, large enough for the board in its frame."""
    reach = arena.half_width / 1000 + FRAME + 4
    box = f"{-reach:g} {-reach:g} {2 * reach:g} {2 * reach:g}"
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
    return "\n".join([opening, f"<style>{style}</style>", _square(reach, "ground"), *parts, "</svg>\n"])


def origins(arena: Arena, result: Result) -> list[str]:
    """A dashed circle where each disc lay that has moved."""
    places = starts(result)
    moved = sorted(path.disc for path in result.trace.paths)
    return [circle(*places[disc], arena.disc_radius, "was") for disc in moved]


def starts(result: Result) -> list[tuple[float, float]]:
    """Where each disc lay before the flick: where its path begins, or where it still lies."""
    places: list[tuple[float, float]] = [(landing.x, landing.y) for landing in result.landings]
    for path in result.trace.paths:
        places[path.disc] = path.legs[0].x, path.legs[0].y
    return places


def board(arena: Arena) -> list[str]:
    """The empty board: frame, raised corners, floor and hole."""
    half = arena.half_width / 1000
    cut = half - arena.corner_leg / 1000
    ring = ((-half, -cut), (-cut, -half), (cut, -half), (half, -cut))
    corners = " ".join(f"{x:g},{y:g}" for x, y in (*ring, *((-x, -y) for x, y in ring)))
    return [
        _square(half + FRAME, "frame", rounding=10),
        _square(half, "corner line"),
        f'<polygon class="floor line" points="{corners}"/>',
        circle(0, 0, arena.hole_radius, "hole"),
    ]


def _square(half: float, kind: str, rounding: int = 0) -> str:
    side = f'width="{2 * half:g}" height="{2 * half:g}"'
    return f'<rect class="{kind}" x="{-half:g}" y="{-half:g}" {side} rx="{rounding}"/>'


def _disc(landing: Landing, arena: Arena, mine: bool) -> str:
    kind = "disc mine" if mine else "disc"
    return circle(landing.x, landing.y, arena.disc_radius, f"{kind} gone" if is_gone(landing) else kind)


def is_gone(landing: Landing) -> bool:
    """Whether the disc is no longer on the board."""
    return landing.fate in (Fate.IN_HOLE, Fate.OFF_BOARD)


def circle(x: float, y: float, radius: float, kind: str) -> str:
    """A circle of these classes, given in µm."""
    return f'<circle class="{kind}" cx="{millimetres(x)}" cy="{millimetres(y)}" r="{millimetres(radius)}"/>'


def line(path: Path, trace: Trace, mine: bool) -> str:
    """A line through the start of each leg and the end: legs are straight."""
    corners: list[tuple[float, float]] = [(leg.x, leg.y) for leg in path.legs]
    corners.append(place(path, path.end, trace.deceleration))
    points = " ".join(f"{millimetres(x)},{millimetres(y)}" for x, y in corners)
    return f'<polyline class="{"path mine" if mine else "path"}" points="{points}"/>'


def _ticks(result: Result, flicked: int) -> list[str]:
    """A dot on each path every tenth of a second: close together where a disc is slow."""
    ticks = []
    for path in result.trace.paths:
        kind = "tick mine" if path.disc == flicked else "tick"
        for tenth in range(int(path.legs[0].t * 10) + 1, int(path.end * 10) + 1):
            if _moving(path.legs, tenth / 10, result.trace.deceleration):
                x, y = place(path, tenth / 10, result.trace.deceleration)
                ticks.append(circle(x, y, 1_500, kind))
    return ticks


def _moving(legs: Sequence[Leg], t: float, deceleration: float) -> bool:
    leg = max((leg for leg in legs if leg.t <= t), key=lambda leg: leg.t)
    return t - leg.t < hypot(leg.vx, leg.vy) / deceleration


class Hit(NamedTuple):
    """A ring where a rim met a rim or a wall: the harder, the larger."""

    t: float
    x: float
    y: float
    radius: float


def hits(arena: Arena, result: Result) -> list[Hit]:
    """A ring for each contact, in order of time."""
    trace, places, sides = result.trace, starts(result), walls(arena)
    paths = {path.disc: path for path in trace.paths}

    def where(disc: int, t: float) -> tuple[float, float]:
        return place(paths[disc], t, trace.deceleration) if disc in paths else places[disc]

    rings = []
    for event in trace.events:
        match event:
            case HitDisc(t, disc, other, speed):
                (x, y), (other_x, other_y) = where(disc, t), where(other, t)
                x, y = (x + other_x) / 2, (y + other_y) / 2
            case HitWall(t, disc, wall, speed) | HitCorner(t, disc, wall, speed):
                wall += 4 if isinstance(event, HitCorner) else 0
                x, y = where(disc, t)
                x += sides[wall].nx * arena.disc_radius
                y += sides[wall].ny * arena.disc_radius
            case _:
                continue
        rings.append(Hit(t, x, y, 1_500 + 3 * speed**0.5))
    return rings


def millimetres(micrometres: float) -> str:
    """The length in the drawing's unit, to a hundredth of it."""
    return f"{micrometres / 1000:.2f}".rstrip("0").rstrip(".")
