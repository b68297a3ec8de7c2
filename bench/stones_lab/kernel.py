"""Games of two players of Shifting Stones, as the expert thinks about them, in arrays.

This file is plain Python, and numba compiles this same source (`meseta.core.compiling`). A grid's number is
that of the arrangement of its kinds of stones times 512, plus a bit for every stone on its odd side. All
turns of up to three moves are looked at, where the expert follows the most promising; nobody skips.
"""

from math import floor, log
from typing import Any, NamedTuple, TypeAlias

from numpy import random

Data: TypeAlias = Any
"""An array."""

CARDS, HAND, GOAL, SHIFTS, MOVES, FARTHEST, MOST_MOVES = 72, 4, 10, 12, 21, 6, 3
PILE, HELD, DISCARDED, SCORED = 0, 1, 3, 4
"""Where a card is; held by seat 0, or, one more, by seat 1."""
GRID, FIRST, TURN, TOP, PILED, DISCARDS = 0, 1, 2, 3, 4, 5
"""A table's facts: the grid, who began, whose turn it is, how many of the piled cards were drawn, how many
were piled, and how many are discarded."""
COUNT, POINTS, ONES = 0, 1, 2
"""What is counted of a seat's scored cards."""
VALUE, LEFT, SCORES, LENGTH = 0, 1, 2, 3
"""A turn: its chance to win, the grid it leaves, the cards it scores as bits of the hand, and its moves."""
FEATURES, ODDS = 63, 56
EXPERT, WORLDS, NET = 0, 1, 2
"""Kinds of players."""
HASHED = 1 << 15
CERTAIN = 2.0
"""The value of a turn that wins at once."""


class Facts(NamedTuple):
    """What is printed, and the stones."""

    distance: Data
    swaps: Data
    pairs: Data
    kind: Data
    """Of each card, 0 to 3 for 1, 2, 3 and 5 points."""
    points: Data


class Opinions(NamedTuple):
    """The expert's tables (`worth.KEEP`, `worth.HOLD`, `race`), and how likely unseen cards are held."""

    keep: Data
    hold: Data
    race: Data
    held: Data
    """By kind and distance as the turn begins, how often a card that is not in sight is held by the other."""


class Table(NamedTuple):
    """A position."""

    facts: Data
    hands: Data
    scored: Data
    where: Data
    pile: Data
    discard: Data


class Space(NamedTuple):
    """Room to think."""

    hashed: Data
    slots: Data
    grids: Data
    matched: Data
    starts: Data
    unseen: Data
    weight: Data
    kept: Data
    spent: Data
    worth: Data
    turns: Data
    answer: Data
    features: Data


class Net(NamedTuple):
    """A network with one hidden layer, whose result is added to the odds that the race tells."""

    inner: Data
    bias: Data
    outer: Data
    base: Data


class Player(NamedTuple):
    """How somebody plays."""

    kind: int
    tried: int
    """Turns that are looked at more closely."""
    worlds: int


def moved(facts: Facts, grid: int, move: int) -> int:
    """The grid after the move."""
    if move >= SHIFTS:
        return grid ^ (1 << (move - SHIFTS))
    a, b = facts.pairs[move, 0], facts.pairs[move, 1]
    sides = grid & 511
    differ = ((sides >> a) ^ (sides >> b)) & 1
    after: int = (facts.swaps[grid >> 9, move] << 9) | (sides ^ ((differ << a) | (differ << b)))
    return after


def final(lead: int, ones: int) -> float:
    """The share of the win when nobody has a turn left."""
    total = lead
    if ones > 0:
        total += 3
    if ones < 0:
        total -= 3
    if total > 0:
        return 1.0
    return 0.0 if total < 0 else 0.5


def outlook(race: Data, own: int, other: int, lead: float, ones: int, last: int) -> float:
    """As `race.outlook`, from its table."""
    whole = floor(lead)
    ones = max(-4, min(4, ones)) + 4
    own, other = min(own, GOAL), min(other, GOAL)
    low: float = race[own, other, max(-14, min(14, whole)) + 14, ones, last]
    high: float = race[own, other, max(-14, min(14, whole + 1)) + 14, ones, last]
    return low + (lead - whole) * (high - low)


