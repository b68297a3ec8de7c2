"""Bots that are not ours, measured on the scale of those that are."""

from pathlib import Path

import pytest

from meseta.arena.duels import Bout, Duel
from meseta.arena.estimate import Against, estimate, games_against
from meseta.arena.guest_report import Guests, guest_page
from meseta.arena.ladder import Plan
from meseta.arena.pairs import read_pairs
from meseta.arena.results import Results
from meseta.arena.standings import standing
from meseta.bots.ratings import Rating
from meseta.cli.ladder import Places
from meseta.core.errors import BadSetup

MINE = "my_bot.py:Mine"
BOUT = Bout(0, wins=(1.0, 0.5), scores=((3, 1), (2, 2)), moves=(9, 9), seconds=(0.1, 0.1))


def odds(difference: float) -> float:
    return float(1 / (1 + 10 ** (-difference / 400)))


def test_an_estimate_reproduces_the_odds_it_was_made_from() -> None:
    games = [Against(Rating(rung, 0), 10_000 * odds(1100 - rung), 10_000) for rung in (900, 1000, 1300)]
    found = estimate(games)
    assert found is not None
    assert found.rating == pytest.approx(1100, abs=1)
    assert found.margin < 10


def test_what_is_not_known_of_a_rung_is_not_known_of_those_it_played() -> None:
    sure, unsure = (estimate([Against(Rating(1000, margin), 50, 100)]) for margin in (0, 300))
    assert sure is not None
    assert unsure is not None
    assert unsure.margin**2 == pytest.approx(sure.margin**2 + 300**2)


def test_a_bot_that_has_lost_every_game_gets_a_finite_and_modest_rating() -> None:
    lost = Against(Rating(1000, 20), 0, 40)
    found = estimate([lost])
    assert found is not None
    assert 0 < found.rating < 1000
    assert found.margin > 200
    assert lost.one_sided


def test_wins_count_for_whoever_won_on_either_side_of_a_pair() -> None:
    rungs = {"greedy": Rating(1000, 0)}
    first = standing(Duel("shifting_stones", (MINE, "greedy"), 1), [BOUT])
    second = standing(Duel("shifting_stones", ("greedy", MINE), 1), [BOUT])
    unrated = standing(Duel("shifting_stones", (MINE, "search"), 1), [BOUT])
    assert games_against(MINE, [first, second, unrated], rungs) == [
        Against(rungs["greedy"], 1.5, 2),
        Against(rungs["greedy"], 0.5, 2),
    ]
    assert estimate(games_against(MINE, [unrated], rungs)) is None


@pytest.mark.parametrize("text", ["my_bot.py:Mine", "greedy", "a:b:c", "a vs b vs c", ":greedy", "greedy:"])
def test_what_is_no_pair_is_refused(text: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read_pairs(text)
    assert refused.value.code == "pair_form"


def test_the_page_names_the_command_and_the_rating() -> None:
    duels = (standing(Duel("shifting_stones", (MINE, "greedy"), 1), [BOUT]),)
    found = guest_page(
        Guests("shifting_stones", (MINE,), "v1", 1, "meseta …", duels, {"greedy": Rating(1000, 0)})
    )
    assert "Measured by `meseta …` (v1, seed 1)" in found
    assert f"| {MINE} | greedy | 1.5 | 2 |" in found
    assert f"- {MINE}: 1" in found


def test_the_games_of_a_bot_whose_code_was_changed_do_not_count(tmp_path: Path) -> None:
    duel = Duel("shifting_stones", (MINE, "greedy"), 1, code="before")
    Results(tmp_path / "bouts.jsonl", "v1", 1).add(duel, BOUT)
    again = Results(tmp_path / "bouts.jsonl", "v1", 1)
    assert [pair for pair, _ in again.pairs] == [(MINE, "greedy")]
    assert again.bouts(duel) == [BOUT]
    assert again.bouts(Duel("shifting_stones", (MINE, "greedy"), 1, code="after")) == []


def test_our_own_pages_are_not_where_other_peoples_bots_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ours, theirs = Plan("sonora"), Plan("sonora", pairs=((MINE, "adept"), ("greedy", "novice")))
    assert Places(None, None).folder(ours) == Path("ladder")
    Path("docs/ladder").mkdir(parents=True)
    Path("docs/ladder/sonora.md").touch()
    assert Places(None, None).folder(ours) == Path("docs/ladder")
    assert Places(None, None).folder(theirs) == Path("ladder/Mine")
    assert Places(Path("docs/ladder"), None).folder(theirs) == Path("docs/ladder/Mine")
