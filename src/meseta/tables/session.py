"""One client at one table from connecting to disconnecting, independent of the transport.

The host makes a `Session` for each client and calls, in this order, `connect`, `greet` with the first
message, `take` with every further one, and `disconnect`. Everything sent goes through the transport, and no
client error is raised to the host.
"""

import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from meseta.core.errors import BadPlugin, BadSetup, MesetaError
from meseta.core.seats import Seat
from meseta.i18n.words import Words
from meseta.play.decisions import Decision
from meseta.play.standing_in import owners_return
from meseta.store.errors import StoreError
from meseta.tables import wire
from meseta.tables.answers import Answers
from meseta.tables.client import BAD_TOKEN, MALFORMED, Client, Transport
from meseta.tables.errors import Busy, Malformed, NoSuchThing, NotSignedIn
from meseta.tables.handles import handle
from meseta.tables.hub import NO_SUCH_TABLE
from meseta.tables.limits import TooFast, TooMany, Who, counted_address
from meseta.tables.live import SPECTATOR, LiveTable
from meseta.tables.logs import note
from meseta.tables.node import MOVE_BYTES, Node
from meseta.tables.problems import NotTheProtocol
from meseta.tables.showing import chat_line

CHARGED_AT_ONCE: Final = 20
"""How many stored messages are charged together."""

_STORED: Final = (wire.Submit, wire.Say)
"""Messages whose content is stored."""

_CODES: Final[dict[type[MesetaError], int]] = {
    NotSignedIn: BAD_TOKEN,
    NoSuchThing: NO_SUCH_TABLE,
    BadSetup: NO_SUCH_TABLE,
    BadPlugin: NO_SUCH_TABLE,
    TooMany: 4429,
    TooFast: 4429,
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
        self._address = ""
        self._stored = 0
        """Messages stored that are not charged yet."""
        self._muted: frozenset[str] = frozenset()
        """Of whom this client's person wants to see nothing."""
        self._live: LiveTable | None = None
        self._answers: Answers | None = None

    async def _retell(self, live: LiveTable, viewers: Sequence[Seat | None]) -> None:
        await self._node.retell(live, viewers, self._who())

    def _who(self) -> Who:
        """Whom its replays are charged to."""
        return Who(self._client.key, counted_address(self._address))

    def connect(self, address: str) -> None:
        """Add the client to the node; whether there is room for it is decided when it says hello."""
        self._address = address
        self._node.connect(self._client, address)

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
            node = self._node
            self._answers = Answers(node.hub, node.workers, node.paces, self._live, self._retell)
            await self._take_seats_back(self._live)

    async def _take_seats_back(self, live: LiveTable) -> None:
        """Let the stand-ins of this client's seats yield to it."""
        seats = [viewer for viewer in live.viewers(self._client) if viewer is not None]
        if not owners_return(live.table, seats):
            return
        by = self._client.caller.person if self._client.caller is not None else ""
        try:
            await self._node.hub.request(
                live.table.id, lambda now: Decision(owners_return(now, seats)), by or "link"
            )
        except MesetaError as error:  # they can still take it back themselves
            note("returning_failed", level=logging.WARNING, code=error.code)

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
            if isinstance(message, _STORED):
                self._count_stored()
        except MesetaError as error:
            self._client.refuse(error, message)

    def _count_stored(self) -> None:
        """Charge what the client has stored; not every time, because that would cost as much as a move."""
        self._stored += 1
        if self._stored == CHARGED_AT_ONCE:
            self._stored = 0
            self._node.budgets.stored.charge(self._who(), CHARGED_AT_ONCE * MOVE_BYTES)

    async def disconnect(self) -> None:
        """Remove the client from the table and the node."""
        self._node.disconnect(self._client)
        if self._live is not None:
            self._node.unwatch(self._client, self._live)
        await self._client.stop()
        self._answers = None  # which refers to this session: otherwise both would wait for the collector

    def _turn_away(self, error: MesetaError) -> None:
        self._client.refuse(error)
        self._client.close(_CODES.get(type(error), MALFORMED))

    async def _join(self, hello: wire.Hello) -> LiveTable:
        """The table, with the client watching it; nothing is missed between the welcome and later updates.

        A link is checked while the table is locked, so it cannot be revoked before its client is a watcher.
        """
        began = time.perf_counter()
        node, client = self._node, self._client
        if not node.hub.has(self._table):
            with suppress(NotSignedIn):  # which is said once it is known that there is such a table
                await self._recognise(hello)
            await node.load(self._table, client.caller, self._who())
        counted = refreshed = False
        while True:
            async with node.hub.hold(self._table) as live:
                try:
                    await self._recognise(hello)
                finally:
                    if not counted:
                        counted = True
                        await self._count_hello(hello)
                node.room.admit(client, live)
                names = [chair.name for chair in live.table.chairs]
                client.words = Words(client.words.language, live.table.settings.game, names)
                since = _since(hello, live.viewers(client))
                missing = live.to_retell(since)
                if not missing:
                    if not refreshed and live.knows_less(since):
                        refreshed = True
                        if await node.hub.refresh(live):
                            continue  # another node has told it what we had not yet heard of
                    self._welcome(live, since, hello.chat)
                    node.watch(client, live)
                    break
            # Play continues meanwhile; what happened is then added in the same step as the welcome.
            await self._retell(live, missing)
        node.metrics.welcome_seconds.add(time.perf_counter() - began)
        return live

    async def _count_hello(self, hello: wire.Hello) -> None:
        """Count it like a request, after `_recognise`: a token that is known need not be looked up."""
        token = hello.token or self._token.token
        await self._node.charges.request(token, counted_address(self._address))

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
        client.between = hello.between
        self._muted = await self._node.muted_by(client.caller)

    def _welcome(self, live: LiveTable, since: dict[Seat | None, int], chatted: int) -> None:
        """Send the client everything it may know and does not know yet."""
        client, now = self._client, self._node.store.now()
        chat = [chat_line(live.table, line) for line in live.table.chat if line[0] > chatted]
        muted = [handle(live.table.id, person) for person in self._muted]
        client.say(wire.Welcome(live.info(client, now), list(since), chat, muted))
        if live.table.match is not None:
            for viewer, told in since.items():
                client.put(live.catch_up(viewer, told, now, client.between))


def _since(hello: wire.Hello, viewers: Sequence[Seat | None]) -> dict[Seat | None, int]:
    """How many moments each viewer has been told of, according to the client."""
    names = {viewer: SPECTATOR if viewer is None else str(viewer) for viewer in viewers}
    return {viewer: hello.since.get(name, 0) for viewer, name in names.items()}
