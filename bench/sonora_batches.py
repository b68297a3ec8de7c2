"""Many tables of Sonora at once: whole rounds per second on one core, and what a second thread brings.

A whole round is every seat's five flicks, with exact discs and their tremor, whatever is flicked again, and
all that is written on the sheets, each action chosen at random. Every step makes the mask of legal actions
and the observation of whoever is to act. “Through step” replays actions and flicks chosen beforehand, one
call per step. Rounds are counted as six for each game that ended.
"""

from statistics import median
from time import perf_counter, process_time

import numpy as np

from meseta.envs.sonora.batch import SonoraBatch

TABLES, STEPS, ROUNDS = 512, 300, 6


def fused(batch: SonoraBatch, steps: int) -> tuple[float, float]:
    """Rounds per second of processor time, with actions chosen in the compiled loop, and steps per round."""
    speeds, games = [], 0
    for _ in range(5):
        start = process_time()
        ended = batch.play_random(steps)
        speeds.append(ROUNDS * ended / (process_time() - start))
        games += ended
    return median(speeds), 5 * batch.tables * steps / (ROUNDS * games)


def through_step(batch: SonoraBatch) -> float:
    """Rounds per second of processor time by `step` itself."""
    dice, walk = np.random.default_rng(1), []
    batch.reset(1)
    for _ in range(STEPS):
        chances = dice.random(batch.mask.shape, np.float32) + 1
        actions = np.argmax(batch.mask * chances, axis=1).astype(np.int32)
        flicks = dice.uniform(-1, 1, (batch.tables, 4)).astype(np.float32)
        batch.step(actions, flicks)
        walk.append((actions, flicks))
    batch.reset(1)
    start, games = process_time(), 0
    for actions, flicks in walk:
        batch.step(actions, flicks)
        games += int(batch.done.sum())
    return ROUNDS * games / (process_time() - start)


def two_threads() -> tuple[float, float]:
    """How much faster two threads are by the clock, at best, and what they cost in processor time."""
    clock: dict[int, list[float]] = {1: [], 2: []}
    spent: dict[int, list[float]] = {1: [], 2: []}
    batches = {threads: SonoraBatch(TABLES, 2, 1, threads=threads) for threads in clock}
    for _ in range(15):
        for threads, batch in batches.items():
            batch.reset(1)
            start, work = perf_counter(), process_time()
            batch.play_random(STEPS)
            clock[threads].append(perf_counter() - start)
            spent[threads].append(process_time() - work)
    return min(clock[1]) / min(clock[2]), median(spent[2]) / median(spent[1])


def main() -> None:
    """Print all of it."""
    batch = SonoraBatch(TABLES, 2, 1)
    batch.play_random(STEPS)  # so that tables are in all phases of their games
    rounds, steps = fused(batch, STEPS)
    print(f"2 seats, {TABLES} tables: {rounds:,.0f} rounds per second, of {steps:.1f} steps each")
    print(f"the same through step: {through_step(batch):,.0f} rounds per second")
    faster, dearer = two_threads()
    print(f"two threads: {faster:.2f} × by the clock at best, {dearer:.2f} × the processor time")


if __name__ == "__main__":
    main()
