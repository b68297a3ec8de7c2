"""Where bots play: here or in processes of their own, watched for those that think for very long."""

import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing.process import BaseProcess
from multiprocessing.queues import SimpleQueue
from typing import Final, NamedTuple, TypeAlias

import msgspec

from meseta.arena.playing import Asked
from meseta.bots.thinking import SLOW_SECONDS, Watch
from meseta.core.seats import Seat


class Delay(msgspec.Struct, frozen=True):
    """A bot that has been thinking for very long, and what it was asked."""

    bot: str
    seat: Seat
    move: int
    """Which of its actions in this game, counted from 1."""
    number: int
    """The game."""
    seed: int
    seconds: float
    stack: str
    """The lines that its code is at."""
    record: str
    """The game so far."""


class Alarm(NamedTuple):
    """What to do if a bot thinks for very long."""

    report: Callable[[Delay], None]
    """Called in another thread; the bot goes on thinking."""
    after: float = SLOW_SECONDS


Queue: TypeAlias = SimpleQueue["Delay | None"]


class _Worker:
    """What a process of a pool keeps until it ends."""

    watch: Watch[Asked] | None = None
    keeping: Final = ExitStack()


def watch_of_process() -> Watch[Asked] | None:
    """What looks after the bots of this process, if anybody is to be told of slow ones."""
    return _Worker.watch


@contextmanager
def watched_by(watch: Watch[Asked] | None) -> Iterator[None]:
    """Let this watch look after what is played meanwhile."""
    before, _Worker.watch = _Worker.watch, watch
    try:
        yield
    finally:
        _Worker.watch = before


@contextmanager
def watched(alarm: Alarm | None) -> Iterator[Watch[Asked] | None]:
    """What looks after bots that think in this thread."""
    if alarm is None:
        yield None
        return
    report = alarm.report

    def tell(asked: Asked, seconds: float, stack: str) -> None:
        told = asked.bot, asked.seat, asked.move, asked.number, asked.seed
        report(Delay(*told, seconds, stack, asked.record()))

    with Watch(tell, alarm.after) as watch:
        yield watch


@contextmanager
def processes(jobs: int, alarm: Alarm | None) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes in which bots play; those that still play at the end are not waited for."""
    before = set(multiprocessing.active_children())
    with _listening(alarm) as queue:
        after = SLOW_SECONDS if alarm is None else alarm.after
        pool = ProcessPoolExecutor(jobs, initializer=_set_up, initargs=(queue, after))
        try:
            yield pool
        finally:
            _end(pool, set(multiprocessing.active_children()) - before)


def _end(pool: ProcessPoolExecutor, children: Iterable[BaseProcess]) -> None:
    """End the pool with its processes, whatever they are at.

    Nothing of it is left: an interpreter that ends meanwhile writes to a pipe that the pool's thread is
    closing, and complains.
    """
    for child in children:
        child.kill()  # a bot may not listen to anything gentler
    pool.shutdown(cancel_futures=True)


@contextmanager
def _listening(alarm: Alarm | None) -> Iterator[Queue | None]:
    """A queue for the reports of other processes."""
    if alarm is None:
        yield None
        return
    queue: Queue = multiprocessing.SimpleQueue()
    report = alarm.report

    def listen() -> None:
        while (delay := queue.get()) is not None:
            report(delay)

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    try:
        yield queue
    finally:
        queue.put(None)
        listener.join()


def _set_up(queue: Queue | None, after: float) -> None:
    """Keep a bot's output out of the results, leave interrupts to the main process, and watch the bots."""
    sys.stdout = sys.stderr
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if queue is not None:
        _Worker.watch = _Worker.keeping.enter_context(watched(Alarm(queue.put, after)))
