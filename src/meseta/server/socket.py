"""A WebSocket over ASGI: sending to one client, and receiving from it."""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Iterable
from typing import Final

from meseta.server.asgi import Receive, Send, SendNow
from meseta.tables.conversation import Gone
from meseta.tables.logs import note

CLOSE_SECONDS: Final = 5
TOO_SLOW: Final = 4408
"""The code that a socket is closed with if its client reads too slowly."""


def never(messages: Iterable[bytes]) -> bool:
    """The `SendNow` of a server that has none."""
    return False


class Socket:
    """One connection, as a client's `Transport`: it queues what is to be sent."""

    def __init__(self, receive: Receive, send: Send, backlog: int, send_now: SendNow = never) -> None:
        self._receive = receive
        self._send = send
        self._send_now = send_now
        """Sends what is queued without waiting, if the connection takes it."""
        self._backlog = backlog
        """The most messages queued for a slow reader."""
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[bytes] = deque()
        self._flushing = False
        """Whether what is queued will be sent as soon as nothing more is added to it."""
        self._writing = False
        """Whether `write` is in the middle of sending, so that nothing may overtake it."""
        self._news = asyncio.Event()
        self._code: int | None = None
        self.closing = False
        """Whether the connection is closing."""

    def put(self, message: bytes) -> None:
        """Queue a message; a client that reads too slowly is disconnected, and may reconnect."""
        if self.closing:  # nothing is sent after the close
            return
        if len(self._waiting) >= self._backlog:
            self.close(TOO_SLOW)
        else:
            self._waiting.append(message)
            if not self._flushing:  # what else is about to be queued goes out with it
                self._flushing = True
                self._loop.call_soon(self._flush)

    def close(self, code: int) -> None:
        """Close the connection once everything queued has been sent."""
        if self._code is None:
            self._code = code
            self.closing = True
            self._news.set()

    def _flush(self) -> None:
        """Send what is queued in one go, or let `write` send it as fast as the client reads."""
        self._flushing = False
        if self._waiting and not self._writing and not self.closing and self._send_now(self._waiting):
            self._waiting.clear()
        else:
            self._news.set()

    async def write(self) -> None:
        """Send what could not be sent at once, until the connection is closed."""
        while True:
            await self._news.wait()
            self._news.clear()
            self._writing = True
            while self._waiting and self._code != TOO_SLOW:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft().decode()})
            self._writing = False
            if self._code is not None:
                await self._send({"type": "websocket.close", "code": self._code})
                return

    async def read(self) -> str | bytes:
        """The next message; raises `Gone` if the client has disconnected."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        text: str | bytes = message.get("text") or message.get("bytes") or ""
        return text


async def serve(socket: Socket, talking: Coroutine[None, None, None]) -> None:
    """Run the session and its writer until both have ended; what is queued is still sent.

    The session is not cancelled in the middle of a request: once either side has disconnected, it finds out
    when it next reads.
    """
    writer = asyncio.create_task(socket.write())
    talk = asyncio.create_task(talking)
    try:
        await asyncio.wait({writer, talk}, return_when=asyncio.FIRST_COMPLETED)
        if talk.done():
            code = _ending(talk)
            if code is not None:
                socket.close(code)
                await asyncio.wait({writer}, timeout=CLOSE_SECONDS)
        else:
            await asyncio.wait({talk}, timeout=CLOSE_SECONDS)
    finally:
        for task in (writer, talk):
            task.cancel()
        await asyncio.gather(writer, talk, return_exceptions=True)


def _ending(talk: "asyncio.Future[None]") -> int | None:
    """The code to close with; None if the client is gone."""
    match talk.exception():
        case None:
            return 1000
        case Gone():
            return None
        case TimeoutError():
            return 1008
        case error:
            note("socket_failed", level=logging.ERROR, trace=error, error=type(error).__name__)
            return 1011
