"""Runs contenders in turn, so that a busy machine is busy for all of them, and prints ratios."""

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import NamedTuple, TypeAlias

Work: TypeAlias = Callable[[int], int]
"""Does some work, seeded by the number, and returns how much it was."""


class Contender(NamedTuple):
    """Something to be measured."""

    name: str
    work: Work


def measure(work: Work, seconds: float, seed: int) -> float:
    """How much work is done per second of processor time, however busy the machine is."""
    start = process_time()
    done = 0
    while (elapsed := process_time() - start) < seconds:
        done += work(seed)
        seed += 1
    return done / elapsed


def side_by_side(
    title: str, unit: str, peer: Contender, ours: list[Contender], rounds: int = 7, seconds: float = 1.5
) -> None:
    """Print how much everyone does per second, and as a multiple of the peer: medians of all rounds."""
    speeds: dict[str, list[float]] = {contender.name: [] for contender in (peer, *ours)}
    for contender in (peer, *ours):
        contender.work(0)  # imports and caches are not what is measured
    for turn in range(rounds):
        for contender in (peer, *ours):
            speeds[contender.name].append(measure(contender.work, seconds, 1000 * turn))
    print(f"\n{title} ({unit} per second, one core, median of {rounds} rounds)")
    for contender in (peer, *ours):
        ratios = [
            mine / theirs for mine, theirs in zip(speeds[contender.name], speeds[peer.name], strict=True)
        ]
        speed, ratio = median(speeds[contender.name]), median(ratios)
        print(f"  {contender.name:<44} {speed:>12,.0f}   {ratio:6.2f} ×")
