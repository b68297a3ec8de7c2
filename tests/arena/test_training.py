"""Training finds what is better, loses nothing, and says honestly how good it is."""

import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from meseta.arena import training, trials
from meseta.arena.errors import BadTraining
from meseta.arena.training import Generation, TrainingPlan, evolve, hold_out, still_plays_the_same
from meseta.arena.training_curve import curve
from meseta.arena.training_file import TrainingFile
from meseta.arena.trials import Deal, Trial, Tried, play_trial, worth
from meseta.bots.opinions import HeldOut, Opinions, Provenance, read_opinions, write_opinions
from meseta.bots.training import Trainable, trainable
from meseta.games import find_plugin, open_game
from tests.arena.toys import BEST, TOY

PLAN = TrainingPlan("shifting_stones", seed=5, generations=4, population=6, deals=1, company=(1, 2))


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Trainable:
    """The toy, as what Shifting Stones lets be trained."""
    monkeypatch.setattr(trials, "trainable", lambda game: TOY)
    return TOY


def test_the_centre_moves_towards_what_wins(toy: Trainable) -> None:
    *_, last = evolve(replace(PLAN, generations=7, company=(2,), deals=2), toy)
    found = toy.opinions(last.centre)
    assert abs(found["mood"] - BEST) < abs(toy.weights[0].start - BEST) / 2


def test_an_interrupted_training_goes_on_as_if_nothing_had_happened(toy: Trainable, tmp_path: Path) -> None:
    whole = list(evolve(PLAN, toy))
    path = tmp_path / "train" / "toy.jsonl"
    begun = TrainingFile(path, PLAN, toy)
    running = evolve(PLAN, toy)
    begun.add(next(running))
    begun.add(next(running))
    with path.open("ab") as file:
        file.write(b'{"number":2,"pla')  # the process was killed while writing
    resumed = TrainingFile(path, replace(PLAN, generations=4), toy)
    assert len(resumed.generations) == 2
    still_plays_the_same(PLAN, toy, resumed.generations[0])
    for generation in evolve(PLAN, toy, tuple(resumed.generations)):
        resumed.add(generation)
    assert resumed.generations == whole
    assert TrainingFile(path, PLAN, toy).generations == whole


def test_a_training_goes_on_where_proposals_are_at_their_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    def slope(*asked: object) -> list[float]:
        return [sum(one) for one in asked[3]]  # type: ignore[attr-defined]

    monkeypatch.setattr(training, "_try_all", slope)
    plan, edge = (
        replace(PLAN, generations=16),
        replace(TOY, weights=(replace(TOY.weights[0], start=0.98),) * 3),
    )
    whole = list(evolve(plan, edge))
    assert any(place in (0, 1) or place > 0.999 for one in whole for places in one.places for place in places)
    assert list(evolve(plan, edge, whole[:9])) == whole[9:]


def test_a_training_does_not_go_on_with_other_settings_or_other_bots(toy: Trainable, tmp_path: Path) -> None:
    path = tmp_path / "toy.jsonl"
    TrainingFile(path, PLAN, toy)
    for other in (replace(PLAN, seed=6), replace(PLAN, deals=2)):
        with pytest.raises(BadTraining, match="training_changed"):
            TrainingFile(path, other, toy)
    first = next(evolve(PLAN, toy))
    with pytest.raises(BadTraining):
        still_plays_the_same(PLAN, toy, replace(first, worths=(first.worths[0] + 0.01, *first.worths[1:])))
    with pytest.raises(BadTraining):
        list(evolve(replace(PLAN, seed=6), toy, [first]))


def test_all_proposals_have_the_same_luck_and_take_every_seat() -> None:
    assert [Deal(1, "0", 3, number).seat for number in range(4)] == [0, 1, 2, 0]
    assert Deal(1, "0", 3, 0).luck != Deal(1, "1", 3, 0).luck != Deal(1, "held out", 3, 0).luck


def test_a_bot_that_plays_like_its_rival_is_worth_exactly_one_half(toy: Trainable) -> None:
    levels = [Tried(20, 5, 1.0), Tried(12, -7, 0.0)]
    assert worth(toy, levels, levels) == 0.5
    assert worth(toy, [Tried(26, 11, 1.0), Tried(12, -7, 0.0)], levels) == pytest.approx(
        (1 / (1 + 2.718281828**-1) + 0.5) / 2  # ahead by one spread in one of two games
    )
    same = Trial("shifting_stones", Deal(5, "x", 2, 1), None, 1)
    assert play_trial(same) == play_trial(same)


def test_what_is_held_out_is_counted_and_bounded(toy: Trainable) -> None:
    best = toy.opinions((BEST, 0.5))
    alone, both = (hold_out(PLAN, best, seats, 12) for seats in (1, 2))
    assert (alone.par, both.par) == (0.5, 0.5)
    assert both.games == 12
    assert both.better is (both.at_least > 0.5)
    assert both.at_least < both.share
    assert both.wins > 6  # greedy against novice
    assert HeldOut(4, 8, 4.0, 0.3, 1, 1).better  # of four, one in four would be par


def test_opinions_are_read_as_they_were_written() -> None:
    provenance = Provenance('meseta train "x"', "meseta 0.1.0, x 1", "0.1.0+abc", "adept", 1, 18, 2808)
    held_out = (HeldOut(2, 100, 61.5, 0.5123, 300.25, 281.5),)
    opinions = Opinions({"pace": 3.125, "reach": 0.9}, provenance, held_out)
    assert read_opinions(write_opinions(opinions)) == opinions
    assert tomllib.loads(write_opinions(opinions))["provenance"]["games"] == 2808


def test_the_curve_shows_every_proposal() -> None:
    generations = [Generation(n, ((0.1,),) * 2, (0.4 + n / 10, 0.6), (0.1,)) for n in range(3)]
    drawn = ElementTree.fromstring(curve("toy", "novice", generations))
    kinds = [element.tag.rpartition("}")[2] for element in drawn]
    assert kinds.count("circle") == 6
    line = next(element for element in drawn if element.tag.endswith("polyline"))
    heights = [float(point.split(",")[1]) for point in line.attrib["points"].split()]
    assert heights == sorted(heights, reverse=True)  # the means rise


def test_what_training_needs_is_named(toy: Trainable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(BadTraining) as refused:
        next(evolve(PLAN, toy))
    assert (refused.value.code, refused.value.values) == ("strategy_missing", {"extra": "train"})


@pytest.mark.parametrize("game", ["in_the_ruin", "shifting_stones", "sonora"])
def test_what_a_game_lets_be_trained_starts_within_its_ranges(game: str) -> None:
    tuned = trainable(game)
    assert tuned is not None
    starts = [weight.place for weight in tuned.weights]
    assert all(0 <= place <= 1 for place in starts)
    assert tuned.opinions(starts) == {weight.name: weight.start for weight in tuned.weights}
    assert tuned.make(tuned.opinions(starts), open_game(game)) is not None


def test_a_game_that_names_nothing_has_nothing_to_train(monkeypatch: pytest.MonkeyPatch) -> None:
    known = find_plugin("shifting_stones")
    assert known is not None
    monkeypatch.setattr("meseta.bots.training.find_plugin", lambda game: replace(known, training=None))
    assert trainable("shifting_stones") is None
    monkeypatch.setattr("meseta.bots.training.find_plugin", lambda game: None)
    assert trainable("shifting_stones") is None
