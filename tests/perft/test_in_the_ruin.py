"""Counting the lines of play in In the Ruin.

Chance always gives its first answer, the lowest cards, so every game opens like this:

    solo    A B C D for seat 0, the line E F G, routes AD AW BM BU
    two     A B for seat 0, C D for seat 1, the line E F G, routes AD AW BM BU and CJ CU DO EJ

A and D are bars of 3, B is a corner of 3, C a bar of 4. Over the Exit a bar of 3 lies in 3 × 2 ways, a
corner in 3 × 4, a bar of 4 in 4 × 2.
"""

import pytest

from meseta.core.perft import answer_chance, perft
from tests.games.in_the_ruin.positions import GAME, letter_names, player, position, route_names
from tests.games.in_the_ruin.reference import (
    EXIT,
    SPACES,
    Space,
    beside,
    can_draw,
    has_block,
    placements,
    stops,
)
from tests.games.in_the_ruin.test_sheets import spaces

KEEPS = 6
"""Two of four route cards."""
OVER_EXIT = {"A": 3 * 2, "B": 3 * 4, "C": 4 * 2}

# Depth 1. Solo: two cards of one shape are interchangeable, so there are three shapes. Two: each their own.
SOLO_1 = KEEPS + 6 + 12 + 8
SEAT_0, SEAT_1 = KEEPS + 6 + 12, KEEPS + 8 + 6
TWO_1 = SEAT_0 + SEAT_1

# Depth 2. What different seats do comes in either order; so does a choice of routes and a first shape of one
# seat; or a seat draws both its shapes, which the reference counts.
BOTH_0, BOTH_1 = 528, 384
TWO_2 = 2 * SEAT_0 * SEAT_1 + 2 * KEEPS * (6 + 12) + BOTH_0 + 2 * KEEPS * (8 + 6) + BOTH_1
BOTH_SOLO = 3052
SOLO_2 = 2 * KEEPS * (6 + 12 + 8) + BOTH_SOLO


def roads_over_exit(card: str) -> list[frozenset[Space]]:
    return [shape for shape in placements(card) if EXIT in shape]


def touching(shape: frozenset[Space], marks: frozenset[Space]) -> bool:
    return not shape & marks and any(beside(space) & marks for space in shape)


def walls_after(first: str, second: str) -> int:
    """Ways to draw one card as Roads over the Exit and the other as Walls at a Road."""
    walls = placements(second)
    return sum(touching(shape, roads) for roads in roads_over_exit(first) for shape in walls)


def solo_after(first: str, left: str) -> int:
    """Ways to draw one card over the Exit and any shape of those left, as Roads or Walls, next to it."""
    count = 0
    for roads in roads_over_exit(first):
        for card in left:
            near = [shape for shape in placements(card) if touching(shape, roads)]
            count += len(near) + sum(not has_block(roads | shape) for shape in near)
    return count


def test_the_game_opens_as_pictured() -> None:
    solo, two = (answer_chance(GAME, GAME.setup(seats, {})) for seats in (1, 2))
    assert [letter_names(one.dealt) for one in (*solo.players, *two.players)] == ["ABCD", "AB", "CD"]
    assert letter_names(solo.line) == letter_names(two.line) == "EFG"
    assert route_names(two.players[1].routes) == "CJ CU DO EJ"


def test_shapes_cover_the_exit_in_as_many_ways_as_counted() -> None:
    assert {card: len(roads_over_exit(card)) for card in OVER_EXIT} == OVER_EXIT


def test_the_reference_counts_both_shapes_of_a_seat() -> None:
    assert walls_after("A", "B") + walls_after("B", "A") == BOTH_0
    assert walls_after("C", "D") + walls_after("D", "C") == BOTH_1
    # In a solo game A and D are the same bar: after it three shapes are left, else two.
    assert solo_after("A", "BCD") + solo_after("B", "AC") + solo_after("C", "AB") == BOTH_SOLO


@pytest.mark.parametrize(
    ("seats", "depth", "lines"), [(1, 1, SOLO_1), (1, 2, SOLO_2), (2, 1, TWO_1), (2, 2, TWO_2)]
)
def test_the_program_counts_as_many_lines(seats: int, depth: int, lines: int) -> None:
    assert perft(GAME, answer_chance(GAME, GAME.setup(seats, {})), depth) == lines


def test_a_turn_in_mid_game_has_as_many_lines_as_the_reference_counts() -> None:
    """One seat to act: A, B, C and an extra space at depth 1; what may follow each of them at depth 2."""
    roads, walls = "f6 f5 f4 g4 e6 d6 d7", "g6 g5 c6"
    on = position(player(roads, walls, hand="AD"), player(escaped=1), line="ECB", deck="", stage=2)
    marked_roads, marked_walls = spaces(on.players[0].roads), spaces(on.players[0].walls)
    marks = marked_roads | marked_walls
    corner = placements("E")
    as_roads = [s for s in corner if can_draw(s, marked_roads, marked_walls, marks, True)]
    as_walls = [s for s in corner if can_draw(s, marked_roads, marked_walls, marks, False)]
    singles = free_near(marks)
    extra_roads = [space for space in singles if not has_block(marked_roads | {space})]
    assert perft(GAME, on, 1) == len(as_roads) + len(as_walls) + len(singles) + len(extra_roads) + len(
        singles
    )

    after_draw = sum(after(marked_roads | shape, marked_walls) for shape in as_roads) + sum(
        after(marked_roads, marked_walls | shape) for shape in [*as_walls, *({space} for space in singles)]
    )
    after_extra = sum(
        drawings(marked_roads | {space}, marked_walls, marks, corner) for space in extra_roads
    ) + sum(drawings(marked_roads, marked_walls | {space}, marks, corner) for space in singles)
    assert perft(GAME, on, 2) == after_draw + after_extra


def free_near(marks: set[Space]) -> list[Space]:
    return [space for space in SPACES - marks if beside(space) & marks]


def after(roads: set[Space], walls: set[Space]) -> int:
    """After drawing, on the Exit in Phase 2 with a route card: walk, finish, escape, or an extra space."""
    on_foot, _ = stops(roads, set(), EXIT, 5)
    near = free_near(roads | walls)
    return len(on_foot) - 1 + 2 + len(near) + sum(not has_block(roads | {space}) for space in near)


def drawings(roads: set[Space], walls: set[Space], before: set[Space], shapes: set[frozenset[Space]]) -> int:
    """After an extra space: A and B touch what was there before, C anything."""
    drawn = sum(
        can_draw(shape, roads, walls, before, as_roads) for shape in shapes for as_roads in (True, False)
    )
    return drawn + len(free_near(roads | walls))


def test_the_numbers_are_these() -> None:
    assert (SOLO_1, TWO_1) == (32, 44)
    assert (SOLO_2, TWO_2) == (3364, 2256)
