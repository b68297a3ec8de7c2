"""The server's side of a process in which bots think: one line in, one line out; its output is logged.

Only a line with the key of the order counts as its answer. Anything else on the pipe, whoever wrote it, is
logged like what the bot has printed.
"""

import asyncio
import sys
from collections import deque
from contextlib import suppress
from typing import Final, cast

import msgspec

from meseta.tables.process_tree import kill_descendants, kill_group
from meseta.tables.worker import Answer, Order, Thought
from meseta.tables.worker_limits import Kind

LONGEST_ANSWER: Final = 1_000_000
LINES_KEPT: Final = 50
LONGEST_LINE: Final = 500
LAST_WORDS_SECONDS: Final = 1.0
"""How long to wait for the last output of a dead process, whose own children may keep the pipe open."""

_DECODER: Final = msgspec.json.Decoder(Answer)
_ANSWERS: Final = 1
_PRINTED: Final = 2


class Printed:
    """The last lines a process has printed, each with the name of the bot that was thinking."""

    def __init__(self) -> None:
        self.bot = ""
        self._lines: deque[str] = deque(maxlen=LINES_KEPT)
        self._unfinished = b""

    def add(self, data: bytes) -> None:
        """Keep what was printed; overlong lines are cut off."""
        *lines, rest = (self._unfinished + data).split(b"\n")
        self._unfinished = rest[:LONGEST_LINE]
        for line in lines:
            self._keep(line)

    def _keep(self, line: bytes) -> None:
        if text := line.decode(errors="replace").rstrip()[:LONGEST_LINE]:
            self._lines.append(f"{self.bot}: {text}")

    def take(self) -> list[str]:
        """The lines, which are then discarded so that the next failure is not blamed for them."""
        self._keep(self._unfinished)
        self._unfinished = b""
        taken = list(self._lines)
        self._lines.clear()
        return taken


class WorkerProcess(asyncio.SubprocessProtocol):
    """A process with pipes to its input and outputs."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.printed = Printed()
        self._answer: asyncio.Future[Thought | None] | None = None
        self._key = ""
        self._received = b""
        self._broken = False
        """Whether no more answers can come."""
        self._exited: asyncio.Future[None] = loop.create_future()
        self._said_all: asyncio.Future[None] = loop.create_future()

    @classmethod
    async def start(cls, kind: Kind) -> "WorkerProcess":
        """A new process, waiting for its first order; it leads a session of its own."""
        command = (sys.executable, "-u", "-m", "meseta.tables.worker", kind)
        loop = asyncio.get_running_loop()
        _, process = await loop.subprocess_exec(cls, *command, start_new_session=True)
        return process

    @property
    def running(self) -> bool:
        """Whether it has not ended yet."""
        return not self._exited.done()

    async def ask(self, order: Order) -> Thought | None:
        """Its answer; None if it has ended, or if the answer is too long."""
        self.printed.take()  # the bot asked now has not printed that
        self.printed.bot = order.task.bot
        self._key = order.key
        if self._broken:
            return None
        self._answer = asyncio.get_running_loop().create_future()
        line = msgspec.json.encode(order) + b"\n"
        cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0)).write(line)
        return await self._answer

    def kill(self) -> None:
        """Kill the process, with everything it has started."""
        if not self.running:
            return  # its number may soon be another's
        kill_descendants(self._transport.get_pid())
        with suppress(ProcessLookupError):  # it has just ended on its own
            self._transport.kill()

    async def end(self) -> None:
        """Kill the process, read its last output and close its pipes."""
        self.kill()
        try:
            await asyncio.shield(self._exited)
            await asyncio.wait({self._said_all}, timeout=LAST_WORDS_SECONDS)
        finally:
            self._transport.close()

    async def wait(self) -> None:
        """Wait until it has ended."""
        await asyncio.shield(self._exited)

    # Called by asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process has started."""
        # uvloop's transports have all the methods, but not asyncio's classes.
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """The process has written something."""
        if fd == _PRINTED:
            self.printed.add(data)
            return
        *lines, self._received = (self._received + data).split(b"\n")
        for line in lines:
            self._read(line)
        if len(self._received) > LONGEST_ANSWER:
            self._hang_up()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """One of the pipes was closed."""
        if fd == _ANSWERS:
            self._hang_up()
        if fd == _PRINTED and not self._said_all.done():
            self._said_all.set_result(None)

    def process_exited(self) -> None:
        """The process has ended; what remains of its group ends with it."""
        kill_group(self._transport.get_pid())
        if not self._exited.done():
            self._exited.set_result(None)

    def _hang_up(self) -> None:
        self._broken = True
        self._answered(None)

    def _read(self, line: bytes) -> None:
        """Take the answer that is waited for; anything else on the pipe is a stray line."""
        try:
            answer = _DECODER.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            answer = None
        if answer is None or answer.key != self._key:
            self.printed.add(line + b"\n")
        else:
            self._answered(answer.thought)

    def _answered(self, thought: Thought | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(thought)