def find_lines(facts: Facts, space: Space, grid: int, hand: Data, lean: bool) -> None:
    """Every grid within three moves, with the cards of the hand that were complete on the way, once each.

    Lean, only those from which a further card can still be completed.
    """
    space.grids[0], space.matched[0] = grid, matches(facts, grid, hand)
    space.starts[0], space.starts[1] = 0, 1
    insert(space, grid, space.matched[0], 0)
    count = 1
    for length in range(1, MOST_MOVES + 1):
        for number in range(space.starts[length - 1], space.starts[length]):
            for move in range(MOVES):
                after = moved(facts, space.grids[number], move)
                matched = space.matched[number] | matches(facts, after, hand)
                if lean and matched == space.matched[number]:
                    near = False
                    for place in range(HAND):
                        away = facts.distance[after, hand[place]]
                        near |= not matched >> place & 1 and away <= MOST_MOVES - length
                    if not near:
                        continue
                if insert(space, after, matched, count):
                    space.grids[count], space.matched[count] = after, matched
                    count += 1
        space.starts[length + 1] = count
    for number in range(count):
        space.hashed[space.slots[number]] = -1


def matches(facts: Facts, grid: int, hand: Data) -> int:
    """The cards of the hand that are complete, as bits."""
    found = 0
    for place in range(HAND):
        if facts.distance[grid, hand[place]] == 0:
            found |= 1 << place
    return found


def insert(space: Space, grid: int, matched: int, count: int) -> bool:
    """Whether this was not known yet."""
    key = grid * 16 + matched
    slot = (key * 2654435761) & (HASHED - 1)
    while space.hashed[slot] != -1:
        if space.hashed[slot] == key:
            return False
        slot = (slot + 1) & (HASHED - 1)
    space.hashed[slot] = key
    space.slots[count] = slot
    return True


def look_around(facts: Facts, opinions: Opinions, table: Table, space: Space) -> int:
    """Find what the seat on turn does not see, and how likely the other holds it; together four cards."""
    grid, other = table.facts[GRID], 1 - table.facts[TURN]
    count, total = 0, 0.0
    for card in range(CARDS):
        if table.where[card] == PILE or table.where[card] == HELD + other:
            space.unseen[count] = card
            away = min(facts.distance[grid, card], FARTHEST)
            space.weight[count] = opinions.held[facts.kind[card], away]
            total += space.weight[count]
            count += 1
    for number in range(count):
        space.weight[number] *= HAND / total
    return count


def keep_best(facts: Facts, opinions: Opinions, space: Space, hand: Data, grid: int, scored: int) -> int:
    """Sort the rest of the hand by what it is worth to keep, the worst first; its size."""
    count = 0
    for place in range(HAND):
        if scored >> place & 1:
            continue
        card = hand[place]
        worth = opinions.keep[facts.kind[card], min(facts.distance[grid, card], FARTHEST)]
        at = count
        while at > 0 and space.worth[at - 1] > worth:
            space.worth[at], space.kept[at] = space.worth[at - 1], space.kept[at - 1]
            at -= 1
        space.worth[at], space.kept[at] = worth, card
        count += 1
    return count


def find_turns(
    facts: Facts, opinions: Opinions, table: Table, space: Space, most: int, lean: bool, found: Data
) -> int:
    """The best turns of the seat on turn, as the expert values them, the best first; how many there are."""
    hand = table.hands[table.facts[TURN]]
    find_lines(facts, space, table.facts[GRID], hand, lean)
    unseen = look_around(facts, opinions, table, space)
    count = 0
    for length in range(MOST_MOVES + 1):
        for number in range(space.starts[length], space.starts[length + 1]):
            grid, left = space.grids[number], 0.0
            for at in range(unseen):
                card = space.unseen[at]
                away = min(facts.distance[grid, card], FARTHEST)
                left += space.weight[at] * opinions.hold[facts.kind[card], away]
            for scored in range(1 << HAND):
                if scored & space.matched[number] == scored and length + size_of(scored) <= HAND:
                    value = value_of(facts, opinions, table, space, grid, scored, length, left)
                    count = note(found, count, most, value, grid, scored, length)
    return count


def size_of(scored: int) -> int:
    """How many cards these bits are."""
    return (scored & 1) + (scored >> 1 & 1) + (scored >> 2 & 1) + (scored >> 3 & 1)


