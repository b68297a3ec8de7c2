"""Counting the lines of play in Shifting Stones.

Chance always gives its first answer, the lowest cards, so every game opens like this, whoever plays it:

    sun   fish  fish        seat 0 holds 1 bird horse, 2 seed fish, 3 seed boat, 4 seed tree
    horse horse horse       seat 1 holds 5 fish tree, 6 horse horse, 7 horse boat, 8 boat bird
    seed  seed  seed        seat 2 holds 9 boat horse, 10 tree seed, 11 tree horse, 12 tree tree

There are 21 moves, 12 shifts and 9 flips, and each card in hand can pay for any of them. So a hand of n
cards has 21 × n moves, the cards that match, an end, and at the start of a turn perhaps a skip.
"""

from itertools import product

import pytest

from meseta.core.perft import answer_chance, perft
from tests.games.shifting_stones.positions import GAME, OPENING, hand, shown
from tests.games.shifting_stones.reference import CELLS, NEIGHBOURS, Table

MOVES = [["s", a + b] for a, b in NEIGHBOURS] + [["f", cell] for cell in CELLS]

# How many of the 21 moves, and of the 21 × 21 pairs of moves, complete a card. With one move: 4 by the
# flip of b3 or c3; 6 unless b2 flips or trades with b1 or b3 (18 moves are left); 7 by the flip of b2 or c2;
# no other. The pairs are counted by the reference below.
ONE_MOVE = {1: 0, 2: 0, 3: 0, 4: 2, 5: 0, 6: 18, 7: 2, 8: 0}
TWO_MOVES = {1: 4, 2: 8, 3: 8, 4: 68}

# Depth 1. Four cards and none of seat 0's matches; to end, to skip.
DEPTH_1 = 4 * 21 + 2

# Depth 2, what all games have: after each of the 84 moves three cards can pay for 21 moves and the turn can
# end; and card 4 matches after two of the moves, each paid for with one of the three other cards.
MOVE = 84 * (3 * 21 + 1) + 3 * 2
# In a multiplayer game the end and the skip both lead to seat 1's turn: 84 moves, card 6, to end and to skip.
MULTIPLAYER_2 = MOVE + 2 * (84 + 1 + 2)
# In a solo game the end leads to the same four cards, and the skip to cards 5 and 6, of which 6 matches;
# after a skip and with six cards there is no skip.
SOLO_2 = MOVE + (84 + 2) + (6 * 21 + 1 + 1)

# Depth 3, what all games have. Two moves leave two cards to pay with and an end; a card that then matches was
# paid for with two of the three others in either order, six ways.
MOVE_MOVE = 84 * 63 * (2 * 21 + 1) + 6 * (4 + 8 + 8 + 68)
# A move and card 4 (six lines, as above) leave two cards, neither of which matches.
MOVE_SCORE = 6 * (2 * 21 + 1)

# With rivals a move and the end lead to seat 1's turn, whose cards 6 and 7 match after 18 and 2 moves,
# whichever of four cards paid.
MOVE_END = 84 * (84 + 2) + 4 * (18 + 2)
# Seat 1 begins its turn with a move: three cards are left, and 6 or 7 matches where another one paid. Or it
# begins with card 6: three cards are left, and none of them matches.
SEAT_1 = 84 * (63 + 1) + 3 * (18 + 2) + (63 + 1)
# Of two players, seat 0 follows if seat 1 ends or skips at once: with its four cards where it had ended, and
# where it had skipped with 9 and 10 too, which do not match, and with no skip.
TWO_3 = MOVE_MOVE + MOVE_SCORE + MOVE_END + (SEAT_1 + 2 * 86) + (SEAT_1 + 2 * (6 * 21 + 1))
# Of five, seat 2 follows, with four cards of which none matches.
FIVE_3 = MOVE_MOVE + MOVE_SCORE + MOVE_END + (SEAT_1 + 2 * 86) + (SEAT_1 + 2 * 86)

# In a solo game a move and the end lead to card 5, which does not match; 4 does after two moves others paid.
SOLO_MOVE_END = 84 * (84 + 2) + 3 * 2
# The end, and then what depth 2 has. The skip, and then with cards 1 to 6: a move, which leaves five cards to
# pay with and an end, and completes 4 or 6 where another of the five others paid; or card 6, which leaves
# five cards that do not match; or the end, after which card 6 matches and the hand is too full for a skip.
SOLO_SKIP = 126 * (5 * 21 + 1) + 5 * (2 + 18) + (5 * 21 + 1) + (126 + 1 + 1)
SOLO_3 = MOVE_MOVE + MOVE_SCORE + SOLO_MOVE_END + SOLO_2 + SOLO_SKIP

EXPECTED = {
    1: (DEPTH_1, SOLO_2, SOLO_3),
    2: (DEPTH_1, MULTIPLAYER_2, TWO_3),
    5: (DEPTH_1, MULTIPLAYER_2, FIVE_3),
}
LINES = pytest.mark.parametrize(
    ("seats", "depth"), [(seats, depth) for seats in (1, 2, 5) for depth in (1, 2, 3)]
)


def table(seats: int) -> Table:
    """The reference's opening."""
    opened = Table(seats, 0)
    opened.lay(OPENING.replace("/", " ").split())
    if seats == 1:
        opened.pick([*range(1, 9), *range(29, 33), *range(55, 58), 68])
    for seat in range(seats):
        opened.deal(seat, [4 * seat + 1, 4 * seat + 2, 4 * seat + 3, 4 * seat + 4])
    return opened


def ways(card: int, moves: int) -> int:
    """How many sequences of that many moves complete a card."""
    return sum(matches_after(card, list(line)) for line in product(MOVES, repeat=moves))


def matches_after(card: int, line: list[list[str]]) -> bool:
    opened = table(2)
    for move in line:
        opened.move(move)
    return opened.matches(card)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_game_opens_as_pictured(seats: int) -> None:
    on = answer_chance(GAME, GAME.setup(seats, {"first_player": "0"}))

    assert shown(on) == OPENING
    assert [hand(on, seat) for seat in range(seats)] == [tuple(cards) for cards in table(seats).hands]
    assert GAME.actors(on) == {0}


def test_cards_match_after_as_many_moves_as_counted() -> None:
    assert {card: ways(card, 1) for card in ONE_MOVE} == ONE_MOVE
    assert {card: ways(card, 2) for card in TWO_MOVES} == TWO_MOVES


@LINES
def test_the_reference_counts_as_many_lines(seats: int, depth: int) -> None:
    assert table(seats).perft(depth) == EXPECTED[seats][depth - 1]


@LINES
def test_the_program_counts_as_many_lines(seats: int, depth: int) -> None:
    on = answer_chance(GAME, GAME.setup(seats, {"first_player": "0"}))

    assert perft(GAME, on, depth) == EXPECTED[seats][depth - 1]


def test_the_numbers_are_these() -> None:
    assert EXPECTED == {1: (86, 5596, 254_858), 2: (86, 5556, 247_072), 5: (86, 5556, 246_990)}
