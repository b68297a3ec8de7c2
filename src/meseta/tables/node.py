"""One node: its store, its tables, its bots and its clients."""

import asyncio
import logging
from collections import Counter

from meseta.core.errors import MesetaError
from meseta.games import survey
from meseta.store.dialects import dialect_for
from meseta.store.store import Store
from meseta.tables.answers import Paces
from meseta.tables.attendant import Attendant
from meseta.tables.background import Background
from meseta.tables.client import Client
from meseta.tables.config import NodeConfig
from meseta.tables.hub import Hub
from meseta.tables.limits import Pace, TooMany
from meseta.tables.live import REVOKED, LiveTable
from meseta.tables.logs import note
from meseta.tables.metrics import Metrics
from meseta.tables.presence import Presence
from meseta.tables.problems import TooManySockets
from meseta.tables.tokens import Credential, caller_of, new_id, recognise
from meseta.tables.workers import Workers

GOODBYE_SECONDS = 2
GOODBYE_CHECKS = 40
"""How long connected clients may take to leave, and how many times we check meanwhile."""


class Node:
    """Everything in one server process."""

    def __init__(self, config: NodeConfig) -> None:
        self.config = config
        self.metrics = Metrics()
        self.requests = Pace(config.limits.requests)
        self.newcomers = Pace(config.limits.sessions)
        self.analyses = Pace(config.limits.analyses)
        self.clients: dict[Client, str] = {}
        """The connected clients, with their addresses."""
        self._addresses: Counter[str] = Counter()
        self.closing = False
        self._background = Background()

    async def open(self) -> None:
        """Open the store and start attending to tables."""
        dialect = dialect_for(self.config.database, self.config.data)
        self.store = Store(dialect, new_id())
        due: asyncio.Queue[str] = asyncio.Queue()
        self.presence = Presence(self.store, self.config.presence)
        self.hub = Hub(self.store, self.config, self.metrics, self.presence, due)
        self.workers = Workers(self.config.workers, self.config.bot_seconds)
        self.paces = Paces(self.hub)
        self.attendant = Attendant(self.hub, self.workers, due)
        self.store.listen(self._on_message, self._on_connect)
        self.attendant.start()
        self._watch_figures()
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
        for live in tuple(self.hub.lives.values()):
            async with live.lock:  # wait until any change in progress is stored and sent
                pass
        await self.workers.close()
        await self.presence.finish()
        await self._background.finish()
        await asyncio.to_thread(self.store.close)
        note("node_closed", node=self.store.node)

    async def recognise(self, token: str | None) -> Credential | None:
        """Who presented this token; None without a token."""
        return None if token is None else await recognise(self.store, token)

    # Clients

    def connect(self, client: Client, address: str) -> None:
        """Add a client, or tell it to go elsewhere if we are closing; raises if there is no room."""
        limits = self.config.limits
        if len(self.clients) >= limits.sockets_all or self._addresses[address] >= limits.sockets_each:
            raise TooMany(TooManySockets())
        self.clients[client] = address
        self._addresses[address] += 1
        if self.closing:
            client.say_goodbye()

    def disconnect(self, client: Client) -> None:
        """Remove a client."""
        address = self.clients.pop(client, None)
        if address is not None:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

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

    # Messages from other nodes

    def _on_message(self, message: str) -> None:
        table, version, node = message.split(" ")
        if node != self.store.node and not self.closing:
            self._background.do(self._catch_up(table, int(version)))

    def _on_connect(self) -> None:
        for table in self.hub.tables():
            self._background.do(self._catch_up(table, None))

    async def _catch_up(self, table: str, version: int | None) -> None:
        try:
            await self.hub.catch_up(table, version)
            live = self.hub.lives.get(table)
            if live is not None and not version:
                await self.drop_revoked(live)
        except MesetaError as error:
            note("catching_up_failed", code=error.code)

    def _watch_figures(self) -> None:
        self.metrics.watch("sockets", "Sockets that are open.", lambda: len(self.clients))
        self.metrics.watch("tables_in_memory", "Tables that are in memory.", lambda: len(self.hub.lives))
        self.metrics.watch("workers", "Processes in which bots think.", lambda: self.workers.running)
        self.metrics.watch("store_groups", "Transactions so far.", lambda: self.store.writer.groups)
        self.metrics.watch("store_jobs", "Changes stored so far.", lambda: self.store.writer.jobs)
