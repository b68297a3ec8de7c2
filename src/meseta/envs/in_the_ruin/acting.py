"""What a player does before confirming: keeping routes, drawing, walking, warping (RU-06 to RU-19).

The rules are those of the game's `rules`, where every clause is explained. ``table`` is a table's row, as in
`record`, in which ``own`` says where a player's part begins.
"""

from meseta.envs.in_the_ruin.marking import mark_spaces
from meseta.envs.in_the_ruin.record import (
    BASE,
    CARDS_OF,
    CELLS,
    DRAW,
    DRAWING,
    EXPLORE,
    EXTRA,
    FIRSTS,
    FORM,
    FORMS,
    JOINED,
    KEEP,
    KEPT,
    MARK_EXTRA,
    PAWN,
    PENALTIES,
    PHASE,
    ROAD,
    ROAD_SHAPES,
    ROADS,
    ROADS_DRAWN,
    ROUTES,
    SINGLE,
    SINGLE_DRAWN,
    SLOTS,
    SPECIAL,
    SPENT,
    STEPS,
    TURNED,
    TURNED_WIDTH,
    UNDRAWN,
    WALK,
    WALL,
    WALLS_DRAWN,
    WARP,
    WARP_TO,
)
from meseta.envs.in_the_ruin.words import Row, left, nth, space, steps_between


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


def spend(table: Row, own: int, slot: int, special: int) -> None:
    """Pay for a special action with the route card in that slot (RU-19)."""
    route = nth(table[own + ROUTES], slot)
    table[own + ROUTES] ^= 1 << route
    table[own + JOINED] &= table[own + ROUTES]
    table[own + SPENT] = route
    table[own + SPECIAL] = special
