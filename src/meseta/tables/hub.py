"""The tables on this node: loading them, storing changes, and only then telling everyone."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final, ParamSpec, TypeVar

import msgspec

from meseta.core.errors import MesetaError
from meseta.core.seats import Seat
from meseta.play.creation import Creation
from meseta.play.decisions import Decision
from meseta.play.match import AnyMatch, AnyMoment
from meseta.play.reload import advance, event_of, restored_table
from meseta.play.seating import AnyTableEvent, Chatted, Left
from meseta.play.table import Table, read_settings
from meseta.store.errors import Conflict, StoreError
from meseta.store.problems import StoreUncertain
from meseta.store.rows import Stored, TableRow
from meseta.store.store import Store
from meseta.tables.cached_games import open_cached
from meseta.tables.chance import Chance
from meseta.tables.changes import Lease, change_to
from meseta.tables.config import NodeConfig
from meseta.tables.errors import Busy, NoSuchThing
from meseta.tables.live import LiveTable
from meseta.tables.metrics import Metrics
from meseta.tables.presence import Presence
from meseta.tables.problems import NoSuchTable, TableBusy
from meseta.tables.recollection import Recollection, recollect
from meseta.tables.showing import chat_line
from meseta.tables.simulation import decide_and_simulate, simulate
from meseta.tables.wire import Said

P = ParamSpec("P")
T = TypeVar("T")

MOST_ATTEMPTS = 50
"""How many times a request is decided while others keep changing the table first."""


TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""No other id is looked up: not every database could."""

NO_SUCH_TABLE: Final = 4404
"""The code that sockets are closed with if their table does not exist."""


