"""One node: its store, its tables, its bots and its clients."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from meseta.core.errors import MesetaError
from meseta.core.seats import Seat
from meseta.games import survey
from meseta.play.creation import Creation
from meseta.play.requests import Caller
from meseta.play.retry import LONGEST_TRIED, MOST_TRIED
from meseta.store.dialect import Patience
from meseta.store.errors import StoreError
from meseta.store.machine import Machine
from meseta.store.store import BLOCKS, RESUMED, SESSION_ENDED, Store
from meseta.tables import wire
from meseta.tables.answers import Paces
from meseta.tables.attendant import Attendant
from meseta.tables.background import Background
from meseta.tables.blocks import Blocks
from meseta.tables.budgets import Budgets
from meseta.tables.calling.opening import open_herald
from meseta.tables.charges import Charges
from meseta.tables.client import BAD_TOKEN, Client
from meseta.tables.companions import Companions
from meseta.tables.config import NodeConfig
from meseta.tables.crew import StartWorker, start_process
from meseta.tables.dailies import Dailies
from meseta.tables.editions import Editions
from meseta.tables.errors import Malformed, NotSignedIn
from meseta.tables.health import Health
from meseta.tables.hub import TABLE_ID, Hub
from meseta.tables.judgments import Judgments
from meseta.tables.limits import StorageWarning, Who
from meseta.tables.live import REVOKED, LiveTable
from meseta.tables.logs import brief, note
from meseta.tables.metrics import Metrics
from meseta.tables.pictures import DRAWING, Order
from meseta.tables.presence import Presence
from meseta.tables.printing import Printing
from meseta.tables.problems import BadToken, NotTheProtocol, StorageLow
from meseta.tables.room import Place, Room
from meseta.tables.tokens import Credential, caller_of, new_id, new_token, recognise
from meseta.tables.uptime import Uptime
from meseta.tables.workers import Workers

GOODBYE_SECONDS = 2
GOODBYE_CHECKS = 40
"""How long connected clients may take to leave, and how many times we check meanwhile."""

TABLE_BYTES: Final = 2000
"""About how much a new table takes, apart from its edition and its opening."""
MOVE_BYTES: Final = 200
"""About how much a submission or a line of chat takes."""
LOW: Final = 0.2
"""The part of a budget below which somebody is warned."""

SEEN_EVERY: Final = 3_600_000
"""Milliseconds after which it is stored again that a session is being used."""

ENDED_SESSIONS = 10_000
"""How many sessions are remembered that have ended."""


CATCH_UP_SECONDS = 1.0
"""How long to wait before catching up again, if the store did not answer."""


class Node:
    """Everything in one server process."""

    def __init__(
        self,
        config: NodeConfig,
        machine: Machine | None = None,
        start_worker: StartWorker = start_process,
    ) -> None:
        self.config = config
        self._start_worker = start_worker
        self.machine = machine or Machine()
        self.metrics = Metrics()
        self.budgets = Budgets(config.limits)
        self.room = Room(config.limits)
        self._ended: OrderedDict[str, None] = OrderedDict()
        """The hashes of sessions that have ended lately: somebody may just be connecting with one."""
        self.is_open = False
        self.closing = False
        self._background = Background()
        self._watch_figures()

    async def open(self) -> None:
        """Open the store and start attending to tables."""
        dialect = self.machine.database(self.config.database, self.config.data)
        deadlines = self.config.deadlines
        patience = Patience(deadlines.statement, deadlines.connect)
        self.store = Store(dialect, self.new_id(), self.machine, patience)
        self.charges = Charges(self.store, self.budgets, self.room)
        self.health = Health(self.store, deadlines.health)
        self.blocks = Blocks(self.store)
        await self.blocks.load()
        due: asyncio.Queue[str] = asyncio.Queue()
        self.presence = Presence(self.store, self.config.presence)
        self.hub = Hub(self.store, self.config, self.metrics, self.presence, due, self.machine)
        self.hub.in_doubt = lambda table: self._background.do(self._catch_up(table, None))
        self.workers = Workers(
            self.config.workers, self.config.bot_seconds, self.hub.chance, self._start_worker
        )
        self.judgments = Judgments(self.store, self.workers, self.budgets)
        self.editions = Editions(self.hub.replays, self.workers, self.budgets)
        self.companions = Companions(self.hub.replays, self.budgets)
        self.printing = Printing(self.hub.replays, self.budgets)
        self.dailies = Dailies(self.hub.replays, self.workers, self.budgets)
        self.paces = Paces(self.hub)
        self.uptime = Uptime(self.store, self.config.poll, self._catch_up_with_all)
        self.attendant = Attendant(self.hub, self.workers, due, self.uptime)
        self.herald = await open_herald(self.config, self.store, self.metrics, self.machine)
        self.store.listen(self._on_message, self._on_connect)
        await self.uptime.begin()
        self.attendant.start()
        if self.herald is not None:
            self.herald.start()
        self.is_open = True
        self.closing = False
        note("node_open", node=self.store.node, shared=dialect.shared)
        for error in survey().unusable:
            note("plugin_unusable", level=logging.WARNING, detail=str(error))

    async def say_goodbye(self) -> None:
        """Accept no more clients, and tell everyone to connect again elsewhere or later."""
        self.closing = True
        self.presence.silent = True
        for client in tuple(self.clients):
            client.say_goodbye()
        for _ in range(GOODBYE_CHECKS):
            if not self.clients:
                return
            await asyncio.sleep(GOODBYE_SECONDS / GOODBYE_CHECKS)

    async def close(self) -> None:
        """Say goodbye to everyone, finish what is in progress, and close the store."""
        await self.say_goodbye()
        await self.attendant.stop()
        if self.herald is not None:
            await self.herald.stop()
        for live in tuple(self.hub.lives.values()):
            async with live.lock:  # wait until any change in progress is stored and sent
                pass
        await self.workers.close()
        await self.judgments.finish()
        await asyncio.to_thread(self.hub.replays.shutdown)
        await self.presence.finish()
        await self._background.finish()
        with suppress(StoreError):
            await self.uptime.end()
        await asyncio.to_thread(self.store.close)
        self.is_open = False
        note("node_closed", node=self.store.node)

    def new_id(self) -> str:
        """An id for a person or a table."""
        return new_id(self.machine.random_bytes)

    def new_token(self) -> str:
        """A token for a session or a private link."""
        return new_token(self.machine.random_bytes)

    async def recognise(self, token: str | None) -> Credential | None:
        """Who presented this token; None without a token."""
        if token is None:
            return None
        shown = await recognise(self.store, token)
        if shown.token.hash in self._ended:
            raise NotSignedIn(BadToken())  # while we were asking
        self.charges.learn(shown)
        if shown.token.kind == "session" and self.store.now() - shown.token.seen > SEEN_EVERY:
            self._background.do(self._mark_seen(shown.token.hash))
        return shown

    async def _mark_seen(self, hash: str) -> None:
        with suppress(MesetaError):  # the next request will do
            await self.store.own.mark_seen(hash)

    async def muted_by(self, caller: Caller | None) -> frozenset[str]:
        """Of whom the caller wants to see nothing, under all ids by which they are known."""
        if caller is None or not caller.person:
            return frozenset()
        found = await self.store.company.mutes_of(caller.person)
        return frozenset([mute.person for mute in found] + [mute.muted for mute in found])

    # Clients

    @property
    def clients(self) -> dict[Client, Place]:
        """The connected clients."""
        return self.room.clients

    def connect(self, client: Client, address: str) -> None:
        """Add a client that has not said hello, or tell it to go elsewhere if we are closing."""
        self.room.enter(client, address)
        if self.closing:
            client.say_goodbye()

    def disconnect(self, client: Client) -> None:
        """Remove a client."""
        self.room.leave(client)

    def watch(self, client: Client, live: LiveTable) -> None:
        """Add a client to a table's watchers, and announce that if it is news."""
        live.watchers.add(client)
        self.presence.seats_changed(live)

    def unwatch(self, client: Client, live: LiveTable) -> None:
        """Remove a client from a table's watchers."""
        live.watchers.discard(client)
        self.presence.seats_changed(live)

    async def drop_revoked(self, live: LiveTable) -> None:
        """Disconnect everyone whose private link is no longer valid."""
        for watcher in tuple(live.watchers):
            if isinstance(watcher, Client) and watcher.caller is not None and watcher.caller.links:
                assert watcher.credential is not None, "a caller has shown a token"
                if not await self._still_valid(watcher):
                    watcher.close(REVOKED)

    async def _still_valid(self, client: Client) -> bool:
        assert client.credential is not None, "a caller has shown a token"
        row = await self.store.find_token(client.credential.token.hash)
        return row is not None and await caller_of(self.store, row) == client.caller

    def end_session(self, hash: str) -> None:
        """Disconnect everyone whose session has ended."""
        self.charges.forget(hash)
        self._ended[hash] = None
        if len(self._ended) > ENDED_SESSIONS:
            self._ended.popitem(last=False)
        for client in tuple(self.clients):
            if client.credential is not None and client.credential.token.hash == hash:
                client.close(BAD_TOKEN)

    async def _drop_ended(self) -> None:
        """End the sessions that have ended without our hearing of it."""
        shown = {client.credential.token for client in self.clients if client.credential is not None}
        try:
            for token in shown:
                if token.kind == "session" and await self.store.find_token(token.hash) is None:
                    self.end_session(token.hash)
        except MesetaError as error:
            note("catching_up_failed", code=error.code)

    # What is charged by its size

    async def create(self, creation: Creation, who: Who) -> LiveTable:
        """Store a new table; raises `TooFast` if the caller has stored too much."""
        packed = await self.hub.packed_opening(creation)
        edition = creation.table.settings.edition or ""
        self.budgets.stored.take(who, TABLE_BYTES + len(edition) + len(packed or b""))
        return await self.hub.create(creation, packed)

    def warning(self, who: Who) -> StorageWarning | None:
        """What the caller should know before they can store nothing more."""
        left = self.budgets.stored.left(who)
        return StorageWarning(StorageLow(percent=max(0, round(100 * left)))) if left < LOW else None

    async def load(self, table: str, caller: Caller | None, who: Who) -> None:
        """Load a table that is not in memory, at the caller's cost; raises `TooFast` if they have made us
        load too much."""
        if TABLE_ID.fullmatch(table) and not self.hub.has(table):
            await self.charges.loading(table, caller, who)
            await self.hub.live(table, who.person or who.address)

    async def retell(self, live: LiveTable, viewers: Sequence[Seat | None], who: Who) -> None:
        """Find out what these viewers were told; raises `TooFast` if the caller has asked for too much.

        Whoever holds a seat has its eyes, not a spectator's."""
        self.budgets.replays.take(who, len(live.times) * len(viewers), seated=None not in viewers)
        await self.hub.retell(live, viewers, who.person or who.address)

    async def frames(
        self, live: LiveTable, viewer: Seat | None, revealed: bool, start: int, count: int, who: Who
    ) -> bytes:
        """Some moments of a match as the viewer saw it; the latest of a running one are at hand."""
        here = None if revealed else live.latest_frames(viewer, start, count)
        if here is not None:
            return here
        self.budgets.replays.take(who, len(live.times))
        return await self.hub.frames(live, viewer, revealed, start, count, who.person or who.address)

    async def draw(self, live: LiveTable, order: Order, who: Who) -> str:
        """A picture of the match; charged as if it were replayed, and for the drawing."""
        self.budgets.replays.take(who, len(live.times) + DRAWING)
        return await self.hub.draw(live, order, who.person or who.address)

    async def retry(self, live: LiveTable, tried: wire.Retry, who: Who) -> wire.Retried:
        """Where it leads if something else is done, and what the turn cost once it is over; raises `TooFast`
        if the caller has had too much replayed or judged."""
        match = live.table.match
        assert match is not None, "it may be analysed"
        if len(tried.actions) > MOST_TRIED or max(map(len, tried.actions), default=0) > LONGEST_TRIED:
            raise Malformed(NotTheProtocol(detail="actions"))
        by = who.person or who.address
        self.budgets.replays.take(who, min(max(0, tried.ply), len(match.entries)) + len(tried.actions))
        found = await self.hub.retry(live, tried, by)
        if not found.shown.over or not found.turn.done:
            return found.shown
        self.budgets.analyses.take(by)
        return msgspec.structs.replace(found.shown, verdict=await self.workers.rate(live.table, found, by))

    # Messages from other nodes

    def _on_message(self, message: str) -> None:
        table, version, node, *passed_on = message.split(" ", 3)
        if node == self.store.node or self.closing:
            return
        if table == BLOCKS:
            self._background.do(self._catch_up_on_blocks())
        elif table == RESUMED:
            self._catch_up_with_all()
        elif passed_on:
            person, shown = passed_on[0].split(" ", 1)
            self.hub.show(table, shown.encode(), "" if person == "-" else person)
        elif table == SESSION_ENDED:
            self.end_session(version)
        else:
            self._background.do(self._catch_up(table, int(version)))

    def _on_connect(self) -> None:
        self._background.do(self._catch_up_on_blocks())
        self._background.do(self._drop_ended())
        self._catch_up_with_all()

    def _catch_up_with_all(self) -> None:
        for table in self.hub.tables():
            self._background.do(self._catch_up(table, None))

    async def _catch_up(self, table: str, version: int | None) -> None:
        """Catch up, however often that takes: nobody will report the same change again."""
        while not self.closing:
            try:
                await self.hub.catch_up(table, version)
                live = self.hub.lives.get(table)
                if live is not None and not version:
                    await self.drop_revoked(live)
                return
            except StoreError as error:
                note("catching_up_failed", code=error.code)
                await asyncio.sleep(CATCH_UP_SECONDS)
            except MesetaError as error:
                note("catching_up_failed", code=error.code)
                return

    async def _catch_up_on_blocks(self) -> None:
        try:
            await self.blocks.load()
            self.drop_blocked()
        except MesetaError as error:
            note("catching_up_failed", code=error.code)

    # Operators

    def drop_blocked(self) -> None:
        """Disconnect everyone whose address is blocked."""
        for client, place in tuple(self.clients.items()):
            if self.blocks.cover(place.address):
                client.close(REVOKED)

    async def end_table(self, table: str) -> bool:
        """Delete a table for everyone, at every node; returns whether there was one."""
        ended = await self.store.delete_table(table)
        self.hub.forget(table)
        note("table_ended", table=brief(table))
        return ended

    def _watch_figures(self) -> None:
        self.metrics.watch("sockets", "Sockets that are open.", lambda: len(self.clients))
        self.metrics.watch("tables_in_memory", "Tables that are in memory.", lambda: len(self.hub.lives))
        self.metrics.watch("told_bytes", "Bytes of what was told, in memory.", lambda: self.hub.memory.total)
        self.metrics.watch("workers", "Processes in which bots think.", lambda: self.workers.running)
        self.metrics.watch("store_groups", "Transactions so far.", lambda: self.store.writer.groups)
        self.metrics.watch("store_jobs", "Changes stored so far.", lambda: self.store.writer.jobs)
