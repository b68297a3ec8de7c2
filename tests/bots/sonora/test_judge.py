"""The judge of Sonora: one answer to one question, common worlds, honest losses, and the luck of a hand."""

from functools import cache
from math import hypot
from random import Random
from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from meseta.bots.bot import NORMAL
from meseta.bots.registry import make_bot, own_bots
from meseta.bots.sonora.judge import SonoraJudge
from meseta.bots.verdicts import Adviser
from meseta.core.seats import CHANCE
from meseta.discs import compiled, plain
from meseta.games.sonora.actions import Cross, Done, Flick, Keep, Reflick
from meseta.games.sonora.state import Disc, Phase, State, Where
from meseta.games.sonora.words import Section
from tests.bots.test_sonora import met
from tests.bots.test_sonora_planners import last_round, with_hexes
from tests.games.sonora.positions import CIRCLE, GAME, disc, lying, opening, read, writing

JUDGE = SonoraJudge(GAME)
ADVISER = Adviser(GAME, JUDGE)


@cache
def positions() -> tuple[State, ...]:
    """One position of every phase."""
    return tuple({on.phase: on for on in met(2)}.values())


def test_one_position_has_one_answer_for_bot_and_judge_whatever_generator_they_are_given() -> None:
    strongest = make_bot(own_bots("sonora")[-1], GAME)
    for on in positions():
        seat = min(GAME.actors(on))
        view, legal = GAME.observe(on, seat), GAME.legal(on, seat)
        answers = {GAME.write(strongest.choose(view, legal, NORMAL, Random(seed))) for seed in range(2)}
        assert answers == {GAME.write(JUDGE.choose(view, legal))}


def test_a_flick_that_is_advised_can_be_typed_exactly() -> None:
    for on in [on for on in met(2) if on.phase is Phase.AIM][:6]:
        flick = JUDGE.choose(GAME.observe(on, on.actor), GAME.legal(on, on.actor))
        told = GAME.phrase(on, on.actor, flick)
        assert told.startswith("aim")
        assert read(told) == flick


def test_values_and_standings_are_the_same_when_asked_again_or_one_by_one() -> None:
    another = SonoraJudge(GAME)
    for on in positions():
        seat = min(GAME.actors(on))
        view, turn = GAME.observe(on, seat), ADVISER.turn(on, seat)
        (values,) = JUDGE.values(view, [turn], range(3))
        assert another.values(view, [turn, turn], range(2, 3)) == [values[2:]] * 2
        assert another.standing(on, 1) == JUDGE.standing(on, 1)


def test_with_and_without_a_compiler_turns_have_the_same_worth() -> None:
    slow, fast = SonoraJudge(GAME, plain), SonoraJudge(GAME, compiled.engine())
    for on in [on for on in met(2) if on.phase is Phase.AIM][:2]:
        view, rng = GAME.observe(on, on.actor), Random(1)
        turns = [(GAME.legal(on, on.actor).sample(rng),) for _ in range(3)]
        assert slow.values(view, turns, range(6)) == fast.values(view, turns, range(6))


def test_what_the_others_have_written_already_changes_nothing() -> None:
    on = writing(counting={"a1": Section.CANYON, "a3": Section.CREEK, "b2": Section.CREEK})
    turn = ADVISER.turn(on, 0)
    ended = on
    for action in ADVISER.turn(on, 1):
        ended = GAME.apply(ended, 1, action)
    assert ADVISER.turn(ended, 0) == turn
    before, after = (JUDGE.values(GAME.observe(state, 0), [turn], range(3)) for state in (on, ended))
    assert before == after


# What turns cost


def test_marks_in_another_order_that_end_alike_cost_exactly_nothing() -> None:
    on = writing(counting={"a2": Section.CANYON, "a3": Section.CREEK})
    best = list(ADVISER.turn(on, 0))
    assert {action.__struct_config__.tag for action in best[:2]} == {"walk", "draw"}
    played = [best[1], best[0], *best[2:]]
    verdict = ADVISER.judged(on, 0, played)
    assert (verdict.cost.mean, verdict.cost.error, verdict.mark) == (0.0, 0.0, "")


