"""The Canyon: shapes drawn on a grid of white squares (SO-28 to SO-31, SO-51)."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from meseta.core.faults import Fault
from meseta.games.sonora.sheet_faults import (
    NoSuchShape,
    ShapeApart,
    ShapeBesideAi,
    ShapeOffCanyon,
    ShapeOverlaps,
    ShapeOverlapsAi,
    ShapeTooHigh,
)
from meseta.games.sonora.words import NUMBERS, Bonus
from meseta.grids.bits import Bits, bits, members
from meseta.grids.lattice import Lattice

Cell: TypeAlias = int
"""A square of the Canyon in reading order, from 0."""
Shape: TypeAlias = frozenset[tuple[int, int]]
"""A shape as rows and columns, in any one of its positions."""

CACTUS_POINTS: Final = (0, 5, 7, 10, 14, 19, 25, 32, 40)
"""Points for that many cacti of one type (SO-31)."""
FURTHER_CACTUS: Final = 5
"""Points for each further one."""


class Placement(NamedTuple):
    """One way to place a shape."""

    mask: Bits
    halo: Bits
    """The squares that share an edge with it."""
    number: int
    """The number of its shape."""
    cells: tuple[Cell, ...]


class CanyonPrint:
    """The section as it is printed, with every placement precomputed."""

    def __init__(
        self,
        grid: Lattice,
        white: Bits,
        start: Bits,
        icons: Mapping[Cell, Bonus],
        cacti: tuple[Bits, ...],
        ai_squares: tuple[Cell, ...],
        falls_away: Cell,
        shapes: Mapping[int, tuple[Shape, ...]],
    ) -> None:
        self.grid: Final = grid
        self.white: Final = white
        """Where shapes may be drawn; the start square is not among them."""
        self.start: Final = start
        self.icons: Final = dict(icons)
        self.bonus_squares: Final = bits(icons)
        self.cacti: Final = cacti
        """The squares of each of the three types."""
        self.ai_squares: Final = ai_squares
        """Where the AI's shapes start (SO-50)."""
        self.falls_away: Final = falls_away
        """The one that the option `ai_squares` 2 does without."""
        self.shapes: Final = dict(shapes)
        self._edges = self._side_columns()
        self.placements: Final = {number: tuple(self._place(number)) for number in NUMBERS}
        self.number_of: Final = {
            placement.mask: number for number in NUMBERS for placement in self.placements[number]
        }
        """The number of the shape that covers exactly these squares."""
        self.all_placements: Final = tuple(p for number in NUMBERS for p in self.placements[number])
        """Every placement, lower numbers first: sets of placements are bits in this order."""
        self.up_to: Final = {
            number: bits(i for i, placement in enumerate(self.all_placements) if placement.number <= number)
            for number in NUMBERS
        }
        """The placements of that number and lower ones."""
        self.exactly: Final = {
            number: self.up_to[number] & ~self.up_to.get(number - 1, 0) for number in NUMBERS
        }
        """The placements of that number only."""
        self.covering: Final = self._covering()
        """The placements that cover each square."""

    def halo(self, mask: Bits) -> Bits:
        """The squares that share an edge with these."""
        left, right = self._edges
        columns = self.grid.columns
        around = mask << columns | mask >> columns | (mask & ~right) << 1 | (mask & ~left) >> 1
        return around & ~mask & (1 << len(self.grid.cells)) - 1

    def _side_columns(self) -> tuple[Bits, Bits]:
        columns = self.grid.columns
        rows = range(self.grid.rows)
        return bits(row * columns for row in rows), bits(row * columns + columns - 1 for row in rows)

    def _covering(self) -> tuple[Bits, ...]:
        found = [0] * len(self.grid.cells)
        for i, placement in enumerate(self.all_placements):
            for cell in placement.cells:
                found[cell] |= 1 << i
        return tuple(found)

    def _place(self, number: int) -> Iterator[Placement]:
        """Every placement on white squares, in the grid's reading order."""
        found: dict[Bits, None] = {}
        for turned in (turn for shape in self.shapes[number] for turn in turns(shape)):
            height, width = max(r for r, _ in turned), max(c for _, c in turned)
            corners = product(range(self.grid.rows - height), range(self.grid.columns - width))
            first = bits(r * self.grid.columns + c for r, c in turned)
            for top, left in corners:
                mask = first << top * self.grid.columns + left
                if mask & ~self.white == 0:
                    found[mask] = None
        for mask in sorted(found):
            yield Placement(mask, self.halo(mask), number, members(mask))


def turns(shape: Shape) -> tuple[Shape, ...]:
    """The shape in every rotation and reflection, moved to the top left corner (SO-29)."""
    found: dict[Shape, None] = {}
    for flipped in (shape, frozenset((r, -c) for r, c in shape)):
        turned = flipped
        for _ in range(4):
            turned = frozenset((c, -r) for r, c in turned)
            top, left = min(r for r, _ in turned), min(c for _, c in turned)
            found[frozenset((r - top, c - left) for r, c in turned)] = None
    return tuple(found)


