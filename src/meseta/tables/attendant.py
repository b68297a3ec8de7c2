"""Attending to tables: bots' moves, clocks that run out, heartbeats, and deleting what was abandoned.

The database decides which node attends to a table: a node takes a lease with the change that makes a bot's
move due, or claims it at the due time. If the node dies, the lease runs out and another node takes over.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from meseta.bots.problems import BotIllegal
from meseta.core.errors import BadBot, IllegalAction, MesetaError, StaleSubmission, UnreadableNotation
from meseta.core.record import UNDO
from meseta.core.seats import Seat
from meseta.play.decisions import Decision, enter_submission
from meseta.play.match import Step, Submission
from meseta.play.out_of_time import time_out
from meseta.play.requests import replace_bot
from meseta.play.table import Table
from meseta.store.errors import StoreError
from meseta.store.machine import seconds
from meseta.tables.background import repeat
from meseta.tables.counting import Counting
from meseta.tables.errors import Busy
from meseta.tables.hub import Hub
from meseta.tables.logs import brief, note
from meseta.tables.problems import BotStalled
from meseta.tables.uptime import Uptime
from meseta.tables.workers import Workers

CLAIMED_AT_ONCE = 20
REST_SECONDS = 60
"""How long a table is left alone after attending to it failed. The game may have been uninstalled, for
example, and trying again every second would not help."""
IDLE_SECONDS = 60
"""How long a table that nobody watches stays in memory."""
COUNT_SECONDS = 5
"""Between two looks at what is to be counted."""
DAY = 24 * 3600 * 1000
EXPIRED_AT_ONCE = 200
"""Tables deleted per transaction: few enough that no move has to wait long."""


class Attendant:
    """Attends to the tables of one node."""

    def __init__(self, hub: Hub, workers: Workers, due: "asyncio.Queue[str]", uptime: Uptime) -> None:
        self._hub = hub
        self._workers = workers
        self.counting = Counting(hub)
        self._uptime = uptime
        self._due = due
        """Tables where the hub found that a bot has to move."""
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._resting: dict[str, float] = {}
        """Tables left alone because attending to them failed, and until when."""
        self._setbacks: Counter[str] = Counter()
        """How many times in a row even the simplest bot of a table has failed."""
        self._loops: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start attending to tables."""
        config = self._hub.config
        every: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (config.poll, self.claim),
            (config.lease / 3000, self.renew),
            (config.presence, self.sign_of_life),
            (IDLE_SECONDS / 2, self.drop_idle),
            (COUNT_SECONDS, self.counting.count),
            (3600, self.expire),
        ]
        self._loops = [asyncio.create_task(repeat(seconds, work)) for seconds, work in every]
        self._loops.append(asyncio.create_task(self._take_due()))

    async def stop(self) -> None:
        """Stop attending to tables; what is due is left to other nodes, or until this one is back."""
        tasks = [*self._loops, *self._busy.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def attend(self, table: str, claimed: bool = False) -> None:
        """Attend to a table where a bot has to move or somebody's time is up, unless we already do."""
        if table not in self._busy:
            self._busy[table] = asyncio.create_task(self._keep_attending(table, claimed))

    async def _take_due(self) -> None:
        """Attend immediately to tables that this node has just made due."""
        while True:
            self.attend(await self._due.get())

    async def claim(self) -> None:
        """Attend to tables that are due and that no other node attends to."""
        await self._uptime.beat()
        now = seconds()
        self._resting = {table: until for table, until in self._resting.items() if until > now}
        # Tables we already attend to, or leave alone, must not crowd out the others.
        most = CLAIMED_AT_ONCE + len(self._busy) + len(self._resting)
        for table in await self._hub.store.claim_due(self._hub.config.lease, most):
            if table not in self._resting:
                self.attend(table, claimed=True)

    async def renew(self) -> None:
        """Keep the leases of tables whose bots are still thinking."""
        if self._busy:
            await self._hub.store.renew_leases(self._hub.config.lease, list(self._busy))

    async def sign_of_life(self) -> None:
        """Confirm who is connected here, so that no node takes them for absent."""
        await self._hub.presence.sign_of_life(self._hub.lives.values())
        await self._hub.store.check_clock()

    async def drop_idle(self) -> None:
        """Drop tables that nobody is using from memory."""
        now = seconds()
        for id, live in list(self._hub.lives.items()):
            empty = not live.watchers and not live.announced and not live.unsure
            still = not live.lock.locked() and not live.attendance.locked()
            if empty and still and now - live.used > IDLE_SECONDS and id not in self._busy:
                live.drop_recollections()
                del self._hub.lives[id]

    async def expire(self) -> None:
        """Delete abandoned tables, and people whom no browser remembers any longer."""
        lifetimes = self._hub.config.lifetimes
        now = self._hub.store.now()
        for status in lifetimes.__struct_fields__:
            before = now - round(getattr(lifetimes, status) * DAY)
            while gone := await self._hub.store.expire(status, before, EXPIRED_AT_ONCE):
                note("tables_expired", status=status, count=len(gone))
                for table in gone:
                    self._hub.forget(table)
        await self._hub.store.drop_openings()
        await self._hub.store.company.drop_deals()
        await self._hub.store.company.drop_reports(now - round(lifetimes.finished * DAY))
        before = now - round(self._hub.config.forgotten * DAY)
        while await self._hub.store.delete_idle_people(before, EXPIRED_AT_ONCE):
            pass

    async def _keep_attending(self, id: str, claimed: bool) -> None:
        """Attend to the table until it waits for a person whose time is not up."""
        try:
            if claimed and await self._claimed_early(id):
                return
            while await self._attend_once(id):
                pass
        except MesetaError as error:
            note("attending_failed", level=logging.WARNING, table=brief(id), code=error.code)
            if not isinstance(error, StoreError | Busy):  # those are temporary
                self._resting[id] = seconds() + REST_SECONDS
        except Exception:
            note("attending_failed", level=logging.ERROR, trace=True, table=brief(id))
            self._resting[id] = seconds() + REST_SECONDS
        finally:
            self._busy.pop(id, None)
            self._setbacks.pop(id, None)

    async def _claimed_early(self, id: str) -> bool:
        """Whether nothing is due yet at the table: after an interruption the store knows only roughly."""
        live = await self._hub.live(id)
        table = live.table
        due, now = table.out_of_time(), self._hub.store.now()
        if due is None or due <= now or table.bot_to_act() is not None:
            return False
        await self._hub.store.postpone(id, live.version, due)
        return True

    async def _attend_once(self, id: str) -> bool:
        table = (await self._hub.live(id)).table
        if time_out(table, self._hub.store.now()) is not None:
            await self._call_time(id)  # before any bot acts: together they may take long
            table = (await self._hub.live(id)).table
        waiting = table.bot_to_act()
        if waiting is not None:
            await self._let_bot_act(table, *waiting)
            return True
        if table.error is not None:
            await self._hub.store.mark_stuck(id)
            return False
        return await self._call_time(id)

    async def _call_time(self, id: str) -> bool:
        def decide(table: Table) -> Decision:
            event = time_out(table, self._hub.store.now())
            return Decision() if event is None else Decision((event,))

        if time_out((await self._hub.live(id)).table, self._hub.store.now()) is not None:
            await self._uptime.beat()
        live, decision = await self._hub.request(id, decide, self._hub.store.node)
        # Meanwhile it may have become a bot's turn; nobody else attends to it, since we are known to do so.
        return bool(decision.events) or live.table.bot_to_act() is not None

    async def _let_bot_act(self, table: Table, seat: Seat, bot: str) -> None:
        assert table.match is not None, "a bot acts in a match"
        step = table.match.step_of(seat)
        began = time.perf_counter()
        try:
            text = await self._workers.think(table, seat, bot)
            self._hub.metrics.bot_seconds.add(time.perf_counter() - began)
            await self._submit(table, seat, bot, step, text)
            self._setbacks.pop(table.id, None)
        except BadBot:
            self._hub.metrics.bots_failed.add()
            await self._replace(table.id, seat, bot)

    async def _submit(self, table: Table, seat: Seat, bot: str, step: Step, text: str) -> None:
        """Enter the bot's action; raises `BadBot` if it is refused or changes nothing, so that no bot is
        asked the same thing for ever."""
        submission = Submission(None, step, text)

        def decide(now: Table) -> Decision:
            if now.status != "playing" or now.bot_of(seat) != bot:
                return Decision()  # its owner came back while it was thinking
            return enter_submission(now, seat, submission, self._hub.chance)

        try:
            if text.strip().lower() == UNDO:
                raise BadBot(BotIllegal(name=bot, answer=UNDO))
            await self._hub.request(table.id, decide, bot)
        except StaleSubmission:
            pass  # another node was faster
        except (IllegalAction, UnreadableNotation) as error:
            raise BadBot(BotIllegal(name=bot, answer=text[:60])) from error
        if _waits_for((await self._hub.live(table.id)).table, seat, bot, step):
            note("bot_stalled", level=logging.WARNING, table=brief(table.id), bot=bot)
            raise BadBot(BotStalled(name=bot))

    async def _replace(self, id: str, seat: Seat, bot: str) -> None:
        def decide(table: Table) -> Decision:
            event = replace_bot(table, seat, bot) if table.bot_of(seat) == bot else None
            return Decision() if event is None else Decision((event,))

        _, decision = await self._hub.request(id, decide, self._hub.store.node)
        if not decision.events:  # even the simplest bot failed, so it is not the bot's fault
            self._setbacks[id] += 1
            await asyncio.sleep(min(REST_SECONDS, 2 ** min(self._setbacks[id] - 1, 10)))


def _waits_for(table: Table, seat: Seat, bot: str, step: Step) -> bool:
    """Whether the table still waits for what the bot was asked."""
    if table.match is None or table.status != "playing":
        return False
    return table.bot_of(seat) == bot and table.match.step_of(seat) == step
