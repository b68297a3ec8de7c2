"""The judge of Shifting Stones: one position has one answer, and a cost is a difference that is there."""

from itertools import permutations
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from meseta.bots.bot import NORMAL
from meseta.bots.registry import make_bot
from meseta.bots.shifting_stones.judge import ChanceJudge
from meseta.bots.verdicts import MOST_WORLDS, Difference, difference
from meseta.core.errors import IllegalAction
from meseta.core.seats import CHANCE
from meseta.games.shifting_stones.actions import Draw, End, Score
from meseta.games.shifting_stones.state import State
from meseta.play.advice import give_hint
from tests.bots.shifting_stones.choosing import GAME, STONES, whole_turn
from tests.bots.shifting_stones.judging import adviser, turns
from tests.games.shifting_stones.positions import position

BEHIND = position(
    seats=2,
    stones=STONES,
    hands=[[30, 31, 32, 33], [29, 69, 70, 71]],
    scored=[range(1, 11), [55, 56, 57, 58]],
    first=0,
    turn=1,
)
"""The very last turn: 12 points against 13, and card 29 (2 points) is one shift away."""


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_one_position_has_one_answer_whoever_asks_and_whatever_was_asked_before(seats: int) -> None:
    experienced, bot = ChanceJudge(GAME), make_bot("expert", GAME)
    for state in turns(["greedy"] * seats, seed=4)[::5]:
        view, legal = GAME.observe(state, state.turn), GAME.legal(state, state.turn)
        chosen = ChanceJudge(GAME).choose(view, legal)
        assert experienced.choose(view, legal) == chosen
        assert {bot.choose(view, legal, NORMAL, Random(seed)) for seed in range(3)} == {chosen}
        assert give_hint(GAME, state, state.turn).action == GAME.write(chosen)
        _, own = whole_turn("greedy", state)
        values = ChanceJudge(GAME).values(view, [own], range(4))
        assert experienced.values(view, [own], range(4)) == values
        assert experienced.values(view, [own], [2]) == [[values[0][2]]], (
            "a world is itself, whoever it comes with"
        )


def test_a_world_has_the_same_luck_for_all_turns() -> None:
    state = turns(["greedy", "greedy"], seed=4)[6]
    _, own = whole_turn("greedy", state)
    view = GAME.observe(state, state.turn)
    judge = ChanceJudge(GAME)
    assert judge.values(view, [own, own], range(6)) == 2 * judge.values(view, [own], range(6))


@pytest.mark.parametrize("seats", [1, 2])
def test_the_pieces_of_a_turn_in_another_order_cost_exactly_nothing(seats: int) -> None:
    tried = 0
    for state in turns(["greedy"] * seats, seed=5):
        *best, last = adviser().turn(state, state.turn)
        for other in permutations(best):
            if list(other) != best and leads_to_the_same(state, other, best):
                cost = adviser().judged(state, state.turn, (*other, last)).cost
                assert cost == Difference(0.0, 0.0)
                tried += 1
                break
    assert tried > 2


def leads_to_the_same(state: State, one: tuple[object, ...], other: list[object]) -> bool:
    ends = []
    for actions in (one, other):
        end = state
        for action in actions:
            try:
                end = GAME.apply(end, state.turn, action)  # type: ignore[arg-type]
            except IllegalAction:
                return False
        ends.append(end)
    return ends[0] == ends[1]


def test_a_plain_blunder_is_called_one_and_the_winning_turn_is_named() -> None:
    verdict = adviser().judged(BEHIND, 1, [End()])
    assert verdict.mark == "blunder"
    assert verdict.cost == Difference(100.0, 0.0)
    assert verdict.worth == 100.0
    assert Score(29) in verdict.better
    assert verdict.at == 0


def test_a_solo_turn_that_leaves_no_way_out_is_a_blunder() -> None:
    # Card 15 is complete, card 29 a shift away: once 15 is scored, nothing can pay for that shift.
    scored = [*range(1, 8), *range(30, 33), 55, 56, 57, 68]
    state = position(
        seats=1, stones=STONES, hands=[[15, 29]], scored=[scored], deck=[], discard=[], strikes=3
    )
    won = adviser().turn(state, 0)
    assert ChanceJudge(GAME).values(GAME.observe(state, 0), [won], range(4)) == [[100.0] * 4]
    verdict = adviser().judged(state, 0, [Score(15), End()])
    assert verdict.mark == "blunder"
    assert verdict.cost.mean == 100.0


def test_what_decides_nothing_costs_nothing() -> None:
    # The game is lost whatever seat 1 does in the last turn.
    lost = position(
        seats=2,
        stones=STONES,
        hands=[[30, 31, 32, 33], [29, 69, 70, 71]],
        scored=[[68, 72, *range(55, 63)], [1]],
        first=0,
        turn=1,
    )
    verdict = adviser().judged(lost, 1, [End()])
    assert (verdict.cost, verdict.mark) == (Difference(0.0, 0.0), "")


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_chances_of_all_seats_make_up_a_whole_at_any_time(seats: int) -> None:
    state, rng, judge = GAME.setup(seats, {}), Random(seats), ChanceJudge(GAME)
    for _ in range(200):
        standing = judge.standing(state, world=1)
        assert len(standing) == seats
        assert sum(standing) == pytest.approx(100) or seats == 1
        assert all(0 <= chance <= 100 for chance in standing)
        if not (actors := GAME.actors(state)):
            break
        if CHANCE in actors:
            state = GAME.apply(state, CHANCE, GAME.chance(state).sample(rng))
            continue
        state, done = whole_turn("greedy", state)
        if done[-1] == End():
            state = GAME.apply(state, state.turn, End())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert judge.standing(state, 0) == tuple(
        100 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)
    )


def test_luck_is_neither_good_nor_bad_on_average_and_what_one_gains_another_loses() -> None:
    state, judge = position(seats=2, stones=STONES, hands=[[15, 29, 69, 70], [1, 2, 3, 4]]), adviser()
    state = GAME.apply(state, 0, Score(15))
    state = GAME.apply(state, 0, End())
    rng = Random(2)
    gains = []
    for _ in range(24):
        answer = GAME.chance(state).sample(rng)
        assert isinstance(answer, Draw)
        own, theirs = judge.luck(state, answer).gained
        assert own.mean == pytest.approx(-theirs.mean)
        gains.append(own.mean)
    assert abs(fmean(gains)) < 3 * stdev(gains) / sqrt(12)
    assert max(gains) > 0 > min(gains)


def test_a_difference_of_five_percent_is_sure_in_an_ordinary_comparison() -> None:
    errors = []
    for state in turns(["greedy", "greedy"], seed=6)[:8:2]:
        view = GAME.observe(state, state.turn)
        best, own = adviser().turn(state, state.turn), whole_turn("greedy", state)[1]
        errors.append(difference(*ChanceJudge(GAME).values(view, [best, own], range(MOST_WORLDS))).error)
    assert 0 < fmean(errors) < 2.0