class Canyon(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What has been drawn in one canyon."""

    shapes: tuple[Bits, ...] = ()
    """The player's, in the order they were drawn."""
    filled: tuple[Bits, ...] = ()
    """Solo: the AI's (SO-50)."""


@lru_cache(1 << 12)
def union(masks: tuple[Bits, ...]) -> Bits:
    """All squares of these shapes."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def drawn(printed: CanyonPrint, canyon: Canyon) -> Bits:
    """The squares of the player's shapes, the pre-drawn one included (SO-29)."""
    return printed.start | union(canyon.shapes)


def cells_fault(printed: CanyonPrint, cells: tuple[Cell, ...]) -> Fault | None:
    """A shape is written as its squares in ascending order."""
    ascending = cells == tuple(sorted(set(cells))) and bool(cells)
    if ascending and cells[0] >= 0 and cells[-1] < len(printed.grid.cells):
        return None
    return NoSuchShape()


def shape_fault(printed: CanyonPrint, canyon: Canyon, number: int, mask: Bits) -> Fault | None:
    """A shape of that number or lower, wholly on free white squares, beside an earlier one (SO-28, SO-29)."""
    own, filled = drawn(printed, canyon), union(canyon.filled)
    if covered := mask & filled:
        return ShapeOverlapsAi(cell=printed.grid.name(members(covered)[0]))
    if wrong := form_fault(printed, own, number, mask):
        return wrong
    halo = printed.halo(mask)
    if halo & own:
        return None
    return ShapeBesideAi() if halo & filled else ShapeApart()


def form_fault(printed: CanyonPrint, taken: Bits, number: int, mask: Bits) -> Fault | None:
    """A shape of that number or lower, on white squares that nobody has taken (SO-28, SO-29)."""
    if mask & taken:
        return ShapeOverlaps(cell=printed.grid.name(members(mask & taken)[0]))
    if off := mask & ~printed.white:
        return ShapeOffCanyon(cell=printed.grid.name(members(off)[0]))
    found = printed.number_of.get(mask)
    if found is None:
        return NoSuchShape()
    return None if found <= number else ShapeTooHigh(number=found, most=number)


@lru_cache(1 << 12)
def legal(printed: CanyonPrint, canyon: Canyon) -> Bits:
    """Every legal placement for the highest disc: over a square by one's own and over none that is taken."""
    own = drawn(printed, canyon)
    return covering(printed, printed.halo(own), own | union(canyon.filled))


def covering(printed: CanyonPrint, wanted: Bits, taken: Bits) -> Bits:
    """The placements over at least one of the wanted squares and over none that is taken."""
    over = overlap = 0
    for square in members(wanted & printed.white & ~taken):
        over |= printed.covering[square]
    for square in members(taken & printed.white):
        overlap |= printed.covering[square]
    return over & ~overlap


def placements(printed: CanyonPrint, canyon: Canyon, number: int) -> list[Placement]:
    """Every legal placement for a disc of that number, each once, lower numbers first."""
    return listed(printed, legal(printed, canyon) & printed.up_to[number])


def listed(printed: CanyonPrint, found: Bits) -> list[Placement]:
    """The placements of a set, lower numbers first."""
    return [
        placement
        for placement, bit in zip(printed.all_placements, reversed(f"{found:b}"), strict=False)
        if bit == "1"
    ]


def fitting(printed: CanyonPrint, canyon: Canyon, number: int) -> list[Bits]:
    """The same, as sets of squares."""
    return [placement.mask for placement in placements(printed, canyon, number)]


def fits(printed: CanyonPrint, canyon: Canyon, number: int) -> bool:
    """Whether a disc of that number can still draw a shape; in some editions only a high one can."""
    return legal(printed, canyon) & printed.up_to[number] != 0


def draw(printed: CanyonPrint, canyon: Canyon, mask: Bits) -> tuple[Canyon, tuple[Bonus, ...]]:
    """The shape is drawn, and its icons are earned at once (SO-30)."""
    icons = tuple(printed.icons[cell] for cell in members(mask & printed.bonus_squares))
    return replace(canyon, shapes=(*canyon.shapes, mask)), icons


def counts(printed: CanyonPrint, canyon: Canyon) -> tuple[int, ...]:
    """How many cacti of each type lie in the player's shapes (SO-30)."""
    own = union(canyon.shapes)
    return tuple((own & cacti).bit_count() for cacti in printed.cacti)


def cactus_points(count: int) -> int:
    """What that many cacti of one type are worth (SO-31).

    >>> [cactus_points(count) for count in (0, 1, 8, 9, 10)]
    [0, 5, 40, 45, 50]
    """
    top = len(CACTUS_POINTS) - 1
    return CACTUS_POINTS[count] if count <= top else CACTUS_POINTS[top] + FURTHER_CACTUS * (count - top)


def score(printed: CanyonPrint, canyon: Canyon) -> int:
    """The three types together (SO-43)."""
    return sum(map(cactus_points, counts(printed, canyon)))
