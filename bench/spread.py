"""Where the flicks of a few hands land: ``python -m bench.spread [FILE]`` draws docs/landing-spread.svg.

Three hands aim at the same three things from the top left corner of an empty board: the middle of the zone
at the right, the middle of the zone across, and the hole. Each flick strays as the hand does; the table
says how often it comes to rest in the zone meant, on a circle of 15 mm around the place meant (touching it
counts), and how long it takes.
"""

from __future__ import annotations

import sys
from math import atan2, degrees, hypot, sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from meseta.discs import TABLE, Fate, Shot
from meseta.discs.chance import ORDINARY, SHAKY, STEADY, Hand, aim, tremble
from meseta.discs.compiled import Batch, engine
from meseta.discs.picture import FRAME, STYLE, board

FLICKS = 5_000
SHOWN = 250
CIRCLE = 15_000

HANDS = {"steady": STEADY, "ordinary": ORDINARY, "shaky": SHAKY}
TARGETS = {"right": (110_000, -110_000), "across": (130_000, 60_000), "hole": (0, 0)}


class Landings(NamedTuple):
    """The results of one hand's flicks at one target."""

    batch: Batch
    in_zone: float
    on_circle: float
    in_hole: float
    median_time: float


def aimed(target: tuple[int, int]) -> Shot:
    """The shot that a perfect hand would make: at rest on the target, or slow enough over the hole."""
    start = aim(TABLE, 0, 0, 0)
    dx, dy = target[0] - start.x, target[1] - start.y
    beyond = 15_000 if target == (0, 0) else 0  # where it would stop if there were no hole
    speed = sqrt(2 * TABLE.deceleration * (hypot(dx, dy) + beyond))
    return aim(TABLE, 0, degrees(atan2(dy, dx)) - 45, speed)


def land(hand: Hand, target: tuple[int, int], seed: int) -> Landings:
    """`FLICKS` flicks of one hand at one target."""
    rng = Random(seed)
    shots = [tremble(TABLE, hand, aimed(target), rng) for _ in range(FLICKS)]
    rows = np.array([(shot.corner, shot.x, shot.y, shot.vx, shot.vy) for shot in shots])
    batch = engine().batch(TABLE, np.zeros((FLICKS, 0, 2), np.int64), rows)
    ends, on_floor = batch.places[:, 0], batch.fates[:, 0] == Fate.ON_FLOOR
    in_zone = on_floor & (np.sign(ends) == np.sign(target)).all(axis=1)
    on_circle = on_floor & (np.hypot(*(ends - target).T) <= CIRCLE + TABLE.disc_radius)
    in_hole = batch.fates[:, 0] == Fate.IN_HOLE
    zone, circle, hole = (float(np.mean(share)) for share in (in_zone, on_circle, in_hole))
    return Landings(batch, zone, circle, hole, float(np.median(batch.durations)))


def picture(found: dict[str, dict[str, Landings]]) -> str:
    """Three boards side by side, one per hand, with the first flicks' resting places as dots."""
    reach = TABLE.half_width / 1000 + FRAME + 4
    width, height = 2 * reach * len(found), 2 * reach + 28
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-reach:g} {-reach:g} {width:g} {height:g}">',
        f"<style>{STYLE}{DOTS}</style>",
        f'<rect class="ground" x="{-reach:g}" y="{-reach:g}" width="{width:g}" height="{height:g}"/>',
    ]
    for place, (name, targets) in enumerate(found.items()):
        parts += [f'<g transform="translate({2 * reach * place:g} 0)">', *board(TABLE), *zones()]
        for target, landings in targets.items():
            parts += dots(target, landings)
        hand = HANDS[name]
        title = f"{name} hand: ± {hand.angle / 1000:g}°, ± {hand.speed / 10:g} %"
        parts += [f'<text x="0" y="{reach + 14:g}" text-anchor="middle">{title}</text>', "</g>"]
    return "\n".join([*parts, "</svg>\n"])


DOTS = """
text{font:600 15px system-ui,sans-serif;fill:#2B2320}
.border{stroke:#6B5D52;stroke-width:.5;stroke-dasharray:4 3}
.dot{fill-opacity:.55}.ring{fill-opacity:0;stroke-width:1.4}.ring.right{stroke:#B4472A}.ring.across{stroke:#34437A}.right{fill:#B4472A}.across{fill:#34437A}.hole-dot{fill:#4F7A5B}
.aim{fill:none;stroke:#2B2320;stroke-width:1.2}
@media (prefers-color-scheme:dark){text{fill:#F2E8DA}.border{stroke:#B8AD9F}.aim{stroke:#F2E8DA}
.ring.right{stroke:#E8835F}.ring.across{stroke:#93A4E8}
.right{fill:#E8835F}.across{fill:#93A4E8}.hole-dot{fill:#8FC29B}}
"""


def zones() -> list[str]:
    """The borders of four quarters, as a game is likely to divide the board."""
    half, hole = TABLE.half_width / 1000, TABLE.hole_radius / 1000
    ends = [(0, hole, 0, half), (0, -hole, 0, -half), (hole, 0, half, 0), (-hole, 0, -half, 0)]
    return [f'<line class="border" x1="{a:g}" y1="{b:g}" x2="{c:g}" y2="{d:g}"/>' for a, b, c, d in ends]


def dots(target: str, landings: Landings) -> list[str]:
    """Where the first flicks came to rest, and the circle that was aimed at."""
    kind = "hole-dot" if target == "hole" else target
    ends = landings.batch.places[:SHOWN, 0][landings.batch.fates[:SHOWN, 0] == Fate.ON_FLOOR] / 1000
    drawn = [f'<circle class="dot {kind}" cx="{x:.1f}" cy="{y:.1f}" r="2.4"/>' for x, y in ends.tolist()]
    if target != "hole":
        x, y = (part / 1000 for part in TARGETS[target])
        drawn.append(f'<circle class="aim" cx="{x:g}" cy="{y:g}" r="{CIRCLE / 1000:g}"/>')
    return drawn


def main() -> None:
    """Print the shares and draw the picture."""
    found = {
        name: {target: land(hand, place, seed) for seed, (target, place) in enumerate(TARGETS.items())}
        for name, hand in HANDS.items()
    }
    print(f"{'hand':10}{'target':8}{'in zone':>9}{'on circle':>11}{'in hole':>9}{'median time':>13}")
    for name, targets in found.items():
        for target, shares in targets.items():
            zone, circle = (
                "–" if target == "hole" else f"{share:.0%}" for share in (shares.in_zone, shares.on_circle)
            )
            time = f"{shares.median_time:.2f} s"
            print(f"{name:10}{target:8}{zone:>9}{circle:>11}{shares.in_hole:>9.0%}{time:>13}")
    Path(sys.argv[1] if len(sys.argv) > 1 else "docs/landing-spread.svg").write_text(picture(found), "utf-8")


if __name__ == "__main__":
    main()
