"""Random play of Shifting Stones compared with Catanatron's random games: player actions per second.

Chance's actions are not counted on our side; a roll of the dice counts as an action on Catanatron's.
"""

import random
from random import Random

from bench.sidebyside import Contender, side_by_side
from meseta.arena.selfplay import Contest, play_game
from meseta.core.seats import CHANCE
from meseta.games.shifting_stones.game import ShiftingStones

GAME = ShiftingStones()


def random_game(seed: int) -> int:
    """A two-player game with every action drawn at random and judged by `apply`."""
    rng = Random(seed)
    state = GAME.setup(2, {})
    plies = 0
    while actors := GAME.actors(state):
        (seat,) = actors
        if seat == CHANCE:
            state = GAME.apply(state, seat, GAME.chance(state).sample(rng))
        else:
            state = GAME.apply(state, seat, GAME.legal(state, seat).sample(rng))
            plies += 1
    return plies


def random_bots(seed: int) -> int:
    """The same as bots play: a view is made for every action, and every answer checked."""
    return play_game(GAME, Contest("shifting_stones", ("random", "random"), 1, seed), 0).plies


def catanatron_game(seed: int) -> int:
    """A two-player game of Catanatron's random players, at most a thousand turns long as in its own play."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
    plies = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        plies += 1
    return plies


def main() -> None:
    """Print the comparison."""
    side_by_side(
        "Random two-player games",
        "actions",
        Contender("Catanatron, random players", catanatron_game),
        [
            Contender("Shifting Stones, random play", random_game),
            Contender("Shifting Stones, random bots with their views", random_bots),
        ],
    )


if __name__ == "__main__":
    main()
