"""Random matches of every game and number of players, for the suite to look at."""

from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from meseta.bots.bot import NORMAL
from meseta.bots.registry import make_bot
from meseta.core.game import AnyGame
from meseta.core.seats import CHANCE, Seat
from meseta.games import KEYS, open_game

LONGEST = 250
"""Entries after which a walk is broken off; random players may need thousands to finish."""


class Ply(NamedTuple):
    before: Any
    seat: Seat
    action: Any
    after: Any


def walk(game: AnyGame, seats: int, seed: int, bot: str) -> list[Ply]:
    """What a match between bots of one kind looked like, chance included."""
    rng = Random(seed)
    player = make_bot(bot, game)
    state = game.setup(seats, {})
    plies: list[Ply] = []
    while (actors := game.actors(state)) and len(plies) < LONGEST:
        seat = rng.choice(sorted(actors))
        if seat == CHANCE:
            action = game.chance(state).sample(rng)
        else:
            action = player.choose(game.observe(state, seat), game.legal(state, seat), NORMAL, rng)
        after = game.apply(state, seat, action)
        plies.append(Ply(state, seat, action, after))
        state = after
    return plies


@cache
def walks(key: str, seats: int) -> tuple[tuple[Ply, ...], ...]:
    """Walks of random players, and of greedy ones that reach the end."""
    game = open_game(key)
    return tuple(tuple(walk(game, seats, seed, bot)) for seed in range(2) for bot in ("random", "greedy"))


def plies(key: str, seats: int) -> list[Ply]:
    """Every ply of all walks."""
    return [ply for found in walks(key, seats) for ply in found]


def sampled(key: str, seats: int, count: int) -> list[Ply]:
    """Some of the plies, always the same ones."""
    found = plies(key, seats)
    return Random(f"{key}/{seats}").sample(found, min(count, len(found)))


every_table = pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key in KEYS for seats in open_game(key).info.seats]
)
"""Runs a test for every game with every number of players."""
