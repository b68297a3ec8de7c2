"""What the laboratory's kernel is given: the printed cards, the expert's tables, and room to think."""

from functools import cache
from itertools import permutations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bench.stones_lab import kernel
from bench.stones_lab.kernel import CARDS, FEATURES, GOAL, HAND, HASHED, Facts, Net, Opinions, Space, Table
from meseta.bots.shifting_stones.race import outlook
from meseta.bots.shifting_stones.weights import WEIGHTS, Weights
from meseta.bots.shifting_stones.worth import FARTHEST, HOLD, KEEP
from meseta.core.compiling import compiled
from meseta.games.shifting_stones.content import STANDARD
from meseta.games.shifting_stones.grid import PAIRS, STONES, Face
from meseta.grids.bits import members

VALUES: Final = (1, 2, 3, 5)
ARRANGEMENTS: Final = sorted(set(permutations(stone // 2 for stone in STONES)))
GRIDS: Final = len(ARRANGEMENTS) * 512
LAB: Final = compiled(kernel)
_MOST_REACHED: Final = 20_000


def number_of(faces: tuple[Face, ...]) -> int:
    """The number of the grid that shows these faces."""
    kinds = ARRANGEMENTS.index(tuple(face // 2 for face in faces))
    return kinds * 512 + sum((face & 1) << cell for cell, face in enumerate(faces))


@cache
def facts() -> Facts:
    """The cards, and how far every grid is from each of them: 2,580,480 times 72 distances."""
    rank = {kinds: number for number, kinds in enumerate(ARRANGEMENTS)}
    swaps = np.array([[rank[_swapped(kinds, *pair)] for pair in PAIRS] for kinds in ARRANGEMENTS], np.int64)
    points = np.array([STANDARD.cards[card].points for card in range(1, CARDS + 1)], np.int64)
    kinds = np.array([VALUES.index(worth) for worth in points], np.int64)
    distance = np.full((GRIDS, CARDS), 255, np.uint8)
    found = Facts(distance, swaps, np.array(PAIRS, np.int64), kinds, points)
    numbers = np.arange(GRIDS)
    faces = 2 * np.array(ARRANGEMENTS)[numbers >> 9] + (numbers[:, None] >> np.arange(9) & 1)
    for card in range(CARDS):
        distance[:, card] = _distances(found, faces, card + 1)
    return found


def _swapped(kinds: tuple[int, ...], a: int, b: int) -> tuple[int, ...]:
    other = list(kinds)
    other[a], other[b] = other[b], other[a]
    return tuple(other)


def _distances(given: Facts, faces: NDArray[np.int64], card: int) -> NDArray[np.uint8]:
    complete = np.zeros(GRIDS, bool)
    for place in STANDARD.cards[card].places:
        asked = [divmod(bit, 9) for bit in members(place)]
        complete |= np.logical_and.reduce([faces[:, cell] == face for face, cell in asked])
    reached, distance = np.zeros(GRIDS, np.int64), np.where(complete, 0, 255).astype(np.uint8)
    count = int(complete.sum())
    reached[:count] = np.flatnonzero(complete)
    LAB.spread(given, reached, count, distance)
    return distance


@cache
def race() -> NDArray[np.float64]:
    """The chances of `race.outlook`, by cards of the mover and of the other, lead, 1s, and who is last."""
    sizes = (GOAL + 1, GOAL + 1, 29, 9, 2)
    found = [
        outlook(GOAL, own, other, lead - 14, ones - 4, bool(last))
        for own, other, lead, ones, last in np.ndindex(*sizes)
    ]
    return np.array(found).reshape(sizes)


def opinions(held: NDArray[np.float64] | None = None, weights: Weights = WEIGHTS) -> Opinions:
    """A planner's; if nothing is known of what is `held`, one unseen card is as likely as any other."""
    keep, hold = (np.array([table[value] for value in VALUES]) for table in (KEEP, HOLD))
    more = np.array([[weights.keep(value)] for value in VALUES])
    anything = np.ones((len(VALUES), FARTHEST + 1))
    return Opinions(
        weights.keeping * keep + more, weights.leaving * hold, race(), anything if held is None else held
    )


def new_table() -> Table:
    """An empty table."""
    return Table(
        np.zeros(6, np.int64),
        np.zeros((2, HAND), np.int64),
        np.zeros((2, 3), np.int64),
        np.zeros(CARDS, np.int64),
        np.zeros(CARDS, np.int64),
        np.zeros(2 * CARDS, np.int64),
    )


def new_space(most: int = 64) -> Space:
    """Room to think of so many turns."""
    return Space(
        np.full(HASHED, -1, np.int64),
        np.zeros(_MOST_REACHED, np.int64),
        np.zeros(_MOST_REACHED, np.int64),
        np.zeros(_MOST_REACHED, np.int64),
        np.zeros(8, np.int64),
        np.zeros(CARDS, np.int64),
        np.zeros(CARDS),
        np.zeros(HAND, np.int64),
        np.zeros(HAND, np.int64),
        np.zeros(HAND),
        np.zeros((most, 4)),
        np.zeros((1, 4)),
        np.zeros(FEATURES),
    )


def no_net() -> Net:
    """A network that adds nothing."""
    return Net(np.zeros((1, FEATURES)), np.zeros(1), np.zeros(1), np.zeros(1))
