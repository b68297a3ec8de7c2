"""One client, independent of its transport: who it is, what it is sent, and how many errors it may make."""

import asyncio
from collections.abc import Coroutine
from typing import Final, Protocol

import msgspec

from meseta.core.errors import MesetaError
from meseta.core.seats import Seat
from meseta.i18n.words import Words
from meseta.play.requests import Caller
from meseta.tables import wire
from meseta.tables.config import Limits
from meseta.tables.errors import Malformed
from meseta.tables.limits import Pace, TooFast, TooLarge
from meseta.tables.live import CONNECT_AGAIN
from meseta.tables.problems import BodyTooLarge, NotTheProtocol, TooOften
from meseta.tables.refusals import refusal
from meseta.tables.tokens import Credential

MOST_REFUSALS: Final = 20
"""Refused messages in a row, malformed or too fast, after which the client is disconnected."""

MALFORMED: Final = 4400
BAD_TOKEN: Final = 4401
"""The code that a socket is closed with if its token is not, or no longer, valid."""
TOO_FAST: Final = 4429

_DECODER: Final[msgspec.json.Decoder[wire.ClientMessage]] = msgspec.json.Decoder(wire.ClientMessage)
_ENCODER: Final = msgspec.json.Encoder()


class Transport(Protocol):
    """A connection to a client: a WebSocket, or whatever else the host uses."""

    @property
    def closing(self) -> bool:
        """Whether the connection is closing: nothing more is sent or received."""
        ...

    def put(self, message: bytes) -> None:
        """Queue a message; does nothing once the connection is closing."""
        ...

    def close(self, code: int) -> None:
        """Close with this code once everything queued has been sent; only the first code counts."""
        ...


class Client:
    """A client as its table sees it."""

    def __init__(self, transport: Transport, limits: Limits, words: Words) -> None:
        self.caller: Caller | None = None
        self.credential: Credential | None = None
        self.wanted: list[Seat] | None = None
        self.between = False
        self.words = words
        self._transport = transport
        self.put = transport.put
        """Queue an encoded message."""
        self._longest = limits.message
        # The loop's own clock: `seconds` asks for the running loop first, which is a system call every time.
        self._pace = Pace(limits.messages, asyncio.get_running_loop().time)
        self._faults = 0
        self._slow: asyncio.Task[None] | None = None
        """An answer that takes a while."""

    @property
    def closing(self) -> bool:
        """Whether the connection is closing."""
        return self._transport.closing

    @property
    def key(self) -> str:
        """What its rate is counted by: the person, or the link of somebody who has only that."""
        if self.caller is not None and self.caller.person:
            return self.caller.person
        return "" if self.credential is None else self.credential.token.hash

    # What goes out

    def say(self, message: wire.ServerMessage) -> None:
        """Send a message."""
        self._transport.put(_ENCODER.encode(message))

    def close(self, code: int) -> None:
        """Disconnect the client."""
        self._transport.close(code)

    def say_goodbye(self) -> None:
        """Tell the client to connect again, perhaps to another node."""
        self.say(wire.Closing())
        self.close(CONNECT_AGAIN)

    def refuse(self, error: MesetaError, message: wire.ClientMessage | None = None) -> None:
        """Say why a message was refused; a client that keeps sending nonsense is disconnected."""
        id = None if message is None or isinstance(message, wire.Hello) else message.id
        self.say(wire.Refused(refusal(error, self.words), id))
        if isinstance(error, TooFast | Malformed | TooLarge):
            self._faults += 1
            if self._faults > MOST_REFUSALS:
                self.close(TOO_FAST if isinstance(error, TooFast) else MALFORMED)

    # What comes in

    def read(self, text: str | bytes) -> wire.ClientMessage:
        """The decoded message; raises if it is malformed."""
        if len(text) > self._longest:
            raise TooLarge(BodyTooLarge(most=self._longest))
        try:
            return _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(NotTheProtocol(detail=str(error)[:200])) from None

    def count(self) -> None:
        """Count a readable message; raises if it is one too many."""
        self._pace.take("")
        self._faults = 0

    def meanwhile(self, answering: Coroutine[None, None, None], message: wire.ClientMessage) -> None:
        """Answer this message in the background; only one at a time, while others are answered as usual."""
        if self._slow is not None and not self._slow.done():
            answering.close()
            raise TooFast(TooOften(seconds=1))
        self._slow = asyncio.create_task(self._answer(answering, message))

    async def _answer(self, answering: Coroutine[None, None, None], message: wire.ClientMessage) -> None:
        try:
            await answering
        except MesetaError as error:
            self.refuse(error, message)

    async def stop(self) -> None:
        """Cancel an answer that nobody waits for any longer."""
        if self._slow is not None:
            self._slow.cancel()
            await asyncio.gather(self._slow, return_exceptions=True)
