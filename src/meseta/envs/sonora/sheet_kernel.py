"""What is written on one sheet: bonuses, shapes, paths, nodes and boxes, as in the modules of the rules.

A sheet is a row of whole numbers (`columns`, `SheetColumns`), and ``fits`` says of every placement in the
Canyon whether it is legal now. This file is plain Python, and numba compiles this same source.
"""

from typing import Any, TypeAlias

from meseta.envs.sonora.columns import (
    ANIMALS,
    APART,
    BOTTOM,
    CACTI,
    CIRCLED,
    DESK,
    DESK_BOXING,
    DESK_CANYON,
    DESK_COLUMNS,
    DESK_CREEK,
    DESK_RUINS,
    DESK_SUM,
    DISCOVERY,
    DRAWN,
    FITS,
    FOUND_WORTH,
    FOX,
    FRESH,
    IN_CANYON,
    IN_CREEK,
    IN_MUD,
    IN_RUINS,
    KEPT,
    NONE,
    OWED,
    OWL,
    POINTS,
    RABBIT,
    RABBIT_WORTH,
    REFLICK,
    REFLICKS,
    REFLICKS_CIRCLED,
    SWAPPING,
    SWAPS,
    SWAPS_CIRCLED,
    TAKEN,
    TOP,
    TRAY,
)

__all__ = []

Data: TypeAlias = Any  # type: ignore[explicit-any]
"""Arrays, and the parts of `Printed`."""

CROSSED_SPACE, CIRCLED_SPACE, FILLED_SPACE = 1, 2, 3
"""What a space of the Creek Bed can be."""


def blank_sheet(sheet: Data, fits: Data, printed: Data) -> None:
    """A clean sheet with one Reflick and one Swap; the X's are pre-drawn (SO-01, SO-33, SO-36)."""
    at = printed.sheet
    sheet[:] = 0
    sheet[TRAY + REFLICKS] = sheet[TRAY + REFLICKS_CIRCLED] = 1
    sheet[TRAY + SWAPS] = sheet[TRAY + SWAPS_CIRCLED] = 1
    sheet[DESK + DESK_SUM] = NONE
    sheet[at.creek] = CROSSED_SPACE
    for placement in range(len(fits)):
        fits[placement] = printed.canyon.blank[placement]
    reach(sheet, printed, 0)


def blank_desk(sheet: Data) -> None:
    """Nothing is left to record."""
    for column in range(DESK_COLUMNS):
        sheet[DESK + column] = 0
    sheet[DESK + DESK_SUM] = NONE


def earn(sheet: Data, found: Data, bonus: int) -> None:
    """The bonus is in the tray; beyond the printed icons nothing is gained (SO-39, SO-41)."""
    if bonus == REFLICK:
        if sheet[TRAY + REFLICKS_CIRCLED] < found[ANIMALS]:
            sheet[TRAY + REFLICKS] += 1
            sheet[TRAY + REFLICKS_CIRCLED] += 1
    elif bonus == SWAPPING:
        if sheet[TRAY + SWAPS_CIRCLED] < found[ANIMALS + 1]:
            sheet[TRAY + SWAPS] += 1
            sheet[TRAY + SWAPS_CIRCLED] += 1
    elif bonus == DISCOVERY:
        left = -sheet[TRAY + OWED]
        for animal in range(ANIMALS):
            left += found[animal] - sheet[TRAY + CIRCLED + animal]
        if left > 0:
            sheet[TRAY + OWED] += 1
    elif bonus != NONE:
        sheet[TRAY + FRESH + bonus] += 1


def discover(sheet: Data, animal: int) -> None:
    """The icon is circled, and kept until it is used (SO-41)."""
    sheet[TRAY + OWED] -= 1
    sheet[TRAY + KEPT + animal] += 1
    sheet[TRAY + CIRCLED + animal] += 1


def spend(sheet: Data, uses: int, animal: int, source: int) -> None:
    """One use fewer of what pays: a kept animal (0), a fresh one (1), or a disc (2 to 6)."""
    if source == 0:
        sheet[TRAY + KEPT + animal] -= 1
    elif source == 1:
        sheet[TRAY + FRESH + animal] -= 1
    else:
        sheet[DESK + uses + source - 2] -= 1


def cross(sheet: Data, printed: Data, building: int, count: int, first: bool) -> None:
    """Hexes are crossed off; a completed building earns its reward, the top one with a bonus (SO-27)."""
    at = printed.sheet
    sheet[DESK + DESK_RUINS] -= count
    crossed = at.buildings + 2 * building
    sheet[crossed] += count
    if sheet[crossed] == printed.buildings[building, 0]:
        sheet[crossed + 1] = TOP if first else BOTTOM
        sheet[POINTS + IN_RUINS] += printed.buildings[building, 1 if first else 3]
        if first:
            earn(sheet, printed.found, printed.buildings[building, 2])


