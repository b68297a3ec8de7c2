"""One client at one table from connecting to disconnecting, independent of the transport.

The host makes a `Session` for each client and calls, in this order, `connect`, `greet` with the first
message, `take` with every further one, and `disconnect`. Everything sent goes through the transport, and no
client error is raised to the host.
"""

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from meseta.core.errors import BadPlugin, BadSetup, MesetaError
from meseta.core.seats import Seat
from meseta.i18n.words import Words
from meseta.store.errors import StoreError
from meseta.tables import wire
from meseta.tables.answers import Answers
from meseta.tables.client import MALFORMED, Client, Transport
from meseta.tables.errors import Busy, Malformed, NoSuchThing, NotSignedIn
from meseta.tables.hub import NO_SUCH_TABLE
from meseta.tables.limits import TooMany
from meseta.tables.live import SPECTATOR, LiveTable
from meseta.tables.node import Node
from meseta.tables.problems import NotTheProtocol
from meseta.tables.recollection import AT_ONCE, Recollection, behind, recollect
from meseta.tables.showing import chat_line

_CODES: Final[dict[type[MesetaError], int]] = {
    NotSignedIn: 4401,
    NoSuchThing: NO_SUCH_TABLE,
    BadSetup: NO_SUCH_TABLE,
    BadPlugin: NO_SUCH_TABLE,
    TooMany: 4429,
    Busy: 1013,
    StoreError: 1013,
}
"""The code that a client is disconnected with if its hello fails; any other error means it was malformed. A
table whose game is no longer installed does not exist here, and reconnecting would not change that."""


class Token(NamedTuple):
    """What the host knows about the caller before the client says hello."""

    token: str | None
    must_be_good: bool
    """Whether an invalid token is refused. An old cookie is no reason to turn somebody away."""


class Session:
    """One client at one table."""

    def __init__(self, node: Node, transport: Transport, table: str, token: Token, words: Words) -> None:
        self._node = node
        self._client = Client(transport, node.config.limits, words)
        self._table = table
        self._token = token
        self._live: LiveTable | None = None
        self._answers: Answers | None = None

    def connect(self, address: str) -> None:
        """Add the client to the node; without room it is disconnected."""
        try:
            self._node.connect(self._client, address)
        except MesetaError as error:
            self._turn_away(error)

    async def greet(self, text: str | bytes) -> None:
        """Answer the first message, which must be a hello."""
        if self._client.closing:
            return
        try:
            hello = self._client.read(text)
            if not isinstance(hello, wire.Hello):
                raise Malformed(NotTheProtocol(detail="hello"))
            self._live = await self._join(hello)
        except MesetaError as error:
            self._turn_away(error)
        else:
            self._answers = Answers(self._node.hub, self._node.workers, self._node.paces, self._live)

    async def take(self, text: str | bytes) -> None:
        """Answer one message; once the client is being disconnected, it is ignored."""
        if self._client.closing:
            return
        assert self._answers is not None, "a client that is still connected was welcomed"
        message: wire.ClientMessage | None = None
        try:
            message = self._client.read(text)
            self._client.count()
            await self._answers.answer(self._client, message)
        except MesetaError as error:
            self._client.refuse(error, message)

    async def disconnect(self) -> None:
        """Remove the client from the table and the node."""
        self._node.disconnect(self._client)
        if self._live is not None:
            self._node.unwatch(self._client, self._live)
        await self._client.stop()

    def _turn_away(self, error: MesetaError) -> None:
        self._client.refuse(error)
        self._client.close(_CODES.get(type(error), MALFORMED))

    async def _join(self, hello: wire.Hello) -> LiveTable:
        """The table, with the client watching it; nothing is missed between the welcome and later updates.

        A link is checked while the table is locked, so it cannot be revoked before its client is a watcher.
        """
        began = time.perf_counter()
        node, client = self._node, self._client
        known: Recollection | None = None
        while True:
            async with node.hub.hold(self._table) as live:
                await self._recognise(hello)
                names = [chair.name for chair in live.table.chairs]
                client.words = Words(client.words.language, live.table.settings.game, names)
                match, since = live.table.match, _since(hello, live.viewers(client))
                missing = live.to_recollect(since)
                at_once = 0 if live.simulates else AT_ONCE
                if match is None or behind(match, missing, known) <= at_once:
                    known = recollect(match, missing, known) if match is not None and missing else None
                    self._welcome(live, since, hello.chat, known)
                    node.watch(client, live)
                    break
            known = await node.hub.recollect(
                match, missing, known
            )  # then catch up with what happened meanwhile
        node.metrics.welcome_seconds.observe(time.perf_counter() - began)
        return live

    async def _recognise(self, hello: wire.Hello) -> None:
        """Find out who the client is; a token in its hello takes precedence over what the host knows."""
        client = self._client
        token = hello.token or self._token.token
        try:
            client.credential = await self._node.recognise(token)
        except MesetaError:
            if hello.token is not None or self._token.must_be_good:
                raise
        client.caller = None if client.credential is None else client.credential.caller
        client.wanted = hello.seats

    def _welcome(
        self, live: LiveTable, since: dict[Seat | None, int], chatted: int, known: Recollection | None
    ) -> None:
        """Send the client everything it may know and does not know yet."""
        client, now = self._client, self._node.store.now()
        chat = [chat_line(line) for line in live.table.chat if line[0] > chatted]
        client.say(wire.Welcome(live.info(client, now), list(since), chat))
        if live.table.match is not None:
            for viewer, told in since.items():
                client.say(live.catch_up(viewer, told, known, now))


def _since(hello: wire.Hello, viewers: Sequence[Seat | None]) -> dict[Seat | None, int]:
    """How many moments each viewer has been told of, according to the client."""
    names = {viewer: SPECTATOR if viewer is None else str(viewer) for viewer in viewers}
    return {viewer: hello.since.get(name, 0) for viewer, name in names.items()}
