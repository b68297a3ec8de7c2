"""How fast exact knowledge of Shifting Stones answers. There is no peer; times are printed."""

from random import Random
from time import perf_counter

from meseta.games.shifting_stones.best_turn import best_turn
from meseta.games.shifting_stones.chance import Layouts
from meseta.games.shifting_stones.content import STANDARD
from meseta.games.shifting_stones.distance import Distances
from meseta.games.shifting_stones.grid import pack


def main() -> None:
    """Print the times."""
    rng = Random(1)
    grids = [pack(Layouts().sample(rng).faces) for _ in range(300)]
    start = perf_counter()
    distances = Distances(STANDARD)
    for card in STANDARD.cards:
        distances.distance(grids[0], card)
    print(
        f"\nShifting Stones, exact knowledge\n  all 72 cards ready in {1e3 * (perf_counter() - start):.0f} ms"
    )
    start = perf_counter()
    for grid in grids:
        for card in STANDARD.cards:
            distances.distance(grid, card)
    each = (perf_counter() - start) / len(grids) / len(STANDARD.cards)
    print(f"  the distance of a new grid to a card in {1e6 * each:.0f} µs")
    for size in (4, 6):
        times = []
        for grid in grids:
            hand = rng.sample(sorted(STANDARD.cards), size)
            start = perf_counter()
            best_turn(STANDARD, grid, hand)
            times.append(1e3 * (perf_counter() - start))
        times.sort()
        middle, late = times[len(times) // 2], times[int(0.95 * len(times))]
        print(f"  the best turn of {size} cards in {middle:.1f} ms (95 of 100 within {late:.1f} ms)")


if __name__ == "__main__":
    main()
