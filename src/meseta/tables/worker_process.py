"""A process in which bots think: a line goes in, a line comes out; what it prints is kept for the log."""

import asyncio
import sys
from collections import deque
from contextlib import suppress
from typing import Final, cast

LONGEST_ANSWER: Final = 1_000_000
LINES_KEPT: Final = 50
LONGEST_LINE: Final = 500
LAST_WORDS_SECONDS: Final = 1.0
"""How long we wait for what a process printed before it died; a child of its own may keep the pipe open."""

_ANSWERS: Final = 1
_PRINTED: Final = 2


class Printed:
    """The last lines that a process has printed, each with the name of the bot that thought at the time."""

    def __init__(self) -> None:
        self.bot = ""
        self._lines: deque[str] = deque(maxlen=LINES_KEPT)
        self._unfinished = b""

    def add(self, data: bytes) -> None:
        """Keep what was printed; a line that does not end is cut."""
        *lines, rest = (self._unfinished + data).split(b"\n")
        self._unfinished = rest[:LONGEST_LINE]
        for line in lines:
            self._keep(line)

    def _keep(self, line: bytes) -> None:
        if text := line.decode(errors="replace").rstrip()[:LONGEST_LINE]:
            self._lines.append(f"{self.bot}: {text}")

    def take(self) -> list[str]:
        """The lines, which are then forgotten: the next failure is another's."""
        self._keep(self._unfinished)
        self._unfinished = b""
        taken = list(self._lines)
        self._lines.clear()
        return taken


class WorkerProcess(asyncio.SubprocessProtocol):
    """A process, started with pipes to all its ends."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.printed = Printed()
        self._answer: asyncio.Future[bytes | None] | None = None
        self._received = b""
        self._deaf = False
        """Whether no answer can come any more."""
        self._exited: asyncio.Future[None] = loop.create_future()
        self._said_all: asyncio.Future[None] = loop.create_future()

    @classmethod
    async def start(cls) -> "WorkerProcess":
        """A new process that waits for its first task."""
        command = (sys.executable, "-u", "-m", "meseta.tables.worker")
        _, process = await asyncio.get_running_loop().subprocess_exec(cls, *command)
        return process

    @property
    def running(self) -> bool:
        """Whether it has not ended yet."""
        return not self._exited.done()

    async def ask(self, task: bytes, bot: str) -> bytes | None:
        """The line it answers with; None if it has ended before, or says more than is sensible."""
        self.printed.take()  # whoever fails now has not printed that
        self.printed.bot = bot
        if self._deaf:
            return None
        self._answer = asyncio.get_running_loop().create_future()
        cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0)).write(task + b"\n")
        return await self._answer

    def kill(self) -> None:
        """End it, whatever it is doing."""
        with suppress(ProcessLookupError):  # it has just ended by itself
            self._transport.kill()

    async def end(self) -> None:
        """End it, hear its last words, and let go of its pipes."""
        self.kill()
        try:
            await asyncio.shield(self._exited)
            await asyncio.wait({self._said_all}, timeout=LAST_WORDS_SECONDS)
        finally:
            self._transport.close()

    async def wait(self) -> None:
        """Wait until it has ended."""
        await asyncio.shield(self._exited)

    # What asyncio tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It has been started."""
        # uvloop's transports have all the methods, but not asyncio's classes.
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """It has said something."""
        if fd == _PRINTED:
            self.printed.add(data)
            return
        self._received += data
        if self._received.endswith(b"\n"):
            self._answered(self._received)
        elif len(self._received) > LONGEST_ANSWER:
            self._hang_up()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """One of its ends is closed."""
        if fd == _ANSWERS:
            self._hang_up()
        if fd == _PRINTED and not self._said_all.done():
            self._said_all.set_result(None)

    def process_exited(self) -> None:
        """It has ended."""
        if not self._exited.done():
            self._exited.set_result(None)

    def _hang_up(self) -> None:
        self._deaf = True
        self._answered(None)

    def _answered(self, line: bytes | None) -> None:
        self._received = b""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(line)
