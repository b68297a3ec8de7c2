"""Flicks per second compared with physics engines, the size of a trace, the cost of starting up.

Twenty discs lie on the board; soft flicks are 0.8 m/s, hard ones 2.5 m/s, each ± 20 %.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from tempfile import TemporaryDirectory

import msgspec
import numpy as np

from bench.hosts import hosts
from bench.peers import Flick, Peer, box2d_peer, pooltool_peer, pymunk_peer
from bench.sidebyside import Contender, Work, side_by_side
from meseta.discs import TABLE, flick, plain
from meseta.discs.chance import aim, scatter
from meseta.discs.compiled import Compiled, engine

SPEEDS = {"soft": 800_000, "hard": 2_500_000}
FLICKS = 2048


def main() -> None:
    """Print all of it."""
    for kind, speed in SPEEDS.items():
        flicks = some_flicks(speed, Random(speed))
        peer, *others = contenders(flicks, engine())
        side_by_side(f"Discs, {kind} flicks", "flicks", peer, others, seconds=0.4)
        hosts(flicks, each(plain.run, flicks, 64), seconds=0.4)
        sizes = trace_sizes(flicks)
        print(f"  a trace: half below {sizes[len(sizes) // 2]} bytes of JSON, all below {sizes[-1] + 1}")
    with TemporaryDirectory() as cache:
        cold, warm = first_flick(cache), first_flick(cache)
    print(f"\nThe first compiled flick of a process: {cold:.1f} s cold, {warm:.1f} s with numba's cache warm")


def some_flicks(speed: int, rng: Random) -> list[Flick]:
    """Twenty discs anywhere, and a flick from any corner into the board."""
    return [
        (
            scatter(TABLE, 20, rng),
            aim(TABLE, rng.randrange(4), rng.uniform(-35, 35), speed * rng.uniform(0.8, 1.2)),
        )
        for _ in range(FLICKS)
    ]


def contenders(flicks: Sequence[Flick], compiled: Compiled) -> list[Contender]:
    """pymunk, the other peers that are installed, and ours."""
    checked = partial(flick, engine=compiled)
    return [
        Contender("pymunk at 1/240 s", each(pymunk_peer(), flicks, 8)),
        *installed("Box2D at 1/240 s", box2d_peer, flicks),
        *installed("pooltool", pooltool_peer, flicks),
        Contender("plain", each(plain.run, flicks, 64)),
        Contender("plain, checked and with its trace", each(flick, flicks, 64)),
        Contender("compiled", each(compiled.run, flicks, 256)),
        Contender("compiled, checked and with its trace", each(checked, flicks, 256)),
        Contender("batched", batched(compiled, flicks)),
    ]


def installed(name: str, peer: Callable[[], Peer], flicks: Sequence[Flick]) -> list[Contender]:
    """The peer, if it is there."""
    try:
        return [Contender(name, each(peer(), flicks, 4))]
    except ImportError:
        print(f"{name} is not installed.")
        return []


def each(one: Callable[..., object], flicks: Sequence[Flick], count: int) -> Work:
    """Flicks ``count`` of the flicks, one after another."""

    def work(seed: int) -> int:
        start = seed * count % FLICKS
        for discs, shot in flicks[start : start + count]:
            one(TABLE, discs, shot)
        return count

    return work


def batched(compiled: Compiled, flicks: Sequence[Flick]) -> Work:
    """Flicks all the flicks in one call."""
    tables = np.array([discs for discs, _ in flicks])
    shots = np.array([(shot.corner, shot.x, shot.y, shot.vx, shot.vy) for _, shot in flicks])

    def work(_seed: int) -> int:
        return len(compiled.batch(TABLE, tables, shots).durations)

    return work


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
    fresh = [sys.executable, "-c", program]
    told = subprocess.run(
        fresh, env=os.environ | {"NUMBA_CACHE_DIR": cache}, capture_output=True, text=True, check=True
    )
    return float(told.stdout)


if __name__ == "__main__":
    main()
