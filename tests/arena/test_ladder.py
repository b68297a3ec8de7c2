"""A ladder can be trusted: its bounds hold, its games are fair, and it continues where it stopped."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from meseta.arena import ladder
from meseta.arena.betting import lower_bound, upper_bound
from meseta.arena.duels import Bout, Duel, Terms, play_bout, share_beaten
from meseta.arena.ladder import GOAL, Plan, decided, play_duel
from meseta.arena.pairs import read_pairs
from meseta.arena.rating import ANCHOR, rate
from meseta.arena.report import Ladder, data, kept_notes, page, plot
from meseta.arena.results import Results
from meseta.arena.standings import standing
from meseta.arena.workers import Workers, on_this_machine
from meseta.bots.registry import own_bots
from meseta.core.errors import BadBot, BadSetup, bot_traceback
from meseta.core.results import Outcome
from meseta.games import open_game

GAME = open_game("shifting_stones")
DUEL = Duel("shifting_stones", ("greedy", "random"), seed=3)


@pytest.mark.parametrize("mean", [0.3, 0.55, 0.9])
def test_the_bound_is_seldom_wrong_however_often_it_is_checked(mean: float) -> None:
    rng = Random(f"{mean}")
    wrong = 0
    for _ in range(200):
        results: list[float] = []
        for _ in range(12):  # a dozen checks of every run
            results += [((rng.random() < mean) + (rng.random() < mean)) / 2 for _ in range(10)]
            if lower_bound(results) > mean:
                wrong += 1
                break
    assert wrong <= 0.05 * 200


def test_the_bounds_close_in_on_the_mean() -> None:
    rng = Random(1)
    results = [float(rng.random() < 0.62) for _ in range(4000)]
    assert 0.58 < lower_bound(results) < sum(results) / 4000 < upper_bound(results) < 0.66


def test_ratings_reproduce_the_odds_they_were_made_from() -> None:
    wins = {("b", "a"): (800.0, 1000), ("c", "b"): (600.0, 1000)}
    rated = rate(["a", "b", "c", "stranger"], wins, anchor="b")
    assert list(rated) == ["a", "b", "c"]
    assert rated["b"] == (ANCHOR, 0.0)
    assert rated["a"].rating == pytest.approx(1000 - 240.8, abs=1.5)  # odds of 4 to 1: 400 log10 4
    assert rated["c"].rating == pytest.approx(1000 + 70.4, abs=1.5)  # odds of 3 to 2: 400 log10 1.5
    # The standard error of a share of 60 % in 1000 games is 1.55 %, which is 11.2 points there.
    assert rated["c"].margin == pytest.approx(1.96 * 11.2, rel=0.02)


def test_a_bot_that_always_wins_gets_a_finite_rating() -> None:
    rated = rate(["a", "b"], {("b", "a"): (1000.0, 1000)}, anchor="a")
    assert 1000 < rated["b"].rating - ANCHOR < 2000


def test_a_bout_is_two_games_with_the_same_chance_and_swapped_seats() -> None:
    mirrored = play_bout(GAME, Duel("shifting_stones", ("greedy", "greedy"), seed=3), 0)
    # Greedy against itself: whatever a seat is worth, each bot has it once.
    assert mirrored.scores[0] == mirrored.scores[1][::-1]
    assert mirrored.share == 0.5


def test_a_bout_is_determined_by_its_number_and_the_seed() -> None:
    again = [play_bout(GAME, DUEL, 5) for _ in range(2)]
    assert again[0].same_play(again[1])
    assert not again[0].same_play(play_bout(GAME, DUEL, 6))


COMPANY = Duel("shifting_stones", ("greedy", "novice"), seed=3, terms=Terms(rivals=2))


def test_in_company_the_first_bot_has_every_seat_once_with_the_same_chance() -> None:
    mirrored = Duel("shifting_stones", ("greedy", "greedy"), seed=3, terms=Terms(rivals=2))
    bout = play_bout(GAME, mirrored, 0)
    # Greedy against itself plays one and the same game, seen from each of its seats in turn.
    first = bout.scores[0]
    assert bout.scores == (first, (first[2], *first[:2]), (*first[1:], first[0]))
    assert len(set(first)) > 1
    assert bout.share == 0.5
    assert bout.moves[1] == 2 * bout.moves[0]


def test_rivals_of_one_kind_do_not_share_their_luck() -> None:
    scores = play_bout(
        GAME, Duel("shifting_stones", ("greedy", "random"), 3, terms=Terms(rivals=3)), 0
    ).scores
    assert any(len(set(rivals)) > 1 for _, *rivals in scores)


@pytest.mark.parametrize(
    ("winners", "totals", "share"),
    [
        ((0,), (9, 5, 5), 1.0),
        ((1,), (9, 9, 5), 0.5),  # a tie-break was lost, and somebody is still behind
        ((0, 1), (9, 9, 5), 0.75),
        ((1,), (5, 9, 5), 0.25),
        ((1,), (4, 9, 5), 0.0),
    ],
)
def test_a_bot_beats_those_it_finishes_ahead_of(
    winners: tuple[int, ...], totals: tuple[int, ...], share: float
) -> None:
    assert share_beaten(Outcome(winners, "", ""), totals, 0, [1, 2]) == share


def test_options_apply_to_every_game_of_a_duel() -> None:
    hands = Terms(options=(("hand_0", "exact"), ("hand_1", "exact")))
    exact = Duel("sonora", ("greedy", "greedy"), seed=3, terms=hands)
    bouts = [play_bout(open_game("sonora"), exact, number) for number in range(2)]
    # Nothing trembles, so nothing is random but who begins.
    assert sorted(bouts[0].scores) == sorted(bouts[1].scores)


def test_games_on_other_terms_are_kept_apart_and_do_not_count_for_ratings(tmp_path: Path) -> None:
    results = Results(path_in(tmp_path), "v1", 3)
    results.add(COMPANY, play_bout(GAME, COMPANY, 0))
    usual = replace(COMPANY, terms=Terms())
    again = Results(path_in(tmp_path), "v1", 3)
    assert again.bouts(usual) == []
    assert again.pairs == [(("greedy", "novice"), Terms(rivals=2))]
    stood = standing(COMPANY, again.bouts(COMPANY))
    assert stood.games == 3
    text = page(Ladder("shifting_stones", ("novice", "greedy"), "v1", 3, "", duels=(), varied=(stood,)))
    assert "| greedy | novice | 3 players |" in text
    assert not Ladder("shifting_stones", ("novice", "greedy"), "v1", 3, "", duels=(stood,)).ratings.get(
        "novice"
    )


@pytest.fixture
def plan() -> Plan:
    return Plan("shifting_stones", seed=3, games=24, least=4)


def path_in(folder: Path) -> Path:
    return folder / "shifting_stones.jsonl"


def finished(plan: Plan, folder: Path, jobs: int = 1) -> list[Bout]:
    return list(play_duel(plan, DUEL, Results(path_in(folder), "v1", plan.seed), on_this_machine(jobs)))


def without_times(bouts: list[Bout]) -> list[object]:
    return [(bout.number, bout.wins, bout.scores, bout.moves) for bout in bouts]


def test_a_pair_stops_as_soon_as_it_is_decided(plan: Plan, tmp_path: Path) -> None:
    bouts = finished(plan, tmp_path)
    assert len(bouts) * 2 < plan.games
    assert lower_bound(bout.share for bout in bouts) > GOAL
    assert not decided(plan, DUEL, bouts[:-1])


def test_the_number_of_processes_changes_nothing(plan: Plan, tmp_path: Path) -> None:
    alone, several = finished(plan, tmp_path / "a"), finished(plan, tmp_path / "b", jobs=2)
    assert without_times(alone) == without_times(several)


def test_an_interrupted_ladder_continues_where_it_stopped(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = finished(plan, tmp_path / "whole")
    running = play_duel(plan, DUEL, Results(path_in(tmp_path), "v1", plan.seed))
    begun = [next(running) for _ in range(3)]
    del running
    with path_in(tmp_path).open("ab") as file:
        file.write(b'{"version":"v1","se')  # the process was killed while writing
    played: list[int] = []

    def noted(duel: Duel, numbers: range, workers: Workers) -> Iterator[Bout]:
        played.append(numbers.start)
        return really(duel, numbers, workers)

    really = ladder._play_bouts
    monkeypatch.setattr(ladder, "_play_bouts", noted)
    resumed = finished(plan, tmp_path)
    assert played == [3]
    assert without_times(resumed[:3]) == without_times(begun)
    assert without_times(resumed) == without_times(whole)


def test_results_of_another_version_or_seed_are_not_counted(plan: Plan, tmp_path: Path) -> None:
    finished(plan, tmp_path)
    assert Results(path_in(tmp_path), "v1", plan.seed).bouts(DUEL)
    assert not Results(path_in(tmp_path), "v2", plan.seed).bouts(DUEL)
    assert not Results(path_in(tmp_path), "v1", plan.seed + 1).bouts(DUEL)


def test_the_results_of_bots_that_have_changed_are_discarded(plan: Plan, tmp_path: Path) -> None:
    results = Results(path_in(tmp_path), "v1", plan.seed)
    other = Duel("shifting_stones", ("random", "random"), plan.seed)
    results.add(other, play_bout(GAME, other, 0))
    results.add(DUEL, Bout(0, (0.0, 0.0), ((1, 2), (1, 2)), (9, 9), (0.1, 0.1)))
    assert finished(plan, tmp_path)[0].same_play(play_bout(GAME, DUEL, 0))
    again = Results(path_in(tmp_path), "v1", plan.seed)
    assert again.bouts(DUEL)[0].share == 1
    assert len(again.bouts(other)) == 1


def test_pairs_are_neighbours_unless_others_are_named() -> None:
    rungs = own_bots("shifting_stones")
    named = Plan("shifting_stones", pairs=read_pairs("greedy:random, greedy:greedy"))
    assert [duel.bots for duel in named.duels()] == [("greedy", "random"), ("greedy", "greedy")]
    assert [duel.bots for duel in Plan("shifting_stones").duels()] == list(
        zip(rungs[1:], rungs[:-1], strict=True)
    )
    assert [duel.bots for duel in Plan("shifting_stones", solo=True).duels()] == [(rung,) for rung in rungs]


def test_a_pair_that_cannot_play_is_refused_with_the_reason() -> None:
    with pytest.raises(BadSetup) as refused:
        read_pairs("greedy")
    assert refused.value.code == "pair_form"
    with pytest.raises(BadBot) as unknown:
        Plan("shifting_stones", pairs=(("greedy", "wizard"),)).duels()
    assert unknown.value.code == "bot_unknown"


def test_the_generic_search_can_be_measured_though_it_is_not_a_rung() -> None:
    (duel,) = Plan("shifting_stones", pairs=read_pairs("search:greedy")).duels()
    assert duel.bots == ("search", "greedy")
    assert all("search" not in rung.bots for rung in Plan("shifting_stones").duels())


def measured(plan: Plan, folder: Path) -> Ladder:
    alone = Duel("shifting_stones", ("greedy",), 3)
    return Ladder(
        "shifting_stones",
        ("random", "greedy"),
        "v1",
        3,
        "meseta ladder shifting_stones",
        (standing(DUEL, finished(plan, folder)),),
        (standing(alone, [play_bout(GAME, alone, number) for number in range(3)]),),
    )


def test_the_page_has_wins_bounds_ratings_and_the_command_to_repeat_them(plan: Plan, tmp_path: Path) -> None:
    found = measured(plan, tmp_path)
    text = page(found)
    (duel,), (alone,) = found.duels, found.alone
    assert "`meseta ladder shifting_stones` (v1, seed 3)" in text
    assert f"| greedy | random | {duel.wins:g} | {duel.games} | 100.0% | {duel.lower:.1%} |" in text
    assert "| greedy | 1000 |" in text
    assert f"| greedy | 3 | {alone.scores[0]:.2f} ± " in text


def test_the_page_has_solo_wins_only_if_somebody_lost(plan: Plan, tmp_path: Path) -> None:
    found = measured(plan, tmp_path)
    (alone,) = found.alone
    assert alone.wins == 0
    assert "| mean score | won | at least | at most | thinking |" in page(found)
    unbeaten = page(replace(found, alone=(replace(alone, wins=float(alone.games)),)))
    assert "| rung | games | mean score | thinking |" in unbeaten
    assert " won " not in unbeaten.partition("## Alone")[2]


def test_notes_below_the_figures_are_kept(plan: Plan, tmp_path: Path) -> None:
    found = measured(plan, tmp_path)
    assert kept_notes(page(found)) == ""
    noted = page(found, "## Notes\n\nLuck bounds it.")
    assert page(found, kept_notes(noted)) == noted


def test_ratings_are_plotted_and_saved_as_data(plan: Plan, tmp_path: Path) -> None:
    found = measured(plan, tmp_path)
    drawing = plot(found)
    assert drawing.count("<circle") == 2
    assert ">greedy</text>" in drawing
    assert "greedy = { rating = 1000, margin = 0 }" in data(found)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_raises_in_a_duel_is_reported_with_its_game(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "thrower.py"
    path.write_text(
        "class Thrower:\n"
        "    def __init__(self, game): pass\n"
        "    def choose(self, view, legal, budget, rng): raise ValueError('no')\n",
        encoding="utf-8",
    )
    duel = Duel("shifting_stones", (f"{path}:Thrower", "random"), seed=3)
    results = Results(tmp_path / "bouts.jsonl", "1", 3)
    with pytest.raises(BadBot) as refused:
        list(play_duel(Plan("shifting_stones", seed=3, games=4), duel, results, on_this_machine(jobs)))
    assert f'File "{path}", line 3, in choose' in bot_traceback(refused.value)
    assert bot_traceback(refused.value).endswith("ValueError: no\n")
