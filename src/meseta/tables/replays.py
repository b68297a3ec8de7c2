"""Replaying matches in a process of its own: a thread would compete with the event loop for the interpreter
(ADR 41).

To asyncio it is an executor, so that whoever brings an event loop decides where the work is done.
"""

import asyncio
import subprocess
import sys
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from threading import Timer
from typing import Final, ParamSpec, TypeVar, cast

from meseta.core.errors import MesetaError
from meseta.tables.errors import Busy
from meseta.tables.parcels import pack, unpack
from meseta.tables.problems import TableBusy
from meseta.tables.replay_process import receive, send

P = ParamSpec("P")
T = TypeVar("T")

URGENT: Final = "urgent"
"""What everybody at a table waits for, and what is short: loading it."""
PATIENT: Final = "patient"
"""Loading what is long and nobody in particular has asked for; it takes its turn like any caller."""

MOST_SECONDS: Final = 60
"""After which a replay is given up: the longest takes a few."""


class Replays(Executor):
    """The process, started when first needed and replaced if it ends."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="meseta replays")
        self._process: subprocess.Popen[bytes] | None = None
        self._turns = Turns()

    async def do(self, who: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of this work; those who wait are served in turn, however much each of them asks for."""
        assert not kwargs, "executors pass on positional arguments only"
        async with self._turns.of(who):
            return await asyncio.get_running_loop().run_in_executor(self, work, *args)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Called by asyncio: the future result."""
        return self._thread.submit(self._ask, fn, args)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the process."""
        self._thread.submit(self._end)
        self._thread.shutdown(wait, cancel_futures=False)

    def _ask(self, work: Callable[P, T], args: tuple[object, ...]) -> T:
        packed = pack((work, args))
        answer = self._exchange(packed) or self._exchange(packed)  # once more: it may have been killed
        if answer is None:
            raise Busy(TableBusy())
        succeeded, result = cast(tuple[bool, object], unpack(answer))
        if succeeded:
            return cast(T, result)
        assert isinstance(result, MesetaError | RuntimeError), "nothing else is sent"
        raise result

    def _exchange(self, packed: bytes) -> bytes | None:
        """The answer; None if the process has ended or took too long."""
        process = self._started()
        assert process.stdin is not None, "both are pipes"
        assert process.stdout is not None
        alarm = Timer(MOST_SECONDS, process.kill)
        alarm.start()
        try:
            send(process.stdin, packed)  # type: ignore[arg-type]  # it is buffered
            answer = receive(process.stdout)  # type: ignore[arg-type]
        except BrokenPipeError:
            answer = None
        finally:
            alarm.cancel()
        if answer is None:
            self._end()
        return answer

    def _started(self) -> "subprocess.Popen[bytes]":
        if self._process is not None and self._process.poll() is not None:
            self._end()
        if self._process is None:
            command = (sys.executable, "-m", "meseta.tables.replay_process")
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return self._process

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            with suppress(BrokenPipeError):  # what it has not read is lost
                self._process.communicate()
            self._process = None


class Turns:
    """One at a time. What is urgent comes first; of those who wait, each gets a turn before anyone gets a
    second one."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """In the order of their turns."""

    @asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[None]:
        """This caller's turn."""
        if self._busy:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(who, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._pass_on()  # it had just become our turn
                raise
        self._busy = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            who = URGENT if URGENT in self._waiting else next(iter(self._waiting))
            turns = self._waiting.pop(who)
            turn = turns.popleft()
            if turns:
                self._waiting[who] = turns  # and to the end
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
