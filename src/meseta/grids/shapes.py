"""Shapes of cells: their rotations and reflections, and every way to place them on a grid.

All placements of an orientation are found at once: the set of its possible *anchors* (where the upper
left corner of its box lies) is an intersection of shifted bit sets, one shift per cell.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from meseta.grids.bits import Bits, bits, members
from meseta.grids.lattice import Lattice

Offset: TypeAlias = tuple[int, int]
"""Rows down and columns right."""

Offsets: TypeAlias = tuple[Offset, ...]


def normal(cells: Iterable[Offset]) -> Offsets:
    """The shape moved into the upper left corner, its cells in reading order.

    >>> normal([(3, 5), (2, 5)])
    ((0, 0), (1, 0))
    """
    listed = list(cells)
    top = min(row for row, _ in listed)
    left = min(column for _, column in listed)
    return tuple(sorted((row - top, column - left) for row, column in listed))


def orientations(cells: Iterable[Offset]) -> tuple[Offsets, ...]:
    """The shape in every different rotation and reflection.

    >>> len(orientations([(0, 0), (0, 1), (0, 2)])), len(orientations([(0, 0), (1, 0), (2, 0), (2, 1)]))
    (2, 8)
    """
    found: set[Offsets] = set()
    turned = normal(cells)
    for _ in range(4):
        turned = normal((column, -row) for row, column in turned)
        found.add(turned)
        found.add(normal((row, -column) for row, column in turned))
    return tuple(sorted(found))


def is_connected(cells: Iterable[Offset]) -> bool:
    """Whether the cells are connected by their edges."""
    left = set(cells)
    edge = [left.pop()] if left else []
    while edge:
        row, column = edge.pop()
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if near in left:
                left.remove(near)
                edge.append(near)
    return not left


class Fits:
    """Some placements of a shape: anchors by orientation, unfolded only when asked for."""

    __slots__ = ("_parts",)

    def __init__(self, parts: list[tuple[Bits, Bits]]) -> None:
        self._parts = parts

    def __len__(self) -> int:
        return sum([anchors.bit_count() for _, anchors in self._parts])

    def __iter__(self) -> Iterator[Bits]:
        for base, anchors in self._parts:
            for anchor in members(anchors):
                yield base << anchor

    def __getitem__(self, index: int) -> Bits:
        base, anchor = self.at(index)
        return base << anchor

    @property
    def parts(self) -> Sequence[tuple[Bits, Bits]]:
        """Each orientation as it lies in the grid's upper left corner, with its anchors."""
        return self._parts

    def holds(self, base: Bits, anchor: int) -> bool:
        """Whether this orientation, as it lies in the grid's upper left corner, may lie at that anchor."""
        for known, anchors in self._parts:
            if known == base:
                return anchors >> anchor & 1 == 1
        return False

    def at(self, index: int) -> tuple[Bits, int]:
        """The placement at that index, as an orientation in the grid's upper left corner and an anchor."""
        for base, anchors in self._parts:
            if index < (count := anchors.bit_count()):
                return base, nth(anchors, index)
            index -= count
        raise IndexError(index)


def nth(found: Bits, index: int) -> int:
    """The member at that index of the set, in ascending order.

    >>> nth(0b1010, 1)
    3
    """
    passed = 0
    while index > 12:  # above this, halving is quicker than going from member to member
        half = found.bit_length() // 2
        low = found & (1 << half) - 1
        if index < (count := low.bit_count()):
            found = low
        else:
            found, passed, index = found >> half, passed + half, index - count
    for _ in range(index):
        found &= found - 1
    return passed + (found & -found).bit_length() - 1


class _Orientation(NamedTuple):
    base: Bits
    """The shape in the grid's upper left corner."""
    anchors: Bits
    """Where its corner may lie so that all of it is inside."""
    shifts: tuple[int, ...]
    """How far each of its cells lies from the anchor."""
    parts: tuple[tuple[int, int], ...]
    """Every part of it that others could complete to a 2×2 block: its kind, and how far its first cell lies
    from the anchor."""
    solid: bool
    """Whether it fills a block by itself."""


