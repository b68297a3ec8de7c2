"""What a player sees of a table held in numbers, written into the rows of an observation (RU-38).

The arrays are those of `observing`, where it is told what they show. Here all but the points, which are too
large for bytes, lie side by side in one row.
"""

from meseta.envs.in_the_ruin.record import (
    ACTIVE,
    ACTIVE_AT,
    ADDS_THREE,
    CARDS,
    CARDS_OF,
    CELLS,
    DEALT,
    DECK,
    DISCARD,
    DRAWING,
    DRAWS_EACH_PASS,
    ESCAPED,
    EXPLORE,
    FINDERS_DRAW,
    FIRST,
    FORMS,
    GATES,
    GEMS,
    JOINED,
    KEPT,
    KNOWN_AT,
    LARGEST,
    LEAVING,
    LINE,
    NOTHING,
    NUMBERS,
    PAIRS,
    PAWN,
    PENALTIES,
    PHASE,
    RECTANGLE,
    ROAD_SHAPES,
    ROADS,
    ROUND,
    ROUTE_DECK,
    ROUTE_DISCARD,
    ROUTES,
    SEATS,
    SETTLED,
    SKIPS_REMOVAL,
    SLOTS,
    SPECIAL,
    SPENT,
    SPREAD,
    STAGE,
    STEPS,
    UNDRAWN,
    USED,
    USED_AT,
    WAITING,
    WALLS,
    line_length,
    oldest,
    player,
)
from meseta.envs.in_the_ruin.words import Row, count, lowest, space, write_byte, write_set

GEM, PENALTY, ROUTE, FIRST_OUT, SECOND_OUT, LEFT_BEHIND = 10, -10, 15, 30, 10, -20
"""What counts how much (RU-33, RU-34)."""
WIDTH = CARDS + 2
"""Of a route card in hand: the letters, whether kept, whether joined."""
SEATED, POINTS = 6, 7
"""Of what is known of a seat; of its points."""
SHEET = 0
LETTERED = SHEET + 7 * CELLS
HAND = LETTERED + 7 * CARDS
OPEN = HAND + SLOTS * WIDTH
TURN = OPEN + 10
SEATED_AT = TURN + 7
"""Where in a row each array begins: sheet, cards, hand, table, turn, seats; the shapes are last."""


def observe(rules: Row, row: Row, table: Row, viewer: int) -> None:
    """Write what the viewer sees."""
    own = player(viewer)
    show_sheet(rules, row, table, own)
    show_cards(rules, row, table, own)
    show_hand(rules, row, table, own)
    show_table(rules, row, table)
    show_turn(rules, row, table, own)
    show_seats(rules, row, table, viewer)
    show_shapes(rules, row, table, own)


def show_sheet(rules: Row, row: Row, table: Row, own: int) -> None:
    """Roads, Walls, Gates, settled marks, the pawn, active letters, used letters."""
    write_set(rules, row, SHEET, table[own + ROADS], table[own + ROADS + 1])
    write_set(rules, row, SHEET + CELLS, table[own + WALLS], table[own + WALLS + 1])
    write_set(rules, row, SHEET + 2 * CELLS, table[own + GATES], table[own + GATES + 1])
    write_set(rules, row, SHEET + 3 * CELLS, table[own + SETTLED], table[own + SETTLED + 1])
    a0, a1 = space(table[own + PAWN])
    write_set(rules, row, SHEET + 4 * CELLS, a0, a1)
    write_set(rules, row, SHEET + 5 * CELLS, table[ACTIVE_AT], table[ACTIVE_AT + 1])
    write_set(rules, row, SHEET + 6 * CELLS, table[USED_AT], table[USED_AT + 1])


def show_cards(rules: Row, row: Row, table: Row, own: int) -> None:
    """Place in the line, discarded, active, used, dealt, undrawn, on the spent route."""
    spent, route = 0, table[own + SPENT]
    if route != NOTHING:
        spent = 1 << rules[PAIRS + 2 * route] | 1 << rules[PAIRS + 2 * route + 1]
    write_letters(rules, row, LETTERED, 0)
    write_letters(rules, row, LETTERED + CARDS, table[DISCARD])
    write_letters(rules, row, LETTERED + 2 * CARDS, table[ACTIVE])
    write_letters(rules, row, LETTERED + 3 * CARDS, table[USED])
    write_letters(rules, row, LETTERED + 4 * CARDS, table[own + DEALT])
    write_letters(rules, row, LETTERED + 5 * CARDS, table[own + UNDRAWN])
    write_letters(rules, row, LETTERED + 6 * CARDS, spent)
    first = LINE + table[FIRST]
    for place in range(line_length(table)):
        row[LETTERED + table[first + place]] = place + 1


def write_letters(rules: Row, row: Row, at: int, letters: int) -> None:
    """Write 24 numbers from there on: 1 for each of these letters, 0 for the others."""
    write_byte(row, at, rules[SPREAD + (letters & 255)])
    write_byte(row, at + 8, rules[SPREAD + (letters >> 8 & 255)])
    write_byte(row, at + 16, rules[SPREAD + (letters >> 16)])


