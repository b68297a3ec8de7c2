"""The rules of bulls and cows, clause by clause."""

from random import Random

import pytest

from meseta.bots.bot import NORMAL
from meseta.core.errors import BadSetup, IllegalAction
from meseta.core.game import Game
from meseta.core.seats import CHANCE
from meseta_bulls_and_cows.actions import Action
from meseta_bulls_and_cows.bots import Logician
from meseta_bulls_and_cows.codes import all_codes, answer
from meseta_bulls_and_cows.game import BullsAndCows
from meseta_bulls_and_cows.state import State
from meseta_bulls_and_cows.view import View

GAME: Game[State, Action, View] = BullsAndCows()


def play(*lines: str, seats: int = 2) -> State:
    """The state after these entries, each such as `0: set 135`."""
    state = GAME.setup(seats, {})
    for line in lines:
        who, _, text = line.partition(": ")
        state = GAME.apply(state, CHANCE if who == "chance" else int(who), GAME.read(text))
    return state


def refusal(state: State, seat: int, text: str) -> tuple[str, str]:
    """The clause and the code that an action is refused with."""
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, seat, GAME.read(text))
    return refused.value.fault.clause, refused.value.fault.code


SET = ("0: set 123", "1: set 456")


@pytest.mark.clause("BC-01")
@pytest.mark.parametrize("text", ["set 12", "set 1234", "set 112", "set 127", "set 120"])
def test_a_code_is_three_different_digits_from_1_to_6(text: str) -> None:
    assert refusal(play(), 0, text) == ("BC-01", "no_code")
    assert len(all_codes(3)) == 6 * 5 * 4


@pytest.mark.clause("BC-01")
def test_four_digits_can_be_agreed_on() -> None:
    state = GAME.setup(2, {"length": "4"})
    assert len(list(GAME.legal(state, 0))) == 6 * 5 * 4 * 3
    with pytest.raises(BadSetup):
        GAME.setup(2, {"length": "5"})


@pytest.mark.clause("BC-02")
def test_alone_chance_sets_the_code_and_the_player_guesses() -> None:
    state = play(seats=1)
    assert GAME.actors(state) == {CHANCE}
    assert refusal(state, 0, "set 123") == ("BC-02", "only_chance")
    assert GAME.actors(play("chance: set 123", seats=1)) == {0}


@pytest.mark.clause("BC-03")
def test_two_set_their_codes_at_the_same_time_and_once() -> None:
    assert GAME.actors(play()) == {0, 1}
    assert GAME.actors(play("1: set 456")) == {0}
    assert refusal(play("1: set 456"), 1, "set 123") == ("BC-03", "code_stays")
    assert refusal(play(*SET), 0, "set 124") == ("BC-03", "code_stays")


@pytest.mark.clause("BC-04")
def test_guesses_are_made_in_turn_after_both_codes_are_set() -> None:
    assert refusal(play("0: set 123"), 0, "guess 456") == ("BC-04", "codes_first")
    assert refusal(play(*SET), 1, "guess 123") == ("BC-04", "not_your_turn")
    assert GAME.actors(play(*SET, "0: guess 123")) == {1}
    assert GAME.actors(play(*SET, "0: guess 123", "1: guess 456")) == {0}


@pytest.mark.clause("BC-05")
@pytest.mark.parametrize(
    ("guess", "bulls", "cows"), [("123", 3, 0), ("132", 1, 2), ("312", 0, 3), ("145", 1, 0), ("456", 0, 0)]
)
def test_bulls_are_in_their_places_and_cows_are_elsewhere(guess: str, bulls: int, cows: int) -> None:
    assert answer(GAME.read(guess).code, (1, 2, 3)) == (bulls, cows)


@pytest.mark.clause("BC-06")
def test_the_round_is_played_out_and_both_may_win() -> None:
    found = play(*SET, "0: guess 456")
    assert GAME.outcome(found) is None
    first = GAME.outcome(GAME.apply(found, 1, GAME.read("456")))
    both = GAME.outcome(GAME.apply(found, 1, GAME.read("123")))
    assert first is not None
    assert both is not None
    assert first.winners == (0,)
    assert both.winners == (0, 1)


@pytest.mark.clause("BC-07")
def test_after_eight_guesses_nobody_wins() -> None:
    state = play("chance: set 123", *["0: guess 456"] * 8, seats=1)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.code, outcome.winners) == ("kept", ())
    assert refusal(state, 0, "guess 123") == ("BC-07", "game_over")


@pytest.mark.clause("BC-08")
def test_a_code_found_scores_a_point_and_one_for_each_guess_left() -> None:
    state = play("chance: set 123", "0: guess 456", "0: guess 123", seats=1)
    assert [score.total for score in GAME.score(state)] == [1 + 6]
    assert [score.total for score in GAME.score(play(*SET))] == [0, 0]


@pytest.mark.clause("BC-09")
def test_a_code_is_known_to_its_owner_until_all_are_shown() -> None:
    state = play(*SET)
    assert GAME.observe(state, 0).codes == ("123", "?")
    assert GAME.observe(state, None).codes == ("?", "?")
    over = play(*SET, "0: guess 456", "1: guess 456")
    assert GAME.observe(over, None).codes == ("123", "456")
    alone = play("chance: set 123", seats=1)
    assert GAME.observe(alone, 0).codes == ("?",)


def test_the_logician_finds_every_code() -> None:
    bot = Logician(BullsAndCows())
    for seed, code in enumerate(all_codes(3)):
        state = play("chance: set " + "".join(map(str, code)), seats=1)
        while GAME.actors(state):
            view, legal = GAME.observe(state, 0), GAME.legal(state, 0)
            state = GAME.apply(state, 0, bot.choose(view, legal, NORMAL, Random(seed)))
        assert state.found(0)
