"""The solo game: which colours may be chosen, and what the AI's discs do to the sheet (SO-45 to SO-54).

This file is plain Python, and numba compiles this same source.
"""

from typing import Any, TypeAlias

from meseta.envs.sonora.columns import (
    ACTOR,
    AI,
    AI_DESK,
    AI_HEXES,
    AS_PLAYER,
    DESK,
    DESK_CANYON,
    DESK_COLUMNS,
    DESK_CREEK,
    DESK_MUD,
    DESK_RUINS,
    DESK_SUM,
    DISC_COUNTS,
    DISC_WHERE,
    DRAWN,
    FLOOR,
    IN_CANYON,
    IN_CREEK,
    IN_RUINS,
    NEVER_LOWER,
    NONE,
    NUMBERS,
    PHASE,
    PLACED,
    SECTIONS,
    SMALL_CIRCLES,
)
from meseta.envs.sonora.sheet_kernel import FILLED_SPACE, take

__all__ = []

Data: TypeAlias = Any  # type: ignore[explicit-any]
"""Arrays, the parts of `Printed`, and one table."""

COLOUR_COUNT = 3
FREE, TOUCHABLE, SOMEONES = 0, 1, 2
"""A square that is free, one of a shape that the AI's next one may touch, or one of another shape."""


def in_play(table: Data, colour: int) -> int:
    """The discs of a colour that are in play, bullseyes included (SO-47)."""
    found = 0
    for disc in range(NUMBERS * colour, NUMBERS * colour + NUMBERS):
        where = table.discs[disc, DISC_WHERE]
        if where in (FLOOR, PLACED):
            found += 1
    return found


def is_full(table: Data, printed: Data, section: int) -> bool:
    """Whether the AI can do nothing more in a section (SO-54)."""
    sheet = table.sheets[0]
    if section == IN_RUINS:
        return bool(sheet[AI_HEXES] + sheet[AI_HEXES + 1] >= printed.ai_hexes)
    if section == IN_CANYON:
        open_shapes(table, printed)
        return not some_open(table, 0, printed.canyon.up_to[1])
    if section == IN_CREEK:
        for space in range(len(printed.creek.parents)):
            if has_path(sheet, printed, space, 1):
                return False
        return True
    for node in range(len(printed.mud.costs)):
        if has_circle(sheet, printed, node):
            return False
    return True


def full_sections(table: Data, printed: Data) -> int:
    """The sections in which the AI can do nothing more, as bits (SO-54)."""
    full = 0
    for section in range(SECTIONS):
        if is_full(table, printed, section):
            full |= 1 << section
    return full


def wasted(table: Data, full: int, colour: int) -> int:
    """How many discs of the colour can only count for a full section (SO-54)."""
    found = 0
    for disc in range(NUMBERS * colour, NUMBERS * colour + NUMBERS):
        counting, useful = False, False
        for section in range(SECTIONS):
            if table.discs[disc, DISC_COUNTS + section] > 0:
                counting = True
                useful = useful or not full & (1 << section)
        if counting and not useful:
            found += 1
    return found


def colours_mask(table: Data, printed: Data, mask: Data) -> None:
    """Two different colours, within the options `fair_colours` and `ai_full_zone` (SO-47, SO-54)."""
    full = full_sections(table, printed) if printed.agreed.ai_full_zone else 0
    least, fairest = NUMBERS, NUMBERS
    for colour in range(COLOUR_COUNT):
        least = min(least, wasted(table, full, colour))
    for settled in (False, True):
        for mine in range(COLOUR_COUNT):
            for theirs in range(COLOUR_COUNT):
                if mine != theirs and wasted(table, full, theirs) <= least:
                    shortfall = max(0, in_play(table, mine) - in_play(table, theirs))
                    if not settled:
                        fairest = min(fairest, shortfall)
                    elif shortfall == fairest or not printed.agreed.fair_colours:
                        mask[printed.starts.colours + COLOUR_COUNT * mine + theirs] = 1


def begin_ai(table: Data, printed: Data) -> bool:
    """The AI's Ruins value is circled at once (SO-49); returns whether more is to be marked for it."""
    sheet, facts = table.sheets[0], table.facts
    left = printed.ai_hexes - sheet[AI_HEXES] - sheet[AI_HEXES + 1]
    sheet[AI_HEXES] += min(int(facts[AI_DESK + DESK_RUINS]), left)
    facts[AI_DESK + DESK_RUINS] = 0
    facts[PHASE] = AI
    facts[ACTOR] = 0
    return next_mark(table, printed)


def next_mark(table: Data, printed: Data) -> bool:
    """Whether an AI disc has a legal use; if none, the player's Ruins value clears hexes (SO-48, SO-49)."""
    if ai_mask(table, printed, table.fits[1], False):
        return True
    sheet, facts = table.sheets[0], table.facts
    for column in range(DESK_COLUMNS):
        facts[AI_DESK + column] = 0
    facts[AI_DESK + DESK_SUM] = NONE
    spent = min(sheet[DESK + DESK_RUINS], sheet[AI_HEXES])
    sheet[AI_HEXES] -= spent
    sheet[AI_HEXES + 1] += spent
    sheet[DESK + DESK_RUINS] -= spent
    return False


