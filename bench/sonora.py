"""Complete random games of Sonora compared with Catanatron's: two players, games per second.

Sonora's games last six rounds; flicks are random over the whole legal range of speeds, and every action goes
through `apply`. Catanatron's are the same as in the bench of Shifting Stones.
"""

from random import Random

from bench.shifting_stones import catanatron_game
from bench.sidebyside import Contender, side_by_side
from meseta.core.seats import CHANCE
from meseta.discs import compiled
from meseta.games.sonora.game import Sonora

PLAIN = Sonora()
GAMES_AT_ONCE = 1


def random_game(game: Sonora, seed: int) -> int:
    """One game with every action drawn at random."""
    rng = Random(seed)
    state = game.setup(2, {})
    while actors := game.actors(state):
        seat = min(actors)
        source = game.chance(state) if seat == CHANCE else game.legal(state, seat)
        state = game.apply(state, seat, source.sample(rng))
    return GAMES_AT_ONCE


def one_of_catanatrons(seed: int) -> int:
    """One of Catanatron's random games."""
    catanatron_game(seed)
    return GAMES_AT_ONCE


def main() -> None:
    """Print the comparison."""
    quick = Sonora(engine=compiled.engine())
    side_by_side(
        "Complete random two-player games",
        "games",
        Contender("Catanatron, random players", one_of_catanatrons),
        [
            Contender("Sonora, 6 rounds, compiled discs", lambda seed: random_game(quick, seed)),
            Contender("Sonora, 6 rounds, plain discs", lambda seed: random_game(PLAIN, seed)),
        ],
    )


if __name__ == "__main__":
    main()
