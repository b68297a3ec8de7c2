"""Verdicts: differences in the same imagined worlds, marked only where they are sure and matter."""

import pytest

from meseta.bots.judge import Scale
from meseta.bots.verdicts import FIRST_WORLDS, MOST_WORLDS, Adviser, Difference
from meseta.core.seats import CHANCE
from tests.play.secret_bids import SecretBids, State, View
from tests.play.toy_judge import Bids, ToyJudge

SCALE = Scale("points", inaccuracy=1.0, mistake=4.0, blunder=8.0)
GAME = SecretBids()
START = GAME.setup(2, {})


def adviser(judge: ToyJudge) -> Adviser[State, str, View]:
    return Adviser(GAME, judge)


@pytest.mark.parametrize(
    ("mean", "error", "mark"),
    [
        (0.0, 0.0, ""),
        (0.9, 0.0, ""),  # sure, but too little to matter
        (3.0, 1.0, "inaccuracy"),
        (3.0, 1.3, ""),  # fewer than 2.5 standard errors
        (4.0, 1.0, "mistake"),
        (8.0, 3.0, "blunder"),
        (8.0, 3.3, ""),
        (-3.0, 1.0, "good"),
        (-3.0, 1.3, ""),
        (-0.9, 0.0, ""),
    ],
)
def test_only_a_difference_that_is_sure_and_matters_is_marked(mean: float, error: float, mark: str) -> None:
    assert Difference(mean, error).mark(SCALE) == mark


def test_whoever_follows_the_hints_is_charged_nothing_without_a_look_at_any_world() -> None:
    judge = ToyJudge(spread=9.0)
    followed = adviser(judge).turn(START, 0)
    assert followed == ("bid 3", "bid 2", "seal")
    verdict = adviser(judge).judged(START, 0, followed)
    assert (verdict.cost, verdict.mark, verdict.at) == (Difference(0.0, 0.0), "", len(followed))
    assert judge.worlds == 0


def test_a_turn_that_ends_like_the_best_one_costs_nothing_whatever_its_order() -> None:
    judge = ToyJudge(spread=9.0)
    verdict = adviser(judge).judged(START, 0, ("bid 2", "bid 1", "bid 2", "seal"))
    assert (verdict.cost, verdict.mark) == (Difference(0.0, 0.0), "")
    assert judge.worlds == 0


def test_a_turn_costs_the_mean_difference_with_its_standard_error() -> None:
    verdict = adviser(ToyJudge(step=2.0)).judged(START, 0, ("bid 2", "seal"))
    assert verdict.cost == Difference(6.0, 0.0)
    assert verdict.mark == "mistake"
    assert verdict.worth == 10.0
    assert verdict.reasons == (Bids(total=5),)
    assert verdict.against == (Bids(total=2),)


def test_what_whole_worlds_differ_by_is_no_uncertainty() -> None:
    verdict = adviser(ToyJudge(common=50.0)).judged(START, 0, ("bid 2", "seal"))
    assert verdict.cost == Difference(6.0, 0.0)


def test_a_difference_in_doubt_is_looked_at_in_more_worlds_and_then_left_unmarked() -> None:
    judge = ToyJudge(step=2.0, spread=20.0)
    played = ("bid 2", "bid 2", "seal")
    verdict = adviser(judge).judged(START, 0, played)
    assert judge.worlds == MOST_WORLDS
    assert verdict.cost.mean == pytest.approx(2.0)
    assert verdict.cost.error == pytest.approx(20.0 / 63**0.5)  # every difference is 20 off their mean
    assert verdict.mark == ""
    assert verdict.better == played[verdict.at :], "about equal is not worse"
    assert verdict.reasons == ()


def test_a_small_difference_is_not_looked_at_again() -> None:
    judge = ToyJudge(step=0.4)
    assert adviser(judge).judged(START, 0, ("bid 3", "bid 1", "seal")).mark == ""
    assert judge.worlds == FIRST_WORLDS


def test_the_action_that_decided_it_is_found_and_what_to_do_from_there() -> None:
    verdict = adviser(ToyJudge()).judged(START, 0, ("bid 1", "bid 1", "bid 3", "bid 3", "seal"))
    assert verdict.cost.mean == 6.0
    assert verdict.at == 3, "before the fourth, five could still be reached"
    assert verdict.better == ("seal",)


def test_a_hint_says_how_much_better_it_is_than_what_else_comes_to_mind() -> None:
    advice = adviser(ToyJudge()).advise(START, 0)
    assert advice.turn == ("bid 3", "bid 2", "seal")
    assert advice.worth == 10.0
    assert advice == adviser(ToyJudge()).advise(START, 0)
    if advice.other:
        total = sum(int(action[4:]) for action in advice.other if action.startswith("bid"))
        assert advice.lead == Difference(2.0 * abs(total - 5), 0.0)


def test_a_hint_is_not_compared_with_what_is_surely_better() -> None:
    advice = adviser(ToyJudge(step=-2.0)).advise(START, 0)  # its own choice is now the worst
    assert advice.turn == ("bid 3", "bid 2", "seal")
    assert (advice.other, advice.lead) == ((), Difference(0.0, 0.0))


def test_luck_is_what_chance_gave_beyond_its_average() -> None:
    state = State((3, 4), frozenset({0, 1}))
    lucky, unlucky = (adviser(ToyJudge()).luck(state, answer) for answer in ("add 1", "add 0"))
    for gained in lucky.gained:
        assert gained.mean + 2.5 * gained.error >= 0.5
        assert gained.mean - 2.5 * gained.error <= 0.5
        assert gained.error > 0, "the average was found from a few answers"
    assert lucky.gained[0].mean - unlucky.gained[0].mean == pytest.approx(1.0), (
        "compared with the same answers"
    )
    assert (lucky.standing, unlucky.standing) == ((4.0, 5.0), (3.0, 4.0))
    assert GAME.actors(state) == {CHANCE}
