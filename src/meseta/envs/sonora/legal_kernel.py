"""What one player may write now, as 1s in a mask, and whether the Write phase may be ended.

This file is plain Python, and numba compiles this same source.
"""

from typing import Any, TypeAlias

from meseta.envs.sonora.columns import (
    ANIMALS,
    CIRCLED,
    DESK,
    DESK_BOXING,
    DESK_CANYON,
    DESK_CREEK,
    DESK_MUD,
    DESK_RUINS,
    DESK_SUM,
    FITS,
    FOUND_WORTH,
    FOX,
    FOX_MOST,
    FRESH,
    KEPT,
    LONGEST_PATH,
    NONE,
    NUMBERS,
    OWED,
    OWL,
    RABBIT,
    RABBIT_WORTH,
    TRAY,
)
from meseta.envs.sonora.sheet_kernel import FILLED_SPACE, cost

__all__ = []

Data: TypeAlias = Any  # type: ignore[explicit-any]
"""Arrays, and the parts of `Printed`."""

SOURCES = NUMBERS + 2
"""A kept animal, a fresh one, and the five discs."""
BLOCKED = 1000
"""Further than any path goes."""


def ruins_mask(sheet: Data, printed: Data, mask: Data) -> None:
    """In the Ruins: hexes for the value left, or the end of one's turn there (SO-26)."""
    if sheet[TRAY + OWED] > 0:
        discover_mask(sheet, printed, mask)
        return
    value, room, at = sheet[DESK + DESK_RUINS], 0, printed.sheet
    for building in range(len(printed.buildings)):
        left = printed.buildings[building, 0] - sheet[at.buildings + 2 * building]
        room += left
        first = printed.starts.cross + building * printed.starts.most_hexes
        for count in range(min(value, left)):
            mask[first + count] = 1
    if value == 0 or room == 0:
        mask[printed.starts.done] = 1


def discover_mask(sheet: Data, printed: Data, mask: Data) -> None:
    """An icon is circled as soon as it is earned (SO-24, SO-41)."""
    for animal in range(ANIMALS):
        if sheet[TRAY + CIRCLED + animal] < printed.found[animal]:
            mask[printed.starts.discover + animal] = 1


def write_mask(sheet: Data, fits: Data, ways: Data, printed: Data, mask: Data) -> int:
    """Everything a player can write now (SO-24); returns the sources that have a mask of their own, as bits.

    ``ways`` has room for a number per space of the Creek Bed.
    """
    if sheet[TRAY + OWED] > 0:
        discover_mask(sheet, printed, mask)
        return 0
    sources = canyon_mask(sheet, fits, printed, mask)
    sources |= creek_mask(sheet, ways, printed, mask) << SOURCES
    mud_mask(sheet, printed, mask)
    if may_end(sheet, fits, ways, printed):
        mask[printed.starts.done] = 1
    return sources


def available(sheet: Data, uses: int, animal: int, source: int) -> bool:
    """Whether it can pay for a shape or a path: discs only while no sum is open (SO-38)."""
    if source == 0:
        return bool(sheet[TRAY + KEPT + animal] > 0)
    if source == 1:
        return bool(sheet[TRAY + FRESH + animal] > 0)
    return bool(sheet[DESK + uses + source - 2] > 0 and sheet[DESK + DESK_SUM] == NONE)


def canyon_mask(sheet: Data, fits: Data, printed: Data, mask: Data) -> int:
    """Shapes for discs and foxes (SO-28, SO-40)."""
    found, up_to = 0, printed.canyon.up_to
    for source in range(SOURCES):
        if available(sheet, DESK_CANYON, FOX, source):
            number = source - 1 if source > 1 else FOX_MOST
            first = printed.starts.draw + source * len(fits)
            part = mask[first : first + up_to[number]]
            for placement in range(len(part)):  # numba computes many of these at once
                part[placement] = fits[placement] == FITS
            found |= 1 << source
    return found


def measure(sheet: Data, ways: Data, printed: Data) -> None:
    """Write down how long a path to each space is; 0 where one has been, and `BLOCKED` behind the AI's."""
    spaces, parents = printed.sheet.creek, printed.creek.parents
    for space in range(len(parents)):
        what = sheet[spaces + space]
        if what == 0:
            ways[space] = ways[parents[space]] + 1
        elif what == FILLED_SPACE:
            ways[space] = BLOCKED
        else:
            ways[space] = 0


