"""Whoever follows the hints through a whole game of Sonora is charged nothing."""

import pytest

from meseta.discs import compiled
from meseta.games.sonora.game import Sonora
from meseta.play.analysis import judge_entries
from tests.bots.following import assert_free, followed

GAME = Sonora(engine=compiled.engine())
SHORT = 24
"""Entries of the games that are not played to their end."""


def hand(seed: int) -> dict[str, str]:
    return {"hand_0": ("ordinary", "steady", "exact", "shaky")[seed % 4]}


@pytest.mark.parametrize("seats", [1, 2])
def test_following_the_hints_through_the_first_flicks_costs_exactly_nothing(seats: int) -> None:
    assert len(assert_free(GAME, followed(GAME, seats, 0, hand(0), entries=SHORT))) > 3


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("seed", range(20))
def test_following_the_hints_to_the_end_costs_exactly_nothing(seats: int, seed: int) -> None:
    match = followed(GAME, seats, seed, hand(seed))
    assert GAME.outcome(match.state) is not None
    assert len(assert_free(GAME, match)) > 20


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2])
def test_an_analysis_charges_those_who_follow_the_hints_nothing_and_tells_their_luck(seats: int) -> None:
    entries = list(judge_entries(GAME, followed(GAME, seats, 0, hand(0)).record()))
    assert not any(entry.cost or entry.mark for entry in entries if entry.seat == 0)
    assert any(any(entry.luck) for entry in entries)
