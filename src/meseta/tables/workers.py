"""The processes in which bots think, with a time limit and never in the event loop.

A process that takes too long is killed, and a bot that fails or crashes costs the table nothing but that bot.
"""

import asyncio
import logging
from random import SystemRandom
from typing import Final

import msgspec

from meseta.bots.bot import NORMAL, Budget
from meseta.core.errors import BadBot
from meseta.core.seats import Seat
from meseta.play.analysis import JudgedEntry
from meseta.play.table import Table
from meseta.tables.logs import brief, note
from meseta.tables.problems import BotCrashed, BotTooSlow
from meseta.tables.worker import Study, Task, Thought
from meseta.tables.worker_process import WorkerProcess

STUDY_FACTOR: Final = 6
"""How many times longer than an action judging some entries may take."""


class Workers:
    """The processes, started when first needed."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._free = asyncio.Semaphore(most)
        self._closing = False
        self._idle: list[WorkerProcess] = []
        self._all: set[WorkerProcess] = set()
        self.seconds = seconds
        """How long a bot may think about one action."""
        self._random = SystemRandom()
        self._answers = msgspec.json.Decoder(Thought)

    @property
    def running(self) -> int:
        """How many processes there are."""
        return len(self._all)

    async def think(self, table: Table, seat: Seat, bot: str, budget: Budget = NORMAL) -> str:
        """The bot's action at the table, in notation; raises `BadBot` if it fails."""
        assert table.match is not None, "a bot is asked when it is to act"
        state = table.game.dump(table.match.state)
        seed = self._random.getrandbits(48)
        task = Task(table.settings.game, table.settings.edition, bot, seat, state, budget.nodes, seed)
        return (await self._thought(task, self.seconds, table)).action

    async def study(self, table: Table, record: str, start: int, stop: int) -> tuple[JudgedEntry, ...]:
        """Some entries of a table's record, judged; raises `BadBot` if that fails."""
        task = Study(table.settings.game, table.settings.edition, record, start, stop)
        return (await self._thought(task, STUDY_FACTOR * self.seconds, table)).judged

    async def _thought(self, task: Task | Study, seconds: float, table: Table) -> Thought:
        async with self._free:
            process = await self._take()
            if self._closing:
                raise BadBot(BotCrashed(name=task.bot))
            try:
                thought = await self._ask(process, task, seconds)
            except BadBot as failure:
                self._note_failure(failure, table, process)
                raise
            if thought.failed is not None:
                await asyncio.sleep(0)  # what was printed before the answer may be read after it
                failed = BadBot(thought.failed, traceback=thought.traceback)
                self._note_failure(failed, table, process)
                raise failed
            return thought

    async def close(self) -> None:
        """End all processes, including those that are just being started or ended."""
        self._closing = True
        for process in list(self._all):
            process.kill()
        for _ in range(self._most):
            await self._free.acquire()
        for process in list(self._all):
            await self._end(process)

    async def _ask(self, process: WorkerProcess, task: Task | Study, seconds: float) -> Thought:
        """The answer of the process; if there is none, the process is ended and its bot has failed."""
        try:
            line = await asyncio.wait_for(process.ask(msgspec.json.encode(task), task.bot), seconds)
        except TimeoutError:
            await self._end(process)
            raise BadBot(BotTooSlow(name=task.bot, seconds=round(seconds))) from None
        except BaseException:
            await self._end(process)
            raise
        if line is None:
            await self._end(process)
            raise BadBot(BotCrashed(name=task.bot))
        self._idle.append(process)
        return self._answers.decode(line)

    async def _take(self) -> WorkerProcess:
        while self._idle:
            process = self._idle.pop()
            if process.running:
                return process
            await self._end(process)  # it died while idle, so no bot is to blame
        process = await WorkerProcess.start()
        self._all.add(process)
        return process

    async def _end(self, process: WorkerProcess) -> None:
        try:
            await process.end()
        finally:
            self._all.discard(process)

    def _note_failure(self, error: BadBot, table: Table, process: WorkerProcess) -> None:
        """Log what the bot's author needs to know; nobody at the table is told."""
        if self._closing:
            return  # we ended it ourselves
        note(
            "bot_failed",
            level=logging.WARNING,
            table=brief(table.id),
            bot=error.values["name"],
            code=error.code,
            traceback=error.traceback,
            printed=process.printed.take(),
        )
