"""What is legal, as 1s in a mask (ST-11, ST-12, ST-16).

This file is plain Python, and numba compiles this same source.
"""

from meseta.envs.shifting_stones.layout import (
    ACTED,
    CARD,
    DECK,
    DISCARD,
    END,
    MASKED,
    MOVES,
    PLACES,
    SKIP,
    TURN,
    USES,
    Rules,
    Shown,
    Tables,
)

__all__ = ["allow"]


def matches(rules: Rules, grid: int, card: int) -> bool:
    """Whether the card's pattern is somewhere in the grid (ST-11, ST-12)."""
    found = False
    for place in range(PLACES):  # all: that is a single instruction, and a jump may be foreseen wrongly
        found |= grid & rules.masks[card, place] == rules.faces[card, place]
    return found


def may_skip(rules: Rules, tables: Tables, table: int, seat: int) -> bool:
    """A skip is a whole turn, never the second in a row, and must draw something (ST-16)."""
    size = tables.sizes[table, seat]
    if size == 0 or tables.facts[table, ACTED] == 1 or tables.rested[table, seat] == 1:
        return False
    if rules.uncapped == 0 and size >= rules.fullest:
        return False
    return bool(tables.facts[table, DECK] + tables.facts[table, DISCARD] > 0)


def allow(rules: Rules, tables: Tables, shown: Shown, table: int) -> None:
    """Show what the seat on turn may do. Moves change only for slots that were filled or emptied."""
    seat = tables.facts[table, TURN]
    size, before = tables.sizes[table, seat], tables.facts[table, MASKED]
    for number in range(CARD + before * USES, CARD + size * USES):
        shown.mask[table, number] = 1
    for number in range(CARD + size * USES, CARD + before * USES):
        shown.mask[table, number] = 0
    tables.facts[table, MASKED] = size
    grid = tables.grids[table]
    for slot in range(size):
        fits = matches(rules, grid, tables.hands[table, seat, slot])
        shown.mask[table, CARD + slot * USES + MOVES] = 1 if fits else 0
    shown.mask[table, END] = 1
    shown.mask[table, SKIP] = 1 if may_skip(rules, tables, table, seat) else 0
