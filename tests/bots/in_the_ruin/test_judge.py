"""The judge of In the Ruin: one position has one answer, and a cost is what the rules make of a turn."""

from collections.abc import Sequence
from random import Random
from statistics import fmean

import pytest

from meseta.bots.bot import NORMAL
from meseta.bots.in_the_ruin.judge import RuinJudge
from meseta.bots.judge import judge_for
from meseta.bots.registry import make_bot
from meseta.bots.verdicts import Adviser, Verdict, difference
from meseta.core.game import AnyAction
from meseta.core.seats import CHANCE
from meseta.games.in_the_ruin.state import Phase, State
from meseta.play.advice import give_hint
from meseta.testing import walk
from tests.games.in_the_ruin.positions import GAME, answer_chance, play, player, position, totals

JUDGE = RuinJudge(GAME)


def read(*lines: str) -> tuple[AnyAction, ...]:
    return tuple(map(GAME.read, lines))


def verdict(state: State, *lines: str) -> Verdict[AnyAction]:
    return Adviser(GAME, RuinJudge(GAME)).judged(state, 0, read(*lines))


def values(state: State, *turns: Sequence[str], worlds: int = 4) -> list[list[float]]:
    return JUDGE.values(GAME.observe(state, 0), [read(*turn) for turn in turns], range(worlds))


def set_up(seats: int) -> State:
    found: State = next(ply.after for ply in walk(GAME, seats, 3, "novice") if ply.after.phase is Phase.SETUP)
    return found


# One position, one answer


def test_the_plug_in_names_this_judge() -> None:
    assert isinstance(judge_for(GAME), RuinJudge)


def test_the_strongest_rung_plays_what_the_judge_says_whatever_randomness_it_is_given() -> None:
    bot = make_bot("master", GAME)
    asked = 0
    for ply in walk(GAME, 2, 5, "greedy")[8::23]:
        if ply.seat == CHANCE:
            continue
        view, legal = GAME.observe(ply.before, ply.seat), GAME.legal(ply.before, ply.seat)
        answer = RuinJudge(GAME).choose(view, legal)
        assert bot.choose(view, legal, NORMAL, Random(1)) == answer
        assert bot.choose(view, legal, NORMAL, Random(2)) == answer
        asked += 1
    assert asked >= 3


def test_whether_others_have_confirmed_changes_neither_choice_nor_values() -> None:
    waiting = position(player(), player(), active="AI", line="OCB")
    done = play("1: c f3", "1: done", on=waiting)
    turns = [["w g4 g5 h5 i5", "go f4", "done"], ["w g4 g5 h5 i5", "done"]]
    assert values(waiting, *turns) == values(done, *turns)
    answers = {JUDGE.choose(GAME.observe(one, 0), GAME.legal(one, 0)) for one in (waiting, done)}
    assert len(answers) == 1


def test_equal_questions_get_equal_answers_from_different_judges() -> None:
    state = position(player(), player(), active="AI", line="OCB")
    turns = [read("c f3", "go f4", "done"), read("c f3", "done")]
    view = GAME.observe(state, 0)
    first, second = (RuinJudge(GAME).values(view, turns, range(3)) for _ in range(2))
    assert first == second
    assert RuinJudge(GAME).values(view, turns[:1], [2]) == [[first[0][2]]], (
        "a world does not depend on others"
    )
    assert RuinJudge(GAME).standing(state, 1) == JUDGE.standing(state, 1)


def test_a_hint_begins_with_the_judges_choice() -> None:
    state = position(player(), active="A", line="O", deck="", stage=2)
    choice = JUDGE.choose(GAME.observe(state, 0), GAME.legal(state, 0))
    hint = give_hint(GAME, state, 0)
    assert hint.action == GAME.write(choice)
    assert hint == give_hint(GAME, state, 0)


# Turns as wholes


def test_the_pieces_of_a_turn_may_come_in_any_order() -> None:
    state = position(player(hand="KN"), active="A", line="OCB")
    one = ["w g4 g5 h5 i5", "+w e7 KN", "go f4", "done"]
    other = ["+w e7 KN", "w g4 g5 h5 i5", "go f5", "go f4", "done"]
    first, second = values(state, one, other, worlds=8)
    assert first == second
    assert difference(first, second) == (0.0, 0.0)


def test_a_detour_that_ends_at_the_same_place_costs_nothing() -> None:
    state = position(player(), active="A", line="OCB")
    first, second = values(state, ["c f3", "go f4", "done"], ["c f3", "go f5", "go f6", "go f4", "done"])
    assert first == second


def test_a_set_up_in_another_order_is_worth_the_same() -> None:
    state = set_up(2)
    turn = [GAME.write(action) for action in Adviser(GAME, JUDGE).turn(state, 0)]
    keep = next(line for line in turn if line.startswith("keep"))
    first, second = values(state, turn, [keep, *[line for line in turn if line != keep]], worlds=2)
    assert first == second


