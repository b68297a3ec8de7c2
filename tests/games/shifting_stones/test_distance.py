"""The fewest moves to a pattern, compared with a plain breadth-first search of every grid."""

from functools import cache
from itertools import permutations, product, repeat
from random import Random
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
import pytest

from meseta.games.shifting_stones.content import STANDARD, Card, Deck, Pattern, places
from meseta.games.shifting_stones.distance import ALL_MOVES, Distances, apply_move, distances_for, pay
from meseta.games.shifting_stones.grid import CELLS, PAIRS, STONES, Grid
from meseta.games.shifting_stones.legal import MOVES, uses

Grids: TypeAlias = npt.NDArray[np.unsignedinteger]
"""Something known of every grid: an axis for the arrangement, then one per cell for the face that shows."""

ARRANGEMENTS: Final = sorted(set(permutations(STONES)))
NUMBER: Final = {arrangement: number for number, arrangement in enumerate(ARRANGEMENTS)}
KINDS: Final = np.array(ARRANGEMENTS)
EVERY_GRID: Final = (len(ARRANGEMENTS), *(2,) * 9)

WIDEST: Final = {1: 25, 2: 40, 3: 59, 5: 71}
"""For each value a card that many choices of stones can complete."""

SUN, MOON, FISH, BIRD, HORSE, BOAT, SEED, TREE = range(8)
LARGE_PATTERNS: Final[tuple[Pattern, ...]] = (
    ((HORSE, None, BIRD), (None, SEED, None), (SEED, None, BOAT)),
    ((TREE, None, FISH), (HORSE, HORSE, HORSE), (None, None, MOON)),
    ((SEED, SEED, SEED), (BOAT, None, BOAT), (FISH, None, FISH)),
    ((SUN, BIRD, None), (TREE, SEED, TREE), (BOAT, HORSE, BOAT)),
    ((MOON, FISH, BIRD), (HORSE, BOAT, HORSE), (TREE, SEED, TREE)),
)
"""Five to nine named cells, more than a standard card has; an edition may print them (ST-03)."""


