"""A flick as an SVG that moves, in real time: it needs no script and nothing else but itself.

A sliding disc loses speed at a constant rate, so on each leg the share of its way that it has covered is a
quadratic in time. That is exactly what a cubic timing function with its middle at one and two thirds can
express: what is seen is the motion itself, not samples of it. Whoever has asked their system for less motion
sees where the discs came to rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import NamedTuple
from zlib import crc32

from meseta.discs.arena import Arena
from meseta.discs.flick import Landing, Result
from meseta.discs.picture import STYLE, board, circle, drawing, hits, is_gone, line, millimetres, origins
from meseta.discs.trace import Path, place

PAUSE = 1.2
"""Seconds that the discs lie still before everything begins again."""

MOVING = """.path{opacity:.3}.disc,.hit{animation-iteration-count:infinite;animation-fill-mode:both}
.hit{animation-timing-function:ease-out}
@media (prefers-reduced-motion:reduce){.disc,.hit{animation:none!important}}
"""


class Frame(NamedTuple):
    """Where a disc is at a time, and how it goes on from there."""

    t: float
    x: float
    y: float
    pull: float
    """How much faster than on average it is at first: from 1, an even pace, to 2, until it stops."""


def flick_animation(arena: Arena, result: Result) -> str:
    """The whole flick as it happened, again and again, with rings flashing at contacts."""
    name = f"m{crc32(repr(result.trace).encode()):08x}"  # pictures in one notebook share their style sheets
    total = result.duration + PAUSE
    paths = {path.disc: path for path in result.trace.paths}
    flicked = len(result.landings) - 1
    rules = [MOVING, f"@keyframes {name}-hit{{0%{{opacity:1}}25%,100%{{opacity:0}}}}\n"]
    discs = []
    for disc, landing in enumerate(result.landings):
        kind = "disc mine" if disc == flicked else "disc"
        if disc in paths:
            rules += _keyframes(f"{name}-{disc}", paths[disc], landing, result, total)
            kind += f" {name}-{disc}"
        discs.append(circle(landing.x, landing.y, arena.disc_radius, kind))
    rings = []
    for number, hit in enumerate(hits(arena, result)):
        rules.append(
            f".{name}-h{number}{{animation:{name}-hit {total:.3f}s {hit.t - total:.3f}s infinite}}\n"
        )
        rings.append(circle(hit.x, hit.y, hit.radius, f"hit {name}-h{number}"))
    lines = [line(path, result.trace, path.disc == flicked) for path in result.trace.paths]
    parts = [*board(arena), *origins(arena, result), *lines, *discs, *rings]
    return drawing(arena, parts, STYLE + "".join(rules))


def _keyframes(name: str, path: Path, landing: Landing, result: Result, total: float) -> Iterator[str]:
    """The disc's motion, relative to where it ended: without animation, that is where it lies."""
    yield f"@keyframes {name}{{"
    steps = list(frames(path, result.trace.deceleration))
    for frame in [Frame(0.0, steps[0].x, steps[0].y, 1.0), *steps]:
        x, y = millimetres(frame.x - landing.x), millimetres(frame.y - landing.y)
        ease = f"cubic-bezier(.3333,{frame.pull / 3:.4f},.6667,{(1 + frame.pull) / 3:.4f})"
        yield f"{frame.t / total:.4%}{{transform:translate({x}px,{y}px);animation-timing-function:{ease}}}"
    if is_gone(landing):
        end = path.end / total
        yield f"{end:.4%}{{opacity:1}}{min(end + 0.03, 0.999):.4%},100%{{opacity:.15}}"
    yield f"}}\n.{name}{{animation:{name} {total:.3f}s infinite}}\n"


def frames(path: Path, deceleration: float) -> Iterator[Frame]:
    """The beginning of each leg of a path, each stop on the way, and the end."""
    ends = [leg.t for leg in path.legs[1:]] + [path.end]
    for leg, end in zip(path.legs, ends, strict=True):
        speed = hypot(leg.vx, leg.vy)
        stop = min(end, leg.t + speed / deceleration)
        sliding = stop - leg.t
        share = 1 - 0.5 * deceleration * sliding / speed if speed else 1.0
        yield Frame(leg.t, leg.x, leg.y, 1 / share)
        if stop < end:
            yield Frame(stop, *place(path, stop, deceleration), 1.0)
    yield Frame(path.end, *place(path, path.end, deceleration), 1.0)