def ai_mask(table: Data, printed: Data, mask: Data, wanted: bool) -> bool:
    """Whether there is a mark that the AI's discs could make now; written into the mask if it is wanted."""
    sheet, facts, starts, found = table.sheets[0], table.facts, printed.starts, False
    placements = len(printed.canyon.numbers)
    opened = False
    for number in range(1, NUMBERS + 1):
        if facts[AI_DESK + DESK_CANYON + number - 1] > 0:
            if not opened:
                open_shapes(table, printed)
                opened = True
            first, last = allowed(table, printed, number)
            for placement in range(first, last):
                if table.fits[1, placement]:
                    found = True
                    if wanted:
                        mask[starts.ai_draw + (number - 1) * placements + placement] = 1
        if facts[AI_DESK + DESK_CREEK + number - 1] > 0:
            for space in range(len(printed.creek.parents)):
                if has_path(sheet, printed, space, number):
                    found = True
                    if wanted:
                        mask[starts.ai_walk + (number - 1) * len(printed.creek.parents) + space] = 1
    if facts[AI_DESK + DESK_MUD] > 0:
        for node in range(len(printed.mud.costs)):
            if has_circle(sheet, printed, node):
                found = True
                if wanted:
                    mask[starts.ai_fill + node] = 1
    return found


def allowed(table: Data, printed: Data, number: int) -> Data:
    """Which placements an AI disc of that number may draw if they are open: from the first up to the last."""
    up_to = printed.canyon.up_to
    if printed.agreed.ai_shapes == AS_PLAYER:
        return up_to[0], up_to[number]
    if printed.agreed.ai_shapes != NEVER_LOWER:
        while number > 1 and not some_open(table, up_to[number - 1], up_to[number]):
            number -= 1
    return up_to[number - 1], up_to[number]


def some_open(table: Data, first: int, last: int) -> bool:
    """Whether one of these placements is open to the AI."""
    for placement in range(first, last):
        if table.fits[1, placement]:
            return True
    return False


def open_shapes(table: Data, printed: Data) -> None:
    """Write into the second row of ``fits`` what the AI could draw with the highest disc (SO-50)."""
    canyon, squares = printed.canyon, table.squares
    touch(table, printed)
    for placement in range(len(canyon.numbers)):
        free, wanted, step = True, False, 0
        while canyon.cells[placement, step] >= 0:
            cell = canyon.cells[placement, step]
            free = free and squares[cell] == FREE
            wanted = wanted or canyon.ai_starts[cell] > 0
            step += 1
        step = 0
        while free and not wanted and canyon.halos[placement, step] >= 0:
            wanted = squares[canyon.halos[placement, step]] == TOUCHABLE
            step += 1
        table.fits[1, placement] = 1 if free and wanted else 0


def touch(table: Data, printed: Data) -> None:
    """Write down which squares are free, and which are of shapes that the AI's next one may touch.

    These are its own, and the player's that share an edge with one of them, which it can leapfrog.
    """
    canyon, squares, sheet, at = printed.canyon, table.squares, table.sheets[0], printed.sheet.canyon
    leaps = table.leaps
    leaps[:] = 0
    for cell in range(len(squares)):
        what = sheet[at + cell]
        squares[cell] = TOUCHABLE if what < 0 else SOMEONES if what > 0 or canyon.start[cell] else FREE
        if what < 0:
            step = 0
            while canyon.around[cell, step] >= 0:
                beside = canyon.around[cell, step]
                if canyon.start[beside]:
                    leaps[0] = 1
                elif sheet[at + beside] > 0:
                    leaps[sheet[at + beside]] = 1
                step += 1
    for cell in range(len(squares)):
        if squares[cell] == SOMEONES and leaps[max(sheet[at + cell], 0)]:
            squares[cell] = TOUCHABLE


def has_path(sheet: Data, printed: Data, space: int, length: int) -> bool:
    """Whether an AI path of that length can run upstream from this space (SO-52)."""
    at, creek = printed.sheet.creek, printed.creek
    if space == 0 or sheet[at + space] != 0:
        return False
    starts = creek.ai_squares[space] > 0
    for below in range(space + 1, len(creek.parents)):
        if creek.parents[below] == space and sheet[at + below] == FILLED_SPACE:
            starts = True
    if not starts:
        return False
    for _ in range(length):
        if space == 0 or sheet[at + space] != 0:
            return False
        space = creek.parents[space]
    return True


def has_circle(sheet: Data, printed: Data, node: int) -> bool:
    """Whether the node is outside, unmarked, and has an empty small circle (SO-53)."""
    at = printed.sheet
    if not printed.mud.outside[node] or sheet[at.nodes + node]:
        return False
    return bool(sheet[at.raised + node] < SMALL_CIRCLES)


def ai_draw(table: Data, printed: Data, number: int, placement: int) -> None:
    """The squares are filled for good (SO-50)."""
    sheet, canyon = table.sheets[0], printed.canyon
    table.facts[AI_DESK + DESK_CANYON + number - 1] -= 1
    sheet[DRAWN + 1] += 1
    step = 0
    while canyon.cells[placement, step] >= 0:
        cell = canyon.cells[placement, step]
        sheet[printed.sheet.canyon + cell] = -sheet[DRAWN + 1]
        take(table.fits[0], canyon, cell)
        step += 1


def ai_walk(table: Data, printed: Data, number: int, space: int) -> None:
    """The spaces are filled; nothing is circled (SO-52)."""
    table.facts[AI_DESK + DESK_CREEK + number - 1] -= 1
    for _ in range(number):
        table.sheets[0, printed.sheet.creek + space] = FILLED_SPACE
        space = printed.creek.parents[space]


def ai_fill(table: Data, printed: Data, node: int) -> None:
    """One small circle is filled (SO-53)."""
    table.facts[AI_DESK + DESK_MUD] -= 1
    table.sheets[0, printed.sheet.raised + node] += 1
