"""What is legal in each phase, as 1s in a mask.

This file is plain Python, and numba compiles this same source.
"""

from meseta.envs.sonora.acting_kernel import own_disc
from meseta.envs.sonora.bundles import Data
from meseta.envs.sonora.columns import (
    AIM,
    CHOOSE,
    COLOURS,
    DISC_COUNTS,
    DISC_GROUP,
    DISC_WHERE,
    FLICKED,
    FLOOR,
    GROUPS,
    HAND,
    HOLE,
    IN_HOLE,
    KEEP,
    NONE,
    NUMBERS,
    PHASE,
    RUINS,
    SECTIONS,
    SWAP,
    SWAPS,
    TRAY,
    WRITE,
)
from meseta.envs.sonora.legal_kernel import SOURCES, ruins_mask, write_mask
from meseta.envs.sonora.recording_kernel import colour_of, is_undecided
from meseta.envs.sonora.solo_kernel import ai_mask, colours_mask

__all__ = ["clear", "fill_mask"]


def clear(printed: Data, mask: Data, sources: int) -> None:
    """Nothing is legal. Of the large groups only those parts are cleared that have a 1."""
    starts, placements, spaces = printed.starts, len(printed.canyon.numbers), len(printed.creek.parents)
    mask[: starts.draw] = 0
    mask[starts.record :] = 0
    for source in range(SOURCES):
        if sources >> source & 1:
            mask[starts.draw + source * placements : starts.draw + (source + 1) * placements] = 0
        if sources >> (source + SOURCES) & 1:
            mask[starts.walk + source * spaces : starts.walk + (source + 1) * spaces] = 0


def fill_mask(table: Data, printed: Data, seat: int, mask: Data) -> int:
    """What the seat may do; returns the sources with a 1 in their part of the mask, as bits."""
    phase, starts = table.facts[PHASE], printed.starts
    if phase == AIM:
        flick_mask(table, printed, seat, mask)
    elif phase == WRITE:
        return write_mask(table.sheets[seat], table.fits[seat], table.ways, printed, mask)
    elif phase == RUINS:
        ruins_mask(table.sheets[seat], printed, mask)
    elif phase == KEEP:
        mask[starts.keep] = mask[starts.reflick] = 1
    elif phase == IN_HOLE:
        hole_mask(table, printed, seat, mask)
    elif phase == SWAP:
        swap_mask(table, printed, seat, mask)
    elif phase == CHOOSE:
        choose_mask(table, printed, seat, mask)
    elif phase == COLOURS:
        colours_mask(table, printed, mask)
    else:
        ai_mask(table, printed, mask, True)
    return 0


def slots(printed: Data) -> int:
    """How many discs a seat has."""
    return int(printed.agreed.discs // printed.agreed.seats)


def flick_mask(table: Data, printed: Data, seat: int, mask: Data) -> None:
    """The discs from which the actor must flick one now (SO-08, SO-13, SO-16)."""
    facts = table.facts
    for slot in range(slots(printed)):
        disc = own_disc(printed, seat, slot)
        at = table.discs[disc]
        if facts[FLICKED] != NONE:
            due = disc == facts[FLICKED]
        elif facts[GROUPS] > 0:
            due = at[DISC_GROUP] == 1
        else:
            due = at[DISC_WHERE] == HAND
        mask[printed.starts.flick + slot] = due


def hole_mask(table: Data, printed: Data, seat: int, mask: Data) -> None:
    """Each of one's discs in the hole goes on any section (SO-15)."""
    for slot in range(slots(printed)):
        if table.discs[own_disc(printed, seat, slot), DISC_WHERE] == HOLE:
            for section in range(SECTIONS):
                mask[printed.starts.bullseye + SECTIONS * slot + section] = 1


def swap_mask(table: Data, printed: Data, seat: int, mask: Data) -> None:
    """Two of one's own discs on the board, while there is a Swap, or the end of it (SO-22)."""
    mask[printed.starts.done] = 1
    if table.sheets[seat, TRAY + SWAPS] == 0:
        return
    number, first = printed.starts.swap, NUMBERS * colour_of(table, printed, seat)
    for a in range(NUMBERS):
        for b in range(a + 1, NUMBERS):
            lies = table.discs[first + a, DISC_WHERE] == FLOOR
            mask[number] = lies and table.discs[first + b, DISC_WHERE] == FLOOR
            number += 1


def choose_mask(table: Data, printed: Data, seat: int, mask: Data) -> None:
    """The sections of each disc that could count for several (SO-20, SO-21)."""
    for slot in range(slots(printed)):
        disc = own_disc(printed, seat, slot)
        if is_undecided(table, printed, disc):
            for section in range(SECTIONS):
                if table.discs[disc, DISC_COUNTS + section] > 0:
                    mask[printed.starts.choose + SECTIONS * slot + section] = 1
