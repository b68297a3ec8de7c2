"""The tables on this node: loading them, storing changes, and only then telling everyone."""

import asyncio
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from meseta.core.errors import MesetaError
from meseta.core.seats import Seat
from meseta.play.creation import Creation, begin_match
from meseta.play.dealing import SameDeal
from meseta.play.decisions import Decision
from meseta.play.match import AnyMoment
from meseta.play.reload import advance, event_of, packed_opening, with_opening
from meseta.play.seating import AnyTableEvent, Chatted, Left
from meseta.play.table import Table
from meseta.store.errors import Conflict, StoreError
from meseta.store.machine import Machine
from meseta.store.problems import StoreUncertain
from meseta.store.rows import TableRow
from meseta.store.store import Store
from meseta.tables.chance import Chance
from meseta.tables.changes import Lease, change_to
from meseta.tables.config import NodeConfig
from meseta.tables.errors import Busy, NoSuchThing
from meseta.tables.live import KEPT_BYTES, LiveTable
from meseta.tables.metrics import Metrics
from meseta.tables.pictures import Order, drawn
from meseta.tables.presence import Presence
from meseta.tables.problems import NoSuchTable, TableBusy
from meseta.tables.recollection import Memory
from meseta.tables.replays import PATIENT, URGENT, Replays
from meseta.tables.retelling import Attempt, advanced, begun, deal_again, frames, restored, retold, tried
from meseta.tables.showing import chat_line
from meseta.tables.simulation import decide_and_simulate, simulate
from meseta.tables.wire import Reacted, Retry, Said

MOST_ATTEMPTS = 50
"""How many times a request is decided while others keep changing the table first."""


MOST_TOLD: Final = 100
"""The most moments told at once in the event loop; who watches a table with more of them connects again."""

