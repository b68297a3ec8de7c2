"""Actions that may or may not be allowed: slightly wrong ones, and those of other moments."""

from enum import IntEnum
from random import Random

import msgspec

from meseta.games.sonora.actions import AiDraw, Draw, Flick, PlayerAction
from tests.games.sonora.referee.printed import Printed


def near(action: PlayerAction, rng: Random) -> PlayerAction:
    """The action with one of its numbers changed, or one of its squares moved, added or left out."""
    if isinstance(action, Draw | AiDraw) and rng.random() < 0.8:
        return msgspec.structs.replace(action, cells=other_cells(action.cells, rng))
    values = {name: value for name, value in msgspec.structs.asdict(action).items() if isinstance(value, int)}
    if not values:
        return action
    name = rng.choice(sorted(values))
    return msgspec.structs.replace(action, **{name: other_number(values[name], rng)})


def other_number(value: int, rng: Random) -> int:
    if isinstance(value, bool):
        return not value
    if isinstance(value, IntEnum):
        return rng.choice(list(type(value)))
    return value + rng.choice([-7, -2, -1, 1, 2, 7])


def other_cells(cells: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    changed = list(cells)
    i = rng.randrange(len(cells))
    how = rng.choice(["move", "shift", "leave out", "add", "twice", "backwards"])
    if how == "move":
        changed[i] += rng.choice([-15, -1, 1, 15])
    elif how == "shift":
        by = rng.choice([-15, -1, 1, 15])
        changed = [cell + by for cell in cells]
    elif how == "leave out":
        changed.pop(i)
    elif how == "add":
        changed.append(changed[i] + rng.choice([-15, -1, 1, 15]))
    elif how == "twice":
        changed.append(changed[i])
    if how == "backwards":
        return tuple(reversed(changed))
    return tuple(sorted(changed))


def starts(printed: Printed, due: list[int], rng: Random) -> list[Flick]:
    """Flicks that start about the edges of the corner, at about the top speed, of any disc."""
    wall = -printed.half_width + printed.disc_radius
    edge = -(2 * printed.half_width - printed.corner_leg)
    margin = int((2 * printed.disc_radius**2) ** 0.5)
    found = []
    for _ in range(4):
        along = rng.randint(wall, edge - margin - wall)
        x, y = rng.choice(
            [
                (wall + rng.randint(-1, 1), along),
                (along, wall + rng.randint(-1, 1)),
                (along, edge - margin - along + rng.randint(-1, 1)),
            ]
        )
        speed = printed.top_speed + rng.choice([-printed.top_speed, -1, 0, 1])
        disc = rng.choice(due) if rng.random() < 0.8 else rng.randrange(-1, 21)
        found.append(Flick(disc, x, y, *rng.choice([(speed, 0), (0, -speed)])))
    return found
