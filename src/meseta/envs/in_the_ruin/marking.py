"""A sheet and what is marked on it: Roads, Walls, Gates, and what follows from them.

``table`` is a table's row, as in `record`, in which ``own`` says where a player's part begins.
"""

from meseta.envs.in_the_ruin.record import (
    ACTIVE,
    ACTIVE_AT,
    ENDS,
    JOINED,
    LARGEST,
    PLACES,
    ROAD,
    ROADS,
    ROUTES,
    USED,
    USED_AT,
    WALLS,
)
from meseta.envs.in_the_ruin.words import Row, Words, connected, largest_area, lowest, space


def mark_spaces(rules: Row, table: Row, own: int, mark: int, a0: int, a1: int) -> None:
    """Mark these spaces as Roads or Walls, and see what has become of the rectangle and the routes."""
    where = ROADS if mark == ROAD else WALLS
    table[own + where] |= a0
    table[own + where + 1] |= a1
    measure(table, own)
    if mark == ROAD:
        table[own + JOINED] = joined(rules, table, own, table[own + ROUTES])


def measure(table: Row, own: int) -> None:
    """Note the area of the largest full rectangle (RU-31)."""
    table[own + LARGEST] = largest_area(
        table[own + ROADS] | table[own + WALLS], table[own + ROADS + 1] | table[own + WALLS + 1]
    )


def joined(rules: Row, table: Row, own: int, routes: int) -> int:
    """Those of the routes whose letters are joined by Roads (RU-33)."""
    roads_0, roads_1 = table[own + ROADS], table[own + ROADS + 1]
    found = 0
    while routes:
        route = lowest(routes)
        routes &= routes - 1
        if connected(roads_0, roads_1, rules[ENDS + 2 * route], rules[ENDS + 2 * route + 1]):
            found |= 1 << route
    return found


def place_letters(rules: Row, table: Row) -> None:
    """Note where the active and the used letters are."""
    table[ACTIVE_AT], table[ACTIVE_AT + 1] = letter_spaces(rules, table[ACTIVE])
    table[USED_AT], table[USED_AT + 1] = letter_spaces(rules, table[USED])


def letter_spaces(rules: Row, letters: int) -> Words:
    """The spaces of these letters."""
    found_0 = found_1 = 0
    while letters:
        a0, a1 = space(rules[PLACES + lowest(letters)])
        found_0, found_1 = found_0 | a0, found_1 | a1
        letters &= letters - 1
    return found_0, found_1
