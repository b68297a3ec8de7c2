"""How often a hand reaches what it aims at on Sonora's board: ``python -m bench.sonora_reach``.

Straight aims from the top left corner of an empty board, at a place well inside each zone and at the middle
of each circle, so hard that a perfect hand's disc would stop there; a circle is reached by touching it.
"""

from statistics import mean

from bench.spread import FLICKS, HANDS, land
from meseta.discs import Fate, Place
from meseta.discs.chance import Hand
from meseta.games.sonora.board import touches
from meseta.games.sonora.content import HOUSE

ZONES: tuple[Place, ...] = ((-110_000, -110_000), (110_000, -110_000), (130_000, 60_000), (-110_000, 110_000))
"""A place inside each zone; the one across is aimed at past the hole."""


def at_rest(hand: Hand, target: Place, seed: int) -> list[Place]:
    """Where the flicks at one target ended that stayed on the floor."""
    batch = land(hand, target, seed).batch
    return [
        (int(x), int(y))
        for (x, y), fate in zip(batch.places[:, 0], batch.fates[:, 0], strict=True)
        if fate == Fate.ON_FLOOR
    ]


def main() -> None:
    """Print both shares for every hand."""
    board = HOUSE.board
    print(f"Of {FLICKS} flicks at each target, how many in a hundred reach it")
    print(f"  {'':<10}{'zones':>8}{'circles':>10}")
    for name, hand in HANDS.items():
        zones = [
            sum(board.zones_at(place) == board.zones_at(target) for place in at_rest(hand, target, seed))
            for seed, target in enumerate(ZONES)
        ]
        circles = [
            sum(touches(board, circle, place) for place in at_rest(hand, (circle.x, circle.y), seed))
            for seed, circle in enumerate(board.circles)
        ]
        print(f"  {name:<10}{100 * mean(zones) / FLICKS:>8.0f}{100 * mean(circles) / FLICKS:>10.0f}")


if __name__ == "__main__":
    main()
