"""The end of a solo game."""

from meseta.bots.shifting_stones.solo import Finish
from tests.bots.shifting_stones.choosing import GAME, STONES
from tests.games.shifting_stones.positions import position


def test_the_last_cards_are_scored_in_an_order_that_leaves_the_last_one_complete() -> None:
    # With two cards left one move can be made; both must be complete by then, the second without a move.
    state = position(seats=1, stones=STONES)
    grid = state.grid
    found = Finish(GAME.deck, positions=50).first_turn(
        grid, (15, 29), spare=0
    )  # 15 is complete, 29 is a shift away
    assert found is not None
    assert found.scored == (29,) or found.rest == ()
    assert (
        Finish(GAME.deck, positions=50).first_turn(grid, (32,), spare=3) is None
    )  # five moves, three strikes
