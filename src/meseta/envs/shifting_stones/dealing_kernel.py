"""What chance does: it sets up a game and deals cards (ST-04 to ST-06, ST-14, ST-17, ST-22).

This file is plain Python, and numba compiles this same source.
"""

from meseta.envs.chance import below, key
from meseta.envs.shifting_stones.layout import (
    DECK,
    DISCARD,
    DISCARDED,
    DRAWN,
    FIRST,
    GAME,
    HELD,
    IN_PILE,
    KEY,
    MASKED,
    SEED,
    TURN,
    UNSEEN,
    Rules,
    Tables,
)

__all__ = ["begin", "fill"]


def draw(tables: Tables, table: int, most: int) -> int:
    """A number below ``most``, by chance."""
    drawn = tables.luck[table, DRAWN]
    tables.luck[table, DRAWN] = drawn + 1
    return below(tables.luck[table, KEY], drawn, most)


def begin(rules: Rules, tables: Tables, table: int) -> None:
    """Set up the table's next game (ST-04 to ST-06, ST-22)."""
    game = tables.luck[table, GAME]
    tables.luck[table, KEY] = key(tables.luck[table, SEED], table, game)
    tables.luck[table, GAME] = game + 1
    tables.luck[table, DRAWN] = 0
    for fact in range(MASKED):
        tables.facts[table, fact] = 0
    tables.grids[table] = lay(rules, tables, table)
    for card in range(rules.cards + 1):
        tables.where[table, card] = UNSEEN
    if rules.seats == 1:
        pick(rules, tables, table)
    else:
        for card in range(1, rules.cards + 1):
            tables.piles[table, card - 1] = card
        tables.facts[table, DECK] = rules.cards
    first = rules.first
    if first < 0:
        first = draw(tables, table, rules.seats)
    tables.facts[table, FIRST] = first
    tables.facts[table, TURN] = first
    for seat in range(rules.seats):
        tables.sizes[table, seat] = 0
        tables.rested[table, seat] = 0
        for worth in range(4):
            tables.scored[table, seat, worth] = 0
        for slot in range(rules.slots):
            tables.hands[table, seat, slot] = 0
        for _ in range(rules.hand):
            take(tables, table, seat)


def lay(rules: Rules, tables: Tables, table: int) -> int:
    """Every stone in a cell of its own, with either side up (ST-04)."""
    grid, free = 0, 511
    sides = draw(tables, table, 512)
    for stone in range(9):
        skipped = draw(tables, table, 9 - stone)
        cell = 0
        while skipped > 0 or (free >> cell) & 1 == 0:
            skipped -= (free >> cell) & 1
            cell += 1
        free ^= 1 << cell
        grid |= (rules.stones[stone] | ((sides >> cell) & 1)) << (3 * cell)
    return grid


def pick(rules: Rules, tables: Tables, table: int) -> None:
    """The cards of a solo game, so many of each worth, become the pile (ST-22)."""
    deck = 0
    for worth in range(4):
        wanted, left = rules.solo[worth], 0
        for card in range(1, rules.cards + 1):
            left += rules.worth[card] == worth
        for card in range(1, rules.cards + 1):
            if rules.worth[card] == worth:
                if draw(tables, table, left) < wanted:
                    tables.piles[table, deck] = card
                    deck += 1
                    wanted -= 1
                left -= 1
    tables.facts[table, DECK] = deck


def take(tables: Tables, table: int, seat: int) -> None:
    """A card of the pile, each as likely as any other, goes to its place in the seat's hand."""
    deck = tables.facts[table, DECK] - 1
    index = draw(tables, table, deck + 1)
    card = tables.piles[table, index]
    tables.piles[table, index] = tables.piles[table, deck]
    tables.facts[table, DECK] = deck
    tables.where[table, card] = HELD + seat
    slot = tables.sizes[table, seat]
    tables.sizes[table, seat] = slot + 1
    while slot > 0 and tables.hands[table, seat, slot - 1] > card:
        tables.hands[table, seat, slot] = tables.hands[table, seat, slot - 1]
        slot -= 1
    tables.hands[table, seat, slot] = card


def fill(rules: Rules, tables: Tables, table: int, seat: int, size: int) -> None:
    """The seat draws up to that many cards, as long as there are any (ST-14, ST-16, ST-17)."""
    while tables.sizes[table, seat] < size:
        if tables.facts[table, DECK] == 0:
            if tables.facts[table, DISCARD] == 0:
                return
            reshuffle(rules, tables, table)
        take(tables, table, seat)


def reshuffle(rules: Rules, tables: Tables, table: int) -> None:
    """The discards become the pile (ST-17); who plays alone still knows that they are in play (ST-26)."""
    deck = 0
    for card in range(1, rules.cards + 1):
        if tables.where[table, card] == DISCARDED:
            tables.piles[table, deck] = card
            tables.where[table, card] = IN_PILE if rules.seats == 1 else UNSEEN
            deck += 1
    tables.facts[table, DECK] = deck
    tables.facts[table, DISCARD] = 0