def value_of(
    facts: Facts,
    opinions: Opinions,
    table: Table,
    space: Space,
    grid: int,
    scored: int,
    length: int,
    left: float,
) -> float:
    """The chance to win, as `worth.Race.of` tells it."""
    seat = table.facts[TURN]
    hand, own, other = table.hands[seat], table.scored[seat], table.scored[1 - seat]
    cards, points, ones = own[COUNT], own[POINTS], own[ONES]
    for place in range(HAND):
        if scored >> place & 1:
            cards, points = cards + 1, points + facts.points[hand[place]]
            ones += facts.kind[hand[place]] == 0
    lead, ones = points - other[POINTS], ones - other[ONES]
    ends = max(cards, other[COUNT]) >= GOAL
    done = seat != table.facts[FIRST]
    gained: float = points - own[POINTS]
    if ends and done:
        share = final(lead, ones)
        return CERTAIN if share == 1 else share + 1e-4 * gained
    hope = 0.0
    if not ends:
        rest = keep_best(facts, opinions, space, hand, grid, scored)
        for at in range(length, rest):
            hope += space.worth[at]
    chance = 1 - outlook(opinions.race, other[COUNT], cards, left - lead - hope, -ones, 0 if done else 1)
    if ends and chance == 1:
        return CERTAIN
    return chance + 1e-4 * (gained + hope)


def note(found: Data, count: int, most: int, value: float, grid: int, scored: int, length: int) -> int:
    """Insert the turn where it belongs, if it is among the best."""
    if count == most and value <= found[most - 1, VALUE]:
        return count
    at = count if count < most else most - 1
    while at > 0 and found[at - 1, VALUE] < value:
        for column in range(4):
            found[at, column] = found[at - 1, column]
        at -= 1
    found[at, VALUE], found[at, LEFT], found[at, SCORES], found[at, LENGTH] = value, grid, scored, length
    return min(count + 1, most)


def end_turn(facts: Facts, opinions: Opinions, table: Table, space: Space, turn: Data) -> int:
    """Play the turn without drawing; how many cards are kept, which then come first in the hand."""
    seat = table.facts[TURN]
    hand, grid, scored, length = table.hands[seat], int(turn[LEFT]), int(turn[SCORES]), int(turn[LENGTH])
    rest = keep_best(facts, opinions, space, hand, grid, scored)
    for place in range(HAND):
        if scored >> place & 1:
            card = hand[place]
            table.where[card] = SCORED
            table.scored[seat, COUNT] += 1
            table.scored[seat, POINTS] += facts.points[card]
            table.scored[seat, ONES] += facts.kind[card] == 0
    for at in range(length):
        table.where[space.kept[at]] = DISCARDED
        table.discard[table.facts[DISCARDS]] = space.kept[at]
        table.facts[DISCARDS] += 1
    for at in range(length, rest):
        hand[at - length] = space.kept[at]
    table.facts[GRID] = grid
    return rest - length


def is_over(table: Table) -> bool:
    """Whether the seat on turn, having ended its turn, was the last (ST-18, ST-19)."""
    most = max(table.scored[0, COUNT], table.scored[1, COUNT])
    over: bool = most >= GOAL and table.facts[TURN] != table.facts[FIRST]
    return over


def share_of(table: Table, seat: int) -> float:
    """The seat's share of the win at the end."""
    own, other = table.scored[seat], table.scored[1 - seat]
    return final(own[POINTS] - other[POINTS], own[ONES] - other[ONES])


def shuffle(cards: Data, count: int) -> None:
    """Put the first cards into any order."""
    for at in range(count - 1, 0, -1):
        other = random.randint(0, at + 1)
        cards[at], cards[other] = cards[other], cards[at]


def draw_up(table: Table, kept: int) -> None:
    """Fill the hand of the seat on turn from the pile, and pass the turn on."""
    facts, seat = table.facts, table.facts[TURN]
    for place in range(kept, HAND):
        if facts[TOP] == facts[PILED]:
            for at in range(facts[DISCARDS]):
                table.pile[at] = table.discard[at]
                table.where[table.discard[at]] = PILE
            facts[TOP], facts[PILED], facts[DISCARDS] = 0, facts[DISCARDS], 0
            shuffle(table.pile, facts[PILED])
        card = table.pile[facts[TOP]]
        table.hands[seat, place] = card
        table.where[card] = HELD + seat
        facts[TOP] += 1
    facts[TURN] = 1 - seat


