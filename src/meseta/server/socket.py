"""One client on one WebSocket: it says hello, and from then on asks and is told."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec

from meseta.core.errors import MesetaError
from meseta.core.seats import Seat
from meseta.i18n.words import Words
from meseta.play.requests import Caller
from meseta.server.answers import Answers
from meseta.tables import wire
from meseta.tables.config import Limits
from meseta.tables.errors import Malformed
from meseta.tables.limits import Pace, TooFast, TooLarge
from meseta.tables.live import SPECTATOR, LiveTable
from meseta.tables.logs import note
from meseta.tables.refusals import refusal
from meseta.tables.showing import chat_line
from meseta.tables.tokens import Credential

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

HELLO_SECONDS: Final = 10
PARTING_SECONDS: Final = 5
FORGIVEN: Final = 20
"""Messages in a row that may be refused for their form or their haste before the socket is closed."""

_DECODER: Final[msgspec.json.Decoder[wire.ClientMessage]] = msgspec.json.Decoder(wire.ClientMessage)
_ENCODER: Final = msgspec.json.Encoder()


class Gone(Exception):
    """The client has closed the connection, or we must."""

    def __init__(self, code: int = 1000) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    """A client, as the server sees it."""

    def __init__(self, receive: Receive, send: Send, limits: Limits, words: Words) -> None:
        self.caller: Caller | None = None
        self.credential: Credential | None = None
        self.wanted: list[Seat] | None = None
        self.words = words
        self._receive = receive
        self._send = send
        self._limits = limits
        self._pace = Pace(limits.messages)
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._closing: int | None = None
        self._faults = 0
        self._slow: asyncio.Task[None] | None = None
        """An answer that takes its time."""

    # What goes out

    def put(self, message: bytes) -> None:
        """Send this when there is time; who reads too slowly is let go, and may come back."""
        if self._closing is not None:  # the last word was said: nothing comes after it
            return
        if len(self._waiting) >= self._limits.backlog:
            self.close(4408)
        else:
            self._waiting.append(message)
            self._news.set()

    def say(self, message: wire.ServerMessage) -> None:
        """Send a message."""
        self.put(_ENCODER.encode(message))

    def close(self, code: int) -> None:
        """Close the connection once what waits has been sent."""
        if self._closing is None:
            self._closing = code
            self._news.set()

    def part(self) -> None:
        """Say goodbye: the client is to connect again, perhaps to another node."""
        self.say(wire.Closing())
        self.close(1012)

    async def stop(self) -> None:
        """Give up on an answer that nobody waits for any more."""
        if self._slow is not None:
            self._slow.cancel()
            await asyncio.gather(self._slow, return_exceptions=True)

    async def write(self) -> None:
        """Send what waits, until the connection is closed."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting and self._closing != 4408:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft().decode()})
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
                return

    # What comes in

    async def hello(self) -> wire.Hello:
        """The first message."""
        async with asyncio.timeout(HELLO_SECONDS):
            message = self._read(await self._text())
        if not isinstance(message, wire.Hello):
            raise Malformed("malformed", detail="hello")
        return message

    async def _text(self) -> bytes:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        text: bytes = message.get("bytes") or (message.get("text") or "").encode()
        if len(text) > self._limits.message:
            raise TooLarge("too_large", most=self._limits.message)
        return text

    def _read(self, text: bytes) -> wire.ClientMessage:
        try:
            return _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Malformed("malformed", detail=str(error)[:200]) from None

    async def converse(self, answers: Answers) -> None:
        """Answer one message after another, until the client is gone."""
        while self._closing is None:
            message: wire.ClientMessage | None = None
            try:
                text = await self._text()
                if self._closing is not None:  # whoever was let go meanwhile is not listened to any more
                    return
                message = self._read(text)
                self._pace.take("")
                self._faults = 0
                await answers.answer(self, message)
            except MesetaError as error:
                self.refuse(error, message)

    def meanwhile(self, answering: Coroutine[Any, Any, None], message: wire.ClientMessage) -> None:
        """Answer this one when it is ready, and others meanwhile; only one at a time takes so long."""
        if self._slow is not None and not self._slow.done():
            answering.close()
            raise TooFast("too_often", seconds=1)
        self._slow = asyncio.create_task(self._answer(answering, message))

    async def _answer(self, answering: Coroutine[Any, Any, None], message: wire.ClientMessage) -> None:
        try:
            await answering
        except MesetaError as error:
            self.refuse(error, message)

    def refuse(self, error: MesetaError, message: wire.ClientMessage | None = None) -> None:
        """Say why a message had no effect; who goes on sending nonsense is let go."""
        self.say(wire.Refused(refusal(error, self.words), getattr(message, "id", None)))
        if isinstance(error, TooFast | Malformed | TooLarge):
            self._faults += 1
            if self._faults > FORGIVEN:
                self.close(4429 if isinstance(error, TooFast) else 4400)

    def welcome(self, live: LiveTable, hello: wire.Hello, now: int) -> None:
        """Everything the client may know and does not know yet."""
        viewers = live.viewers(self)
        chat = [chat_line(line) for line in live.table.chat if line[0] > hello.chat]
        self.say(wire.Welcome(live.info(self, now), viewers, chat))
        if live.table.match is not None:
            for viewer in viewers:
                since = hello.since.get(SPECTATOR if viewer is None else str(viewer), 0)
                self.say(live.catch_up(viewer, since, now))


async def serve(socket: Socket, session: Coroutine[Any, Any, None]) -> None:
    """Run the session and its writer until both have ended; what waits is still sent.

    The session is not cancelled in the middle of a request: once the other side is gone, or we have hung
    up, it finds that out when it next listens.
    """
    writer = asyncio.create_task(socket.write())
    talk = asyncio.create_task(session)
    try:
        await asyncio.wait({writer, talk}, return_when=asyncio.FIRST_COMPLETED)
        if talk.done():
            code = _ending(talk)
            if code is not None:
                socket.close(code)
                await asyncio.wait({writer}, timeout=PARTING_SECONDS)
        else:
            await asyncio.wait({talk}, timeout=PARTING_SECONDS)
    finally:
        for task in (writer, talk):
            task.cancel()
        await asyncio.gather(writer, talk, socket.stop(), return_exceptions=True)


def _ending(talk: "asyncio.Future[None]") -> int | None:
    """The code to close with; None if the client is gone."""
    match talk.exception():
        case None:
            return 1000
        case Gone() as gone:
            return gone.code if gone.code != 1000 else None
        case TimeoutError():
            return 1008
        case error:
            note("socket_failed", level=logging.ERROR, trace=error, error=type(error).__name__)
            return 1011
