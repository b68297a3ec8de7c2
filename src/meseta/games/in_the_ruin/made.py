"""Actions that were made beforehand: they are values, and making one costs more than most rules.

There are at most some six hundred orientations of shapes with a mark, and 72 ways to pay.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from meseta.games.in_the_ruin.actions import Confirm, Draw, Extra, Single, Walk, Warp
from meseta.games.in_the_ruin.content import RouteId
from meseta.games.in_the_ruin.sheet import ALL, SHEET, SIZE, Cell
from meseta.games.in_the_ruin.state import Mark
from meseta.grids.bits import Bits, bits, members

DONE: Final = Confirm()
ESCAPE: Final = Confirm(escape=True)
SINGLES: Final = [Single(cell) for cell in SHEET.cells]
WALKS: Final = [Walk(cell) for cell in SHEET.cells]


# A table for Roads and one for Walls, rather than one by mark: looking up an enum's member is slow.


@cache
def drawn_roads(base: Bits) -> Sequence[Draw]:
    """Drawing a shape in one orientation, by its anchor; only where it fits is it ever looked up."""
    return [Draw(Mark.ROAD, members(base << anchor & ALL)) for anchor in SHEET.cells]


@cache
def drawn_walls(base: Bits) -> Sequence[Draw]:
    """The same as Walls."""
    return [Draw(Mark.WALL, members(base << anchor & ALL)) for anchor in SHEET.cells]


@cache
def extra_roads(route: RouteId) -> Sequence[Extra]:
    """Marking each space as a Road with that route card."""
    return [Extra(Mark.ROAD, cell, route) for cell in SHEET.cells]


@cache
def extra_walls(route: RouteId) -> Sequence[Extra]:
    """Marking each space as a Wall with that route card."""
    return [Extra(Mark.WALL, cell, route) for cell in SHEET.cells]


@cache
def warps(route: RouteId) -> Sequence[Warp]:
    """Going to each space by a warp with that route card."""
    return [Warp(cell, route) for cell in SHEET.cells]


@lru_cache(4096)
def place(cells: tuple[Cell, ...]) -> tuple[Bits, Cell] | None:
    """The shape of these spaces in the upper left corner, and where its own corner is: what `drawn` is asked
    for. None where they are not spaces in ascending order."""
    if not cells or not all(a < b for a, b in zip((-1, *cells), (*cells, SIZE * SIZE), strict=True)):
        return None
    anchor = cells[0] - cells[0] % SIZE + min([cell % SIZE for cell in cells])
    return bits(cells) >> anchor, anchor
