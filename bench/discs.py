"""Flicks a second, side by side with physics engines: ``python -m bench.discs``.

Twenty discs lie on the board; soft flicks are 0.8 m/s, hard ones 2.5 m/s, each ± 20 %. All engines flick
the same flicks in turn, on one core, several rounds; the best round of each counts, because what disturbs
a measurement only ever slows it down.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec
import numpy as np

from bench.peers import PEERS, Flick
from meseta.discs import TABLE, flick, plain
from meseta.discs.chance import aim, scatter
from meseta.discs.compiled import Compiled, engine

REFERENCE = "pymunk at 1/240 s"
GOALS = {"plain": 4, "compiled": 100, "batched": 150}
SPEEDS = {"soft": 800_000, "hard": 2_500_000}
FLICKS = 4096
ROUNDS = 9
PATIENCE = 0.4
"""Seconds that an engine gets in a round, at least."""

Prepare = Callable[[Sequence[Flick]], Callable[[], object]]
"""Takes flicks in, and returns what flicks them all: only that is measured."""


def some_flicks(speed: int, count: int, rng: Random) -> list[Flick]:
    """Twenty discs anywhere, and a flick from any corner into the board."""
    return [
        (
            scatter(TABLE, 20, rng),
            aim(TABLE, rng.randrange(4), rng.uniform(-35, 35), speed * rng.uniform(0.8, 1.2)),
        )
        for _ in range(count)
    ]


def engines(compiled: Compiled) -> dict[str, Prepare]:
    """Ours and those of the peers that are installed."""

    def each(one: Callable[..., object]) -> Prepare:
        def flick_all(flicks: Sequence[Flick]) -> None:
            for discs, shot in flicks:
                one(TABLE, discs, shot)

        return lambda flicks: partial(flick_all, flicks)

    def batched(flicks: Sequence[Flick]) -> Callable[[], object]:
        tables = np.array([discs for discs, _ in flicks])
        shots = np.array([(shot.corner, shot.x, shot.y, shot.vx, shot.vy) for _, shot in flicks])
        return partial(compiled.batch, TABLE, tables, shots)

    found = {
        "plain": each(plain.run),
        "plain, checked and traced": each(flick),
        "compiled": each(compiled.run),
        "compiled, checked and traced": each(partial(flick, engine=compiled)),
        "batched": batched,
    }
    for name, make in PEERS.items():
        try:
            found[name] = each(make())
        except ImportError:
            print(f"{name} is not installed here.")
    return found


def rates(flicks: Sequence[Flick], contenders: dict[str, Prepare]) -> dict[str, float]:
    """Flicks a second of each contender, best of `ROUNDS`."""
    best = dict.fromkeys(contenders, 0.0)
    shares = {name: share(prepare, flicks) for name, prepare in contenders.items()}
    for _ in range(ROUNDS):
        for name, prepare in contenders.items():
            run = prepare(flicks[: shares[name]])
            start = perf_counter()
            run()
            best[name] = max(best[name], shares[name] / (perf_counter() - start))
    return best


def share(prepare: Prepare, flicks: Sequence[Flick]) -> int:
    """How many of the flicks this contender has time for in a round."""
    prepare(flicks[:1])()  # what is made ready at the first call is not measured
    count = 1
    while count < len(flicks):
        run = prepare(flicks[:count])
        start = perf_counter()
        run()
        if perf_counter() - start > PATIENCE / 2:
            break
        count *= 2
    return min(count, len(flicks))


def trace_sizes(flicks: Sequence[Flick]) -> list[int]:
    """Bytes of JSON that the traces take, from the smallest to the largest."""
    return sorted(len(msgspec.json.encode(flick(TABLE, discs, shot).trace)) for discs, shot in flicks)


def first_flick(cache: str) -> float:
    """Seconds that a fresh process needs for numba and its first compiled flick."""
    program = (
        "from time import perf_counter as now; start = now();"
        "from meseta.discs import TABLE; from meseta.discs.chance import aim;"
        "from meseta.discs.compiled import engine;"
        "engine().run(TABLE, [(0, 90_000)], aim(TABLE, 0, 0, 800_000)); print(now() - start)"
    )
    environment = os.environ | {"NUMBA_CACHE_DIR": cache}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def main() -> None:
    """Print flicks a second and ratios to pymunk, the size of traces, and what starting up costs."""
    contenders = engines(engine())
    for kind, speed in SPEEDS.items():
        flicks = some_flicks(speed, FLICKS, Random(speed))
        found = rates(flicks, contenders)
        print(f"\n{kind} flicks, {speed / 1e6} m/s, 20 discs" + " " * 8 + "a second    ratio     goal")
        for name, rate in sorted(found.items(), key=lambda pair: -pair[1]):
            ratio = f"{rate / found[REFERENCE]:9.2f}" if REFERENCE in found else ""
            goal = f"{GOALS[name]:9}" if name in GOALS else ""
            print(f"{name:32}{rate:14,.0f}{ratio}{goal}")
        sizes = trace_sizes(flicks[:1000])
        print(f"trace: half below {sizes[500]} bytes, all below {sizes[-1]}")
    with TemporaryDirectory() as cache:
        print(f"\nfirst compiled flick of a process: {first_flick(cache):.1f} s cold,", end=" ")
        print(f"{first_flick(cache):.1f} s with a warm cache")


if __name__ == "__main__":
    main()