def show_hand(rules: Row, row: Row, table: Row, own: int) -> None:
    """Each route card with its two letters, whether it was kept at set-up, and whether it is joined."""
    for part in range(HAND, OPEN):
        row[part] = 0
    routes, at = table[own + ROUTES], HAND
    while routes:
        route = lowest(routes)
        routes &= routes - 1
        row[at + rules[PAIRS + 2 * route]] = 1
        row[at + rules[PAIRS + 2 * route + 1]] = 1
        row[at + CARDS] = table[own + KEPT] >> route & 1
        row[at + CARDS + 1] = table[own + JOINED] >> route & 1
        at += WIDTH


def show_table(rules: Row, row: Row, table: Row) -> None:
    """Phase, stage, round, the sizes of the decks, and the options."""
    row[OPEN] = table[PHASE]
    row[OPEN + 1] = table[STAGE]
    row[OPEN + 2] = table[ROUND]
    row[OPEN + 3] = count(table[DECK])
    row[OPEN + 4] = count(table[ROUTE_DECK])
    row[OPEN + 5] = count(table[ROUTE_DISCARD])
    row[OPEN + 6] = rules[FINDERS_DRAW]
    row[OPEN + 7] = rules[DRAWS_EACH_PASS]
    row[OPEN + 8] = rules[SKIPS_REMOVAL]
    row[OPEN + 9] = rules[ADDS_THREE]


def show_turn(rules: Row, row: Row, table: Row, own: int) -> None:
    """Drawing, special, steps taken, steps left, shapes drawn as Roads, leaving, penalties."""
    exploring = table[PHASE] == EXPLORE
    row[TURN] = table[own + DRAWING]
    row[TURN + 1] = table[own + SPECIAL]
    row[TURN + 2] = table[own + STEPS]
    row[TURN + 3] = rules[NUMBERS + oldest(table)] - table[own + STEPS] if exploring else 0
    row[TURN + 4] = table[own + ROAD_SHAPES]
    row[TURN + 5] = table[own + LEAVING]
    row[TURN + 6] = table[own + PENALTIES]


def show_seats(rules: Row, row: Row, table: Row, viewer: int) -> None:
    """Gems, route cards, round of escape, points for it, waiting, known letter; the viewer first."""
    seats, seat = rules[SEATS], viewer
    for at in range(SEATED_AT, SEATED_AT + seats * SEATED, SEATED):
        other = player(seat)
        row[at] = table[other + GEMS]
        row[at + 1] = count(table[other + ROUTES]) + (0 if table[other + SPENT] == NOTHING else 1)
        row[at + 2] = table[other + ESCAPED]
        row[at + 3] = escape_points(rules, table, seat) if table[other + ESCAPED] else 0
        row[at + 4] = table[WAITING] >> seat & 1
        row[at + 5] = table[other + KNOWN_AT] + 1
        seat = seat + 1 if seat + 1 < seats else 0


def show_shapes(rules: Row, row: Row, table: Row, own: int) -> None:
    """1 for the shape of the round, or for those undrawn at set-up."""
    cards = 1 << oldest(table) if table[PHASE] == EXPLORE else table[own + UNDRAWN]
    first = SEATED_AT + rules[SEATS] * SEATED
    for form in range(rules[FORMS]):
        row[first + form] = 1 if cards & rules[CARDS_OF + form] else 0


def show_points(points: Row, table: Row, own: int) -> None:
    """The actor's points as they stand, in the parts of RU-33, and their sum; an actor has not escaped."""
    first_phase = table[STAGE] == 1
    points[0] = GEM * table[own + GEMS]
    points[1] = route_points(table, own)
    points[2] = table[own + LARGEST] if first_phase else table[own + RECTANGLE]
    points[3] = 0 if first_phase else table[own + LARGEST]
    points[4] = PENALTY * table[own + PENALTIES]
    points[5] = 0
    points[6] = points[0] + points[1] + points[2] + points[3] + points[4]


def route_points(table: Row, own: int) -> int:
    """Points for joined routes; at set-up, for those that are kept (RU-33)."""
    held = table[own + KEPT] if table[own + KEPT] else table[own + ROUTES]
    return ROUTE * count(table[own + JOINED] & held)


def escape_points(rules: Row, table: Row, seat: int) -> int:
    """Points for escaping, by rank, or the loss for being left behind (RU-34)."""
    left, rank, together = table[player(seat) + ESCAPED], 1, 0
    if not left:
        return LEFT_BEHIND
    for other in range(rules[SEATS]):
        others = table[player(other) + ESCAPED]
        rank += 1 if 0 < others < left else 0
        together += 1 if others == left else 0
    if together > 1:
        rank += 1
    return FIRST_OUT if rank == 1 else SECOND_OUT if rank == 2 else 0


def total(rules: Row, table: Row, seat: int) -> int:
    """A seat's points at the end of the game (RU-33)."""
    own = player(seat)
    rectangles = table[own + RECTANGLE] + table[own + LARGEST]
    found = GEM * table[own + GEMS] + PENALTY * table[own + PENALTIES]
    return int(found + rectangles + route_points(table, own) + escape_points(rules, table, seat))
