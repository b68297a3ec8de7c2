"""Resting places that no real flick would give so soon: on borders, at the rims of circles, off the board.

They go to the game as the answers of a kernel that is not ours, which it takes as they are.
"""

from random import Random

from tests.games.sonora.referee.board import spots_at
from tests.games.sonora.referee.printed import Printed
from tests.games.sonora.referee.table import Table

Rest = tuple[str, str, int, int]
"""A disc, what became of it, and its place."""

OTHER_KERNEL = 999


def landing(table: Table, wanted: str | None, off: int, rng: Random) -> tuple[bool, list[Rest]]:
    """Whether the flicked disc touched anything, and what became of it and of all that it moved.

    A game may want its discs to count for one section, most of the time, or to leave the board more often.
    """
    flicked = table.discs[table.flicked]
    if rng.random() < 0.04:
        place = table.printed.half_width - table.printed.corner_leg // 4
        return rng.random() < 0.5, [(flicked.name, "corner", -place, -place)]
    lying = [disc for disc in table.discs.values() if disc.where == "floor"]
    moved = rng.sample(lying, min(len(lying), rng.choice([0, 0, 0, 1, 1, 2, 3])))
    taken = [(disc.x, disc.y) for disc in lying if disc not in moved]
    swept = rng.random() < 0.1
    rests = []
    for disc in [flicked, *moved]:
        fate = rng.choices(["floor", "hole", "off"], [12, 1, off])[0]
        if swept and disc is not flicked:
            fate = "off"
        x, y = 0, 0
        if fate == "floor":
            x, y = somewhere(table.printed, taken, wanted if rng.random() < 0.7 else None, rng)
            taken.append((x, y))
        rests.append((disc.name, fate, x, y))
    return bool(moved) or rng.random() < 0.5, sorted(rests)


def somewhere(
    printed: Printed, taken: list[tuple[int, int]], wanted: str | None, rng: Random
) -> tuple[int, int]:
    """A place on the floor, off the hole and off other discs."""
    while True:
        x, y = interesting(printed, rng)
        wall = printed.half_width - printed.disc_radius
        edge = 2 * printed.half_width - printed.corner_leg
        on_floor = abs(x) <= wall and abs(y) <= wall and abs(x) + abs(y) <= edge
        off_hole = x * x + y * y >= printed.hole_radius**2
        apart = all((x - a) ** 2 + (y - b) ** 2 >= (2 * printed.disc_radius) ** 2 for a, b in taken)
        as_wanted = wanted is None or any(section == wanted for section, _ in spots_at(printed, x, y))
        if on_floor and off_hole and apart and as_wanted:
            return x, y


def interesting(printed: Printed, rng: Random) -> tuple[int, int]:
    """Anywhere; on a border between zones or beside it; about a circle's rim; between two circles."""
    wall = printed.half_width - printed.disc_radius
    x, y = rng.randint(-wall, wall), rng.randint(-wall, wall)
    kind = rng.choice(["anywhere", "anywhere", "border", "circle", "rim", "between"])
    if kind == "border":
        return (rng.randint(-1, 1), y) if rng.random() < 0.5 else (x, rng.randint(-1, 1))
    _, circle_x, circle_y, radius = rng.choice(printed.circles)
    reach = printed.disc_radius + radius
    if kind == "circle":
        return circle_x + rng.randint(-reach, reach), circle_y + rng.randint(-reach, reach)
    if kind == "rim":
        along, across = rng.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
        out = reach + rng.randint(-1, 1)
        return circle_x + out * along, circle_y + out * across
    if kind == "between":
        _, other_x, other_y, _ = rng.choice(printed.circles)
        return (circle_x + other_x) // 2, (circle_y + other_y) // 2
    return x, y
