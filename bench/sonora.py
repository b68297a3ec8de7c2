"""Complete random games of Sonora compared with Catanatron's: two players, games per second.

Sonora's games last six rounds; flicks are random over the whole legal range of speeds, and every action goes
through `apply`. Flicks cannot be listed, so nothing is.
"""

from bench.random_play import catanatron_game, sampled, selfplay
from bench.sidebyside import Contender, Work, side_by_side
from meseta.discs import compiled
from meseta.games.sonora.game import Sonora

AT_ONCE = 10


def games(game: Sonora) -> Work:
    """One random game."""

    def work(seed: int) -> int:
        sampled(game, seed)
        return 1

    return work


def contests(game: Sonora) -> Work:
    """Some games of random bots."""

    def work(seed: int) -> int:
        selfplay(game, seed, AT_ONCE)
        return AT_ONCE

    return work


def one_of_catanatrons(seed: int) -> int:
    """One of Catanatron's random games."""
    catanatron_game(seed)
    return 1


def main() -> None:
    """Print the comparison."""
    plain, quick = Sonora(), Sonora(engine=compiled.engine())
    side_by_side(
        "Complete random two-player games",
        "games",
        Contender("Catanatron, random players", one_of_catanatrons),
        [
            Contender("Sonora, random play, compiled discs", games(quick)),
            Contender("Sonora, random play, plain discs", games(plain)),
            Contender("Sonora, selfplay, compiled discs", contests(quick)),
            Contender("Sonora, selfplay, plain discs", contests(plain)),
        ],
    )


if __name__ == "__main__":
    main()
