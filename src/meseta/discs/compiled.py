"""The same kernel compiled by numba, for search: one flick at a time, or many per call.

Needs the extra ``fast``. Importing this module is cheap; calling `engine` is not: it imports numba and, the
first time on a machine, compiles for several seconds. Nothing in `meseta.discs` calls it by itself, so a
person's flick never waits for a compiler; a worker calls it at startup.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from threading import local
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from meseta.core.compiling import compiled
from meseta.discs import kernel
from meseta.discs.arena import Arena, Wall, figures, walls
from meseta.discs.run import End, Place, Run, Shot

__all__ = ["Batch", "Compiled", "engine"]

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Scratch: TypeAlias = tuple[array[int], NDArray[np.int64], NDArray[np.void], NDArray[np.int64]]
    """A shot with its discs as numbers, the same memory as an array of numpy's, the discs in motion, and the
    list of those that move."""


class Batch(NamedTuple):
    """The results of many flicks: arrays with a row per flick and a column per disc, the flicked one last."""

    places: NDArray[np.int64]
    """Where each disc ended, in µm: shape (flicks, discs, 2)."""

    fates: NDArray[np.int64]
    """What became of each disc, as in `meseta.discs.flick.Fate`: shape (flicks, discs)."""

    durations: NDArray[np.float64]
    """In seconds: shape (flicks,)."""

    touched: NDArray[np.bool_]
    """Whether the flicked disc touched a wall or a disc: shape (flicks,)."""

    sweeps: NDArray[np.int64]
    """Sweeps it took, at most `kernel.MOST_SWEEPS`: shape (flicks,)."""


class _OfThread(local):
    """What each thread has for itself: arrays for a flick, by the number of discs."""

    def __init__(self) -> None:
        self.by_size: dict[int, Scratch] = {}


class Compiled:
    """The compiled kernel: an `Engine` that also runs batches. Made by `engine`."""

    def __init__(self, module: ModuleType, numpy: ModuleType) -> None:
        self._run = module.run
        self._run_one = module.run_one
        self._run_all = module.run_all
        self._np = numpy
        self._no_log = numpy.empty(0)
        self._scratch_arrays = _OfThread()
        reals = [(name, numpy.float64) for name in kernel.REALS]
        self._disc = numpy.dtype(reals + [(name, numpy.int64) for name in kernel.WHOLES])
        wall = numpy.dtype([(name, numpy.float64) for name in Wall._fields])
        self._walls = lru_cache(maxsize=64)(lambda arena: numpy.array(list(walls(arena)), wall))

    def run(self, arena: Arena, discs: Sequence[Place], shot: Shot, room: int = 200) -> Run:
        """The flick ``shot`` at the resting ``discs``, with a log that has ``room`` rows at first."""
        np = self._np
        size = len(discs) + 1
        table = np.zeros(size, self._disc)
        places = np.fromiter(chain(chain.from_iterable(discs), (shot.x, shot.y)), np.float64, 2 * size)
        table["x"], table["y"] = places[::2], places[1::2]
        log = np.empty(room * kernel.WIDTH)
        launch = (float(shot.corner), float(shot.vx), float(shot.vy))
        duration, rows, touched, sweeps = self._run(
            figures(arena), self._walls(arena), launch, table, np.empty(size, np.int64), log
        )
        if rows > room:
            return self.run(arena, discs, shot, rows)
        ends = list(zip(table["x"].tolist(), table["y"].tolist(), strict=True))
        written = array("d", log[: rows * kernel.WIDTH].tobytes())
        return Run(duration, touched, sweeps, ends, table["fate"].tolist(), written)

    def end(self, arena: Arena, discs: Sequence[Place], shot: Shot) -> End:
        """Where the flick ``shot`` at the resting ``discs`` ended."""
        size = len(discs) + 1
        listed = [shot.corner, shot.vx, shot.vy]
        for x, y in discs:
            listed += (x, y, 0)
        listed += (shot.x, shot.y, 0)
        memory, numbers, blank, moving = self._scratch(size)
        memory[:] = array("q", listed)  # three times as fast as to hand numpy a list
        self._run_one(figures(arena), self._walls(arena), numbers, blank, moving, self._no_log)
        answer = memory.tolist()
        places = list(zip(answer[3::3], answer[4::3], strict=True))
        return End(bool(answer[0]), answer[1], places, answer[5::3])

    def _scratch(self, size: int) -> Scratch:
        """Arrays for a flick with that many discs, reused for this thread's next one."""
        by_size = self._scratch_arrays.by_size
        if size not in by_size:
            np = self._np
            memory = array("q", bytes(8 * (3 * size + 3)))
            by_size[size] = (
                memory,
                np.frombuffer(memory, np.int64),
                np.empty(size, self._disc),
                np.empty(size, np.int64),
            )
        return by_size[size]

    def cache(self) -> tuple[int, int]:
        """How many versions of `run` were found in numba's cache on disk, and how many had to be compiled."""
        stats = self._run.stats
        return sum(stats.cache_hits.values()), sum(stats.cache_misses.values())

    def batch(self, arena: Arena, tables: NDArray[np.int64], shots: NDArray[np.int64]) -> Batch:
        """Every shot at its own table.

        ``tables`` has shape (flicks, discs, 2), ``shots`` shape (flicks, 5): corner, x, y, vx, vy. The input
        is assumed to be legal; `meseta.discs.flick.flick_fault` checks it.
        """
        np = self._np
        flicks, size = tables.shape[0], tables.shape[1]
        discs = np.zeros(size + 1, self._disc)
        moving = np.empty(size + 1, np.int64)
        places = np.empty((flicks, 2 * (size + 1)), np.int64)
        fates = np.empty((flicks, size + 1), np.int64)
        facts = np.empty((flicks, 3))
        flat = np.ascontiguousarray(tables, np.int64).reshape(flicks, 2 * size)
        shots = np.ascontiguousarray(shots, np.int64)
        self._run_all(
            figures(arena), self._walls(arena), shots, flat, discs, moving, self._no_log, places, fates, facts
        )
        sweeps = facts[:, 2].astype(np.int64)
        return Batch(places.reshape(flicks, size + 1, 2), fates, facts[:, 0], facts[:, 1] > 0, sweeps)


@lru_cache(maxsize=1)
def engine() -> Compiled:
    """The compiled kernel, one per process; raises `NoCompiler` where numba is not installed."""
    module = compiled(kernel)
    import numpy

    return Compiled(module, numpy)
