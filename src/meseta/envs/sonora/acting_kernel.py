"""What an action does, by its number, in whatever phase it is taken.

This file is plain Python, and numba compiles this same source.
"""

from meseta.envs.sonora.bundles import Data
from meseta.envs.sonora.columns import (
    ACTOR,
    AI,
    AIM,
    CHOOSE,
    COLOURS,
    DESK,
    DESK_BOXING,
    DESK_MUD,
    DESK_RUINS,
    DESK_SUM,
    MINE,
    NONE,
    NUMBERS,
    PHASE,
    RUINS,
    SECTIONS,
    THEIRS,
    WRITE,
)
from meseta.envs.sonora.flicking_kernel import bullseye, empty_hole, flick, reflick
from meseta.envs.sonora.recording_kernel import (
    begin_write,
    choose,
    colour_of,
    end_swaps,
    is_first,
    next_in_ruins,
    next_swapper,
    swap,
)
from meseta.envs.sonora.round_kernel import end_writing
from meseta.envs.sonora.sheet_kernel import box, cross, discover, draw, mark, rabbit, walk
from meseta.envs.sonora.solo_kernel import COLOUR_COUNT, ai_draw, ai_fill, ai_walk, next_mark

__all__ = ["act", "own_disc"]


def act(table: Data, printed: Data, scratch: Data, seat: int, number: int, point: Data) -> None:
    """The seat does what this number stands for; chance answers wherever it is due."""
    phase = table.facts[PHASE]
    if phase < COLOURS:
        act_flicking(table, printed, scratch, seat, number, point)
        if table.facts[PHASE] == AIM and table.facts[ACTOR] == NONE:
            begin_write(table, printed)
    elif phase == WRITE:
        write(table, printed, seat, number)
    elif phase == RUINS:
        race(table, printed, seat, number)
    elif phase == AI:
        mark_for_ai(table, printed, number)
    else:
        act_before_ruins(table, printed, seat, number)


def own_disc(printed: Data, seat: int, slot: int) -> int:
    """The disc in one of the seat's slots; alone, all are one's own."""
    return slot if printed.agreed.seats == 1 else NUMBERS * seat + slot


def act_flicking(table: Data, printed: Data, scratch: Data, seat: int, number: int, point: Data) -> None:
    """A flick, and what may be decided after it (SO-08, SO-15, SO-16)."""
    starts = printed.starts
    if number < starts.reflick:
        flick(table, printed, scratch, own_disc(printed, seat, number - starts.flick), point)
    elif number == starts.reflick:
        reflick(table, printed)
    elif number == starts.keep:
        empty_hole(table, printed)
    else:
        slot, section = divmod(number - starts.bullseye, SECTIONS)
        bullseye(table, printed, own_disc(printed, seat, slot), section)


def act_before_ruins(table: Data, printed: Data, seat: int, number: int) -> None:
    """Colours, Swaps, and sections for discs between several (SO-20 to SO-22, SO-47)."""
    starts, phase = printed.starts, table.facts[PHASE]
    if phase == CHOOSE:
        slot, section = divmod(number - starts.choose, SECTIONS)
        choose(table, printed, own_disc(printed, seat, slot), section)
    elif phase == COLOURS:
        mine, theirs = divmod(number - starts.colours, COLOUR_COUNT)
        table.facts[MINE], table.facts[THEIRS] = mine, theirs
        next_swapper(table, printed, 0)
    elif number == starts.done:
        end_swaps(table, printed)
    else:
        pair, a = number - starts.swap, 0
        while pair >= NUMBERS - 1 - a:
            pair -= NUMBERS - 1 - a
            a += 1
        first = NUMBERS * colour_of(table, printed, seat)
        swap(table, printed, first + a, first + a + 1 + pair)


def race(table: Data, printed: Data, seat: int, number: int) -> None:
    """Hexes are crossed off, or one's turn in the Ruins ends (SO-26)."""
    starts, sheet = printed.starts, table.sheets[seat]
    if number == starts.done:
        sheet[DESK + DESK_RUINS] = 0
        next_in_ruins(table, printed)
    elif number >= starts.discover:
        discover(sheet, number - starts.discover)
    else:
        building, more = divmod(number - starts.cross, starts.most_hexes)
        cross(sheet, printed, building, more + 1, is_first(table, printed, seat, building))


def mark_for_ai(table: Data, printed: Data, number: int) -> None:
    """Solo: an AI disc is used; once none has a legal use, the player's own Ruins begin (SO-48, SO-49)."""
    starts = printed.starts
    if number < starts.ai_walk:
        index, placement = divmod(number - starts.ai_draw, len(printed.canyon.numbers))
        ai_draw(table, printed, index + 1, placement)
    elif number < starts.ai_fill:
        index, space = divmod(number - starts.ai_walk, len(printed.creek.parents))
        ai_walk(table, printed, index + 1, space)
    else:
        ai_fill(table, printed, number - starts.ai_fill)
    if not next_mark(table, printed):
        next_in_ruins(table, printed)


def write(table: Data, printed: Data, seat: int, number: int) -> None:
    """One mark in the Write phase, or its end (SO-24)."""
    starts, sheet = printed.starts, table.sheets[seat]
    if number == starts.done:
        end_writing(table, printed, seat)
    elif number >= starts.discover:
        discover(sheet, number - starts.discover)
    elif number == starts.close:
        sheet[DESK + DESK_SUM], sheet[DESK + DESK_BOXING] = NONE, 0
    elif number >= starts.box:
        box(sheet, printed, number - starts.box)
    elif number >= starts.mark:
        mark(sheet, printed, number - starts.mark)
    elif number >= starts.rabbit:
        rabbit(sheet, number - starts.rabbit)
    elif number == starts.record:
        sheet[DESK + DESK_SUM], sheet[DESK + DESK_MUD] = sheet[DESK + DESK_MUD], 0
    elif number >= starts.walk:
        source, space = divmod(number - starts.walk, len(printed.creek.parents))
        walk(sheet, printed, source, space)
    else:
        source, placement = divmod(number - starts.draw, len(printed.canyon.numbers))
        draw(sheet, table.fits[seat], printed, source, placement)
