"""From the end of the Flick phase to the Ruins: Swaps, choices, desks, and who goes first (SO-20 to SO-27).

This file is plain Python, and numba compiles this same source.
"""

from typing import Any, TypeAlias

from meseta.envs.sonora.columns import (
    ACTOR,
    AI_DESK,
    CHOOSE,
    COLOURS,
    DESK,
    DESK_CANYON,
    DESK_COLUMNS,
    DESK_CREEK,
    DESK_MUD,
    DESK_RUINS,
    DESK_SUM,
    DISC_COUNTS,
    DISC_SECTION,
    DISC_WHERE,
    DISC_X,
    DISC_Y,
    FIRST,
    FLOOR,
    IN_CANYON,
    IN_CREEK,
    IN_MUD,
    IN_RUINS,
    MINE,
    NONE,
    NUMBERS,
    PHASE,
    RUINS,
    SECTIONS,
    SWAP,
    SWAPS,
    THEIRS,
    TOP,
    TRAY,
    WRITE,
)
from meseta.envs.sonora.flicking_kernel import lay, seat_at
from meseta.envs.sonora.solo_kernel import begin_ai

__all__ = []

Data: TypeAlias = Any  # type: ignore[explicit-any]
"""Arrays, the parts of `Printed`, and one table."""


def begin_write(table: Data, printed: Data) -> None:
    """The Flick phase is over (SO-19); a solo player chooses colours first (SO-47)."""
    if printed.agreed.seats == 1:
        table.facts[PHASE] = COLOURS
        table.facts[ACTOR] = 0
    else:
        next_swapper(table, printed, 0)


def colour_of(table: Data, printed: Data, seat: int) -> int:
    """The colour that a seat records; solo, the one chosen (SO-47)."""
    return int(table.facts[MINE]) if printed.agreed.seats == 1 else seat


def next_swapper(table: Data, printed: Data, place: int) -> None:
    """The first player from that place on in turn order who can swap may do so (SO-22)."""
    for later in range(place, printed.agreed.seats):
        seat = seat_at(table, printed, later)
        on_floor, first = 0, NUMBERS * colour_of(table, printed, seat)
        for disc in range(first, first + NUMBERS):
            if table.discs[disc, DISC_WHERE] == FLOOR:
                on_floor += 1
        if table.sheets[seat, TRAY + SWAPS] > 0 and on_floor > 1:
            table.facts[PHASE] = SWAP
            table.facts[ACTOR] = seat
            return
    begin_choices(table, printed)


def swap(table: Data, printed: Data, a: int, b: int) -> None:
    """The two discs trade places, and the Swap is crossed off (SO-22)."""
    table.sheets[table.facts[ACTOR], TRAY + SWAPS] -= 1
    one, other = table.discs[a], table.discs[b]
    x, y = int(one[DISC_X]), int(one[DISC_Y])
    lay(one, printed.board, int(other[DISC_X]), int(other[DISC_Y]))
    lay(other, printed.board, x, y)


def end_swaps(table: Data, printed: Data) -> None:
    """The next player in turn order may swap."""
    place = (table.facts[ACTOR] - table.facts[FIRST]) % printed.agreed.seats
    next_swapper(table, printed, place + 1)


def is_undecided(table: Data, printed: Data, disc: int) -> bool:
    """Whether a disc could count for several sections; solo, only one's own or the AI's (SO-20, SO-21)."""
    at = table.discs[disc]
    if at[DISC_WHERE] != FLOOR:
        return False
    if printed.agreed.seats == 1:
        colour = disc // NUMBERS
        if colour != table.facts[MINE] and colour != table.facts[THEIRS]:
            return False
    sections = 0
    for section in range(SECTIONS):
        if at[DISC_COUNTS + section] > 0:
            sections += 1
    return sections > 1


def begin_choices(table: Data, printed: Data) -> None:
    """The first player in turn order with a choice makes it; then come the Ruins (SO-21)."""
    seats = printed.agreed.seats
    each = printed.agreed.discs // seats
    for place in range(seats):
        seat = seat_at(table, printed, place)
        for disc in range(seat * each, seat * each + each):
            if is_undecided(table, printed, disc):
                table.facts[PHASE] = CHOOSE
                table.facts[ACTOR] = seat
                return
    begin_recording(table, printed)


def choose(table: Data, printed: Data, disc: int, section: int) -> None:
    """The choice is binding (SO-21)."""
    at = table.discs[disc]
    at[DISC_SECTION] = section
    for other in range(SECTIONS):
        if other != section:
            at[DISC_COUNTS + other] = 0
    begin_choices(table, printed)


def begin_recording(table: Data, printed: Data) -> None:
    """Every disc has its section: the AI's are marked, or the Ruins begin."""
    for seat in range(printed.agreed.seats):
        fill_desk(table, colour_of(table, printed, seat), table.sheets[seat, DESK : DESK + DESK_COLUMNS])
    if printed.agreed.seats == 1:
        fill_desk(table, table.facts[THEIRS], table.facts[AI_DESK : AI_DESK + DESK_COLUMNS])
        if begin_ai(table, printed):
            return
    next_in_ruins(table, printed)


def fill_desk(table: Data, colour: int, desk: Data) -> None:
    """What is to be recorded for the discs of a colour (SO-25, SO-28, SO-32, SO-36)."""
    desk[:] = 0
    desk[DESK_SUM] = NONE
    for index in range(NUMBERS):
        at = table.discs[NUMBERS * colour + index]
        times, value = at[DISC_COUNTS : DISC_COUNTS + SECTIONS], index + 1
        desk[DESK_RUINS] += value * times[IN_RUINS]
        desk[DESK_CANYON + index] += times[IN_CANYON]
        desk[DESK_CREEK + index] += times[IN_CREEK]
        desk[DESK_MUD] += value * times[IN_MUD]


def next_in_ruins(table: Data, printed: Data) -> None:
    """The highest value goes first, ties in turn order; a value of 0 is skipped (SO-23)."""
    best, most = seat_at(table, printed, 0), 0
    for place in range(printed.agreed.seats):
        seat = seat_at(table, printed, place)
        if table.sheets[seat, DESK + DESK_RUINS] > most:
            best, most = seat, table.sheets[seat, DESK + DESK_RUINS]
    table.facts[ACTOR] = best
    table.facts[PHASE] = RUINS if most > 0 else WRITE


def is_first(table: Data, printed: Data, seat: int, building: int) -> bool:
    """Whether nobody else has completed the building yet (SO-27)."""
    for other in range(printed.agreed.seats):
        if other != seat and table.sheets[other, printed.sheet.buildings + 2 * building + 1] == TOP:
            return False
    return True
