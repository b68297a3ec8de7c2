"""What the actor of a table may do, written into a row of the mask (RU-06, RU-07, RU-16 to RU-19, RU-21).

All placements of an orientation are found at once, as a set of anchors. Roads that would fill a 2×2 block are
left out by how many of its spaces the shape brings: one of them lies where three Roads wait for a fourth, two
lie beside two Roads, three leave a corner that is a Road.
"""

from meseta.envs.chance import below
from meseta.envs.in_the_ruin.record import (
    ACROSS,
    CARDS_OF,
    CELLS,
    CHOSEN,
    CONFIRM,
    CORNERS,
    DOWN,
    DRAWING,
    ESCAPE,
    EXIT,
    FIRSTS,
    FORM,
    FORM_OF,
    GATES,
    GROUPS,
    INSIDE,
    KEEP,
    KEEPS,
    KEPT,
    LISTED,
    MARK_EXTRA,
    NONE,
    NUMBERS,
    PAWN,
    PHASE,
    ROAD_SHAPES,
    ROADS,
    ROUTES,
    SEATS,
    SETTLED,
    SETUP,
    SINGLE,
    SLOTS,
    SPECIAL,
    STAGE,
    STEPS,
    TURNED,
    TURNED_WIDTH,
    UNDRAWN,
    WALK,
    WALLS,
    WARP_TO,
    oldest,
)
from meseta.envs.in_the_ruin.words import (
    HIGH,
    LOW,
    NOT_LEFT_0,
    NOT_LEFT_1,
    NOT_RIGHT_0,
    NOT_RIGHT_1,
    SIZE,
    Row,
    Words,
    block_makers,
    count,
    left,
    lowest,
    near,
    right,
    space,
    within,
    write_set,
)


def write_mask(rules: Row, mask: Row, table: Row, own: int) -> None:
    """1 for each legal action of the player, and 0 for all others."""
    setting_up = table[PHASE] == SETUP
    listed = mask_setup(rules, mask, table, own) if setting_up else mask_round(rules, mask, table, own)
    clear(rules, mask, table[LISTED] & ~listed)
    table[LISTED] = listed


def clear(rules: Row, mask: Row, groups: int) -> None:
    """0 for every action of these groups."""
    while groups:
        group = lowest(groups)
        groups &= groups - 1
        start, end = group_span(rules, group)
        for number in range(start, end):
            mask[number] = 0


def group_span(rules: Row, group: int) -> tuple[int, int]:
    """The first number of a group of `LISTED`, and the first after it."""
    if group < GROUPS:
        start = rules[FORM + 3 * group]
        return start, start + 2 * CELLS * rules[FORM + 3 * group + 2]
    group -= GROUPS
    return rules[FIRSTS + group], rules[FIRSTS + group + 1]


def choose(rules: Row, mask: Row, table: Row, chooser: int) -> int:
    """One of the legal actions, each as likely as any other."""
    legal, groups = 0, table[LISTED]
    while groups:
        start, end = group_span(rules, lowest(groups))
        groups &= groups - 1
        for number in range(start, end):
            legal += mask[number]
    chosen = table[CHOSEN]
    table[CHOSEN] = chosen + 1
    index, groups = below(chooser, chosen, legal), table[LISTED]
    while True:
        start, end = group_span(rules, lowest(groups))
        groups &= groups - 1
        for number in range(start, end):
            index -= mask[number]
            if index < 0:
                return number


