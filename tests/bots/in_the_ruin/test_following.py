"""Whoever follows the hints through a whole game of In the Ruin is charged nothing."""

import pytest

from meseta.play.analysis import judge_entries
from tests.bots.following import assert_free, followed
from tests.games.in_the_ruin.positions import GAME

OFTEN = [(seats, seed) for seats in (1, 2) for seed in range(20)]


@pytest.mark.parametrize(
    ("seats", "seed"),
    [(2, 0), *(pytest.param(*one, marks=pytest.mark.slow) for one in OFTEN if one != (2, 0))],
)
def test_following_the_hints_to_the_end_costs_exactly_nothing(seats: int, seed: int) -> None:
    match = followed(GAME, seats, seed)
    assert GAME.outcome(match.state) is not None
    assert len(assert_free(GAME, match)) > 10


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2])
def test_an_analysis_charges_those_who_follow_the_hints_nothing(seats: int) -> None:
    entries = list(judge_entries(GAME, followed(GAME, seats, seed=50).record()))
    assert not any(entry.cost or entry.mark for entry in entries if entry.seat == 0)
    assert any(entry.luck for entry in entries)