@pytest.mark.parametrize(
    "turn",
    [
        ["c f3", "done"],
        ["r f3 f2 f1 e1", "go f4", "done"],
        ["w g4 g5 h5 i5", "+r d5 KN", "go d6", "done"],
        ["w g4 g5 h5 i5", "go f4", "warp f8 KN", "done"],
        ["w g4 g5 h5 i5", "go f6", "escape"],
    ],
)
def test_every_kind_of_action_can_be_judged(turn: list[str]) -> None:
    sheet = player(hand="KN", gates="f4 f8", pawn="f5")
    state = position(sheet, player(), active="D", used="AE", line="OCB", stage=2)
    (found,) = values(state, turn, worlds=2)
    assert all(-100 < value < 500 for value in found)


@pytest.mark.parametrize("escape", [False, True])
def test_the_last_turn_is_worth_what_the_rules_say(escape: bool) -> None:
    # The last card, alone: nothing is left to chance but a route card, and five are in hand.
    sheet = player(hand="AD HI CU KN LX", gems=3, penalties=1)
    state = position(sheet, line="O", deck="", active="A", stage=2)
    turn = ["w g4 g5 h5 i5", "escape"] if escape else ["w g4 g5 h5 i5", "go f4", "done"]
    after = answer_chance(play(*turn, on=state))
    assert values(state, turn, worlds=2) == [[float(totals(after)[0])] * 2]
    assert JUDGE.standing(after, 0) == totals(after)


# Blunders and what is none


def test_leaving_a_gem_under_one_s_feet_is_a_mistake() -> None:
    state = position(player(pawn="f4"), line="O", deck="", active="A", stage=2)
    found = verdict(state, "w g4 g5 h5 i5", "go f6", "done")
    assert found.mark == "blunder", "the last card: no gem, and no escape either"
    gem = position(player(pawn="f4"), player(), line="OCB", deck="DEF", active="A")
    walked_off = values(gem, ["w g4 g5 h5 i5", "done"], ["w g4 g5 h5 i5", "go d6", "done"], worlds=16)
    assert difference(*walked_off).mean > 5
    assert difference(*walked_off).sure


def test_missing_the_last_escape_is_a_blunder() -> None:
    state = position(player(), line="O", deck="", stage=2)
    found = verdict(state, "w g4 g5 h5 i5", "done")
    assert found.mark == "blunder"
    assert found.cost.mean >= 50, "30 for the escape, and 20 for those who stay"
    assert found.cost.error == 0
    assert GAME.write(found.better[-1]) == "escape"


def test_with_rivals_leaving_first_counts_for_what_it_takes_from_them() -> None:
    state = position(player(), player(), line="OCB", deck="", stage=2)
    alone = position(player(), line="OCB", deck="", stage=2)
    turns = [["w g4 g5 h5 i5", "escape"], ["w g4 g5 h5 i5", "done"]]
    with_rival, without = (difference(*values(one, *turns)).mean for one in (state, alone))
    assert with_rival > without


# Luck


def test_luck_averages_to_about_nothing_over_all_answers() -> None:
    # Three cards may come; what each brings is known, and their mean is what is usual.
    state = position(player(), line="OCB", deck="DEF", stage=2, active="A")
    state = play("c f3", "done", on=state)
    while state.phase is Phase.DRAW:
        state = GAME.apply(state, CHANCE, next(iter(GAME.chance(state)))[0])
    assert state.phase is Phase.REFILL
    answers = [answer for answer, _ in GAME.chance(state)]
    adviser = Adviser(GAME, JUDGE)
    gains = [adviser.luck(state, answer).gained[0] for answer in answers]
    error = max(gain.error for gain in gains)
    assert abs(fmean(gain.mean for gain in gains)) <= 2.5 * error + 0.5


def test_an_answer_for_one_seat_is_hardly_any_luck_of_another() -> None:
    state = position(player(), player(), line="OCB", active="A")
    state = play("0: c f3", "0: done", "1: c f3", "1: done", on=state)
    assert state.phase is Phase.DRAW
    gained = Adviser(GAME, JUDGE).luck(state, GAME.read("route AD")).gained
    assert abs(gained[1].mean) < 0.5, "only that this card is no longer in the deck"
    assert gained[0].error > gained[1].error


def test_what_seats_can_expect_is_told_from_the_deal_to_the_end() -> None:
    for ply in walk(GAME, 2, 4, "greedy")[::29]:
        one, other = JUDGE.standing(ply.after, 0)
        assert all(-150 < points < 450 for points in (one, other))
    over = walk(GAME, 2, 4, "greedy")[-1].after
    assert JUDGE.standing(over, 0) == totals(over)


def test_those_who_have_left_can_expect_what_they_have() -> None:
    state = position(player(escaped=3, gems=4), player(), line="OCB", stage=2)
    assert JUDGE.standing(state, 0)[0] == totals(state)[0]
