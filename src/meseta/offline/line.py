"""A page's line to a table: a transport whose other end is in the same browser."""

import asyncio
from collections.abc import Callable

from meseta.tables.conversation import Gone


class PageLine:
    """One line; what is put is sent at once."""

    def __init__(self, send: Callable[[str, str | int], None]) -> None:
        self._send = send
        self._received: asyncio.Queue[str | None] = asyncio.Queue()
        self.closing = False

    def put(self, message: bytes) -> None:
        """Send a message."""
        if not self.closing:
            self._send("message", message.decode())

    def close(self, code: int) -> None:
        """Close the line; only the first code counts."""
        if not self.closing:
            self.closing = True
            self._send("closed", code)

    async def read(self) -> str:
        """The next message; raises `Gone` once the page has hung up."""
        text = await self._received.get()
        if text is None:
            raise Gone
        return text

    def receive(self, text: str) -> None:
        """The page has sent a message."""
        self._received.put_nowait(text)

    def hang_up(self) -> None:
        """The page is gone."""
        self.closing = True
        self._received.put_nowait(None)
