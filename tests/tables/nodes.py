"""A whole node without a network; what its clients send and receive are values."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from meseta.i18n.words import Words
from meseta.play.creation import CallerSits, Placement, new_table, seat_all
from meseta.play.requests import Caller
from meseta.play.table import Settings
from meseta.tables.cached_games import open_cached
from meseta.tables.config import NodeConfig
from meseta.tables.live import LiveTable
from meseta.tables.node import Node
from meseta.tables.session import Session, Token
from meseta.tables.tokens import hashed, new_id, new_token
from tests.server.harness import PATIENCE

Json = Any


class Wire:
    """A transport that remembers."""

    def __init__(self) -> None:
        self.sent: list[Json] = []
        self.code: int | None = None

    @property
    def closing(self) -> bool:
        return self.code is not None

    def put(self, message: bytes) -> None:
        if not self.closing:
            self.sent.append(msgspec.json.decode(message))

    def close(self, code: int) -> None:
        self.code = code if self.code is None else self.code

    def kinds(self) -> list[str]:
        """The kinds of messages that were sent, in order."""
        return [message["type"] for message in self.sent]

    def update(self) -> Json:
        """The latest update; word of who is connected may come after it at any time."""
        return next(message for message in reversed(self.sent) if message["type"] == "update")


class Person:
    """Somebody whom the node knows."""

    def __init__(self, node: Node, id: str, token: str) -> None:
        self._node = node
        self.caller = Caller(id)
        self.token = token

    async def table(self, *chairs: Placement, game: str = "shifting_stones", **options: str) -> LiveTable:
        """A table whose match has begun; the first seat is this person's."""
        settings = Settings(game, len(chairs) + 1, options=options)
        table = new_table(new_id(), open_cached(game), settings, self.caller.person, self._node.store.now())
        creation = seat_all(table, self.caller, [CallerSits("Ana"), *chairs])
        return await self._node.hub.create(creation.begin_match(self._node.hub.chance))

    def session(self, wire: Wire, table: str) -> Session:
        """A client of this person's, not yet connected."""
        return Session(self._node, wire, table, Token(self.token, must_be_good=True), Words("en"))


async def person(node: Node, name: str) -> Person:
    """Somebody new."""
    id, token = new_id(), new_token()
    await node.store.add_person(id, name, hashed(token))
    return Person(node, id, token)


def with_node(folder: Path, work: Callable[[Node], Coroutine[Any, Any, None]], **config: Any) -> None:
    """Do the work with a node that runs."""

    async def run() -> None:
        node = Node(NodeConfig(data=folder, workers=1, **config))
        await node.open()
        try:
            async with asyncio.timeout(PATIENCE):
                await work(node)
        finally:
            await node.close()

    asyncio.run(run())
