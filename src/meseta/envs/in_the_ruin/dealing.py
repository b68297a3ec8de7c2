"""The cards that chance deals, and the line of those that lie face up (RU-05, RU-25, RU-28, RU-29).

Chance answers at once, so nothing has to wait for it. ``table`` is a table's row, as in `record`.
"""

from meseta.envs.in_the_ruin.record import (
    ADDS_THREE,
    CARDS,
    DECK,
    DISCARD,
    draw_from,
    lay_card,
    line_length,
    take_oldest,
)
from meseta.envs.in_the_ruin.words import Row

LINE_LENGTH, FULL_HAND, ROUTES_DEALT = 3, 5, 4
"""The rules' own figures, by their names there."""

ALL = (1 << CARDS) - 1


def deal(table: Row, pile: int, size: int) -> int:
    """A hand of that many cards from one of the piles."""
    hand = 0
    left_there = table[pile]
    for _ in range(size):
        card = 1 << draw_from(table, left_there)
        left_there ^= card
        hand |= card
    table[pile] = left_there
    return hand


def fill_line(table: Row, length: int) -> None:
    """Fill the line up to that many cards, as long as the deck lasts."""
    while line_length(table) < length and table[DECK]:
        lay_card(table)


def remove(table: Row, owing: int) -> int:
    """Remove so many cards, the line's oldest first, then the deck's, and return them (RU-25, RU-29)."""
    removed = 0
    while owing and line_length(table):
        removed |= 1 << take_oldest(table)
        owing -= 1
    while owing and table[DECK]:
        card = deal(table, DECK, 1)
        table[DISCARD] |= card
        removed |= card
        owing -= 1
    return removed


def refill(rules: Row, table: Row) -> None:
    """The line is filled up to three, or three are added to it (RU-28)."""
    fill_line(table, line_length(table) + LINE_LENGTH if rules[ADDS_THREE] else LINE_LENGTH)
