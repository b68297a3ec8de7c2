"""Random play of Shifting Stones compared with Catanatron's random games: player actions per second."""

from functools import partial

from bench.random_play import catanatron_game, listed, sampled, selfplay
from bench.sidebyside import Contender, side_by_side
from meseta.games.shifting_stones.game import ShiftingStones

GAME = ShiftingStones()
random_game = partial(sampled, GAME)


def main() -> None:
    """Print the comparison."""
    side_by_side(
        "Random two-player games",
        "actions",
        Contender("Catanatron, random players", catanatron_game),
        [
            Contender("Shifting Stones, random play", random_game),
            Contender("Shifting Stones, all actions listed", partial(listed, GAME)),
            Contender("Shifting Stones, selfplay of random bots", partial(selfplay, GAME)),
        ],
    )


if __name__ == "__main__":
    main()