def mask_setup(rules: Row, mask: Row, table: Row, own: int) -> int:
    """What a player may do at set-up (RU-06, RU-07); the groups that were written."""
    listed = 0
    undrawn, kept = table[own + UNDRAWN], table[own + KEPT] != 0
    if not kept:
        for pair in range(KEEPS):
            mask[rules[FIRSTS + KEEP] + pair] = 1
        listed |= 1 << GROUPS + KEEP
    roads_0, roads_1 = table[own + ROADS], table[own + ROADS + 1]
    marks_0, marks_1 = roads_0 | table[own + WALLS], roads_1 | table[own + WALLS + 1]
    road = wall = True
    if not roads_0 | roads_1:
        beside = space(EXIT)
        wall = False
    else:
        beside = near(marks_0, marks_1) if rules[SEATS] == 1 else near(roads_0, roads_1)
        roads_left = (2 if rules[SEATS] == 1 else 1) - table[own + ROAD_SHAPES]
        road = roads_left > 0
        wall = count(undrawn) > roads_left
    while undrawn:
        form = rules[FORM_OF + lowest(undrawn)]
        undrawn &= ~rules[CARDS_OF + form]
        mask_draws(rules, mask, form, (marks_0, marks_1), (roads_0, roads_1), beside, road, wall)
        listed |= 1 << form
    if kept and not table[own + UNDRAWN]:
        mask[rules[FIRSTS + CONFIRM]] = 1
        listed |= 1 << GROUPS + CONFIRM
    return listed


def mask_round(rules: Row, mask: Row, table: Row, own: int) -> int:
    """What a player may do in Step 1 (RU-16 to RU-19, RU-21); the groups that were written."""
    listed = 0
    card = oldest(table)
    roads_0, roads_1 = table[own + ROADS], table[own + ROADS + 1]
    marks_0, marks_1 = roads_0 | table[own + WALLS], roads_1 | table[own + WALLS + 1]
    beside_0, beside_1 = near(marks_0, marks_1)
    beside_0, beside_1 = beside_0 & ~marks_0, beside_1 & ~marks_1
    drawn, steps_left, pawn = table[own + DRAWING] != NONE, 0, table[own + PAWN]
    if not drawn:
        settled = near(table[own + SETTLED], table[own + SETTLED + 1])
        form = rules[FORM_OF + card]
        mask_draws(rules, mask, form, (marks_0, marks_1), (roads_0, roads_1), settled, True, True)
        write_set(rules, mask, rules[FIRSTS + SINGLE], beside_0, beside_1)
        listed |= 1 << form | 1 << GROUPS + SINGLE
    else:
        steps_left = rules[NUMBERS + card] - table[own + STEPS]
        at_0, at_1 = space(pawn)
        there_0, there_1 = within(roads_0, roads_1, pawn, steps_left)
        write_set(rules, mask, rules[FIRSTS + WALK], there_0 ^ at_0, there_1 ^ at_1)
        mask[rules[FIRSTS + CONFIRM]] = 1
        listed |= 1 << GROUPS + WALK | 1 << GROUPS + CONFIRM
        if table[STAGE] == 2 and pawn == EXIT:
            mask[rules[FIRSTS + ESCAPE]] = 1
            listed |= 1 << GROUPS + ESCAPE
    routes = count(table[own + ROUTES])
    if not routes or table[own + SPECIAL] != NONE:
        return listed
    empty = CELLS - count(marks_0) - count(marks_1)
    if table[own + STEPS] == 0 and (drawn or empty > 1):
        makers_0, makers_1 = block_makers(roads_0, roads_1)
        start = rules[FIRSTS + MARK_EXTRA]
        mask_paid(rules, mask, start, routes, beside_0 & ~makers_0, beside_1 & ~makers_1)
        mask_paid(rules, mask, start + SLOTS * CELLS, routes, beside_0, beside_1)
        listed |= 1 << GROUPS + MARK_EXTRA
    if drawn and steps_left > 0:
        at_0, at_1 = space(pawn)
        gates_0, gates_1 = table[own + GATES], table[own + GATES + 1]
        if gates_0 & at_0 | gates_1 & at_1:
            mask_paid(rules, mask, rules[FIRSTS + WARP_TO], routes, gates_0 ^ at_0, gates_1 ^ at_1)
            listed |= 1 << GROUPS + WARP_TO
    return listed


