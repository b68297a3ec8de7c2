"""Bots think in processes of their own, within their time, never in the event loop.

A process that takes too long is killed, and a bot that fails or kills its process costs the table nothing
but that bot.
"""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from random import SystemRandom
from typing import Final

import msgspec

from meseta.bots.bot import NORMAL, Budget
from meseta.core.errors import BadBot
from meseta.core.seats import Seat
from meseta.play.analysis import JudgedEntry
from meseta.play.table import Table
from meseta.tables.worker import Study, Task, Thought

LONGEST_ANSWER: Final = 1_000_000
STUDY: Final = 6
"""How many times longer than an action some judged entries may take."""


class Workers:
    """The processes, started when they are first needed."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._free = asyncio.Semaphore(most)
        self._closing = False
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self.seconds = seconds
        """How long a bot may think about one action."""
        self._random = SystemRandom()
        self._answers = msgspec.json.Decoder(Thought)

    @property
    def running(self) -> int:
        """How many processes there are."""
        return len(self._all)

    async def think(self, table: Table, seat: Seat, bot: str, budget: Budget = NORMAL) -> str:
        """What the bot does at the table, in notation; raises `BadBot` where it fails."""
        assert table.match is not None, "a bot is asked when it is to act"
        state = table.game.dump(table.match.state)
        seed = self._random.getrandbits(48)
        task = Task(table.settings.game, table.settings.edition, bot, seat, state, budget.nodes, seed)
        return (await self._thought(task, self.seconds)).action

    async def study(self, table: Table, record: str, start: int, stop: int) -> tuple[JudgedEntry, ...]:
        """Some entries of a table's record, judged; raises `BadBot` where that fails."""
        task = Study(table.settings.game, table.settings.edition, record, start, stop)
        return (await self._thought(task, STUDY * self.seconds)).judged

    async def _thought(self, task: Task | Study, seconds: float) -> Thought:
        async with self._free:
            thought = await self._ask(task, seconds)
        if thought.failed:
            raise BadBot(thought.failed, name=task.bot, detail=thought.detail, answer=thought.detail)
        return thought

    async def close(self) -> None:
        """Let all processes go, those included that are just being started or let go of."""
        self._closing = True
        for process in list(self._all):
            _kill(process)
        for _ in range(self._most):
            await self._free.acquire()
        for process in list(self._all):
            await self._end(process)

    async def _ask(self, task: Task | Study, seconds: float) -> Thought:
        process = await self._take()
        if self._closing:
            raise BadBot("bot_crashed", name=task.bot)
        try:
            line = await asyncio.wait_for(_exchange(process, task), seconds)
        except TimeoutError:
            await self._end(process)
            raise BadBot("bot_too_slow", name=task.bot, seconds=round(seconds)) from None
        except BaseException:
            await self._end(process)
            raise
        if not line.endswith(b"\n"):
            await self._end(process)
            raise BadBot("bot_crashed", name=task.bot)
        self._idle.append(process)
        return self._answers.decode(line)

    async def _take(self) -> Process:
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            await self._end(process)  # it has died, and no bot was to blame
        return await self._start()

    async def _start(self) -> Process:
        command = (sys.executable, "-m", "meseta.tables.worker")
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_ANSWER
        )
        self._all.add(process)
        return process

    async def _end(self, process: Process) -> None:
        _kill(process)
        try:
            await process.wait()
        finally:
            # Without this the pipe's transport would complain when it is collected.
            process._transport.close()  # type: ignore[attr-defined]  # asyncio has no other name for it
            self._all.discard(process)


def _kill(process: Process) -> None:
    if process.returncode is None:
        with suppress(ProcessLookupError):  # it has just ended by itself
            process.kill()


async def _exchange(process: Process, task: Task | Study) -> bytes:
    assert process.stdin is not None, "it was started with pipes"
    assert process.stdout is not None, "both of them"
    try:
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
    except (BrokenPipeError, ConnectionResetError):
        return b""
    return await process.stdout.readline()
