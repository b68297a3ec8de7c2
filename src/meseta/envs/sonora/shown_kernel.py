"""The actor's view as arrays, in the order of `meseta.envs.sonora.shown`.

This file is plain Python, and numba compiles this same source.
"""

from typing import Any, NamedTuple, TypeAlias

from meseta.envs.sonora.aim_kernel import quarter
from meseta.envs.sonora.columns import (
    ACTOR,
    AI_DESK,
    DESK_COLUMNS,
    DISC_COUNTS,
    DISC_GROUP,
    DISC_WHERE,
    DISC_X,
    DISC_Y,
    FIRST,
    FLICKED,
    FLOWN,
    MINE,
    NONE,
    NUMBERS,
    PHASE,
    ROUND,
    SECTIONS,
    THEIRS,
    TOUCHED,
    WRITE,
)
from meseta.envs.sonora.flicking_kernel import corner_of
from meseta.envs.sonora.solo_kernel import COLOUR_COUNT

__all__ = ["Shown"]

Data: TypeAlias = Any  # type: ignore[explicit-any]
"""Arrays, the parts of `Printed`, one table, and the arrays that are shown."""


class Shown(NamedTuple):
    """The arrays of one table's observation by name."""

    phase: Data
    round: Data
    first: Data
    actor: Data
    corner: Data
    flown: Data
    flicked: Data
    touched: Data
    options: Data
    hands: Data
    where: Data
    places: Data
    counts: Data
    queue: Data
    sheets: Data
    """The sheets as they are, the viewer's first; `SonoraBatch` finds their parts."""
    colours: Data
    ai_desk: Data


def show(table: Data, printed: Data, shown: Data, viewer: int) -> None:
    """Write what the viewer sees into the arrays that are shown."""
    show_table(table, printed, shown, viewer)
    show_discs(table, printed, shown, viewer)
    for ahead in range(printed.agreed.seats):
        sheet, seen = table.sheets[(viewer + ahead) % printed.agreed.seats], shown.sheets[ahead]
        for column in range(len(seen)):
            seen[column] = sheet[column]
    if printed.agreed.seats == 1:
        show_solo(table, printed, shown)


def show_table(table: Data, printed: Data, shown: Data, viewer: int) -> None:
    """Whose decision is awaited for what."""
    facts, agreed = table.facts, printed.agreed
    shown.phase[0] = facts[PHASE]
    shown.round[0] = facts[ROUND]
    shown.round[1] = agreed.rounds
    shown.first[0] = (facts[FIRST] - viewer) % agreed.seats
    shown.actor[0] = agreed.seats if facts[PHASE] == WRITE else (facts[ACTOR] - viewer) % agreed.seats
    shown.corner[0] = corner_of(table, printed, viewer)
    shown.flown[0] = facts[FLOWN]
    flicked = facts[FLICKED]
    shown.flicked[0] = agreed.discs if flicked == NONE else (flicked - NUMBERS * viewer) % agreed.discs
    shown.touched[0] = facts[TOUCHED]
    shown.options[0] = agreed.no_bunting
    shown.options[1] = agreed.fair_colours
    shown.options[2] = agreed.ai_squares
    shown.options[3] = agreed.ai_shapes
    shown.options[4] = agreed.ai_full_zone
    for ahead in range(agreed.seats):
        shown.hands[ahead] = agreed.hands[(viewer + ahead) % agreed.seats, 0]


def show_discs(table: Data, printed: Data, shown: Data, viewer: int) -> None:
    """Where the discs are, seen from behind the viewer's corner."""
    turns = (4 - corner_of(table, printed, viewer)) % 4
    for row in range(printed.agreed.discs):
        at = table.discs[(NUMBERS * viewer + row) % printed.agreed.discs]
        shown.where[row] = at[DISC_WHERE]
        shown.queue[row] = at[DISC_GROUP]
        x, y = quarter(turns, at[DISC_X], at[DISC_Y])
        shown.places[row, 0] = x
        shown.places[row, 1] = y
        for section in range(SECTIONS):
            shown.counts[row, section] = at[DISC_COUNTS + section]


def show_solo(table: Data, printed: Data, shown: Data) -> None:
    """What only a solo game has: the colours, and the AI's desk."""
    facts = table.facts
    shown.colours[0] = COLOUR_COUNT if facts[MINE] == NONE else facts[MINE]
    shown.colours[1] = COLOUR_COUNT if facts[THEIRS] == NONE else facts[THEIRS]
    for column in range(DESK_COLUMNS):
        shown.ai_desk[column] = facts[AI_DESK + column]
