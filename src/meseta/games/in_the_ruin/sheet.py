"""The 11×11 spaces of a sheet as bit sets: neighbours, blocks and rectangles."""

from typing import Final, NamedTuple, TypeAlias

from meseta.grids.bits import Bits, bits
from meseta.grids.lattice import Lattice

SIZE: Final = 11
SHEET: Final = Lattice(rows=SIZE, columns=SIZE)
"""Spaces are named `a1` to `k11`, column first, row from the top (RU-01)."""

Cell: TypeAlias = int
"""0 to 120 in reading order, or -1 for no space; `NAMES[cell]` is its name."""
Letter: TypeAlias = int
"""A to X as 0 to 23; the explore card of that letter has the same number (RU-02)."""

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWX"
EXIT: Final[Cell] = SIZE * SIZE // 2
"""The central space (RU-01)."""

ALL: Final[Bits] = (1 << SIZE * SIZE) - 1
AT_EXIT: Final[Bits] = 1 << EXIT
NOT_LEFT: Final[Bits] = bits(cell for cell in SHEET.cells if cell % SIZE)
NOT_RIGHT: Final[Bits] = bits(cell for cell in SHEET.cells if cell % SIZE < SIZE - 1)
"""The spaces with a neighbour to their left, and to their right."""
NAMES: Final = tuple(SHEET.name(cell) for cell in SHEET.cells)
CELL_OF: Final = {name: cell for cell, name in enumerate(NAMES)}


def name(cell: Cell) -> str:
    """The space's name; for a number that is not a space, the number itself, to be shown in an error."""
    return SHEET.name(cell)


def neighbours(spaces: Bits) -> Bits:
    """Every space that shares an edge with one of these, which includes those that touch each other."""
    return (spaces & NOT_RIGHT) << 1 | (spaces & NOT_LEFT) >> 1 | spaces << SIZE & ALL | spaces >> SIZE


def blocks(roads: Bits) -> Bits:
    """The upper left spaces of all 2×2 blocks of Roads (RU-12)."""
    pairs = roads & roads >> 1 & NOT_RIGHT
    return pairs & pairs >> SIZE


def block_makers(roads: Bits) -> Bits:
    """Every space where another Road would complete a 2×2 block (RU-12)."""
    pairs = roads & roads >> 1 & NOT_RIGHT
    below = pairs >> SIZE
    beside = roads >> 1 & NOT_RIGHT
    return (
        below & beside
        | (roads & below) << 1
        | (pairs & beside >> SIZE) << SIZE
        | (pairs & roads >> SIZE) << SIZE + 1
    )


class Rectangle(NamedTuple):
    """A rectangle of spaces by two of its corners, both included."""

    first: Cell
    """Upper left."""
    last: Cell
    """Lower right."""

    @property
    def height(self) -> int:
        """In rows."""
        return self.last // SIZE - self.first // SIZE + 1

    @property
    def width(self) -> int:
        """In columns."""
        return self.last % SIZE - self.first % SIZE + 1

    @property
    def area(self) -> int:
        """Width × height: its points (RU-31)."""
        return self.width * self.height


_STARTS: Final = tuple(
    bits(cell for cell in SHEET.cells if cell % SIZE + width <= SIZE) for width in range(SIZE + 2)
)
"""By width: the spaces from which a run of so many stays in its row."""
_STEPS: Final = (
    (),
    (),
    (1,),
    (1, 1),
    (1, 2),
    (1, 2, 1),
    (1, 2, 2),
    (1, 2, 3),
    (1, 2, 4),
    (1, 2, 4, 1),
    (1, 2, 4, 2),
    (1, 2, 4, 3),
)
"""By width: how far to look each time, so that runs of that width are found."""


def largest_rectangle(marks: Bits, known: int = 0) -> Rectangle | None:
    """The largest rectangle full of marks (RU-31); of equal ones the flattest, then the first to be read.

    It takes half the time where an area is known that one of them has.
    """
    best, found, size = max(0, known - 1), 0, 0
    columns, height, most = marks, 1, SIZE
    while columns and most * SIZE > best:
        width = best // height + 1  # the least that would be larger
        if width <= most:  # higher rectangles are never wider
            corners = columns
            for step in _STEPS[width]:
                corners &= corners >> step
            corners &= _STARTS[width]
            most = width - 1
            while corners:
                widest, most = corners, most + 1
                corners &= columns >> most & _STARTS[most + 1]
            if most >= width:
                best, found, size = most * height, widest, (height - 1) * SIZE + most - 1
        columns &= columns >> SIZE
        height += 1
    first = (found & -found).bit_length() - 1
    return Rectangle(first, first + size) if found else None
