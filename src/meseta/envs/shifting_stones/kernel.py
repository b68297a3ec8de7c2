"""The rules of Shifting Stones once more, for thousands of tables in arrays.

The rules themselves are in `meseta.games.shifting_stones.rules`; this says the same for speed, and
`tests.envs.equality` proves it step by step (ADR 56). The file is plain Python, and numba compiles the same
source: it takes memoryviews in the one case and arrays in the other, so it touches only single elements.

A grid is nine faces of three bits each. Then a pattern in one place is a mask and what must be under it, a
stone is flipped by its lowest bit, and two trade places by the bits in which they differ.
"""

from typing import Any, NamedTuple, TypeAlias

from meseta.envs.chance import below, key

__all__ = ["Rules", "Shown", "Tables", "illegal", "play_random", "show", "step"]

Data: TypeAlias = Any  # type: ignore[explicit-any]
"""An array, or a memoryview of one."""

ANEW, END, SKIP, CARD = -1, 0, 1, 2
MOVES, USES = 21, 22
"""Numbers of actions, as in `numbers`: a card has twelve shifts, nine flips, and being scored. `ANEW` is none
of a seat's: a new game begins, whatever becomes of the old one."""

PLACES = 8
"""Room for the places where a block may fit, of which there are six at most."""

SEED, GAME, KEY, DRAWN, CHOSEN = 0, 1, 2, 3, 4
"""A table's luck: its seed, how many games have begun, the key of the present one, how many numbers were
drawn with it, and how many actions were chosen at random."""

DECK, DISCARD, FIRST, TURN, ACTED, FRUITFUL, STRIKES, LAST_ROUND, MASKED = range(9)
"""A table's facts: how many cards are in the two piles, the state's fields of these names, and for how many
slots its mask is filled in."""

UNSEEN, IN_PILE, DISCARDED, HELD = 0, 1, 2, 3
"""Where a card is: never drawn, drawn and back in the pile (alone), discarded, held by seat 0 or, one more
for each, by those after it, and after these scored by them."""


class Rules(NamedTuple):
    """What is agreed at all tables of a batch, and what is printed."""

    seats: int
    slots: int
    """The most cards that a hand can have."""
    cards: int
    first: int
    """Who begins; -1 where it is drawn by lot."""
    uncapped: int
    goal: int
    hand: int
    fullest: int
    skip_draw: int
    strikes: int
    ones_bonus: int
    """The rules' own figures, by their names there."""
    stones: Data
    """The nine stones."""
    moves: Data
    """Of each move, the first bits of the stones that trade places, and the bit that is flipped."""
    solo: Data
    """How many cards of each worth a solo game has."""
    points: Data
    """What cards of each worth count."""
    worth: Data
    """Of each card, as an index into `points`."""
    masks: Data
    """Of each card and place, the cells it asks for, as bits of a grid."""
    faces: Data
    """What must show there; in places where its block does not fit, what never shows."""


class Tables(NamedTuple):
    """Every table's position: a row each."""

    luck: Data
    facts: Data
    grids: Data
    hands: Data
    """Every seat's cards, ascending; 0 in empty slots."""
    sizes: Data
    """How many cards each hand has."""
    scored: Data
    """How many cards of each worth each seat has scored."""
    rested: Data
    piles: Data
    """The cards not yet drawn; their order means nothing."""
    where: Data
    """Where each card is."""


class Shown(NamedTuple):
    """What a batch shows, and where in a row of the observation each field begins."""

    actor: Data
    mask: Data
    observation: Data
    done: Data
    scores: Data
    rewards: Data
    grid: int
    hand: int
    cards: int
    hand_sizes: int
    scored: int
    piles: int
    rested: int
    first: int
    turn: int
    phase: int
    due: int
    acted: int
    fruitful: int
    strikes: int
    last_round: int


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


def finish(rules: Rules, tables: Tables, shown: Shown, table: int) -> None:
    """Show the points and what they are worth (ST-20, ST-21, ST-24)."""
    shown.done[table] = True
    if rules.seats == 1:
        count = 0
        for worth in range(4):
            count += tables.scored[table, 0, worth]
        shown.scores[table, 0] = count
        shown.rewards[table, 0] = count
        return
    most_ones = 0
    for seat in range(rules.seats):
        most_ones = max(most_ones, tables.scored[table, seat, 0])
    best = 0
    for seat in range(rules.seats):
        total = 0
        for worth in range(4):
            total += tables.scored[table, seat, worth] * rules.points[worth]
        if most_ones > 0 and tables.scored[table, seat, 0] == most_ones:
            total += rules.ones_bonus
        shown.scores[table, seat] = total
        best = max(best, total)
    winners = 0
    for seat in range(rules.seats):
        winners += shown.scores[table, seat] == best
    for seat in range(rules.seats):
        part = 1 / winners if shown.scores[table, seat] == best else 0.0
        shown.rewards[table, seat] = (rules.seats * part - 1) / (rules.seats - 1)


def unfinish(rules: Rules, shown: Shown, table: int) -> None:
    """Show that the latest step ended no game here."""
    shown.done[table] = False
    for seat in range(rules.seats):
        shown.scores[table, seat] = 0
        shown.rewards[table, seat] = 0


def matches(rules: Rules, grid: int, card: int) -> bool:
    """Whether the card's pattern is somewhere in the grid (ST-11, ST-12)."""
    found = False
    for place in range(
        PLACES
    ):  # all of them: that is a single instruction, and a jump may be foreseen wrongly
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


def show(rules: Rules, tables: Tables, shown: Shown, table: int) -> None:
    """Show all of a table."""
    allow(rules, tables, shown, table)
    observe(rules, tables, shown, table)


def seen(seats: int, viewer: int, where: int) -> int:
    """Where a card is, as far as the viewer knows: the last is 3 in its own hand, 4 and more scored."""
    if where < HELD:
        return where
    if where < HELD + seats:
        return HELD if where == HELD + viewer else UNSEEN
    ahead = where - HELD - seats - viewer
    return HELD + 1 + (ahead + seats if ahead < 0 else ahead)


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