def mask_paid(rules: Row, mask: Row, start: int, routes: int, a0: int, a1: int) -> None:
    """Actions on these spaces, for each route card that can pay."""
    for slot in range(SLOTS):
        if slot < routes:
            write_set(rules, mask, start + slot * CELLS, a0, a1)
        else:
            write_set(rules, mask, start + slot * CELLS, 0, 0)


def mask_draws(
    rules: Row, mask: Row, form: int, marks: Words, roads: Words, beside: Words, road: bool, wall: bool
) -> None:
    """Drawing a form on empty spaces, one of them beside others, as Roads or Walls where that is allowed."""
    marks_0, marks_1 = marks
    roads_0, roads_1 = roads
    beside_0, beside_1 = beside
    free_0, free_1 = LOW & ~marks_0, HIGH & ~marks_1
    makers_0, makers_1 = block_makers(roads_0, roads_1)
    across_0, across_1 = beside_pairs_across(roads_0, roads_1)
    down_0, down_1 = beside_pairs_down(roads_0, roads_1)
    first, start, turns = rules[FORM + 3 * form], rules[FORM + 3 * form + 1], rules[FORM + 3 * form + 2]
    for index in range(turns):
        turned = TURNED + (start + index) * TURNED_WIDTH
        fit_0, fit_1 = rules[turned], rules[turned + 1]
        touch_0 = touch_1 = full_0 = full_1 = 0
        at = turned + INSIDE
        for cell in range(at + 1, at + 1 + rules[at]):
            far = rules[cell]
            a0, a1 = right(free_0, free_1, far)
            fit_0, fit_1 = fit_0 & a0, fit_1 & a1
            a0, a1 = right(beside_0, beside_1, far)
            touch_0, touch_1 = touch_0 | a0, touch_1 | a1
            a0, a1 = right(makers_0, makers_1, far)
            full_0, full_1 = full_0 | a0, full_1 | a1
        fit_0, fit_1 = fit_0 & touch_0, fit_1 & touch_1
        at = turned + ACROSS
        for cell in range(at + 1, at + 1 + rules[at]):
            a0, a1 = right(across_0, across_1, rules[cell])
            full_0, full_1 = full_0 | a0, full_1 | a1
        at = turned + DOWN
        for cell in range(at + 1, at + 1 + rules[at]):
            a0, a1 = right(down_0, down_1, rules[cell])
            full_0, full_1 = full_0 | a0, full_1 | a1
        at = turned + CORNERS
        for cell in range(at + 1, at + 1 + rules[at]):
            a0, a1 = right(roads_0, roads_1, rules[cell])
            full_0, full_1 = full_0 | a0, full_1 | a1
        here = first + index * CELLS
        a0, a1 = (fit_0 & ~full_0, fit_1 & ~full_1) if road else (0, 0)
        write_set(rules, mask, here, a0, a1)
        a0, a1 = (fit_0, fit_1) if wall else (0, 0)
        write_set(rules, mask, here + turns * CELLS, a0, a1)


def beside_pairs_across(roads_0: int, roads_1: int) -> tuple[int, int]:
    """The left one of every two spaces that have two Roads above or below them."""
    a0, a1 = right(roads_0, roads_1, 1)
    a0, a1 = a0 & roads_0 & NOT_RIGHT_0, a1 & roads_1 & NOT_RIGHT_1
    b0, b1 = left(a0, a1, SIZE)
    c0, c1 = right(a0, a1, SIZE)
    return b0 | c0, b1 | c1


def beside_pairs_down(roads_0: int, roads_1: int) -> tuple[int, int]:
    """The upper one of every two spaces that have two Roads to their left or right."""
    a0, a1 = right(roads_0, roads_1, SIZE)
    a0, a1 = a0 & roads_0, a1 & roads_1
    b0, b1 = left(a0 & NOT_RIGHT_0, a1 & NOT_RIGHT_1, 1)
    c0, c1 = right(a0 & NOT_LEFT_0, a1 & NOT_LEFT_1, 1)
    return b0 | c0, b1 | c1