def deal(table: Table, grids: int, first: int) -> None:
    """Set up a game."""
    for card in range(CARDS):
        table.pile[card], table.where[card] = card, PILE
    shuffle(table.pile, CARDS)
    for seat in range(2):
        for column in range(3):
            table.scored[seat, column] = 0
    facts = table.facts
    facts[GRID], facts[FIRST], facts[TURN] = random.randint(0, grids), first, first
    facts[TOP], facts[PILED], facts[DISCARDS] = 0, CARDS, 0
    draw_up(table, 0)
    draw_up(table, 0)


def describe(
    facts: Facts, opinions: Opinions, table: Table, space: Space, unseen: int, turn: Data, into: Data
) -> None:
    """What a network is told of the position that a turn leads to."""
    for at in range(FEATURES):
        into[at] = 0.0
    seat = table.facts[TURN]
    hand, own, other = table.hands[seat], table.scored[seat], table.scored[1 - seat]
    grid, scored, length = int(turn[LEFT]), int(turn[SCORES]), int(turn[LENGTH])
    cards, points, ones = own[COUNT], own[POINTS], own[ONES]
    for place in range(HAND):
        if scored >> place & 1:
            cards, points = cards + 1, points + facts.points[hand[place]]
            ones += facts.kind[hand[place]] == 0
    rest = keep_best(facts, opinions, space, hand, grid, scored)
    for at in range(length, rest):
        card = space.kept[at]
        into[facts.kind[card] * 7 + min(facts.distance[grid, card], FARTHEST)] += 1.0
    for at in range(unseen):
        card = space.unseen[at]
        into[28 + facts.kind[card] * 7 + min(facts.distance[grid, card], FARTHEST)] += space.weight[at]
    chance = min(max(turn[VALUE], 0.002), 0.998)
    into[ODDS] = log(chance / (1 - chance))
    into[57], into[58] = cards / GOAL, other[COUNT] / GOAL
    into[59], into[60] = (points - other[POINTS]) / 10, (ones - other[ONES]) / 4
    into[61] = 1.0 if seat != table.facts[FIRST] else 0.0
    into[62] = 1.0 if max(cards, other[COUNT]) >= GOAL else 0.0


def foretell(net: Net, told: Data) -> float:
    """The odds of a win, as a logarithm."""
    odds: float = told[ODDS] + net.base[0]
    for unit in range(len(net.bias)):
        charge = net.bias[unit]
        for at in range(FEATURES):
            charge += net.inner[unit, at] * told[at]
        if charge > 0:
            odds += net.outer[unit] * charge
    return odds


def choose_by_net(facts: Facts, opinions: Opinions, table: Table, space: Space, net: Net, count: int) -> int:
    """The turn that the network likes best, of those found."""
    unseen = look_around(facts, opinions, table, space)
    best, most = 0, -99.0
    for number in range(count):
        turn = space.turns[number]
        describe(facts, opinions, table, space, unseen, turn, space.features)
        certain = space.features[61] > 0 and space.features[62] > 0
        odds = space.features[ODDS] if certain else foretell(net, space.features)
        if odds > most:
            best, most = number, odds
    return best


def choose_in_worlds(
    facts: Facts, opinions: Opinions, table: Table, other: Table, space: Space, worlds: int, count: int
) -> int:
    """The turn that is best on average over hands that the other may hold, once they have answered."""
    unseen = look_around(facts, opinions, table, space)
    cards, weight = space.unseen[:unseen].copy(), space.weight[:unseen].copy()
    turns = space.turns[:count].copy()
    totals = turns[:, VALUE] * 0.0
    keys = weight * 0.0
    for _ in range(worlds):
        for at in range(unseen):
            keys[at] = -log(1 - random.random()) / weight[at]
        hand = cards[keys.argsort()[:HAND]]
        for number in range(count):
            copy_table(table, other)
            totals[number] += answered(facts, opinions, other, space, turns[number], hand)
    return int(totals.argmax())


def copy_table(table: Table, other: Table) -> None:
    """Make the other table like this one, apart from its piles, which do not matter."""
    other.facts[:] = table.facts
    other.hands[:] = table.hands
    other.scored[:] = table.scored
    other.where[:] = table.where