QUICKLY_LOADED: Final = 2000
"""The most entries, and bytes of an opening, that are loaded before anybody's replays."""

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""No other id is looked up: not every database could."""

NO_SUCH_TABLE: Final = 4404
"""The code that sockets are closed with if their table does not exist."""


class Hold:
    """A table while it is locked, for `async with`. A generator would do the same in fewer lines, but making
    one takes longer than the locking, and every move does it."""

    __slots__ = ("_hub", "_id", "_live")

    def __init__(self, hub: "Hub", id: str) -> None:
        self._hub = hub
        self._id = id

    async def __aenter__(self) -> LiveTable:
        lives = self._hub.lives
        while True:
            live = lives.get(self._id) or await self._hub.live(self._id)
            await live.lock.acquire()
            if lives.get(self._id) is live:
                self._live = live
                live.used = self._hub.seconds()
                return live
            live.lock.release()  # it was dropped while we waited and may have been loaded anew

    async def __aexit__(self, *raised: object) -> None:
        self._live.lock.release()


class Hub:
    """All tables in use on this node."""

    def __init__(
        self,
        store: Store,
        config: NodeConfig,
        metrics: Metrics,
        presence: Presence,
        due: "asyncio.Queue[str]",
        machine: Machine | None = None,
    ) -> None:
        self.store = store
        self.config = config
        self.metrics = metrics
        self.lives: dict[str, LiveTable] = {}
        self.lease = Lease(store.node, config.lease)
        self.chance = Chance((machine or Machine()).random_bytes)
        self.presence = presence
        self._due = due
        """Tables where a bot has to move; the attendant takes them from here."""
        self.replays = Replays()
        self.memory = Memory(KEPT_BYTES)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.in_doubt: Callable[[str], None] = lambda id: None
        """Called with a table of which we could not find out whether its last change was stored."""
        self.seconds = asyncio.get_running_loop().time
        """Like `seconds`, but without asking which loop is running, which is a system call."""

    async def live(self, id: str, by: str = PATIENT) -> LiveTable:
        """The table, from memory or from the store; loading a long one takes the caller's turn."""
        live = self.lives.get(id)
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.ensure_future(self._load(id, by))
            live = await asyncio.shield(task)
        live.used = self.seconds()
        return live

    def hold(self, id: str) -> "Hold":
        """The table, locked against changes by anybody else."""
        return Hold(self, id)

    def tables(self) -> list[str]:
        """The tables in memory, and those being loaded."""
        return [*self.lives, *self._loading]

    def has(self, id: str) -> bool:
        """Whether the table is in memory, or being loaded."""
        return id in self.lives or id in self._loading

    async def _load(self, id: str, by: str) -> LiveTable:
        """The table from the store. It is not being loaded any longer at the moment at which it is in memory:
        whoever found it neither there nor loading would wait for it without ever letting go of the loop."""
        try:
            return await self._loaded(id, by)
        finally:
            del self._loading[id]

    async def _loaded(self, id: str, by: str) -> LiveTable:
        stored = await self.store.load(id) if TABLE_ID.fullmatch(id) else None
        if stored is None:
            raise NoSuchThing(NoSuchTable())
        urgent = len(stored.entries) <= QUICKLY_LOADED and len(stored.opening or b"") <= QUICKLY_LOADED
        table, times = await self.replays.do(URGENT if urgent else by, restored, stored)
        live = LiveTable(table, times, self.memory)
        live.set_present(await self.store.present_seats(id), self.store.now())
        return self.lives.setdefault(id, live)

    async def packed_opening(self, creation: Creation) -> bytes | None:
        """The opening to store, so that the new table can refer to it; None if it is stored already."""
        stored = creation.table.settings.stored_opening
        if stored is None or await self.store.has_opening(stored.id):
            return None
        return await asyncio.to_thread(packed_opening, creation.trunk)

    async def create(self, creation: Creation, packed: bytes | None = None) -> LiveTable:
        """Store a new table with its first people, and its match if that begins immediately."""
        if packed is None:
            packed = await self.packed_opening(creation)
        now = self.store.now()
        table, decision, _ = creation
        stored = table.settings.stored_opening
        kept = table.settings if stored is None else msgspec.structs.replace(table.settings, opening=())
        opening = None if stored is None else stored.id
        deal = None if table.settings.dealt is None else table.settings.dealt.source
        row = TableRow(table.id, msgspec.json.encode(kept).decode(), table.host, now, opening, deal)
        after = decision.applied_to(table, now)
        calling = self.config.calling is not None
        change = change_to(table, after, 0, decision, now, table.host, self.lease, calling=calling)
        creating = msgspec.structs.replace(change, created=row, opening=packed)
        try:
            await self.store.change(creating)
        except Conflict:
            if stored is None or packed is not None:
                raise
            # The last table that began with the opening has just been deleted.
            packed = await asyncio.to_thread(packed_opening, creation.trunk)
            await self.store.change(msgspec.structs.replace(creating, opening=packed))
        # Somebody who knows its id may already have loaded it.
        live = LiveTable(after, [now] * len(decision.entries), self.memory)
        live.set_present((), now)
        live = self.lives.setdefault(table.id, live)
        self._queue_if_due(live)
        return live

    async def request(
        self, id: str, decide: Callable[[Table], Decision], by: str
    ) -> tuple[LiveTable, Decision]:
        """Decide the request on the current table, store the decision, then tell everyone."""
        async with self.hold(id) as live:
            for _ in range(MOST_ATTEMPTS):
                try:
                    if live.simulates:  # which takes so long that a thread does it (`Simulating`)
                        decision = await asyncio.to_thread(decide_and_simulate, live.table, decide)
                    else:
                        decision = decide(live.table)
                except MesetaError:
                    if await self.refresh(live):
                        continue  # another node had stored something we had not yet heard of
                    raise
                if not decision.events and not decision.entries:
                    return live, decision
                if await self._store(live, decision, by):
                    return live, decision
                await self._find_out(live)
        raise Busy(TableBusy())

    async def begin_match(self, table: Table, by: str) -> Decision:
        """The decision that begins the match; a fork replays its opening first."""
        if not table.settings.opening:
            return begin_match(table, self.chance)
        return await self.replays.do(by, begun, table, self.chance.getrandbits(256))

    async def _store(self, live: LiveTable, decision: Decision, by: str) -> bool:
        """Whether the decision could be stored; nobody is told of anything that was not.

        If the caller disconnects and the request is cancelled meanwhile, everyone is told all the same.
        """
        now = max(self.store.now(), live.times[-1] if live.times else 0)
        after = decision.applied_to(live.table, now)
        calling = self.config.calling is not None
        change = change_to(live.table, after, len(live.times), decision, now, by, self.lease, calling=calling)
        began = time.perf_counter()
        storing = self.store.change(change)
        try:
            await storing
        except Conflict:
            self.metrics.conflicts.add()
            return False
        except StoreError as error:
            if isinstance(error.problem, StoreUncertain):
                with suppress(MesetaError):
                    await self._find_out(live)
            raise
        finally:
            if storing.done() and storing.exception() is None:
                reseated = live.change(after, [now] * len(decision.entries))
                self._tell(live, decision.events, decision.moments, len(decision.entries), reseated)
        self.metrics.store_seconds.add(time.perf_counter() - began)
        return True

    async def _find_out(self, live: LiveTable) -> None:
        """Catch up with what may be a change of our own, stored although its connection was lost: no other
        node reports that, so if the store does not answer now, it is asked again later."""
        try:
            await self._catch_up(live)
        except StoreError:
            self.in_doubt(live.table.id)
            raise

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

    async def refresh(self, live: LiveTable) -> bool:
        """Whether other nodes had stored anything of which this one had not yet heard; everyone here is told.

        The caller holds the table.
        """
        return self.store.dialect.shared and await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> bool:
        """Whether other nodes had stored anything new."""
        stored = await self.store.load(live.table.id, live.table.seq, len(live.times))
        if stored is None:
            self.forget(live.table.id)
            raise NoSuchThing(NoSuchTable())
        if not stored.events and not stored.entries:
            return False
        stored = with_opening(live.table, stored)
        moments: tuple[AnyMoment, ...] = ()
        if len(stored.entries) > MOST_TOLD:
            table = await self.replays.do(PATIENT, advanced, live.table, stored)
        else:
            table, moments = advance(live.table, stored)
        simulated = await asyncio.to_thread(simulate, table, moments) if live.simulates else ()
        reseated = live.change(table, [entry.at for entry in stored.entries])
        events = tuple(event_of(event) for event in stored.events)
        self._tell(live, events, moments, len(stored.entries), reseated)
        del simulated  # held until it was told
        return True

    async def retell(self, live: LiveTable, viewers: Sequence[Seat | None], by: str) -> None:
        """Find out what these viewers were told, without blocking the event loop."""
        match = live.table.match
        assert match is not None, "there is something to tell"
        found = await self.replays.do(
            by, retold, live.table.id, match, live.times[: len(match.entries)], list(viewers)
        )
        live.retell(match, found)

    async def deal(self, live: LiveTable, by: str) -> SameDeal:
        """The deal of a match that is over; raises if its flicks cannot be computed again."""
        match = live.table.match
        assert match is not None, "it is over"
        seed = f"{self.chance.getrandbits(256):064x}"
        return await self.replays.do(by, deal_again, live.table.id, match, seed)

    async def frames(
        self, live: LiveTable, viewer: Seat | None, revealed: bool, start: int, count: int, by: str
    ) -> bytes:
        """Some moments of the match as the viewer saw it, as they are sent."""
        times = list(live.times)
        return await self.replays.do(by, frames, live.table, times, viewer, revealed, start, count)

    async def draw(self, live: LiveTable, order: Order, by: str) -> str:
        """A picture of the match."""
        return await self.replays.do(by, drawn, live.table, list(live.times), order)

    async def retry(self, live: LiveTable, retry: Retry, by: str) -> Attempt:
        """What comes of trying something else; raises if the rules refuse it."""
        match, at = live.table.match, live.times[max(0, min(retry.ply, len(live.times)) - 1)]
        assert match is not None, "it may be analysed"
        return await self.replays.do(by, tried, match, retry.ply, list(retry.actions), at)

    async def react(self, id: str, reaction: Reacted, person: str) -> None:
        """Show the person's reaction to everyone at the table, on other nodes too. It is not stored."""
        message = msgspec.json.encode(reaction)
        self.show(id, message, person)
        await self.store.pass_on(id, f"{person or '-'} {message.decode()}")

    def show(self, id: str, message: bytes, person: str) -> None:
        """Send somebody's message to everyone who watches the table on this node."""
        live = self.lives.get(id)
        if live is not None:
            live.heard_of(person)
        for watcher in () if live is None else tuple(live.watchers):
            watcher.put(message)

    def forget(self, id: str) -> None:
        """Drop a table that no longer exists, and disconnect everyone who still watches it."""
        live = self.lives.pop(id, None)
        if live is not None:
            live.drop_recollections()
        for watcher in () if live is None else tuple(live.watchers):
            watcher.close(NO_SUCH_TABLE)

    def _tell(
        self,
        live: LiveTable,
        events: tuple[AnyTableEvent, ...],
        moments: tuple[AnyMoment, ...],
        entries: int,
        reseated: bool = False,
    ) -> None:
        now = self.store.now()
        for event in events:
            if isinstance(event, Left):
                live.drop_links(event.seat)
        seated = self._tell_chat(live, events) < len(events) if events else False
        if seated or reseated or (entries and live.table.status != "playing"):
            live.tell_seats(now)
        if entries > MOST_TOLD or (entries and not moments):
            live.send_all_away()
        elif moments or (seated and live.table.match is not None):
            live.tell_moments(moments, now, seated)
        if seated:
            self.presence.seats_changed(live)
        self._queue_if_due(live)

    def _tell_chat(self, live: LiveTable, events: tuple[AnyTableEvent, ...]) -> int:
        """How many of the events are lines of chat; they are sent to everyone."""
        said = sum(isinstance(event, Chatted) for event in events)
        new = live.table.chats - said
        for line in (line for line in live.table.chat if line[0] > new):
            message = msgspec.json.encode(Said(chat_line(live.table, line)))
            for watcher in tuple(live.watchers):
                watcher.put(message)
        return said

    def _queue_if_due(self, live: LiveTable) -> None:
        if live.table.bot_to_act() is not None:
            self._due.put_nowait(live.table.id)
