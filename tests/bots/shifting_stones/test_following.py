"""Whoever follows the hints to the end is charged nothing."""

import pytest

from meseta.core.record import Record
from meseta.play.advice import adviser_for
from meseta.play.analysis import judge_turns
from tests.bots.shifting_stones.choosing import GAME
from tests.bots.shifting_stones.judging import HINTS, played

GAMES = [
    0,
    1,
    *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 20)),
]


def assert_free(record: Record, seat: int) -> None:
    adviser_for.cache_clear()  # a judge that has never seen the match
    judged = list(judge_turns(GAME, record, {seat}))
    assert judged
    assert not any(entry.cost or entry.error or entry.mark for entry in judged)


@pytest.mark.parametrize("seed", GAMES)
def test_following_hints_alone_costs_exactly_nothing(seed: int) -> None:
    assert_free(played([HINTS], seed), 0)


@pytest.mark.parametrize("seed", GAMES)
def test_following_hints_against_a_greedy_bot_costs_exactly_nothing(seed: int) -> None:
    players = [HINTS, "greedy"] if seed % 2 else ["greedy", HINTS]
    assert_free(played(players, seed), players.index(HINTS))
