"""The geometry of the sheet, compared with a simple reference."""

from itertools import pairwise, product
from random import Random

import pytest

from meseta.core.seats import CHANCE
from meseta.games.in_the_ruin.content import HOUSE, read_edition
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.reach import area, connected, distance, path, stops
from meseta.games.in_the_ruin.sheet import (
    ALL,
    LETTERS,
    NAMES,
    block_makers,
    blocks,
    largest_rectangle,
    neighbours,
)
from meseta.games.in_the_ruin.state import Mark, State
from meseta.games.in_the_ruin.turn_actions import TurnActions
from meseta.grids.bits import Bits, bits, members
from meseta.grids.shapes import Fits
from tests.games.in_the_ruin import reference
from tests.games.in_the_ruin.positions import GAME, cells, player, position
from tests.games.in_the_ruin.test_edition import HOUSE_FILE

Space = reference.Space


def spaces(found: Bits) -> set[Space]:
    return {divmod(cell, 11) for cell in members(found)}


def random_set(rng: Random, share: float) -> Bits:
    return bits(cell for cell in range(121) if rng.random() < share)


def random_sheet(rng: Random) -> tuple[Bits, Bits]:
    """Roads without a block, and Walls, as dense as in any part of a game."""
    roads = cells("f6")
    walls = 0
    for cell in rng.sample(range(121), rng.randrange(10, 110)):
        if roads >> cell & 1:
            continue
        if rng.random() < 0.6 and not blocks(roads | 1 << cell):
            roads |= 1 << cell
        else:
            walls |= 1 << cell
    return roads, walls


@pytest.mark.parametrize("letter", "ABCFIS")
@pytest.mark.clause("RU-10")
def test_all_placements_of_a_shape_are_known(letter: str) -> None:
    card = LETTERS.index(letter)
    known = {frozenset(spaces(mask)) for mask in HOUSE.placements[card].all}
    assert known == reference.placements(letter)


@pytest.mark.clause("RU-10")
def test_there_are_as_many_placements_as_can_be_counted_by_hand() -> None:
    # A bar of n in a row of 11 has 12 - n places, in 11 rows, both directions. A corner of 3 fits four ways
    # in each of the 10 × 10 squares; the L eight ways, T and S four ways each in the 9 × 10 boxes of 2×3.
    counts = {"A": 2 * 11 * 9, "B": 4 * 100, "C": 2 * 11 * 8, "F": 8 * 90, "I": 4 * 90, "S": 4 * 90}
    assert {letter: len(HOUSE.placements[LETTERS.index(letter)].all) for letter in counts} == counts


def round_fits(on: State, mark: Mark) -> Fits:
    """Every way this round's shape can be drawn as Roads or as Walls (RU-10 to RU-12)."""
    player = on.players[0]
    near = neighbours(player.settled)
    solid = player.roads if mark is Mark.ROAD else None
    return HOUSE.placements[on.line[0]].fits(player.empty, near, solid)


@pytest.mark.clause("RU-10", "RU-11", "RU-12")
def test_the_placements_open_on_a_sheet_are_those_the_reference_allows() -> None:
    rng = Random(1)
    every = {letter: reference.placements(letter) for letter in "ABCFIS"}
    for _ in range(40):
        roads, walls = random_sheet(rng)
        for letter, known in every.items():
            on = position(player(names_of(roads), names_of(walls)), player(), line=letter, deck="")
            for mark in Mark:
                found = {frozenset(spaces(mask)) for mask in round_fits(on, mark)}
                marks = spaces(roads) | spaces(walls)
                assert found == {
                    shape
                    for shape in known
                    if reference.can_draw(shape, spaces(roads), spaces(walls), marks, mark is Mark.ROAD)
                }


def names_of(found: Bits) -> str:
    return " ".join(NAMES[cell] for cell in members(found))


def test_placements_can_be_counted_and_picked_without_listing() -> None:
    on = position()
    fits = round_fits(on, Mark.ROAD)
    listed = list(fits)
    assert len(fits) == len(listed) == len(set(listed))
    assert [fits[index] for index in range(len(fits))] == listed
    with pytest.raises(IndexError):
        fits[len(fits)]


@pytest.mark.clause("RU-12")
def test_blocks_of_two_by_two_are_found_wherever_they_are() -> None:
    rng = Random(2)
    for share in (0.2, 0.4, 0.6):
        for _ in range(100):
            roads = random_set(rng, share)
            assert bool(blocks(roads)) == reference.has_block(spaces(roads))
    assert names_of(blocks(cells("j10:k11"))) == "j10"
    assert not blocks(cells("k1 a2 k2 a3"))


def test_neighbours_share_an_edge_and_do_not_wrap_around_the_sheet() -> None:
    for cell in range(121):
        assert spaces(neighbours(1 << cell)) == reference.beside(divmod(cell, 11))
    assert neighbours(ALL) == ALL


