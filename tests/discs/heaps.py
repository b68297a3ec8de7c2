"""Tables of discs that touch: rows, grids, honeycombs and heaps, and flicks at them."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from random import Random

from meseta.discs import TABLE, Place, Shot, flick_fault, table_fault
from meseta.discs.arena import CORNERS
from tests.discs.stored import Flick

SPAN = 2 * TABLE.disc_radius


def heap_flicks(count: int, seed: int, discs: int = 12) -> Iterator[Flick]:
    """Flicks at as many touching discs, from a nudge to as hard as a hand can, most of them at the discs."""
    rng = Random(seed)
    while count:
        table = rng.choice((row, grid, honeycomb, heap))(discs, rng)
        shot = at_one_of(table, rng)
        if flick_fault(TABLE, table, shot) is None:
            count -= 1
            yield table, shot


def at_one_of(table: list[Place], rng: Random) -> Shot:
    """A shot from anywhere on a corner, more or less at one of the discs."""
    corner = rng.randrange(4)
    sx, sy = CORNERS[corner]
    x, y = sx * rng.randint(190_000, 205_000), sy * rng.randint(190_000, 205_000)
    aim_x, aim_y = rng.choice(table)
    dx, dy = aim_x - x + rng.randint(-12_000, 12_000), aim_y - y + rng.randint(-12_000, 12_000)
    speed = min(hypot(dx, dy) ** 0.5 * 1_050 * rng.choice((1.0, 1.01, 1.1, 1.5, 3.0, 8.0)), 5_900_000)
    way = hypot(dx, dy)
    return Shot(corner, x, y, int(speed * dx / way), int(speed * dy / way))


def row(discs: int, rng: Random) -> list[Place]:
    """A straight row at any angle, shorter where the floor ends."""
    turn = rng.uniform(0, pi)
    return _placed([(SPAN * i, 0.0) for i in range(discs)], turn, rng)


def grid(discs: int, rng: Random) -> list[Place]:
    """Rows and columns, straight or turned."""
    wide = rng.randint(2, 5)
    turn = rng.choice((0.0, pi / 4, rng.uniform(0, pi)))
    return _placed([(SPAN * (i % wide), SPAN * (i // wide)) for i in range(discs)], turn, rng)


def honeycomb(discs: int, rng: Random) -> list[Place]:
    """The closest packing, straight or turned."""
    wide = rng.randint(2, 5)
    places = [
        (SPAN * (i % wide + 0.5 * (i // wide % 2)), SPAN * 0.75**0.5 * (i // wide)) for i in range(discs)
    ]
    return _placed(places, rng.choice((0.0, pi / 6, rng.uniform(0, pi))), rng)


def heap(discs: int, rng: Random) -> list[Place]:
    """Disc by disc, each touching one that lies already."""
    table: list[Place] = []
    while len(table) < discs:
        near = (
            rng.choice(table) if table else (rng.randint(-150_000, 150_000), rng.randint(-150_000, 150_000))
        )
        angle = rng.uniform(0, 2 * pi)
        place = (near[0] + round(SPAN * cos(angle)), near[1] + round(SPAN * sin(angle))) if table else near
        if table_fault(TABLE, [*table, place]) is None:
            table.append(place)
    return table


def _placed(places: list[tuple[float, float]], turn: float, rng: Random) -> list[Place]:
    """The places turned and moved somewhere, less those that would not be on the floor."""
    middle_x = sum(x for x, _ in places) / len(places) + rng.uniform(-100_000, 100_000)
    middle_y = sum(y for _, y in places) / len(places) + rng.uniform(-100_000, 100_000)
    table: list[Place] = []
    for x, y in places:
        a, b = x - middle_x, y - middle_y
        place = round(a * cos(turn) - b * sin(turn)), round(a * sin(turn) + b * cos(turn))
        if table_fault(TABLE, [*table, place]) is None:
            table.append(place)
    return table or heap(3, rng)