class Hub:
    """All tables in use on this node."""

    def __init__(
        self,
        store: Store,
        config: NodeConfig,
        metrics: Metrics,
        presence: Presence,
        due: "asyncio.Queue[str]",
    ) -> None:
        self.store = store
        self.config = config
        self.metrics = metrics
        self.lives: dict[str, LiveTable] = {}
        self.lease = Lease(store.node, config.lease)
        self.chance = Chance()
        self.presence = presence
        self._due = due
        """Tables where a bot has to move; the attendant takes them from here."""
        self._replaying = asyncio.Lock()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def live(self, id: str) -> LiveTable:
        """The table, from memory or from the store."""
        live = self.lives.get(id)
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.ensure_future(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    @asynccontextmanager
    async def hold(self, id: str) -> AsyncIterator[LiveTable]:
        """The table, locked against changes by anybody else."""
        while True:
            live = await self.live(id)
            async with live.lock:
                if self.lives.get(id) is not live:
                    continue  # it was dropped while we waited and may have been loaded anew
                yield live
                return

    def tables(self) -> list[str]:
        """The tables in memory, and those being loaded."""
        return [*self.lives, *self._loading]

    async def _load(self, id: str) -> LiveTable:
        stored = await self.store.load(id) if TABLE_ID.fullmatch(id) else None
        if stored is None:
            raise NoSuchThing(NoSuchTable())
        table = await self._in_thread(_restored, stored)
        live = LiveTable(table, [entry.at for entry in stored.entries])
        live.present = frozenset(await self.store.present_seats(id))
        return self.lives.setdefault(id, live)

    async def create(self, creation: Creation) -> LiveTable:
        """Store a new table with its first people, and its match if that begins immediately."""
        now = self.store.now()
        table, decision = creation
        settings = msgspec.json.encode(table.settings).decode()
        row = TableRow(table.id, settings, table.host, now)
        after = decision.applied_to(table, now)
        change = change_to(table, after, 0, decision, now, table.host, self.lease)
        await self.store.change(msgspec.structs.replace(change, created=row))
        # Somebody who knows its id may already have loaded it.
        live = self.lives.setdefault(table.id, LiveTable(after, [now] * len(decision.entries)))
        self._queue_if_due(live)
        return live

    async def request(
        self, id: str, decide: Callable[[Table], Decision], by: str
    ) -> tuple[LiveTable, Decision]:
        """Decide the request on the current table, store the decision, then tell everyone."""
        async with self.hold(id) as live:
            for _ in range(MOST_ATTEMPTS):
                try:
                    decision = await self._decision(live, decide)
                except MesetaError:
                    if self.store.dialect.shared and await self._catch_up(live):
                        continue  # another node had stored something we had not yet heard of
                    raise
                if not decision.events and not decision.entries:
                    return live, decision
                if await self._store(live, decision, by):
                    return live, decision
                await self._catch_up(live)
        raise Busy(TableBusy())

    async def _decision(self, live: LiveTable, decide: Callable[[Table], Decision]) -> Decision:
        """The decision on the current table; one that may simulate is made in a thread (`Simulating`)."""
        if not live.simulates:
            return decide(live.table)
        return await asyncio.to_thread(decide_and_simulate, live.table, decide)

    async def begin_match(self, creation: Creation) -> Creation:
        """The same creation with its match beginning immediately; a fork may begin with a simulation."""
        return await asyncio.to_thread(creation.begin_match, self.chance)

    async def _store(self, live: LiveTable, decision: Decision, by: str) -> bool:
        """Whether the decision could be stored; nobody is told of anything that was not.

        If the caller disconnects and the request is cancelled meanwhile, everyone is told all the same.
        """
        now = max(self.store.now(), live.times[-1] if live.times else 0)
        after = decision.applied_to(live.table, now)
        change = change_to(live.table, after, len(live.times), decision, now, by, self.lease)
        began = time.perf_counter()
        storing = self.store.change(change)
        try:
            await storing
        except Conflict:
            self.metrics.conflicts.inc()
            return False
        except StoreError as error:
            if isinstance(error.problem, StoreUncertain):
                with suppress(MesetaError):  # if it was stored after all, everyone should know
                    await self._catch_up(live)
            raise
        finally:
            if storing.done() and storing.exception() is None:
                live.change(after, [now] * len(decision.entries))
                self._tell(live, decision.events, decision.moments)
        self.metrics.store_seconds.observe(time.perf_counter() - began)
        return True

    async def catch_up(self, id: str, version: int | None) -> None:
        """Load what another node has stored, and tell everyone connected to this one.

        The version is 0 if not the table has changed but who is connected, and None if it may be both.
        """
        live = self.lives.get(id)
        if live is None:
            if id not in self._loading:
                return
            live = await asyncio.shield(self._loading[id])  # it may have been read before the change
        async with live.lock:
            if version is None or version > live.version:
                await self._catch_up(live)
            if not version:
                await self.presence.look(live)

    async def _catch_up(self, live: LiveTable) -> bool:
        """Whether other nodes had stored anything new."""
        stored = await self.store.load(live.table.id, live.table.seq, len(live.times))
        if stored is None:
            self.forget(live.table.id)
            raise NoSuchThing(NoSuchTable())
        if not stored.events and not stored.entries:
            return False
        table, moments = advance(live.table, stored)
        simulated = await asyncio.to_thread(simulate, table, moments) if live.simulates else ()
        live.change(table, [entry.at for entry in stored.entries])
        self._tell(live, tuple(event_of(event) for event in stored.events), moments)
        del simulated  # held until it was told
        return True

    async def recollect(
        self, match: AnyMatch, viewers: Sequence[Seat | None], known: Recollection | None
    ) -> Recollection:
        """What these viewers were told of the match, without blocking the event loop."""
        return await self._in_thread(recollect, match, viewers, known)

    async def _in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do this in a thread; only one at a time, since more would just compete with the event loop."""
        async with self._replaying:
            return await asyncio.to_thread(work, *args, **kwargs)

    def forget(self, id: str) -> None:
        """Drop a table that no longer exists, and disconnect everyone who still watches it."""
        live = self.lives.pop(id, None)
        for watcher in () if live is None else tuple(live.watchers):
            watcher.close(NO_SUCH_TABLE)

    def _tell(
        self, live: LiveTable, events: tuple[AnyTableEvent, ...], moments: tuple[AnyMoment, ...]
    ) -> None:
        now = self.store.now()
        for event in events:
            if isinstance(event, Left):
                live.drop_links(event.seat)
        said = sum(isinstance(event, Chatted) for event in events)
        for line in live.table.chat[-said:] if said else ():
            message = msgspec.json.encode(Said(chat_line(line)))
            for watcher in tuple(live.watchers):
                watcher.put(message)
        if len(events) > said or (moments and live.table.status != "playing"):
            live.tell_seats(now)
        if moments or (len(events) > said and live.table.match is not None):
            live.tell_moments(moments, now)
        if len(events) > said:
            self.presence.seats_changed(live)
        self._queue_if_due(live)

    def _queue_if_due(self, live: LiveTable) -> None:
        if live.table.bot_to_act() is not None:
            self._due.put_nowait(live.table.id)


def _restored(stored: Stored) -> Table:
    """The table after everything stored so far."""
    settings = read_settings(stored.row.settings)
    new = restored_table(open_cached(settings.game, settings.edition), stored.row)
    return advance(new, stored)[0]
