"""A table as a row of whole numbers: what all share, and then each player's part.

The names are those of the game's `State` and `Player`. Sets of cards, routes, letters and seats are the bits
of one number; sets of spaces are two, as in `words`.
"""

from meseta.envs.chance import below
from meseta.envs.in_the_ruin.words import Row, count, nth

__all__ = ["Row", "draw_from", "lay_card", "line_length", "oldest", "player", "take_oldest"]

# What is agreed at all tables and what is printed: one row for all.
SPREAD = 0
"""For every number below 256 its bits as the bytes of a number."""
SEATS, FINDERS_DRAW, DRAWS_EACH_PASS, SKIPS_REMOVAL, ADDS_THREE = 256, 257, 258, 259, 260
FIRSTS = 261
"""The first number of each group of actions, and how many actions there are."""
PLACES = FIRSTS + 9
"""The space of each letter."""
NUMBERS, FORM_OF, CARDS_OF = PLACES + 24, PLACES + 48, PLACES + 72
"""How many steps each explore card allows; its form; the set of cards with each form."""
FORMS, FORM = PLACES + 96, PLACES + 97
"""How many forms there are; of each its first action, its first orientation, and how many it has."""
ENDS, PAIRS = FORM + 72, FORM + 120
"""The two spaces and the two letters that each route card names."""
LETTER_AT = PAIRS + 48
"""The letter of each space; -1 for none."""
TURNED, TURNED_WIDTH = LETTER_AT + 121, 31
"""For each orientation where it fits on the sheet, in two words; its spaces in the upper left corner, in the
low word alone; and four lists, each with its length before it, of how far something is from its anchor."""
BASE, INSIDE, ACROSS, DOWN, CORNERS = 2, 3, 10, 17, 24
"""These are: its spaces; the left one of every two side by side, and the upper one of every two on top of
each other; the one that is missing of every 2×2 block that has three."""

# What all share.
DECK, DISCARD, ROUTE_DECK, ROUTE_DISCARD, ACTIVE, USED = 0, 1, 2, 3, 4, 5
STAGE, ROUND, WAITING, FINDERS, PHASE = 6, 7, 8, 9, 10
FIRST, LAST = 11, 12
"""Where the line begins and ends among the cards laid in this phase; it loses the first and gets a last."""
SEED, GAMES, KEY, DRAWN, CHOSEN = 13, 14, 15, 16, 17
"""The table's luck: its seed, how many games have begun, the key of the present one, how many numbers were
drawn with it, and how many actions were chosen at random."""
ACTIVE_AT, USED_AT = 18, 20
"""The first of the two words of what follows from others: the spaces of active and of used letters."""
LISTED = 22
"""The groups of the mask that may have an action: the forms, then from `GROUPS` on those named below."""
LINE = 23
"""The first card laid in this phase; the others follow."""
CARDS = 24
TABLE_WIDTH = LINE + CARDS

# What each player has, counted from where that part begins.
ROADS, WALLS, GATES, SETTLED = 0, 2, 4, 6
"""The first of the two words."""
PAWN, GEMS, PENALTIES, ROUTES, RECTANGLE, ESCAPED, KNOWN_AT = 8, 9, 10, 11, 12, 13, 14
DEALT, UNDRAWN, ROAD_SHAPES, KEPT = 15, 16, 17, 18
DRAWING, SPECIAL, SPENT, STEPS, LEAVING = 19, 20, 21, 22, 23
LARGEST, JOINED = 24, 25
"""What follows from the others: the area of the largest rectangle, and the routes in hand that are joined."""
MEASURED = 26
"""The first of two words: the marks that the rectangle of Phase 1 was found among."""
PLAYER_WIDTH = 28

# What the numbers mean, as in `State` and `Player`.
SETUP, EXPLORE, OVER = 3, 4, 11
ROAD, WALL = 0, 1
NONE, ROADS_DRAWN, WALLS_DRAWN, SINGLE_DRAWN, FREED = 0, 1, 2, 3, 4
EXTRA, WARP = 1, 2
NOTHING = -1
EXIT = 60

# The groups of actions, as in `layout`; a number belongs to the last group whose first number is not larger.
KEEP, DRAW, SINGLE, MARK_EXTRA, WALK, WARP_TO, CONFIRM, ESCAPE = 0, 1, 2, 3, 4, 5, 6, 7
GROUPS = 24
KEEPS, SLOTS, CELLS = 6, 5, 121


def player(seat: int) -> int:
    """Where in the row of a table a player's part begins."""
    return TABLE_WIDTH + seat * PLAYER_WIDTH


def draw_from(table: Row, pile: int) -> int:
    """One of a pile's cards, each as likely as any other."""
    drawn = table[DRAWN]
    table[DRAWN] = drawn + 1
    return nth(pile, below(table[KEY], drawn, count(pile)))


def line_length(table: Row) -> int:
    """How many cards lie face up."""
    return int(table[LAST] - table[FIRST])


def oldest(table: Row) -> int:
    """The card of the round (RU-15)."""
    return int(table[LINE + table[FIRST]])


def lay_card(table: Row) -> None:
    """Turn up the deck's top card at the end of the line (RU-28)."""
    deck = table[DECK]
    card = draw_from(table, deck)
    table[DECK] = deck ^ 1 << card
    last = table[LAST]
    table[LINE + last] = card
    table[LAST] = last + 1


def take_oldest(table: Row) -> int:
    """Discard the line's oldest card (RU-20, RU-25)."""
    first = table[FIRST]
    table[FIRST] = first + 1
    card = int(table[LINE + first])
    table[DISCARD] = table[DISCARD] | 1 << card
    return card
