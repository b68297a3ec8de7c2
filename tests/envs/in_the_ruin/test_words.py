"""Sets of spaces as two words: the same as the game's bit sets."""

from random import Random

import numpy as np
import pytest

from meseta.envs.in_the_ruin import words
from meseta.envs.in_the_ruin.rules import rules_of
from meseta.games.in_the_ruin import reach, sheet
from meseta.grids.bits import Bits, members
from tests.envs.in_the_ruin.tables import HOUSE_GAME

RNG = Random(1)
SETS: list[Bits] = [
    sum((RNG.random() < share) << cell for cell in sheet.SHEET.cells)
    for share in (0.0, 0.1, 0.4, 0.6, 0.8, 1.0)
    for _ in range(15)
]
"""Thin and thick ones, some empty and some full."""


def split(spaces: Bits) -> words.Words:
    return spaces & words.LOW, spaces >> words.WIDTH


def joined(found: words.Words) -> Bits:
    assert 0 <= found[0] <= words.LOW
    assert 0 <= found[1] <= words.HIGH
    return found[0] | found[1] << words.WIDTH


def test_a_space_is_in_one_of_the_words() -> None:
    assert [joined(words.space(cell)) for cell in sheet.SHEET.cells] == [1 << cell for cell in range(121)]
    assert words.space(-1) == (0, 0)


@pytest.mark.parametrize("spaces", SETS)
def test_shifts_neighbours_and_blocks_are_those_of_the_sheet(spaces: Bits) -> None:
    for far in range(121):
        assert joined(words.left(*split(spaces), far)) == spaces << far & sheet.ALL
    for far in range(62):
        assert joined(words.right(*split(spaces), far)) == spaces >> far
    assert joined(words.near(*split(spaces))) == sheet.neighbours(spaces)
    assert joined(words.block_makers(*split(spaces))) == sheet.block_makers(spaces)


@pytest.mark.parametrize("spaces", SETS)
def test_the_largest_rectangle_has_the_same_area(spaces: Bits) -> None:
    largest = sheet.largest_rectangle(spaces)
    assert words.largest_area(*split(spaces)) == (largest.area if largest else 0)


@pytest.mark.parametrize("roads", SETS)
def test_ways_over_roads_are_as_long(roads: Bits) -> None:
    rng = Random(roads)
    for _ in range(20):
        start, goal, steps = rng.randrange(121), rng.randrange(121), rng.randrange(12)
        assert joined(words.within(*split(roads), start, steps)) == reach.walk(roads, 1 << start, steps)
        assert words.connected(*split(roads), start, goal) == reach.connected(roads, start, goal)
        found = reach.distance(roads, start, goal, 121)
        assert words.steps_between(*split(roads), start, goal) == (-1 if found is None else found)


@pytest.mark.parametrize("spaces", SETS)
def test_a_set_is_written_as_its_members_and_counted(spaces: Bits) -> None:
    rules = rules_of(HOUSE_GAME.printed, HOUSE_GAME.setup(1, {}))
    row = np.full(130, 7, np.int8)
    words.write_set(rules.data, row, 4, *split(spaces))
    assert tuple(np.flatnonzero(row[4:125])) == members(spaces)
    assert set(row[:4]) == set(row[125:]) == {7}
    low, _ = split(spaces)
    assert words.count(low) == low.bit_count()
    assert [words.nth(low, index) for index in range(low.bit_count())] == list(members(low))
