"""Shapes on grids, away from any game."""

import pytest

from meseta.grids.bits import bits, members
from meseta.grids.lattice import Lattice
from meseta.grids.shapes import Placements, is_connected, normal, nth, orientations

SMALL = Lattice(rows=3, columns=4)


@pytest.mark.parametrize(
    ("picture", "count"),
    [(["#"], 1), (["##"], 2), (["##", "##"], 1), (["##", "#."], 4), (["###", ".#."], 4), (["###", "#.."], 8)],
)
def test_a_shape_has_as_many_orientations_as_its_symmetry_leaves(picture: list[str], count: int) -> None:
    cells = [(r, c) for r, row in enumerate(picture) for c, mark in enumerate(row) if mark == "#"]
    found = orientations(cells)
    assert len(found) == count
    assert all(normal(turned) == turned for turned in found)


def test_connection_is_by_edges() -> None:
    assert is_connected([(0, 0), (0, 1), (1, 1)])
    assert not is_connected([(0, 0), (1, 1)])
    assert is_connected([])


def test_placements_lie_inside_the_grid_whatever_its_size() -> None:
    dominoes = Placements(SMALL, [(0, 0), (0, 1)])
    assert len(dominoes.all) == len(SMALL.pairs())
    assert dominoes.all == {bits(pair) for pair in SMALL.pairs()}
    assert bits((0, 1)) in dominoes
    assert bits((3, 4)) not in dominoes, "the end of a row is no neighbour of the next one's beginning"
    assert "domino" not in dominoes


def test_fits_cover_a_near_cell_and_free_cells_only() -> None:
    dominoes = Placements(SMALL, [(0, 0), (0, 1)])
    everything = (1 << 12) - 1
    assert sorted(map(members, dominoes.fits(everything, 1 << 0))) == [(0, 1), (0, 4)]
    assert sorted(map(members, dominoes.fits(everything ^ 1 << 1, 1 << 0))) == [(0, 4)]
    assert len(dominoes.fits(0, everything)) == 0


def test_fits_beside_something_solid_fill_no_block_with_it() -> None:
    single = Placements(SMALL, [(0, 0)])
    everything = (1 << 12) - 1
    solid = bits((0, 1, 4))
    refused = everything & ~sum(single.fits(everything, everything, solid))
    assert members(refused) == (5,)
    edges = bits((3, 4, 7))
    assert sum(single.fits(everything, everything, edges)) == everything, "no block wraps around the grid"


def test_members_are_found_by_their_index() -> None:
    found = bits((1, 4, 9))
    assert [nth(found, index) for index in range(3)] == [1, 4, 9]
    many = bits(range(3, 900, 7))
    assert [nth(many, index) for index in range(129)] == list(range(3, 900, 7))