def test_hexes_wasted_in_the_last_round_are_a_blunder_and_the_better_ones_are_named() -> None:
    on = writing(counting={"a4": Section.RUINS, "a5": Section.RUINS})
    on = last_round(with_hexes(with_hexes(on, 0, C=2), 1, C=10))
    verdict = ADVISER.judged(on, 0, [Cross(7, 9), Done()])
    assert verdict.mark == "blunder"
    assert verdict.better == (Cross(2, 9), Done())


def test_a_last_five_flicked_off_the_board_is_marked() -> None:
    on = lying(opening(), {}, out=["a1", "a2", "a3", "a4"])
    on = last_round(replace(on, flown=9))
    verdict = ADVISER.judged(on, 0, [read("aim a5 0 240")])
    assert verdict.mark in ("mistake", "blunder")
    assert verdict.cost.sure


def test_a_kept_five_off_the_board_costs_more_than_one_on_a_circle() -> None:
    flicked = replace(opening(hand_0="ordinary"), phase=Phase.KEEP, actor=0, disc=disc("a5"), flown=9)
    off = last_round(flicked.with_disc(disc("a5"), Disc(Where.OFF)))
    again, kept = JUDGE.values(GAME.observe(off, 0), [(Reflick(),), (Keep(),)], range(16))
    assert fmean(again) > fmean(kept)
    lying_well = last_round(lying(flicked, {"a5": CIRCLE["lizard"]}))
    again, kept = JUDGE.values(GAME.observe(lying_well, 0), [(Reflick(),), (Keep(),)], range(16))
    assert fmean(again) < fmean(kept)


# Luck


def test_the_luck_of_a_flick_is_about_nothing_on_average_and_seldom_exactly_nothing() -> None:
    on = opening(hand_0="ordinary")
    flick = JUDGE.choose(GAME.observe(on, 0), GAME.legal(on, 0))
    flying, rng = GAME.apply(on, 0, flick), Random(4)
    answers = [GAME.chance(flying).sample(rng) for _ in range(24)]
    gained = [ADVISER.luck(flying, answer).gained[0] for answer in answers]
    gains = [gain.mean for gain in gained]
    expecting = max(gain.error for gain in gained)  # what was to be expected is from a few worlds, too
    assert expecting < 1
    assert abs(fmean(gains)) < 3 * hypot(expecting, stdev(gains) / len(gains) ** 0.5)
    assert sum(gain != 0 for gain in gains) > len(gains) // 2


def test_a_hand_that_never_trembles_has_no_luck() -> None:
    on = opening()
    flying = GAME.apply(on, 0, JUDGE.choose(GAME.observe(on, 0), GAME.legal(on, 0)))
    luck = ADVISER.luck(flying, GAME.chance(flying).sample(Random(1)))
    assert [gain.mean for gain in luck.gained] == [0.0, 0.0]


def test_a_disc_knocked_off_the_board_is_bad_luck_for_its_owner() -> None:
    on = lying(opening(hand_0="ordinary"), {"b5": CIRCLE["lizard"]}, out=["a2", "a3", "a4", "a5"])
    on = last_round(replace(on, flown=9))
    flying = GAME.apply(on, 0, read("aim a1 40 20"))
    hit = read("settle 2 500000 500000 touched a1 floor 60000 60000 b5 off 0 260000")
    luck = ADVISER.luck(flying, hit)
    assert luck.gained[1].mean < 0


@pytest.mark.parametrize("seats", [1, 2])
def test_in_the_end_everybody_stands_where_the_totals_say(seats: int) -> None:
    on, rng, greedy = GAME.setup(seats, {"rounds": "5"}), Random(2), make_bot("greedy", GAME)
    while actors := GAME.actors(on):
        seat = min(actors)
        if seat == CHANCE:
            action = GAME.chance(on).sample(rng)
        else:
            action = greedy.choose(GAME.observe(on, seat), GAME.legal(on, seat), NORMAL, rng)
        assert not isinstance(action, Flick) or on.phase is Phase.AIM
        on = GAME.apply(on, seat, action)
    assert JUDGE.standing(on, 0) == tuple(score.total for score in GAME.score(on))
