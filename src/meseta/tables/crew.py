"""A crew: a few worker processes of one kind, and the lane in which tasks wait for them.

A process that takes too long is ended with everything it has started, and so is one that crashes. A crew of
guests whose bot keeps doing that is left alone for a while, so that its tables do not wait for it again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final, Protocol, TypeAlias

from meseta.core.errors import BadBot
from meseta.core.problems import Problem
from meseta.store.machine import seconds as loop_seconds
from meseta.tables.lanes import Lane
from meseta.tables.logs import note
from meseta.tables.problems import BotCrashed, BotTooSlow
from meseta.tables.worker import Order, Thought, Work
from meseta.tables.worker_limits import Kind
from meseta.tables.worker_process import Printed, WorkerProcess

MOST_SETBACKS: Final = 3
"""How many times in a row a guest may hang or crash before it is left alone."""
SUSPENDED_SECONDS: Final = 600


class Worker(Protocol):
    """Where bots think: a process, or whatever else the host has."""

    @property
    def printed(self) -> Printed:
        """What its bots have printed."""
        ...

    @property
    def running(self) -> bool:
        """Whether it has not ended yet."""
        ...

    async def ask(self, order: Order) -> Thought | None:
        """Its answer; None if it has ended."""
        ...

    def kill(self) -> None:
        """End it, whatever it is doing."""
        ...

    async def end(self) -> None:
        """End it, and wait until it has ended."""
        ...


StartWorker: TypeAlias = Callable[[Kind], Awaitable[Worker]]
"""Starts a worker of this kind."""


async def start_process(kind: Kind) -> Worker:
    """A process in which bots think."""
    return await WorkerProcess.start(kind)


class Failure(Exception):
    """A task without a result, and what was printed meanwhile."""

    def __init__(self, error: BadBot, printed: list[str]) -> None:
        super().__init__(error.code)
        self.error = error
        self.printed = printed


class Crew:
    """Processes of one kind, started when first needed."""

    def __init__(self, kind: Kind, lane: Lane, random: Random, start: StartWorker = start_process) -> None:
        self._kind = kind
        self._start = start
        self._lane = lane
        self._random = random
        self._closing = False
        self._working = 0
        self._quiet = asyncio.Event()
        """Whether nothing is being worked on."""
        self._quiet.set()
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._setbacks = 0
        self._suspended_until = 0.0
        self._last: Problem = BotCrashed(name="")

    @property
    def running(self) -> int:
        """How many processes there are."""
        return len(self._all)

    async def do(self, task: Work, seconds: float, who: str, urgent: bool = False) -> Thought:
        """What came of the task; raises `Failure` if the bot failed."""
        self._check_suspended()
        async with self._lane.turn(who, urgent):
            self._check_suspended()  # it may have failed while we waited
            self._working += 1
            self._quiet.clear()
            try:
                return await self._do(task, seconds)
            finally:
                self._working -= 1
                if not self._working:
                    self._quiet.set()

    async def _do(self, task: Work, seconds: float) -> Thought:
        process = None if self._closing else await self._take()
        if process is None or self._closing:  # which may have begun meanwhile
            raise Failure(BadBot(BotCrashed(name=task.bot)), [])
        order = Order(f"{self._random.getrandbits(128):032x}", task)
        try:
            thought = await self._ask(process, order, seconds)
        except BadBot as error:
            self._count_setback(error.problem)
            raise Failure(error, process.printed.take()) from None
        self._setbacks = 0
        if thought.failed is not None:
            await asyncio.sleep(0)  # what was printed before the answer may be read after it
            raise Failure(BadBot(thought.failed, traceback=thought.traceback), process.printed.take())
        return thought

    async def close(self) -> None:
        """End all processes, including those that are just being started or ended."""
        self._closing = True
        for process in list(self._all):
            process.kill()
        await self._quiet.wait()
        for process in list(self._all):
            await self._end(process)

    async def _ask(self, process: Worker, order: Order, seconds: float) -> Thought:
        """The answer of the process; if there is none, the process is ended and its bot has failed."""
        name = order.task.bot
        try:
            thought = await asyncio.wait_for(process.ask(order), seconds)
        except TimeoutError:
            await self._end(process)
            raise BadBot(BotTooSlow(name=name, seconds=round(seconds))) from None
        except BaseException:
            await self._end(process)
            raise
        if thought is None:
            await self._end(process)
            raise BadBot(BotCrashed(name=name))
        self._idle.append(process)
        return thought

    async def _take(self) -> Worker:
        while self._idle:
            process = self._idle.pop()
            if process.running:
                return process
            await self._end(process)  # it died while idle, so no bot is to blame
        process = await self._start(self._kind)
        self._all.add(process)
        return process

    async def _end(self, process: Worker) -> None:
        try:
            await process.end()
        finally:
            self._all.discard(process)

    def _check_suspended(self) -> None:
        if loop_seconds() < self._suspended_until:
            raise Failure(BadBot(self._last), [])

    def _count_setback(self, problem: Problem) -> None:
        self._setbacks += 1
        if self._kind == "guest" and self._setbacks >= MOST_SETBACKS and not self._closing:
            self._last = problem
            self._suspended_until = loop_seconds() + SUSPENDED_SECONDS
            self._setbacks = 0
            note("bot_suspended", level=logging.WARNING, code=problem.code, seconds=SUSPENDED_SECONDS)
