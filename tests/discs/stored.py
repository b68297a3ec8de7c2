"""Flicks that are the same on every machine and in every version, made from integers alone."""

from __future__ import annotations

from collections.abc import Iterator

from meseta.discs import TABLE, Place, Shot
from meseta.discs.arena import CORNERS

STORED = 10_000

Flick = tuple[list[Place], Shot]


class Numbers:
    """Knuth's linear congruential generator, of which the high bits are used."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, limit: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 24) * limit >> 40

    def between(self, low: int, high: int) -> int:
        return low + self.below(high - low + 1)


def stored_flicks(count: int = STORED, seed: int = 6) -> Iterator[Flick]:
    """Tables of 0 to 24 discs and shots from every corner, from feeble to far too hard."""
    numbers = Numbers(seed)
    for _ in range(count):
        table = some_table(numbers, numbers.below(25))
        yield table, some_shot(numbers, numbers.between(100_000, 4_000_000))


def some_table(numbers: Numbers, count: int) -> list[Place]:
    table: list[Place] = []
    while len(table) < count:
        x, y = numbers.between(-212_500, 212_500), numbers.between(-212_500, 212_500)
        free = all((x - a) ** 2 + (y - b) ** 2 >= 25_000**2 for a, b in table)
        if free and abs(x) + abs(y) <= TABLE.edge - 17_700 and x * x + y * y >= TABLE.hole_radius**2:
            table.append((x, y))
    return table


def some_shot(numbers: Numbers, speed: int) -> Shot:
    """From anywhere on a corner, mostly towards the floor."""
    corner = numbers.below(4)
    sx, sy = CORNERS[corner]
    along, across = numbers.between(-600, 1000), numbers.between(-600, 1000)
    x, y = numbers.between(190_000, 205_000), numbers.between(190_000, 205_000)
    return Shot(corner, sx * x, sy * y, -sx * speed * along // 1000, -sy * speed * across // 1000)
