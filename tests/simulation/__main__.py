"""Runs seeds: `python -m tests.simulation 7` tells the whole story of one; with `--seeds`, many of them run
on all cores until one fails."""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice

from tests.simulation.run import Broken, run

CHUNK = 10
"""Seeds that a process runs before it reports."""


def main() -> int:
    """The exit status: 1 if an invariant did not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("seed", nargs="?", type=int, help="run this one and tell its story")
    parser.add_argument("--seeds", type=int, default=1000, help="how many seeds to run (1000)")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first of them (0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    wanted = parser.parse_args()
    if wanted.seed is not None:
        return _tell(wanted.seed)
    return _run_all(range(wanted.first, wanted.first + wanted.seeds), wanted.jobs)


def _tell(seed: int) -> int:
    try:
        outcome = run(seed, keep=None)
    except Broken as broken:
        _say(f"{broken}\n")
        return 1
    _say(f"{outcome.story}\n\nSeed {seed}: {outcome}\n")
    return 0


def _run_all(seeds: range, jobs: int) -> int:
    """Run them in parallel; says which one failed, and how."""
    began, done, steps = time.monotonic(), 0, 0
    chunks = (seeds[start : start + CHUNK] for start in range(0, len(seeds), CHUNK))
    with ProcessPoolExecutor(jobs) as pool:
        for finished in _in_order(pool, chunks, jobs):
            if isinstance(finished, str):
                pool.shutdown(cancel_futures=True)
                _say(f"\n{finished}\n")
                return 1
            done, steps = done + CHUNK, steps + finished
            rate = done / (time.monotonic() - began)
            _say(f"\r{min(done, len(seeds)):,} of {len(seeds):,} seeds, {rate:.1f} a second, {steps:,} steps")
    _say("\nEvery invariant held.\n")
    return 0


def _in_order(pool: ProcessPoolExecutor, chunks: Iterator[range], jobs: int) -> Iterator[int | str]:
    """What came of the chunks, as they finish: their steps, or the story of a seed that failed."""
    waiting: set[Future[int | str]] = {pool.submit(_run_chunk, chunk) for chunk in islice(chunks, 2 * jobs)}
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        waiting |= {pool.submit(_run_chunk, chunk) for chunk in islice(chunks, len(done))}
        yield from (future.result() for future in done)


def _run_chunk(seeds: range) -> int | str:
    try:
        return sum(run(seed).steps for seed in seeds)
    except Broken as broken:
        return str(broken)


def _say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