_PARTS: Final[tuple[Offsets, ...]] = (
    ((0, 0),),
    ((0, 0), (0, 1)),
    ((0, 0), (1, 0)),
    ((0, 0), (1, 1)),
    ((0, 0), (1, -1)),
    ((0, 0), (0, 1), (1, 0)),
    ((0, 0), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (1, 1)),
    ((0, 0), (1, -1), (1, 0)),
)
"""Every part of a 2×2 block, in the order in which `Placements._completing` answers."""


class Placements:
    """Every way one shape can lie entirely on a grid."""

    def __init__(self, lattice: Lattice, cells: Iterable[Offset]) -> None:
        self._lattice = lattice
        self._not_left = bits(cell for cell in lattice.cells if cell % lattice.columns)
        self._not_right = self._not_left >> 1
        self._orientations: Final = [self._orientation(turned) for turned in orientations(cells)]
        everything = (1 << len(lattice.cells)) - 1
        self.all: Final = frozenset(self.fits(everything, everything))
        """All of them, as sets of cells."""

    def __contains__(self, mask: object) -> bool:
        return mask in self.all

    def fits(self, free: Bits, near: Bits, solid: Bits | None = None) -> Fits:
        """The placements on free cells that cover one of the near cells.

        Where `solid` is given, of which nothing is free, those that would fill a 2×2 block together with it
        are left out.
        """
        return Fits(self._anchors(free, near)) if solid is None else self.fits_and_open(free, near, solid)[1]

    def fits_and_open(self, free: Bits, near: Bits, solid: Bits) -> tuple[Fits, Fits]:
        """The placements as above, and those of them that fill no 2×2 block together with `solid`."""
        completing = self._completing(solid)
        anchored = self._anchors(free, near)
        open_ones = []
        for (base, anchors), orientation in zip(anchored, self._orientations, strict=True):
            if anchors and not orientation.solid:
                filled = 0
                for kind, shift in orientation.parts:
                    filled |= completing[kind] >> shift
                open_ones.append((base, anchors & ~filled))
        return Fits(anchored), Fits(open_ones)

    def _completing(self, solid: Bits) -> tuple[Bits, ...]:
        """For each part of a block, where its first cell lies if what is solid is all the rest of a block.

        Where a part that lies in the grid tells that its block does not wrap around it, nobody asks again.
        """
        row = self._lattice.columns
        right, below = solid >> 1, solid >> row
        across, down = solid & right, solid & below
        beside = (across & self._not_right) >> row, down & self._not_right
        return (
            beside[0] & right & self._not_right
            | (solid & beside[0]) << 1
            | (across & below >> 1 & self._not_right) << row
            | (beside[1] & right) << row + 1,
            across << row | across >> row,
            beside[1] << 1 | (down & self._not_left) >> 1,
            right & below,
            (solid & below >> 1) << 1,
            below >> 1,
            below,
            right,
            solid << 1,
        )

    def _anchors(self, free: Bits, near: Bits) -> list[tuple[Bits, Bits]]:
        """Where each orientation can lie on free cells and cover one of the near cells."""
        found = []
        for base, anchors, shifts, _, _ in self._orientations:
            touching = 0
            for shift in shifts:
                anchors &= free >> shift
                touching |= near >> shift
            found.append((base, anchors & touching))
        return found

    def _orientation(self, cells: Offsets) -> _Orientation:
        rows, columns = self._lattice.rows, self._lattice.columns
        height = max(row for row, _ in cells) + 1
        width = max(column for _, column in cells) + 1
        anchors = bits(
            row * columns + column
            for row in range(rows - height + 1)
            for column in range(columns - width + 1)
        )
        shifts = tuple(row * columns + column for row, column in cells)
        blocks = [_block(top, left) for top in range(-1, height) for left in range(-1, width)]
        touched = [sorted(block & set(cells)) for block in blocks]
        parts = {
            (_PARTS.index(_from_first(part)), _shift(part[0], columns)): None
            for part in touched
            if 0 < len(part) < 4
        }
        return _Orientation(
            bits(shifts), anchors, shifts, tuple(parts), any(len(part) == 4 for part in touched)
        )


def _block(top: int, left: int) -> set[Offset]:
    """The 2×2 block with that upper left cell."""
    return {(top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1)}


def _from_first(part: Sequence[Offset]) -> Offsets:
    """The cells as they lie from the first of them."""
    top, left = part[0]
    return tuple((row - top, column - left) for row, column in part)


def _shift(offset: Offset, columns: int) -> int:
    row, column = offset
    return row * columns + column
