"""Sets as integers, and cells with names."""

from hypothesis import given
from hypothesis import strategies as st

from meseta.grids.bits import bits, members
from meseta.grids.lattice import Lattice


@given(st.sets(st.integers(0, 255)))
def test_a_set_comes_back_in_order(numbers: set[int]) -> None:
    assert members(bits(numbers)) == tuple(sorted(numbers))


@given(st.integers(0, 2**255))
def test_every_integer_is_a_set(found: int) -> None:
    assert bits(members(found)) == found
    assert len(members(found)) == found.bit_count()


def test_cells_are_named_by_column_and_row_from_the_top() -> None:
    board = Lattice(rows=2, columns=3)
    assert [board.name(cell) for cell in board.cells] == ["a1", "b1", "c1", "a2", "b2", "c2"]
    assert [board.cell(board.name(cell)) for cell in board.cells] == list(board.cells)
    assert board.cell("d1") is None
    assert board.name(6) == "#6"


@given(st.integers(1, 6), st.integers(1, 6))
def test_neighbours_share_an_edge(rows: int, columns: int) -> None:
    board = Lattice(rows, columns)
    assert len(board.pairs()) == rows * (columns - 1) + columns * (rows - 1)
    for a in board.cells:
        for b in board.cells:
            distance = abs(a // columns - b // columns) + abs(a % columns - b % columns)
            assert (b in board.neighbours(a)) == (distance == 1)