def creek_mask(sheet: Data, ways: Data, printed: Data, mask: Data) -> int:
    """Paths for discs and owls (SO-32, SO-40)."""
    found, measured = 0, False
    for source in range(SOURCES):
        if available(sheet, DESK_CREEK, OWL, source):
            if not measured:
                measure(sheet, ways, printed)
                measured = True
            shortest = source - 1 if source > 1 else 1
            longest = source - 1 if source > 1 else LONGEST_PATH
            first = printed.starts.walk + source * len(ways)
            part = mask[first : first + len(ways)]
            for space in range(len(part)):
                part[space] = shortest <= ways[space] <= longest
            found |= 1 << source
    return found


def mud_mask(sheet: Data, printed: Data, mask: Data) -> None:
    """Sums in the Mudcracks, and what an open one can buy (SO-36, SO-38)."""
    starts, at, left = printed.starts, printed.sheet, sheet[DESK + DESK_SUM]
    fresh, kept = sheet[TRAY + FRESH + RABBIT], sheet[TRAY + KEPT + RABBIT]
    hares = RABBIT_WORTH * fresh + FOUND_WORTH * kept
    if left == NONE:
        value = sheet[DESK + DESK_MUD]
        if value > 0 and buys(sheet, printed, value + hares):
            mask[starts.record] = 1
        if hares > 0 and not buys(sheet, printed, hares):
            return
    else:
        mask[starts.close] = 1
        if not sheet[DESK + DESK_BOXING]:
            for node in range(len(printed.mud.costs)):
                if affordable(sheet, printed, node, left):
                    mask[starts.mark + node] = 1
        if left > 0:
            for column in range(len(printed.mud.columns)):
                if sheet[at.boxes + column] < printed.mud.columns[column, 0]:
                    mask[starts.box + column] = 1
    if fresh > 0:
        mask[starts.rabbit] = 1
    if kept > 0:
        mask[starts.rabbit + 1] = 1


def affordable(sheet: Data, printed: Data, node: int, value: int) -> bool:
    """Whether the value can buy the node now (SO-36)."""
    at = printed.sheet
    if sheet[at.nodes + node] or not sheet[at.reached + node]:
        return False
    return cost(sheet, printed, node) <= value


def buys(sheet: Data, printed: Data, value: int) -> bool:
    """Whether the value can buy anything at all."""
    if value <= 0:
        return False
    for column in range(len(printed.mud.columns)):
        if sheet[printed.sheet.boxes + column] < printed.mud.columns[column, 0]:
            return True
    for node in range(len(printed.mud.costs)):
        if affordable(sheet, printed, node, value):
            return True
    return False


def may_end(sheet: Data, fits: Data, ways: Data, printed: Data) -> bool:
    """Whether no disc, and no animal earned in this phase, has a legal use left (SO-35)."""
    if sheet[DESK + DESK_SUM] != NONE:
        return False
    highest = FOX_MOST if sheet[TRAY + FRESH + FOX] > 0 else 0
    for number in range(1, NUMBERS + 1):
        if sheet[DESK + DESK_CANYON + number - 1] > 0:
            highest = max(highest, number)
    if fitting(fits, printed.canyon.up_to[highest]):
        return False
    if path_left(sheet, ways, printed):
        return False
    hares = sheet[TRAY + FRESH + RABBIT]
    value = sheet[DESK + DESK_MUD]
    if value > 0 or hares > 0:
        return not buys(sheet, printed, value + RABBIT_WORTH * hares)
    return True


def fitting(fits: Data, count: int) -> bool:
    """Whether one of the first placements fits."""
    for placement in range(count):
        if fits[placement] == FITS:
            return True
    return False


def path_left(sheet: Data, ways: Data, printed: Data) -> bool:
    """Whether a disc in the Creek Bed or a fresh owl has a path."""
    owl = sheet[TRAY + FRESH + OWL] > 0
    some = owl
    for number in range(NUMBERS):
        if sheet[DESK + DESK_CREEK + number] > 0:
            some = True
    if not some:
        return False
    measure(sheet, ways, printed)
    for space in range(len(ways)):
        way = ways[space]
        if 1 <= way <= LONGEST_PATH and (owl or sheet[DESK + DESK_CREEK + way - 1] > 0):
            return True
    return False
