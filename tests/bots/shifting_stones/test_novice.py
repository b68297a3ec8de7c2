"""What the bots that look at one card after another aim for."""

from meseta.games.shifting_stones.actions import Score, Shift
from tests.bots.shifting_stones.choosing import GAME, STONES, choose
from tests.games.shifting_stones.positions import position


def test_an_apprentice_goes_for_the_most_valuable_card_where_a_novice_takes_the_nearest() -> None:
    # Card 15 (1 point) is complete; card 29 (2 points) is a shift away, and the least valuable pays for it.
    state = position(seats=2, stones=STONES, hands=[[15, 29, 69, 70], [1, 2, 3, 4]])
    assert choose("novice", state) == Score(15)
    done = choose("apprentice", state)
    assert isinstance(done, Shift)
    assert done.card == 15
    assert choose("apprentice", GAME.apply(state, 0, done)) == Score(29)