def draw(sheet: Data, fits: Data, printed: Data, source: int, placement: int) -> None:
    """The shape is drawn, and its icons are earned (SO-30)."""
    at, canyon = printed.sheet, printed.canyon
    spend(sheet, DESK_CANYON, FOX, source)
    sheet[DRAWN] += 1
    step = 0
    while canyon.cells[placement, step] >= 0:
        cell = canyon.cells[placement, step]
        sheet[at.canyon + cell] = sheet[DRAWN]
        take(fits, canyon, cell)
        kind = canyon.cacti[cell]
        if kind >= 0:
            had = sheet[CACTI + kind]
            sheet[CACTI + kind] += 1
            sheet[POINTS + IN_CANYON] += canyon.points[had + 1] - canyon.points[had]
        earn(sheet, printed.found, canyon.icons[cell])
        step += 1
    step = 0
    while canyon.halos[placement, step] >= 0:
        near(fits, canyon, canyon.halos[placement, step])
        step += 1


def take(fits: Data, canyon: Data, cell: int) -> None:
    """No placement over this square fits any more."""
    step = 0
    while canyon.covering[cell, step] >= 0:
        fits[canyon.covering[cell, step]] = TAKEN
        step += 1


def near(fits: Data, canyon: Data, cell: int) -> None:
    """Placements over this square now share an edge with a shape (SO-29)."""
    step = 0
    while canyon.covering[cell, step] >= 0:
        if fits[canyon.covering[cell, step]] == APART:
            fits[canyon.covering[cell, step]] = FITS
        step += 1


def walk(sheet: Data, printed: Data, source: int, end: int) -> None:
    """The spaces passed are crossed, the last is circled, and what it shows is earned (SO-33, SO-34)."""
    spend(sheet, DESK_CREEK, OWL, source)
    spaces, creek = printed.sheet.creek, printed.creek
    sheet[spaces + end] = CIRCLED_SPACE
    space = creek.parents[end]
    while sheet[spaces + space] == 0:
        sheet[spaces + space] = CROSSED_SPACE
        space = creek.parents[space]
    sheet[POINTS + IN_CREEK] += creek.points[end]
    earn(sheet, printed.found, creek.bonuses[end])


def rabbit(sheet: Data, kept: int) -> None:
    """The open sum grows, or a sum is opened (SO-38)."""
    opened = max(sheet[DESK + DESK_SUM], 0)
    if kept:
        sheet[TRAY + KEPT + RABBIT] -= 1
        sheet[DESK + DESK_SUM] = opened + FOUND_WORTH
    else:
        sheet[TRAY + FRESH + RABBIT] -= 1
        sheet[DESK + DESK_SUM] = opened + RABBIT_WORTH


def cost(sheet: Data, printed: Data, node: int) -> int:
    """What the node costs, one more for each filled circle (SO-53)."""
    price: int = printed.mud.costs[node] + sheet[printed.sheet.raised + node]
    return price


def mark(sheet: Data, printed: Data, node: int) -> None:
    """The node is bought, and what it surrounds is earned (SO-36, SO-37)."""
    sheet[DESK + DESK_SUM] -= cost(sheet, printed, node)
    reach(sheet, printed, node)
    at, mud = printed.sheet, printed.mud
    step = 0
    while mud.around[node, step] >= 0:
        triangle = mud.triangles[mud.around[node, step]]
        marked = 0
        for corner in range(3):
            marked += sheet[at.nodes + triangle[corner]]
        if marked == 3:
            sheet[POINTS + IN_MUD] += triangle[3]
            earn(sheet, printed.found, triangle[4])
        step += 1


def reach(sheet: Data, printed: Data, node: int) -> None:
    """The node is marked, and those that share a line with it can be bought."""
    at, lines = printed.sheet, printed.mud.lines
    sheet[at.nodes + node] = 1
    step = 0
    while lines[node, step] >= 0:
        sheet[at.reached + lines[node, step]] = 1
        step += 1


def box(sheet: Data, printed: Data, column: int) -> None:
    """The box is bought; from now on the sum buys boxes only, and a full column's bonus is earned (SO-38)."""
    at = printed.sheet
    sheet[DESK + DESK_SUM] -= 1
    sheet[DESK + DESK_BOXING] = 1
    sheet[at.boxes + column] += 1
    if sheet[at.boxes + column] == printed.mud.columns[column, 0]:
        earn(sheet, printed.found, printed.mud.columns[column, 1])
