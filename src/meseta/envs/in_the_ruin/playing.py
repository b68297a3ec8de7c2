"""What actions and rounds do to a table held in numbers (RU-05 to RU-32).

The rules are those of the game's `rules`, `resolve` and `rounds`, where every clause is explained; chance
answers at once, so nothing has to wait for it. ``table`` is a table's row, as in `record`, in which ``own``
says where a player's part begins.
"""

from meseta.envs.in_the_ruin.record import (
    ACTIVE,
    ACTIVE_AT,
    ADDS_THREE,
    BASE,
    CARDS,
    CARDS_OF,
    CELLS,
    DEALT,
    DECK,
    DISCARD,
    DRAW,
    DRAWING,
    DRAWS_EACH_PASS,
    ENDS,
    ESCAPED,
    EXIT,
    EXPLORE,
    EXTRA,
    FINDERS,
    FINDERS_DRAW,
    FIRST,
    FIRSTS,
    FORM,
    FORMS,
    FREED,
    GATES,
    GEMS,
    JOINED,
    KEEP,
    KEPT,
    KNOWN_AT,
    LARGEST,
    LAST,
    LEAVING,
    LETTER_AT,
    MARK_EXTRA,
    MEASURED,
    NONE,
    NOTHING,
    OVER,
    PAWN,
    PENALTIES,
    PHASE,
    PLACES,
    PLAYER_WIDTH,
    RECTANGLE,
    ROAD,
    ROAD_SHAPES,
    ROADS,
    ROADS_DRAWN,
    ROUND,
    ROUTE_DECK,
    ROUTE_DISCARD,
    ROUTES,
    SEATS,
    SETTLED,
    SETUP,
    SINGLE,
    SINGLE_DRAWN,
    SKIPS_REMOVAL,
    SLOTS,
    SPECIAL,
    SPENT,
    STAGE,
    STEPS,
    TURNED,
    TURNED_WIDTH,
    UNDRAWN,
    USED,
    USED_AT,
    WAITING,
    WALK,
    WALL,
    WALLS,
    WALLS_DRAWN,
    WARP,
    WARP_TO,
    draw_from,
    lay_card,
    line_length,
    player,
    take_oldest,
)
from meseta.envs.in_the_ruin.words import (
    HIGH,
    LOW,
    Row,
    Words,
    connected,
    count,
    largest_area,
    left,
    lowest,
    nth,
    space,
    steps_between,
)

LINE_LENGTH, FULL_HAND, ROUTES_DEALT = 3, 5, 4
"""The rules' own figures, by their names there."""
ALL = (1 << CARDS) - 1


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