def containing(pattern: Pattern) -> npt.NDArray[np.bool_]:
    """The grids that contain the pattern."""
    found = np.zeros(EVERY_GRID, dtype=bool)
    for top, left in product(range(4 - len(pattern)), range(4 - len(pattern[0]))):
        here = np.ones(EVERY_GRID, dtype=bool)
        for row, faces in enumerate(pattern):
            for column, face in enumerate(faces):
                if face is not None:
                    cell = 3 * (top + row) + left + column
                    here[KINDS[:, cell] != face // 2 * 2] = False
                    np.moveaxis(here, 1 + cell, 0)[1 - face % 2] = False
        found |= here
    return found


def one_more_move(reached: Grids) -> Grids:
    """The grids from which at most one move leads to those reached; one bit for each of several searches."""
    wider = reached.copy()
    for a, b in PAIRS:
        wider |= reached[traded(a, b)].swapaxes(1 + a, 1 + b)
    for cell in CELLS:
        wider |= np.flip(reached, 1 + cell)
    return wider


@cache
def traded(a: int, b: int) -> list[int]:
    """For every arrangement the number of the one in which the stones at a and b have traded places."""
    order = list(CELLS)
    order[a], order[b] = b, a
    return [NUMBER[tuple([kinds[cell] for cell in order])] for kinds in ARRANGEMENTS]


def search(patterns: list[Pattern]) -> npt.NDArray[np.uint8]:
    """The fewest moves to each pattern from every grid: patterns × arrangements × 512."""
    reached: Grids = np.zeros(EVERY_GRID, dtype=np.min_scalar_type((1 << len(patterns)) - 1))
    for number, pattern in enumerate(patterns):
        reached |= containing(pattern).astype(reached.dtype) << number
    fewest = np.zeros((len(patterns), len(ARRANGEMENTS), 512), dtype=np.uint8)
    while not (reached == (1 << len(patterns)) - 1).all():
        for number in range(len(patterns)):
            fewest[number] += (reached & 1 << number == 0).reshape(-1, 512)
        reached = one_more_move(reached)
    return fewest


def grids(arrangement: int) -> list[Grid]:
    """The 512 grids of an arrangement, in the order of the search."""
    found = [0]
    for cell, kind in enumerate(ARRANGEMENTS[arrangement]):
        found = [grid | 1 << 9 * face + cell for grid in found for face in (kind, kind + 1)]
    return found


class Searched(NamedTuple):
    points: int
    cards: tuple[int, ...]
    fewest: npt.NDArray[np.uint8]


@pytest.fixture(scope="module", params=[1, 2, 3, 5])
def searched(request: pytest.FixtureRequest) -> Searched:
    cards = STANDARD.by_points[request.param]
    return Searched(request.param, cards, search([STANDARD.cards[card].pattern for card in cards]))


def assert_every_grid_agrees(searched: Searched, card: int) -> None:
    distance = distances_for(STANDARD).distance
    for arrangement, row in enumerate(searched.fewest[searched.cards.index(card)]):
        assert bytes(map(distance, grids(arrangement), repeat(card))) == row.tobytes()


def assert_random_grids_agree(distances: Distances, searched: Searched, samples: int) -> None:
    rng = Random(searched.points)
    for _ in range(samples):
        arrangement, faces = rng.randrange(len(ARRANGEMENTS)), rng.randrange(512)
        grid = grids(arrangement)[faces]
        found = [distances.distance(grid, card) for card in searched.cards]
        assert found == searched.fewest[:, arrangement, faces].tolist()


def test_nine_stones_lie_in_2_580_480_ways() -> None:
    # 9! / (1! 2! 3! 3!) arrangements, and two faces for each of nine stones
    assert len(ARRANGEMENTS) * 2**9 == 5_040 * 512 == 2_580_480


def test_a_card_pays_for_21_moves_from_every_grid() -> None:
    assert len(ALL_MOVES) == len(set(ALL_MOVES)) == 12 + 9
    assert tuple(pay(move, 17) for move in ALL_MOVES) == uses(17)[:MOVES]


def test_cards_worth_more_points_are_further_away(searched: Searched) -> None:
    mean, farthest = {1: (1.40, 5), 2: (2.09, 7), 3: (3.49, 8), 5: (5.15, 10)}[searched.points]
    assert round(float(searched.fewest.mean()), 2) == mean
    assert searched.fewest.max() == farthest


def test_every_grid_is_as_far_from_a_card_as_the_search_finds(searched: Searched) -> None:
    assert_every_grid_agrees(searched, WIDEST[searched.points])


@pytest.mark.slow
def test_every_grid_is_as_far_from_every_card_as_the_search_finds(searched: Searched) -> None:
    for card in searched.cards:
        assert_every_grid_agrees(searched, card)


def test_every_card_is_as_far_from_a_grid_as_the_search_finds(searched: Searched) -> None:
    assert_random_grids_agree(distances_for(STANDARD), searched, samples=300)


def test_patterns_larger_than_any_of_the_standard_deck_are_as_far_as_the_search_finds() -> None:
    deck = Deck("large", [Card(n, 5, pattern, places(pattern)) for n, pattern in enumerate(LARGE_PATTERNS)])
    searched = Searched(5, tuple(deck.cards), search(list(LARGE_PATTERNS)))
    assert_random_grids_agree(distances_for(deck), searched, samples=100)


@pytest.mark.parametrize("card", STANDARD.cards)
def test_a_line_has_as_many_moves_as_the_distance_and_ends_where_the_pattern_is_complete(card: int) -> None:
    distances, rng = distances_for(STANDARD), Random(card)
    for _ in range(20):
        grid = rng.choice(grids(rng.randrange(len(ARRANGEMENTS))))
        line = distances.line(grid, card)
        assert len(line) == distances.distance(grid, card)
        for move in line:
            assert not STANDARD.matches(grid, card)
            grid = apply_move(grid, move)
        assert STANDARD.matches(grid, card)
