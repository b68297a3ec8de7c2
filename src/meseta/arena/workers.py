"""Where games are played: here, in processes of their own, or on any executor. The results are the same.

A task is a function that can be imported, or a `partial` of one, and its items hold everything that decides
their results. So it does not matter who plays what, nor whether something is played a second time.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, Protocol, TypeVar

from meseta.arena.errors import BadCluster
from meseta.arena.problems import ClusterLost, WorkersVanished
from meseta.arena.processes import Alarm, processes, watched, watched_by
from meseta.arena.provisions import Provisions, pack, provided

__all__ = ["HERE", "Here", "OnExecutor", "Processes", "Workers", "on_this_machine"]

Item = TypeVar("Item")
Result = TypeVar("Result")

MOST_LOSSES: Final = 3
"""How often in a row processes may be lost without any result before somebody is to blame."""
LOOK_SECONDS: Final = 10.0
"""After how long without a result somebody looks whether there are any workers."""


class Workers(Protocol):
    """Whoever plays."""

    @property
    def jobs(self) -> int:
        """How many games they play at the same time."""
        ...

    def results(self, task: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        """The task's results for the items, in their order.

        What a lost worker was at is done again. Raises `BadCluster` if its workers are lost every time.
        """
        ...


class Here:
    """This thread."""

    jobs: Final = 1

    def __init__(self, alarm: Alarm | None = None) -> None:
        self._alarm = alarm

    def results(self, task: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        """The results in order, one by one."""
        with watched(self._alarm) as watch:
            for item in items:
                with watched_by(watch):
                    result = task(item)
                yield result


HERE: Final = Here()


class Processes:
    """Processes on this machine. Those that die are replaced."""

    def __init__(self, jobs: int, alarm: Alarm | None = None) -> None:
        self.jobs: Final = jobs
        self._alarm = alarm

    def results(self, task: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        """The results in order; what was being played when a process died is played again by new ones."""
        done = losses = 0
        while done < len(items):
            try:
                with processes(min(self.jobs, len(items) - done), self._alarm) as pool:
                    for result in in_order(pool, task, items[done:], 2 * self.jobs):
                        yield result
                        done, losses = done + 1, 0
            except BrokenProcessPool:
                losses += 1
                if losses == MOST_LOSSES:
                    raise BadCluster(WorkersVanished(times=losses)) from None


class OnExecutor:
    """Any executor, such as one of a cluster, which brings back lost workers' tasks by itself."""

    def __init__(
        self,
        executor: Executor,
        jobs: int,
        bots: Sequence[str] = (),
        lost: tuple[type[Exception], ...] = (BrokenProcessPool,),
        manned: Callable[[], bool] = lambda: True,
    ) -> None:
        self.jobs: Final = jobs
        self._executor = executor
        self._provisions: Final[Provisions] = pack(bots)
        """What the workers get: what plays here, and the code of those bots that are in files."""
        self._lost = lost
        """What is raised for a task whose workers were lost too often."""
        self._manned = manned
        """Whether anybody is there to work; asked when a result has not come for a while."""

    def results(self, task: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        """The results in order, each from a worker that plays exactly as we would."""
        ready = partial(provided, self._provisions, task)
        try:
            yield from in_order(self._executor, ready, items, 2 * self.jobs, self._await)
        except self._lost:
            raise BadCluster(WorkersVanished(times=MOST_LOSSES)) from None
        except (CancelledError, ConnectionError):  # Dask's way to say it, and Ray's
            raise BadCluster(ClusterLost()) from None

    def _await(self, future: "Future[Result]") -> None:
        """Wait for the result, but not where nobody is left to bring it."""
        empty = 0
        while not wait([future], LOOK_SECONDS).done:
            empty = 0 if self._manned() else empty + 1
            if empty == MOST_LOSSES:
                raise BadCluster(WorkersVanished(times=empty))


def on_this_machine(jobs: int, alarm: Alarm | None = None) -> Workers:
    """As many processes as that, or this one alone."""
    return Here(alarm) if jobs == 1 else Processes(jobs, alarm)


def in_order(
    executor: Executor,
    task: Callable[[Item], Result],
    items: Sequence[Item],
    ahead: int,
    waiting: "Callable[[Future[Result]], None]" = lambda future: None,
) -> Iterator[Result]:
    """The results in the order of the items, of which at most that many are under way."""
    under_way: deque[Future[Result]] = deque()
    try:
        for item in items:
            under_way.append(executor.submit(task, item))
            if len(under_way) == ahead:
                waiting(under_way[0])
                yield under_way.popleft().result()
        while under_way:
            waiting(under_way[0])
            yield under_way.popleft().result()
    finally:
        for future in under_way:
            future.cancel()
