"""Random two-player games: Catanatron's, and any of ours in the three ways in which they can be played.

Chance's actions are not counted on our side; a roll of the dice counts as an action on Catanatron's.
"""

import random
from collections.abc import Callable
from random import Random

from meseta.arena.processes import Alarm, watched
from meseta.arena.selfplay import Contest, play_game
from meseta.core.actions import LegalActions
from meseta.core.game import Action, AnyGame
from meseta.core.seats import CHANCE


def sampled(game: AnyGame, seed: int) -> int:
    """The actions of a game, each drawn at random without listing any, and judged by `apply`."""
    return _random_game(game, seed, lambda legal, rng: legal.sample(rng))


def listed(game: AnyGame, seed: int) -> int:
    """The same with all legal actions listed before one is drawn, as in Catanatron's games."""
    return _random_game(game, seed, lambda legal, rng: rng.choice(list(legal)))


def _random_game(game: AnyGame, seed: int, draw: Callable[[LegalActions[Action], Random], Action]) -> int:
    rng = Random(seed)
    state = game.setup(2, {})
    plies = 0
    while actors := game.actors(state):
        seat = min(actors)
        if seat == CHANCE:
            state = game.apply(state, seat, game.chance(state).sample(rng))
        else:
            state = game.apply(state, seat, draw(game.legal(state, seat), rng))
            plies += 1
    return plies


def selfplay(game: AnyGame, seed: int, games: int = 1) -> int:
    """The same as `meseta selfplay GAME --bots random,random` plays it: a view for every action, every answer
    checked, and the bots watched."""
    contest = Contest(game.info.key, ("random", "random"), games, seed)
    with watched(Alarm(print)) as watch:
        return sum(play_game(game, contest, number, watch).plies for number in range(games))


def catanatron_game(seed: int) -> int:
    """A game of Catanatron's random players, at most a thousand turns long as in its own play."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
    plies = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        plies += 1
    return plies
