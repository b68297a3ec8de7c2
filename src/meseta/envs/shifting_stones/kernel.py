"""The rules of Shifting Stones once more, for thousands of tables in arrays: what a batch calls.

The rules themselves are in `meseta.games.shifting_stones.rules`; this says the same for speed, and
`tests.envs.equality` proves it step by step (ADR 56). This file and those it shares functions of are plain
Python, and numba compiles the same source: it takes memoryviews in the one case and arrays in the other, so
it touches only single elements.
"""

from meseta.envs.chance import below, key
from meseta.envs.shifting_stones.acting_kernel import act
from meseta.envs.shifting_stones.dealing_kernel import begin
from meseta.envs.shifting_stones.ending_kernel import finish, unfinish
from meseta.envs.shifting_stones.layout import (
    ANEW,
    CARD,
    CHOSEN,
    MASKED,
    MOVES,
    SEED,
    SKIP,
    TURN,
    USES,
    Data,
    Rules,
    Shown,
    Tables,
)
from meseta.envs.shifting_stones.mask_kernel import allow
from meseta.envs.shifting_stones.shown_kernel import follow, observe, seen

__all__ = ["illegal", "play_random", "show", "step"]


def show(rules: Rules, tables: Tables, shown: Shown, table: int) -> None:
    """Show all of a table."""
    allow(rules, tables, shown, table)
    observe(rules, tables, shown, table)


def illegal(shown: Shown, actions: Data, most: int, first: int, last: int) -> int:
    """The first table whose action is not legal; -1 where all are."""
    for table in range(first, last):
        number = actions[table]
        if number < 0 or number >= most or shown.mask[table, number] == 0:
            return table
    return -1


def step(rules: Rules, tables: Tables, shown: Shown, actions: Data, first: int, last: int) -> None:
    """Do this at every table from the first to before the last; all actions are legal, or `ANEW`."""
    for table in range(first, last):
        if shown.done[table]:
            unfinish(rules, shown, table)
        number = actions[table]
        card = held(tables, table, number)
        over = number != ANEW and act(rules, tables, table, number)
        if over:
            finish(rules, tables, shown, table)
        if over or number == ANEW:
            begin(rules, tables, table)
            card = 0
        allow(rules, tables, shown, table)
        if card > 0:  # no other card has gone anywhere, and the viewer is the same
            follow(rules, tables, shown, table)
            seat, where = tables.facts[table, TURN], tables.where[table, card]
            shown.observation[table, shown.cards + card - 1] = seen(rules.seats, seat, where)
        else:
            observe(rules, tables, shown, table)


def held(tables: Tables, table: int, number: int) -> int:
    """The card that an action uses; 0 where it uses none."""
    if number < CARD:
        return 0
    card: int = tables.hands[table, tables.facts[table, TURN], (number - CARD) // USES]
    return card


def play_random(rules: Rules, tables: Tables, shown: Shown, steps: int, first: int, last: int) -> int:
    """How many games ended in so many steps of random play at each table; seen only after the last."""
    ended = 0
    for table in range(first, last):
        chooser = key(tables.luck[table, SEED], -1 - table, 0)
        for _ in range(steps):
            if shown.done[table]:
                unfinish(rules, shown, table)
            number = choose(tables, shown, table, chooser)
            if act(rules, tables, table, number):
                finish(rules, tables, shown, table)
                begin(rules, tables, table)
                ended += 1
            allow(rules, tables, shown, table)
        show(rules, tables, shown, table)
    return ended


def choose(tables: Tables, shown: Shown, table: int, chooser: int) -> int:
    """One of the legal actions, each as likely as any other."""
    size: int = tables.facts[table, MASKED]
    skips: int = shown.mask[table, SKIP]
    count = 1 + skips + MOVES * size
    for slot in range(size):
        count += shown.mask[table, CARD + slot * USES + MOVES]
    chosen = tables.luck[table, CHOSEN]
    tables.luck[table, CHOSEN] = chosen + 1
    number = below(chooser, chosen, count)
    if number <= skips:
        return number
    number -= 1 + skips
    if number < MOVES * size:
        return CARD + number + number // MOVES
    number -= MOVES * size
    slot = 0
    while number > 0 or shown.mask[table, CARD + slot * USES + MOVES] == 0:
        number -= shown.mask[table, CARD + slot * USES + MOVES]
        slot += 1
    return CARD + slot * USES + MOVES
