"""How hard hits end: ``python -m bench.knock_off [--jump M_S] [FILE]`` draws docs/knock-off-spread.svg.

From the middle of the top left corner a hand aims straight at the middle of a disc that lies alone, anywhere
on the floor; or at nothing, anywhere into an empty board. The table says, by force (100 is full force), how
often the struck disc leaves the board, how often the own one does, and how often it does if it was flicked at
nothing.
"""

from __future__ import annotations

import argparse
from math import atan2, degrees
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import numpy as np

from bench.spread import DOTS, HANDS
from meseta.discs import TABLE, Arena, Fate, Place, Shot
from meseta.discs.chance import FULL_FORCE, ORDINARY, Hand, aim, scatter, tremble
from meseta.discs.compiled import Batch, engine
from meseta.discs.picture import FRAME, STYLE, board

FLICKS = 5_000
SHOWN = 250
FORCES = (30, 50, 70, 80, 90, 95, 100)
STRUCK: Place = (60_000, 40_000)
"""Where the disc lies in the picture."""


class Losses(NamedTuple):
    """Shares of discs that left the board."""

    struck: float
    own: float
    alone: float


def at(arena: Arena, place: Place, force: int) -> Shot:
    """A shot straight at the place."""
    start = aim(arena, 0, 0, 0)
    angle = degrees(atan2(place[1] - start.y, place[0] - start.x)) - 45
    return aim(arena, 0, angle, FULL_FORCE * force / 100)


def play(arena: Arena, tables: list[list[Place]], shots: list[Shot]) -> Batch:
    """All the shots, each at its own table."""
    rows = [(shot.corner, shot.x, shot.y, shot.vx, shot.vy) for shot in shots]
    return engine().batch(arena, np.array(tables, np.int64).reshape(len(shots), -1, 2), np.array(rows))


def losses(arena: Arena, hand: Hand, force: int, seed: int) -> Losses:
    """What `FLICKS` flicks of one hand with that force lose, at a disc and at nothing."""
    rng = Random(seed)
    tables = [scatter(arena, 1, rng) for _ in range(FLICKS)]
    hits = play(arena, tables, [tremble(arena, hand, at(arena, table[0], force), rng) for table in tables])
    astray = [aim(arena, 0, rng.uniform(-35, 35), FULL_FORCE * force / 100) for _ in range(FLICKS)]
    alone = play(arena, [[] for _ in astray], [tremble(arena, hand, shot, rng) for shot in astray])
    off = (hits.fates[:, 0], hits.fates[:, 1], alone.fates[:, 0])
    return Losses(*(float(np.mean(fates == Fate.OFF_BOARD)) for fates in off))


def picture(arena: Arena) -> str:
    """Where struck discs and own ones end after soft, hard and full hits of an ordinary hand."""
    reach = arena.half_width / 1000 + FRAME + 4
    forces = (30, 70, 95)
    width, height = 2 * reach * len(forces), 2 * reach + 28
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-reach:g} {-reach:g} {width:g} {height:g}">',
        f"<style>{STYLE}{DOTS}</style>",
        f'<rect class="ground" x="{-reach:g}" y="{-reach:g}" width="{width:g}" height="{height:g}"/>',
    ]
    for column, force in enumerate(forces):
        rng = Random(force)
        shots = [tremble(arena, ORDINARY, at(arena, STRUCK, force), rng) for _ in range(SHOWN)]
        ends = play(arena, [[STRUCK]] * SHOWN, shots)
        parts += [f'<g transform="translate({2 * reach * column:g} 0)">', *board(arena)]
        parts += [*dots(ends, 0, "right"), *dots(ends, 1, "across")]
        x, y = (part / 1000 for part in STRUCK)
        parts.append(f'<circle class="aim" cx="{x:g}" cy="{y:g}" r="{arena.disc_radius / 1000:g}"/>')
        gone = float(np.mean(ends.fates[:, 0] == Fate.OFF_BOARD))
        title = f"force {force}: {gone:.0%} of the struck discs off the board"
        parts += [f'<text x="0" y="{reach + 14:g}" text-anchor="middle">{title}</text>', "</g>"]
    return "\n".join([*parts, "</svg>\n"])


def dots(ends: Batch, disc: int, kind: str) -> list[str]:
    """Where one of the discs ended: a dot on the floor, a ring where it left the board."""
    drawn = []
    for (x, y), fate in zip((ends.places[:, disc] / 1000).tolist(), ends.fates[:, disc], strict=True):
        if fate == Fate.OFF_BOARD:
            drawn.append(f'<circle class="ring {kind}" cx="{x:.1f}" cy="{y:.1f}" r="3.2"/>')
        elif fate != Fate.IN_HOLE:
            drawn.append(f'<circle class="dot {kind}" cx="{x:.1f}" cy="{y:.1f}" r="2.4"/>')
    return drawn


def main() -> None:
    """Print the shares, and draw the picture of our own board."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", nargs="?", default="docs/knock-off-spread.svg")
    parser.add_argument("--jump", type=float, help="measure a board with this jump speed, and draw nothing")
    given = parser.parse_args()
    arena = TABLE
    if given.jump is not None:
        arena = msgspec.structs.replace(TABLE, jump_speed=round(given.jump * 1_000_000))
    print(f"{'hand':10}{'force':>6}{'struck off':>12}{'own off':>9}{'own off, at nothing':>21}")
    for name, hand in HANDS.items():
        for force in FORCES:
            lost = losses(arena, hand, force, seed=force)
            print(f"{name:10}{force:>6}{lost.struck:>12.0%}{lost.own:>9.0%}{lost.alone:>21.0%}")
    if given.jump is None:
        Path(given.file).write_text(picture(arena), "utf-8")


if __name__ == "__main__":
    main()
