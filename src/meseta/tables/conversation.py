"""One client's conversation with its table, message by message, over whatever line connects them."""

import asyncio
from typing import Protocol

from meseta.tables.client import Transport
from meseta.tables.session import Session


class Gone(Exception):
    """The client has closed the connection."""


class Line(Transport, Protocol):
    """A transport that can also be read from."""

    async def read(self) -> str | bytes:
        """The next message; raises `Gone` if the client has disconnected."""
        ...


async def converse(line: Line, session: Session, address: str, hello_seconds: float) -> None:
    """Pass on one message after another until the client is disconnected; the first must come in time."""
    try:
        session.connect(address)
        if line.closing:
            return
        async with asyncio.timeout(hello_seconds):
            first = await line.read()
        await session.greet(first)
        while not line.closing:
            await session.take(await line.read())
    finally:
        await session.disconnect()
