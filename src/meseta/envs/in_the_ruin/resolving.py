"""What a round brings everyone: gems, routes, and letters that are used up (RU-19 to RU-27).

The rules are those of the game's `resolve`, where every clause is explained. ``table`` is a table's row, as
in `record`, in which ``own`` says where a player's part begins.
"""

from meseta.envs.in_the_ruin.dealing import FULL_HAND, deal
from meseta.envs.in_the_ruin.marking import joined, letter_spaces, measure, place_letters
from meseta.envs.in_the_ruin.record import (
    ACTIVE,
    DRAWING,
    ESCAPED,
    FINDERS,
    GATES,
    GEMS,
    JOINED,
    KNOWN_AT,
    LEAVING,
    LETTER_AT,
    NOTHING,
    PAWN,
    ROADS,
    ROUND,
    ROUTE_DECK,
    ROUTE_DISCARD,
    ROUTES,
    SEATS,
    SETTLED,
    SPECIAL,
    SPENT,
    STEPS,
    USED,
    WALLS,
    player,
)
from meseta.envs.in_the_ruin.words import Row, count


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
