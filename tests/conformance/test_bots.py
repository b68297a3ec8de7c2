"""Whatever a rung thinks, it answers legally, soon, and by what its seat can see alone."""

from random import Random
from typing import Any

import pytest

from meseta.bots.bot import Budget
from meseta.bots.registry import SEARCH, make_bot, own_bots
from meseta.core.game import AnyGame
from meseta.games import KEYS, open_game
from tests.conformance.walks import sampled, walk

BRIEF = Budget(nodes=20)
"""A fiftieth of the usual work: what is tested here does not depend on how long a bot thinks."""

every_rung = pytest.mark.parametrize(("key", "rung"), [(key, rung) for key in KEYS for rung in own_bots(key)])
every_game = pytest.mark.parametrize("key", KEYS)


def decisions(key: str, count: int) -> list[tuple[Any, int]]:
    """Positions in which a seat is to act, of every number of players."""
    seats = open_game(key).info.seats
    each = -(-count // len(seats))
    found = [(ply.before, ply.seat) for number in seats for ply in sampled(key, number, 4 * each)]
    acting = [(state, seat) for state, seat in found if seat >= 0]
    return Random(key).sample(acting, min(count, len(acting)))


def answer(game: AnyGame, rung: str, state: Any, seat: int) -> Any:
    view, legal = game.observe(state, seat), game.legal(state, seat)
    return make_bot(rung, game).choose(view, legal, BRIEF, Random(7))


@every_rung
def test_a_rung_only_does_what_is_legal(key: str, rung: str) -> None:
    game = open_game(key)
    bot = make_bot(rung, game)
    for state, seat in decisions(key, 12):
        legal = game.legal(state, seat)
        assert bot.choose(game.observe(state, seat), legal, BRIEF, Random(7)) in legal


@every_rung
def test_the_same_view_gets_the_same_answer_whatever_it_hides(key: str, rung: str) -> None:
    game = open_game(key)
    for number, (state, seat) in enumerate(decisions(key, 3)):
        twin = game.imagine(game.observe(state, seat), Random(number))
        assert answer(game, rung, state, seat) == answer(game, rung, twin, seat)


@every_game
def test_search_plays_any_game_legally_and_repeatably(key: str) -> None:
    game = open_game(key)
    for state, seat in decisions(key, 2):
        found = answer(game, SEARCH, state, seat)
        assert found in game.legal(state, seat)
        assert found == answer(game, SEARCH, state, seat)


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
