"""The tables of one device: what its pages ask, and the lines on which they play.

The same node as a server's, with one person and nobody to be limited.
"""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from meseta.desk.answering import Asked, answer
from meseta.desk.words import language_of
from meseta.i18n.words import Words
from meseta.offline.bots import BotsWorkers, OpenPort
from meseta.offline.database import DeviceConnection, DeviceSqlite
from meseta.offline.limits import LIFETIMES, LIMITS
from meseta.offline.line import PageLine
from meseta.offline.machine import DeviceMachine
from meseta.store.store import Store
from meseta.tables.config import NodeConfig
from meseta.tables.conversation import Gone, converse
from meseta.tables.logs import note
from meseta.tables.node import Node
from meseta.tables.session import Session, Token
from meseta.tables.tokens import hashed

TOKEN: Final = "device"
"""Whoever holds the device is its one person; there is nobody from whom to keep a secret."""
ADDRESS: Final = "127.0.0.1"
HELLO_SECONDS: Final = 60.0
BROUGHT: Final = "brought.sqlite"
"""What a copy is called while it is being looked at."""


class Device:
    """The node of a device, and its lines to pages."""

    def __init__(self, data: Path, open_port: OpenPort, seed: int | None = None) -> None:
        config = NodeConfig(
            data=data,
            limits=LIMITS,
            lifetimes=LIFETIMES,
            workers=1,
            bot_seconds=300,  # slow phones are slow; a bot that hangs is still found
            poll=2,
            presence=3600,  # nobody else could be told who is here
        )
        self.node = Node(config, DeviceMachine(seed), BotsWorkers(open_port).start)
        self._lines: dict[int, PageLine] = {}
        self._talks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the store, and let its person in."""
        await self.node.open()
        await _welcome(self.node.store, self.node.new_id())

    async def ask(self, method: str, path: str, language: str, body: str) -> tuple[int, str]:
        """The status of the answer to a request, and its body."""
        asked = Asked(method, path, language, body.encode(), TOKEN, ADDRESS)
        found = await answer(self.node, asked)
        return found.status, found.body.decode()

    # Lines

    def connect(self, number: int, table: str, language: str, send: Callable[[str, str | int], None]) -> None:
        """Open a line to a table; `send` is called with `message` and a text, or `closed` and a code."""
        line = self._lines[number] = PageLine(send)
        words = Words(language_of(language))
        session = Session(self.node, line, table, Token(TOKEN, must_be_good=False), words)
        talk = asyncio.ensure_future(self._talk(number, line, session))
        self._talks.add(talk)
        talk.add_done_callback(self._talks.discard)

    def receive(self, number: int, text: str) -> None:
        """A message has come on this line."""
        if number in self._lines:
            self._lines[number].receive(text)

    def hang_up(self, number: int) -> None:
        """The page has closed this line, or is gone."""
        if number in self._lines:
            self._lines[number].hang_up()

    async def _talk(self, number: int, line: PageLine, session: Session) -> None:
        code = 1000
        try:
            await converse(line, session, ADDRESS, HELLO_SECONDS)
        except (Gone, TimeoutError):
            pass
        except Exception as error:
            note("line_failed", level=logging.ERROR, trace=error, error=type(error).__name__)
            code = 1011
        finally:
            del self._lines[number]
            line.close(code)

    # Everything that is kept

    def export(self) -> bytes:
        """Everything that is kept on the device, as a database of its own."""
        return self._connection().copied()

    async def replace(self, copy: bytes) -> None:
        """Put what was exported before in the place of everything that is kept; raises `StoreError` if it is
        not ours. The pages have to start anew."""
        brought = self.node.config.data / BROUGHT
        brought.write_bytes(copy)
        try:
            self._connection().replace(brought)
        finally:
            brought.unlink()

    def _connection(self) -> DeviceConnection:
        dialect = self.node.store.dialect
        assert isinstance(dialect, DeviceSqlite), "its machine has no other"
        return dialect.connect("copy")


async def _welcome(store: Store, id: str) -> None:
    """Let the device's person in, if they were never here."""
    hash = hashed(TOKEN)
    if await store.find_token(hash) is None:
        await store.add_person(id, "", hash)
