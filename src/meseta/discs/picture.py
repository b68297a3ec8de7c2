"""A flick as an SVG: the board, where discs lay, how they moved, where they came to rest.

The drawing's unit is the millimetre. Colours and line weights are CSS classes with the day palette as
default, so a page can restyle them; the night palette follows the reader's system.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot

from meseta.discs.arena import Arena, walls
from meseta.discs.flick import Fate, Landing, Result
from meseta.discs.run import Place, Shot
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


def flick_picture(arena: Arena, discs: Sequence[Place], shot: Shot, result: Result) -> str:
    """The whole flick: dashed circles where discs lay, a dot every tenth of a second, rings at contacts."""
    flicked = len(discs)
    starts = [*discs, (shot.x, shot.y)]
    moved = {path.disc for path in result.trace.paths}
    parts = [
        *board(arena),
        *(_circle(*starts[disc], arena.disc_radius, "was") for disc in sorted(moved)),
        *(_disc(landing, arena, disc == flicked) for disc, landing in enumerate(result.landings)),
        *(_path(path, result.trace, path.disc == flicked) for path in result.trace.paths),
        *_ticks(result, flicked),
        *_hits(arena, result.trace, starts),
    ]
    return drawing(arena, parts)


def drawing(arena: Arena, parts: Iterable[str]) -> str:
    """An SVG document around ``parts``, large enough for the board in its frame."""
    reach = arena.half_width / 1000 + FRAME + 4
    box = f"{-reach:g} {-reach:g} {2 * reach:g} {2 * reach:g}"
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
    return "\n".join([opening, f"<style>{STYLE}</style>", _square(reach, "ground"), *parts, "</svg>\n"])


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
        _circle(0, 0, arena.hole_radius, "hole"),
    ]


def _square(half: float, kind: str, rounding: int = 0) -> str:
    side = f'width="{2 * half:g}" height="{2 * half:g}"'
    return f'<rect class="{kind}" x="{-half:g}" y="{-half:g}" {side} rx="{rounding}"/>'


def _disc(landing: Landing, arena: Arena, mine: bool) -> str:
    kind = "disc mine" if mine else "disc"
    gone = landing.fate in (Fate.IN_HOLE, Fate.OFF_BOARD)
    return _circle(landing.x, landing.y, arena.disc_radius, f"{kind} gone" if gone else kind)


def _circle(x: float, y: float, radius: float, kind: str) -> str:
    return f'<circle class="{kind}" cx="{_mm(x)}" cy="{_mm(y)}" r="{_mm(radius)}"/>'


def _path(path: Path, trace: Trace, mine: bool) -> str:
    """A line through the start of each leg and the end: legs are straight."""
    corners: list[tuple[float, float]] = [(leg.x, leg.y) for leg in path.legs]
    corners.append(place(path, path.end, trace.deceleration))
    points = " ".join(f"{_mm(x)},{_mm(y)}" for x, y in corners)
    return f'<polyline class="{"path mine" if mine else "path"}" points="{points}"/>'


def _ticks(result: Result, flicked: int) -> list[str]:
    """A dot on each path every tenth of a second: close together where a disc is slow."""
    ticks = []
    for path in result.trace.paths:
        kind = "tick mine" if path.disc == flicked else "tick"
        for tenth in range(int(path.legs[0].t * 10) + 1, int(path.end * 10) + 1):
            if _moving(path.legs, tenth / 10, result.trace.deceleration):
                x, y = place(path, tenth / 10, result.trace.deceleration)
                ticks.append(_circle(x, y, 1_500, kind))
    return ticks


def _moving(legs: Sequence[Leg], t: float, deceleration: float) -> bool:
    leg = max((leg for leg in legs if leg.t <= t), key=lambda leg: leg.t)
    return t - leg.t < hypot(leg.vx, leg.vy) / deceleration


def _hits(arena: Arena, trace: Trace, starts: Sequence[Place]) -> list[str]:
    """A ring where a rim met a rim or a wall: the harder, the larger."""
    paths = {path.disc: path for path in trace.paths}
    sides = walls(arena)

    def where(disc: int, t: float) -> tuple[float, float]:
        return place(paths[disc], t, trace.deceleration) if disc in paths else starts[disc]

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
        rings.append(_circle(x, y, 1_500 + 3 * speed**0.5, "hit"))
    return rings


def _mm(micrometres: float) -> str:
    return f"{micrometres / 1000:.2f}".rstrip("0").rstrip(".")
