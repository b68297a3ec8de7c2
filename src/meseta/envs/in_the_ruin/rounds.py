"""How games, rounds and phases begin and end (RU-05 to RU-09, RU-13, RU-20 to RU-32).

The rules are those of the game's `rounds`, where every clause is explained. ``table`` is a table's row, as
in `record`.
"""

from meseta.envs.in_the_ruin.dealing import ALL, LINE_LENGTH, ROUTES_DEALT, deal, fill_line, refill, remove
from meseta.envs.in_the_ruin.marking import place_letters
from meseta.envs.in_the_ruin.record import (
    ACTIVE,
    DEALT,
    DECK,
    DISCARD,
    DRAWING,
    DRAWS_EACH_PASS,
    ESCAPED,
    EXIT,
    EXPLORE,
    FINDERS,
    FINDERS_DRAW,
    FIRST,
    FREED,
    JOINED,
    KEPT,
    KNOWN_AT,
    LARGEST,
    LAST,
    LEAVING,
    MEASURED,
    NONE,
    NOTHING,
    OVER,
    PAWN,
    PHASE,
    PLAYER_WIDTH,
    RECTANGLE,
    ROAD_SHAPES,
    ROADS,
    ROUND,
    ROUTE_DECK,
    ROUTE_DISCARD,
    ROUTES,
    SEATS,
    SETTLED,
    SETUP,
    SKIPS_REMOVAL,
    SPENT,
    STAGE,
    UNDRAWN,
    USED,
    WAITING,
    WALLS,
    line_length,
    player,
    take_oldest,
)
from meseta.envs.in_the_ruin.resolving import announce, close_turn, draw_routes, find
from meseta.envs.in_the_ruin.words import HIGH, LOW, Row, count


def set_up(rules: Row, table: Row) -> None:
    """A new game, up to where all choose routes and draw their first shapes (RU-05, RU-06)."""
    table[DECK] = table[ROUTE_DECK] = ALL
    table[DISCARD] = table[ROUTE_DISCARD] = table[ACTIVE] = table[USED] = 0
    place_letters(rules, table)
    table[STAGE] = 1
    table[ROUND] = table[FINDERS] = table[FIRST] = table[LAST] = 0
    seats = rules[SEATS]
    for seat in range(seats):
        own = player(seat)
        for part in range(PLAYER_WIDTH):
            table[own + part] = 0
        table[own + PAWN] = table[own + KNOWN_AT] = table[own + SPENT] = NOTHING
        table[own + DEALT] = table[own + UNDRAWN] = deal(table, DECK, 4 if seats == 1 else 2)
    fill_line(table, LINE_LENGTH)
    for seat in range(seats):
        table[player(seat) + ROUTES] = deal(table, ROUTE_DECK, ROUTES_DEALT)
    table[PHASE] = SETUP
    table[WAITING] = (1 << seats) - 1


def confirm(rules: Row, table: Row, seat: int, escape: bool) -> None:
    """The seat has finished (RU-13); after the last one, everyone's actions take effect."""
    table[WAITING] ^= 1 << seat
    table[player(seat) + LEAVING] = 1 if escape else 0
    if table[WAITING]:
        return
    if table[PHASE] == SETUP:
        announce_setup(rules, table)
    else:
        close_round(rules, table)


def announce_setup(rules: Row, table: Row) -> None:
    """Letters are announced, routes returned, pawns stand on the Exit (RU-06 to RU-09)."""
    for seat in range(rules[SEATS]):
        own = player(seat)
        table[ACTIVE] |= table[own + DEALT]
        table[DISCARD] |= table[own + DEALT]
        table[ROUTE_DECK] |= table[own + ROUTES] & ~table[own + KEPT]
        table[own + ROUTES] = table[own + KEPT]
        table[own + KEPT] = table[own + DEALT] = table[own + ROAD_SHAPES] = 0
        table[own + JOINED] &= table[own + ROUTES]
        table[own + PAWN] = EXIT
    place_letters(rules, table)
    begin_round(rules, table)


def begin_round(rules: Row, table: Row) -> None:
    """Everyone still in the ruin may draw (RU-15), except on a full sheet (RU-17)."""
    waiting = 0
    for seat in range(rules[SEATS]):
        own = player(seat)
        if not table[own + ESCAPED]:
            waiting |= 1 << seat
            table[own + SETTLED] = table[own + ROADS] | table[own + WALLS]
            table[own + SETTLED + 1] = table[own + ROADS + 1] | table[own + WALLS + 1]
            full = table[own + SETTLED] == LOW and table[own + SETTLED + 1] == HIGH
            table[own + DRAWING] = FREED if full else NONE
    table[PHASE] = EXPLORE
    table[ROUND] += 1
    table[WAITING] = waiting
    table[FINDERS] = 0


def close_round(rules: Row, table: Row) -> None:
    """Step 2 and Step 3, and whatever begins after them (RU-20 to RU-32)."""
    take_oldest(table)
    for seat in range(rules[SEATS]):
        close_turn(table, player(seat))
    finders_draw = rules[FINDERS_DRAW]
    found = find(rules, table)
    if not finders_draw:
        draw_routes(rules, table, False)
    while found:
        announce(rules, table, found)
        if rules[SKIPS_REMOVAL] and not table[DECK]:
            break
        opened = remove(table, count(found))
        table[ACTIVE] |= opened & ~table[USED]
        place_letters(rules, table)
        found = find(rules, table)
        if found and rules[DRAWS_EACH_PASS] and not finders_draw:
            draw_routes(rules, table, False)
    if finders_draw:
        draw_routes(rules, table, True)
    refill(rules, table)
    gone = 0
    for seat in range(rules[SEATS]):
        gone += 1 if table[player(seat) + ESCAPED] else 0
    if gone and rules[SEATS] > 1 and not (rules[SKIPS_REMOVAL] and not table[DECK]):
        remove(table, gone)
        refill(rules, table)
    end_round(rules, table, gone)


def end_round(rules: Row, table: Row, gone: int) -> None:
    """The next round, unless an empty line ends the phase or the last escape the game (RU-30 to RU-32)."""
    if gone < rules[SEATS]:
        if line_length(table):
            begin_round(rules, table)
            return
        if table[STAGE] == 1:
            begin_phase_two(rules, table)
            return
    table[PHASE] = OVER


def begin_phase_two(rules: Row, table: Row) -> None:
    """Everyone's largest rectangle is noted, and all explore cards are shuffled (RU-31)."""
    for seat in range(rules[SEATS]):
        own = player(seat)
        table[own + RECTANGLE] = table[own + LARGEST]
        table[own + MEASURED] = table[own + ROADS] | table[own + WALLS]
        table[own + MEASURED + 1] = table[own + ROADS + 1] | table[own + WALLS + 1]
    table[STAGE] = 2
    table[DECK] = ALL
    table[DISCARD] = table[FIRST] = table[LAST] = 0
    fill_line(table, LINE_LENGTH)
    begin_round(rules, table)
