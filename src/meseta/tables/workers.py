"""The processes in which bots think, with a time limit and never in the event loop.

Moves have processes of their own, so that no analysis delays one; so has every bot that somebody has
installed, with limits, so that one that hangs delays nobody but itself. A bot that fails or crashes costs the
table nothing but that bot.
"""

import logging
from random import Random, SystemRandom
from typing import Final

from meseta.bots.bot import NORMAL
from meseta.bots.judge import Scale
from meseta.bots.registry import SEARCH, own_bots
from meseta.core.errors import BadBot
from meseta.core.game import Json
from meseta.core.seats import Seat
from meseta.play.advice import Hint
from meseta.play.analysis import JudgedEntry
from meseta.play.table import Table
from meseta.play.trials import TriedGame
from meseta.tables.crew import Crew, Failure, StartWorker, start_process
from meseta.tables.lanes import Lane
from meseta.tables.logs import brief, note
from meseta.tables.retelling import Attempt
from meseta.tables.worker import Consult, DailyReasons, MakeDaily, Rate, Study, Task, Thought, Trial, Work
from meseta.tables.worker_limits import Kind

ADVICE_FACTOR: Final = 6
"""How many times longer than choosing an action comparing turns may take."""
ADVICE_EACH: Final = 8
"""Hints, or parts of an analysis, that one person may have waiting."""
ADVICE_ALL: Final = 200
"""How many of them may wait in all."""
TRIAL_SECONDS: Final = 1.0
"""After how many of a trial no further game is begun: others get their turn, and the page shows progress."""


class Workers:
    """The crews: those that move, those that advise, one for trials, and one for each installed bot."""

    def __init__(
        self,
        most: int,
        seconds: float,
        chance: Random | None = None,
        start: StartWorker = start_process,
    ) -> None:
        self._random = chance or SystemRandom()
        self._start = start
        self.seconds = seconds
        """How long a bot may think about one action."""
        self._moves = self._crew("own", Lane(most))
        advisers = max(1, most // 2)
        self._advice = self._crew("advice", Lane(advisers, ADVICE_EACH, ADVICE_ALL))
        self._trials = self._crew("advice", Lane(1, ADVICE_EACH, ADVICE_ALL))
        self._guests: dict[tuple[str, str], Crew] = {}
        """By game and bot."""
        self._closing = False

    @property
    def running(self) -> int:
        """How many processes there are."""
        return sum(crew.running for crew in self._crews())

    async def think(self, table: Table, seat: Seat, bot: str) -> str:
        """The bot's action at the table, in notation; raises `BadBot` if it fails. Hosts take turns."""
        crew = self._crew_of(table.settings.game, bot)
        return (await self._do(crew, self._task(table, seat, bot), table, table.host)).action

    async def hint(self, table: Table, seat: Seat, who: str) -> Hint:
        """A hint for this person; hints go before analyses. Raises `BadBot` if that fails."""
        assert table.match is not None, "it is the seat's turn"
        state = table.game.dump(table.match.state)
        task = Consult(table.settings.game, table.settings.edition, seat, state)
        hint = (await self._do(self._advice, task, table, who, urgent=True)).hint
        assert hint is not None, "that is what was asked for"
        return hint

    async def study(
        self, table: Table, record: str, start: int, stop: int, who: str
    ) -> tuple[tuple[JudgedEntry, ...], Scale]:
        """The steps of a table's record that begin at some of its entries, judged for this person, and what
        that is measured in; raises `BadBot` if that fails."""
        task = Study(table.settings.game, table.settings.edition, record, start, stop)
        found = await self._do(self._advice, task, table, who)
        assert found.scale is not None, "whatever is judged is measured"
        return found.judged, found.scale

    async def rate(self, table: Table, tried: Attempt, who: str) -> JudgedEntry:
        """The turn that this person has tried, judged; like a hint, it goes before analyses, and raises
        `BadBot` if that fails."""
        key, edition = table.settings.game, table.settings.edition
        task = Rate(key, edition, tried.shown.seat, tried.opening, tried.turn)
        (judged,) = (await self._do(self._advice, task, table, who, urgent=True)).judged
        return judged

    async def trial(
        self, key: str, edition: str | None, bot: str, seats: int, start: int, count: int, who: str
    ) -> tuple[tuple[TriedGame, ...], float]:
        """Some games between bots for this person, and the seconds of a processor that they took; raises
        `BadBot` if that fails. If nobody waits for it any more, the process ends."""
        task = Trial(key, edition, bot, seats, start, count, TRIAL_SECONDS)
        found = await self._do(self._trials, task, None, who)
        return found.tried, found.seconds

    async def make_daily(self, key: str, day: str, who: str) -> str:
        """The puzzle of a day that the calendar lacks, as a line of it; raises `BadBot` if that fails."""
        return (await self._do(self._trials, MakeDaily(key, day), None, who)).line

    async def daily_reasons(self, key: str, line: str, turns: list[list[str]], who: str) -> list[list[Json]]:
        """Why these turns from a day's position are good, for this person; raises `BadBot` if that fails."""
        return (await self._do(self._advice, DailyReasons(key, line, turns), None, who, urgent=True)).reasons

    async def close(self) -> None:
        """End all processes, including those that are just being started or ended."""
        self._closing = True
        for crew in self._crews():
            await crew.close()

    def _task(self, table: Table, seat: Seat, bot: str) -> Task:
        assert table.match is not None, "a bot is asked when it is to act"
        state = table.game.dump(table.match.state)
        seed = self._random.getrandbits(48)
        return Task(table.settings.game, table.settings.edition, bot, seat, state, NORMAL.nodes, seed)

    def _crew_of(self, game: str, bot: str) -> Crew:
        """Who runs this bot: ours run with the rules' own trust, any other alone."""
        if bot in (*own_bots(game), SEARCH):
            return self._moves
        return self._guests.setdefault((game, bot), self._crew("guest", Lane(1)))

    def _crew(self, kind: Kind, lane: Lane) -> Crew:
        return Crew(kind, lane, self._random, self._start)

    def _crews(self) -> list[Crew]:
        return [self._moves, self._advice, self._trials, *self._guests.values()]

    async def _do(
        self, crew: Crew, task: Work, table: Table | None, who: str, urgent: bool = False
    ) -> Thought:
        seconds = self.seconds if isinstance(task, Task) else ADVICE_FACTOR * self.seconds
        try:
            return await crew.do(task, seconds, who, urgent)
        except Failure as failure:
            self._note(failure, table)
            raise failure.error from None

    def _note(self, failure: Failure, table: Table | None) -> None:
        """Log what the bot's author needs to know; nobody at the table is told."""
        if self._closing:
            return  # we ended it ourselves
        error: BadBot = failure.error
        note(
            "bot_failed",
            level=logging.WARNING,
            table="" if table is None else brief(table.id),
            bot=error.values["name"],
            code=error.code,
            traceback=error.traceback,
            printed=failure.printed,
        )
