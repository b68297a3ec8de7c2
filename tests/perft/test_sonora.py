"""Counting the lines of play in Sonora's Write phase; flicks cannot be counted.

Seat 1 has ended its Write phase, so only seat 0 acts. All sheets are as they are printed.

The Mudcracks: X has six neighbours, 8:5, 9:4, 14:4, 15:3, 20:2 and 21:2; there are five columns of boxes, the
first of two. The Canyon: beside the start square lie a9, c9, d9, e10, e11 and e12.
"""

import pytest
from msgspec.structs import replace

from meseta.core.errors import Unlistable
from meseta.core.perft import perft
from meseta.games.sonora.state import Desk, State
from meseta.games.sonora.words import Section
from tests.games.sonora.positions import GAME, opening, with_player, writing


def only_seat_0_writing(counting: dict[str, Section]) -> State:
    """The Write phase, with only seat 0 still writing."""
    return with_player(writing(2, counting), 1, desk=Desk(ended=True))


# A 1 in the Creek Bed and a 2 in the Mudcracks. Depth 1: the one path of length 1, or to open the sum.
DEPTH_1 = 2
# After the path: to open the sum. After opening it with 2: two nodes of 2, five columns, to close.
DEPTH_2 = 1 + (2 + 5 + 1)
# Path, sum: the same 8. Sum, node: nothing is left but to close. Sum, box: a second box in any of the five
# columns, or to close. Sum, close: the path.
DEPTH_3 = 8 + 2 * 1 + 5 * (5 + 1) + 1
# Path, sum, and then as before, only that after closing there is the end of the phase: 2 + 30 + 1. Sum, node,
# close: the path. Sum, box, box: to close; sum, box, close: the path. Sum, close, path: the end of the phase.
DEPTH_4 = (2 * 1 + 5 * 6 + 1) + 2 * 1 + (25 * 1 + 5 * 1) + 1


@pytest.mark.parametrize(("depth", "lines"), list(enumerate([1, DEPTH_1, DEPTH_2, DEPTH_3, DEPTH_4])))
def test_a_path_and_a_sum_of_two(depth: int, lines: int) -> None:
    on = only_seat_0_writing({"a1": Section.CREEK, "a2": Section.MUDCRACKS})

    assert perft(GAME, on, depth) == lines


def test_the_numbers_are_these() -> None:
    assert (DEPTH_1, DEPTH_2, DEPTH_3, DEPTH_4) == (2, 9, 41, 66)


# A 1 in the Canyon: six single squares, and as dominoes c9 with c8 or d9, d9 with d8 or e9, e10 with e9, f10
# or e11, e11 with f11 or e12, e12 with f12; a9 has no white neighbour.
SINGLES, DOMINOES = 6, 2 + 2 + 3 + 2 + 1


def test_a_one_in_the_canyon() -> None:
    on = only_seat_0_writing({"a1": Section.CANYON})

    assert perft(GAME, on, 1) == SINGLES + DOMINOES
    # The shape drawn, only the end of the phase is left. a9 holds a Reflick, which waits for the next round.
    assert perft(GAME, on, 2) == SINGLES + DOMINOES


def test_two_players_writing_at_once_interleave() -> None:
    on = writing(2, {"a1": Section.CREEK, "b1": Section.CREEK})

    # Both have one path of length 1; then each may end. Depth 2: path, path or path, end, two ways each.
    assert perft(GAME, on, 1) == 2
    assert perft(GAME, on, 2) == 4


def test_flicks_are_not_counted() -> None:
    with pytest.raises(Unlistable):
        perft(GAME, replace(opening(2)), 1)