def act(rules: Row, table: Row, own: int, action: int) -> None:
    """Anything that a player does before confirming."""
    if action < rules[FIRSTS + DRAW]:
        keep(table, own, action - rules[FIRSTS + KEEP])
    elif action < rules[FIRSTS + SINGLE]:
        draw(rules, table, own, action)
    elif action < rules[FIRSTS + MARK_EXTRA]:
        a0, a1 = space(action - rules[FIRSTS + SINGLE])
        mark_spaces(rules, table, own, WALL, a0, a1)
        table[own + PENALTIES] += 1
        table[own + DRAWING] = SINGLE_DRAWN
    elif action < rules[FIRSTS + WALK]:
        rest = action - rules[FIRSTS + MARK_EXTRA]
        a0, a1 = space(rest % CELLS)
        mark_spaces(rules, table, own, rest // (SLOTS * CELLS), a0, a1)
        spend(table, own, rest // CELLS % SLOTS, EXTRA)
    elif action < rules[FIRSTS + WARP_TO]:
        cell = action - rules[FIRSTS + WALK]
        table[own + STEPS] += steps_between(
            table[own + ROADS], table[own + ROADS + 1], table[own + PAWN], cell
        )
        table[own + PAWN] = cell
    else:
        rest = action - rules[FIRSTS + WARP_TO]
        table[own + PAWN] = rest % CELLS
        table[own + STEPS] += 1
        spend(table, own, rest // CELLS, WARP)


def keep(table: Row, own: int, pair: int) -> None:
    """Keep two of the four route cards in hand, the pairs in order (RU-06)."""
    a = 0 if pair < 3 else 1 if pair < 5 else 2
    b = pair + 1 if pair < 3 else pair - 1 if pair < 5 else 3
    hand = table[own + ROUTES]
    table[own + KEPT] = 1 << nth(hand, a) | 1 << nth(hand, b)


def draw(rules: Row, table: Row, own: int, action: int) -> None:
    """Draw a shape (RU-07, RU-16)."""
    form = 0
    while form + 1 < rules[FORMS] and action >= rules[FORM + 3 * (form + 1)]:
        form += 1
    rest = action - rules[FORM + 3 * form]
    turns = rules[FORM + 3 * form + 2]
    mark = rest // (turns * CELLS)
    turned = rules[FORM + 3 * form + 1] + rest // CELLS % turns
    a0, a1 = left(rules[TURNED + turned * TURNED_WIDTH + BASE], 0, rest % CELLS)
    mark_spaces(rules, table, own, mark, a0, a1)
    if table[PHASE] == EXPLORE:
        table[own + DRAWING] = ROADS_DRAWN if mark == ROAD else WALLS_DRAWN
        return
    undrawn = table[own + UNDRAWN]
    alike = undrawn & rules[CARDS_OF + form]
    table[own + UNDRAWN] = undrawn ^ alike & -alike
    table[own + ROAD_SHAPES] += 1 - mark


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


def spend(table: Row, own: int, slot: int, special: int) -> None:
    """Pay for a special action with the route card in that slot (RU-19)."""
    route = nth(table[own + ROUTES], slot)
    table[own + ROUTES] ^= 1 << route
    table[own + JOINED] &= table[own + ROUTES]
    table[own + SPENT] = route
    table[own + SPECIAL] = special


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


def close_turn(table: Row, own: int) -> None:
    """A spent route is discarded, and whoever escapes leaves the sheet (RU-19, RU-21)."""
    if table[own + SPENT] != NOTHING:
        table[ROUTE_DISCARD] |= 1 << table[own + SPENT]
    if table[own + LEAVING]:
        table[own + ESCAPED] = table[ROUND]
        table[own + PAWN] = NOTHING
    table[own + KNOWN_AT] = table[own + SPENT] = NOTHING
    table[own + SETTLED] = table[own + SETTLED + 1] = table[own + DRAWING] = table[own + SPECIAL] = table[
        own + STEPS
    ] = table[own + LEAVING] = 0


def find(rules: Row, table: Row) -> int:
    """Everyone on an active letter gets a gem; the letters (RU-22, RU-27)."""
    found = 0
    for seat in range(rules[SEATS]):
        own = player(seat)
        letter = NOTHING if table[own + PAWN] == NOTHING else rules[LETTER_AT + table[own + PAWN]]
        if letter != NOTHING and table[ACTIVE] >> letter & 1:
            found |= 1 << letter
            table[own + GEMS] += 1
            table[own + KNOWN_AT] = letter
            table[FINDERS] |= 1 << seat
    return found


def draw_routes(rules: Row, table: Row, finders: bool) -> None:
    """Route cards for those still in the game, or for finders only, unless their hand is full (RU-23)."""
    for seat in range(rules[SEATS]):
        own = player(seat)
        hand = table[own + ROUTES]
        found = table[FINDERS] >> seat & 1
        if escaped_earlier(table, own) or (finders and not found) or count(hand) >= FULL_HAND:
            continue
        if not table[ROUTE_DECK]:
            table[ROUTE_DECK] = table[ROUTE_DISCARD]
            table[ROUTE_DISCARD] = 0
        route = deal(table, ROUTE_DECK, 1)
        table[own + ROUTES] = hand | route
        table[own + JOINED] |= joined(rules, table, own, route)


def escaped_earlier(table: Row, own: int) -> bool:
    """Whether the player escaped in an earlier round (RU-21)."""
    return bool(0 < table[own + ESCAPED] < table[ROUND])


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


def announce(rules: Row, table: Row, letters: int) -> None:
    """Found letters are used up; Roads there become Gates, empty spaces Walls (RU-24)."""
    spaces_0, spaces_1 = letter_spaces(rules, letters)
    for seat in range(rules[SEATS]):
        own = player(seat)
        if not escaped_earlier(table, own):
            table[own + GATES] |= table[own + ROADS] & spaces_0
            table[own + GATES + 1] |= table[own + ROADS + 1] & spaces_1
            table[own + WALLS] |= spaces_0 & ~table[own + ROADS]
            table[own + WALLS + 1] |= spaces_1 & ~table[own + ROADS + 1]
            measure(table, own)
    table[ACTIVE] &= ~letters
    table[USED] |= letters
    place_letters(rules, table)


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