def answered(facts: Facts, opinions: Opinions, table: Table, space: Space, turn: Data, hand: Data) -> float:
    """The chance to win when the other, with this hand, has answered the turn."""
    seat = table.facts[TURN]
    kept = end_turn(facts, opinions, table, space, turn)
    if is_over(table):
        return share_of(table, seat)
    for at in range(HAND):
        table.hands[1 - seat, at] = hand[at]
    table.facts[TURN] = 1 - seat
    find_turns(facts, opinions, table, space, 1, True, space.answer)
    theirs = end_turn(facts, opinions, table, space, space.answer[0])
    if is_over(table):
        return share_of(table, seat)
    grid, hope = table.facts[GRID], 0.0
    for at in range(kept):
        card = table.hands[seat, at]
        hope += opinions.hold[facts.kind[card], min(facts.distance[grid, card], FARTHEST)]
    for at in range(theirs):
        card = table.hands[1 - seat, at]
        hope -= opinions.keep[facts.kind[card], min(facts.distance[grid, card], FARTHEST)]
    own, other = table.scored[seat], table.scored[1 - seat]
    lead, ones = own[POINTS] - other[POINTS], own[ONES] - other[ONES]
    last = int(seat != table.facts[FIRST])
    return outlook(opinions.race, own[COUNT], other[COUNT], lead + hope, ones, last)


def choose(
    facts: Facts, opinions: Opinions, table: Table, other: Table, space: Space, player: Player, net: Net
) -> int:
    """The number of the turn, among those found."""
    count = find_turns(facts, opinions, table, space, player.tried, False, space.turns)
    if space.turns[0, VALUE] == CERTAIN or player.kind == EXPERT:
        return 0
    if player.kind == NET:
        return choose_by_net(facts, opinions, table, space, net, count)
    return choose_in_worlds(facts, opinions, table, other, space, player.worlds, count)


def play(
    seed: int,
    first: int,
    facts: Facts,
    opinions: tuple[Opinions, Opinions],
    table: Table,
    other: Table,
    space: Space,
    players: tuple[Player, Player],
    net: Net,
) -> float:
    """Seat 0's share of the win; the seed decides the deal and the order of the pile."""
    random.seed(seed)
    deal(table, len(facts.distance), first)
    while True:
        seat = table.facts[TURN]
        own = opinions[0] if seat == 0 else opinions[1]
        player = players[0] if seat == 0 else players[1]
        number = choose(facts, own, table, other, space, player, net)
        kept = end_turn(facts, own, table, space, space.turns[number])
        if is_over(table):
            return share_of(table, 0)
        draw_up(table, kept)


def record(
    seed: int,
    first: int,
    wander: float,
    facts: Facts,
    opinions: Opinions,
    table: Table,
    space: Space,
    player: Player,
    net: Net,
    told: Data,
    movers: Data,
    counted: Data,
) -> int:
    """Play a game of equals who now and then take any turn they look at; write down what turns led to.

    `counted` counts, by kind and distance, cards that are not in sight, and those of them the other holds.
    Returns how many turns were written down, each with whether its mover won in the last column.
    """
    random.seed(seed)
    deal(table, len(facts.distance), first)
    count = 0
    while count < len(movers):
        seat, number = table.facts[TURN], 0
        found = find_turns(facts, opinions, table, space, player.tried, False, space.turns)
        unseen = look_around(facts, opinions, table, space)
        for at in range(unseen):
            card = space.unseen[at]
            away = min(facts.distance[table.facts[GRID], card], FARTHEST)
            counted[0, facts.kind[card], away] += 1
            counted[1, facts.kind[card], away] += table.where[card] != PILE
        if space.turns[0, VALUE] < CERTAIN:
            if player.kind == NET:
                number = choose_by_net(facts, opinions, table, space, net, found)
            if random.random() < wander:
                number = random.randint(0, found)
        describe(facts, opinions, table, space, unseen, space.turns[number], told[count])
        movers[count] = seat
        count += not (told[count, 61] > 0 and told[count, 62] > 0)
        kept = end_turn(facts, opinions, table, space, space.turns[number])
        if is_over(table):
            break
        draw_up(table, kept)
    for at in range(count):
        told[at, FEATURES] = share_of(table, movers[at])
    return count


def spread(facts: Facts, reached: Data, count: int, distance: Data) -> None:
    """Fill in the distances of all grids from those that were reached at first, breadth-first."""
    at = 0
    while at < count:
        grid = reached[at]
        at += 1
        for move in range(MOVES):
            before = moved(facts, grid, move)
            if distance[before] == 255:
                distance[before] = distance[grid] + 1
                reached[count] = before
                count += 1
