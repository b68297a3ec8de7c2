"""The lowest and the highest rung answer legally, in very many positions."""

from random import Random

import pytest

from meseta.bots.registry import make_bot, own_bots
from meseta.games import keys, open_game
from meseta.testing import walk
from meseta.testing.bots import BRIEF

every_game = pytest.mark.parametrize("key", keys())


@pytest.mark.slow
@every_game
def test_the_lowest_rung_never_errs_in_a_million_positions(key: str) -> None:
    # A third of a million for each game; positions come from walks of random players.
    game = open_game(key)
    bot = make_bot(own_bots(key)[0], game)
    done = seed = 0
    while done < 334_000:
        for ply in walk(game, 1 + seed % max(game.info.seats), seed, "random"):
            if ply.seat >= 0:
                legal = game.legal(ply.before, ply.seat)
                assert bot.choose(game.observe(ply.before, ply.seat), legal, BRIEF, Random(seed)) in legal
                done += 1
        seed += 1


@pytest.mark.slow
@every_game
def test_the_highest_rung_never_errs_in_thousands_of_positions(key: str) -> None:
    game = open_game(key)
    bot = make_bot(own_bots(key)[-1], game)
    done = seed = 0
    while done < 2_000:
        for ply in walk(game, 1 + seed % max(game.info.seats), seed, "greedy"):
            if ply.seat >= 0:
                legal = game.legal(ply.before, ply.seat)
                assert bot.choose(game.observe(ply.before, ply.seat), legal, BRIEF, Random(seed)) in legal
                done += 1
        seed += 1
