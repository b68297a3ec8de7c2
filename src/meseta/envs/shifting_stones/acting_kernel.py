"""What an action does to a table (ST-08 to ST-18).

This file is plain Python, and numba compiles this same source.
"""

from meseta.envs.shifting_stones.dealing_kernel import fill
from meseta.envs.shifting_stones.layout import (
    ACTED,
    CARD,
    DECK,
    DISCARD,
    DISCARDED,
    END,
    FIRST,
    FRUITFUL,
    HELD,
    LAST_ROUND,
    MOVES,
    SKIP,
    STRIKES,
    TURN,
    USES,
    Rules,
    Tables,
)

__all__ = ["act"]


def act(rules: Rules, tables: Tables, table: int, number: int) -> bool:
    """Whether the game is over after the seat on turn has done this, which must be legal."""
    seat = tables.facts[table, TURN]
    if number == END:
        tables.rested[table, seat] = 0
        fill(rules, tables, table, seat, rules.hand)
        return pass_turn(rules, tables, table)
    if number == SKIP:
        tables.rested[table, seat] = 1
        size = tables.sizes[table, seat] + rules.skip_draw
        if rules.uncapped == 0:
            size = min(size, rules.fullest)
        fill(rules, tables, table, seat, size)
        return pass_turn(rules, tables, table)
    slot = (number - CARD) // USES
    use = number - CARD - slot * USES
    card = remove(tables, table, seat, slot)
    tables.facts[table, ACTED] = 1
    if use == MOVES:
        return score(rules, tables, table, seat, card)
    tables.grids[table] = moved(rules, tables.grids[table], use)
    tables.where[table, card] = DISCARDED
    tables.facts[table, DISCARD] += 1
    return False


def remove(tables: Tables, table: int, seat: int, slot: int) -> int:
    """The card that was in this slot; those after it move up."""
    card: int = tables.hands[table, seat, slot]
    size = tables.sizes[table, seat] - 1
    for after in range(slot, size):
        tables.hands[table, seat, after] = tables.hands[table, seat, after + 1]
    tables.hands[table, seat, size] = 0
    tables.sizes[table, seat] = size
    return card


def moved(rules: Rules, grid: int, move: int) -> int:
    """The grid after a shift or a flip (ST-08, ST-09); a flip shifts nothing, a shift flips nothing."""
    a: int = rules.moves[move, 0]
    b: int = rules.moves[move, 1]
    flipped: int = rules.moves[move, 2]
    differing = ((grid >> a) ^ (grid >> b)) & 7
    return grid ^ ((differing << a) | (differing << b)) ^ flipped


def score(rules: Rules, tables: Tables, table: int, seat: int, card: int) -> bool:
    """Whether this was the last card of a solo game (ST-11, ST-18, ST-24)."""
    tables.where[table, card] = HELD + rules.seats + seat
    tables.scored[table, seat, rules.worth[card]] += 1
    tables.facts[table, FRUITFUL] = 1
    if rules.seats == 1:
        left: int = tables.sizes[table, 0] + tables.facts[table, DECK] + tables.facts[table, DISCARD]
        return left == 0
    count = 0
    for worth in range(4):
        count += tables.scored[table, seat, worth]
    if count >= rules.goal:
        tables.facts[table, LAST_ROUND] = 1
    return False


def pass_turn(rules: Rules, tables: Tables, table: int) -> bool:
    """Whether the game is over after this turn: a strike, the last round, or the next seat's turn follows."""
    following = tables.facts[table, TURN] + 1
    if following == rules.seats:
        following = 0
    if rules.seats == 1 and tables.facts[table, FRUITFUL] == 0:
        tables.facts[table, STRIKES] += 1
    tables.facts[table, TURN] = following
    tables.facts[table, ACTED] = 0
    tables.facts[table, FRUITFUL] = 0
    if rules.seats == 1:
        return bool(tables.facts[table, STRIKES] >= rules.strikes)
    return bool(following == tables.facts[table, FIRST] and tables.facts[table, LAST_ROUND] == 1)
