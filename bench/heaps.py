"""Sweeps that flicks at touching discs take: ``python -m bench.heaps``.

Rows, grids, honeycombs and heaps of 12 and of 20 touching discs, flicked at from a nudge to as hard as a hand
can; and, for comparison, the stored flicks at scattered discs.
"""

from __future__ import annotations

from collections.abc import Iterable

from tests.discs.heaps import heap_flicks
from tests.discs.stored import Flick, stored_flicks

from meseta.discs import TABLE, kernel
from meseta.discs.compiled import engine

FLICKS = 30_000


def sweeps(flicks: Iterable[Flick]) -> list[int]:
    """How many sweeps each flick took, ascending."""
    return sorted(engine().end(TABLE, discs, shot).sweeps for discs, shot in flicks)


def main() -> None:
    """Print the median, two high quantiles and the most."""
    kinds = {
        "scattered discs": stored_flicks(),
        "12 touching": heap_flicks(FLICKS, seed=11),
        "20 touching": heap_flicks(FLICKS, seed=12, discs=20),
    }
    print(f"{'flicks at':18}{'count':>8}{'median':>8}{'99 %':>7}{'99.9 %':>8}{'most':>7}")
    for name, flicks in kinds.items():
        found = sweeps(flicks)
        count = len(found)
        shares = [found[count // 2], found[count * 99 // 100], found[count * 999 // 1000], found[-1]]
        print(f"{name:18}{count:>8,}{shares[0]:>8}{shares[1]:>7}{shares[2]:>8}{shares[3]:>7,}")
    print(f"A flick ends after {kernel.MOST_SWEEPS:,} sweeps at the latest.")


if __name__ == "__main__":
    main()