@pytest.mark.clause("RU-18", "RU-19")
def test_stopping_places_with_and_without_a_warp_are_those_the_reference_finds() -> None:
    rng = Random(3)
    warps = 0
    for _ in range(300):
        roads = random_set(rng, 0.55)
        listed = members(roads)
        gates = bits(rng.sample(listed, min(len(listed), rng.randrange(6))))
        pawn = rng.choice(listed)
        for steps in (0, 1, 4, 5):
            found = stops(roads, gates, pawn, steps)
            on_foot, warped = reference.stops(spaces(roads), spaces(gates), divmod(pawn, 11), steps)
            assert spaces(found.walk) == on_foot
            assert spaces(found.walk | found.warp) == warped
            assert not found.walk & found.warp
            warps += bool(found.warp)
    assert warps > 100


@pytest.mark.clause("RU-18", "RU-33")
def test_paths_are_shortest_and_connections_are_those_the_reference_finds() -> None:
    rng = Random(4)
    for _ in range(100):
        roads = random_set(rng, 0.55)
        steps = reference.steps_from(spaces(roads), divmod(start := rng.choice(members(roads)), 11))
        assert spaces(area(roads, start)) == set(steps)
        for goal in rng.sample(range(121), 30):
            expected = steps.get(divmod(goal, 11))
            assert distance(roads, start, goal, 121) == expected
            assert connected(roads, start, goal) == (expected is not None)
            way = path(roads, start, goal)
            assert len(way) == (0 if expected is None else expected + 1)
            assert all(b in members(neighbours(1 << a) & roads) for a, b in pairwise(way))
            assert not way or (way[0], way[-1]) == (start, goal)
            if expected:
                assert distance(roads, start, goal, expected - 1) is None


@pytest.mark.clause("RU-33")
def test_a_space_without_a_road_is_connected_to_nothing() -> None:
    assert not connected(cells("a1 b1"), 0, 5)
    assert not connected(cells("a1 b1"), 5, 0)
    assert area(cells("a1"), 5) == 0
    assert path(cells("a1"), 5, 5) == ()


@pytest.mark.clause("RU-31")
def test_the_largest_rectangle_is_as_large_as_the_reference_finds() -> None:
    rng = Random(5)
    for share in (0.3, 0.7, 0.9, 0.97):
        for _ in range(15):
            marks = random_set(rng, share)
            found = largest_rectangle(marks)
            assert found is not None
            corners = divmod(found.first, 11), divmod(found.last, 11)
            (top, left), (bottom, right) = corners
            inside = set(product(range(top, bottom + 1), range(left, right + 1)))
            assert inside <= spaces(marks)
            assert found.area == len(inside) == found.width * found.height
            assert found.area == reference.largest_rectangle(spaces(marks))


@pytest.mark.clause("RU-31")
def test_a_full_sheet_is_a_rectangle_of_121_and_an_empty_one_has_none() -> None:
    full = largest_rectangle(ALL)
    assert full is not None
    assert (full.area, full.first, full.last) == (121, 0, 120)
    assert largest_rectangle(0) is None


@pytest.mark.clause("RU-12")
def test_the_spaces_that_would_fill_a_block_are_those_the_reference_finds() -> None:
    rng = Random(6)
    for _ in range(60):
        roads, _walls = random_sheet(rng)
        makers = {
            space
            for space in reference.SPACES - spaces(roads)
            if reference.has_block({*spaces(roads), space})
        }
        assert spaces(block_makers(roads) & ~roads) == makers


def test_legal_actions_are_listed_in_the_order_in_which_they_are_counted() -> None:
    on = position(player(hand="AD BM", gates="f8 h6", pawn="f8"), player(), stage=2)
    for action in ("", "c f9"):
        state = GAME.apply(on, 0, GAME.read(action)) if action else on
        legal = GAME.legal(state, 0)
        assert isinstance(legal, TurnActions)
        assert list(legal) == [legal.at(index) for index in range(len(legal))]
        assert all(GAME.fault(state, 0, listed) is None for listed in legal)
        assert len(set(legal)) == len(legal)


@pytest.mark.clause("RU-07")
def test_shapes_that_look_alike_are_offered_once_at_set_up() -> None:
    alike = InTheRuin(read_edition(HOUSE_FILE.replace('cells = ["####"]', 'cells = ["#", "#", "#"]')))
    state, rng = alike.setup(2, {}), Random(1)
    state = alike.apply(state, CHANCE, alike.read("deal a c"))
    while CHANCE in alike.actors(state):
        state = alike.apply(state, CHANCE, alike.chance(state).sample(rng))
    legal = list(alike.legal(state, 0))
    assert len(set(legal)) == len(legal)
