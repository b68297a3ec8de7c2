"""What the seat on turn sees, as a row of bytes (ST-26).

This file is plain Python, and numba compiles this same source.
"""

from meseta.envs.shifting_stones.layout import (
    ACTED,
    DECK,
    DISCARD,
    FIRST,
    FRUITFUL,
    HELD,
    LAST_ROUND,
    STRIKES,
    TURN,
    UNSEEN,
    Rules,
    Shown,
    Tables,
)

__all__ = ["follow", "observe", "seen"]


def follow(rules: Rules, tables: Tables, shown: Shown, table: int) -> None:
    """Show what changes within a turn, except for where the cards are."""
    viewer = tables.facts[table, TURN]
    row, grid = shown.observation, tables.grids[table]
    for cell in range(9):
        row[table, shown.grid + cell] = (grid >> (3 * cell)) & 7
    for slot in range(rules.slots):
        row[table, shown.hand + slot] = tables.hands[table, viewer, slot]
    for worth in range(4):
        row[table, shown.scored + worth] = tables.scored[table, viewer, worth]
    row[table, shown.hand_sizes] = tables.sizes[table, viewer]
    row[table, shown.piles] = tables.facts[table, DECK]
    row[table, shown.piles + 1] = tables.facts[table, DISCARD]
    row[table, shown.acted] = tables.facts[table, ACTED]
    row[table, shown.fruitful] = tables.facts[table, FRUITFUL]
    row[table, shown.last_round] = tables.facts[table, LAST_ROUND]


def observe(rules: Rules, tables: Tables, shown: Shown, table: int) -> None:
    """Show all that the seat on turn sees (ST-26)."""
    follow(rules, tables, shown, table)
    viewer = tables.facts[table, TURN]
    shown.actor[table] = viewer
    row = shown.observation
    for ahead in range(rules.seats):
        seat = viewer + ahead
        if seat >= rules.seats:
            seat -= rules.seats
        row[table, shown.hand_sizes + ahead] = tables.sizes[table, seat]
        row[table, shown.rested + ahead] = tables.rested[table, seat]
        for worth in range(4):
            row[table, shown.scored + 4 * ahead + worth] = tables.scored[table, seat, worth]
        if seat == tables.facts[table, FIRST]:
            row[table, shown.first] = ahead
    row[table, shown.strikes] = tables.facts[table, STRIKES]
    for card in range(1, rules.cards + 1):
        where = tables.where[table, card]
        row[table, shown.cards + card - 1] = seen(rules.seats, viewer, where)


def seen(seats: int, viewer: int, where: int) -> int:
    """Where a card is, as far as the viewer knows: the last is 3 in its own hand, 4 and more scored."""
    if where < HELD:
        return where
    if where < HELD + seats:
        return HELD if where == HELD + viewer else UNSEEN
    ahead = where - HELD - seats - viewer
    return HELD + 1 + (ahead + seats if ahead < 0 else ahead)
