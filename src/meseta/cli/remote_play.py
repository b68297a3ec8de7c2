"""Playing a seat at a table elsewhere until the match is over, whatever happens to the connection."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Final, Protocol

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.sync.client import ClientConnection, connect

from meseta.cli.problems import (
    BadSeatLink,
    LinkInvalid,
    RemoteBlocked,
    RemoteClosed,
    RemoteUnreachable,
    TableGone,
)
from meseta.cli.remote_seat import RemoteSeat
from meseta.cli.seat_link import RemoteError, SeatLink, TryAgain, turn_away
from meseta.core.errors import BadSetup
from meseta.core.problems import Problem
from meseta.tables import wire

GIVE_UP_SECONDS: Final = 900.0
"""How long to keep trying to reach a server that has gone away."""
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 10.0
LARGEST_MESSAGE: Final = 16_000_000
MOST_WAITING: Final = 1000
"""Messages that may wait while the bot is thinking: more than the server would keep for us."""

_FOR_GOOD: Final[dict[int, Problem]] = {
    4400: RemoteClosed(detail="4400"),
    4401: LinkInvalid(),
    4404: TableGone(),
}
"""Why a connection was closed so that connecting again would not help."""
_MESSAGES: Final = msgspec.json.Decoder(wire.ServerMessage)


class Teller(Protocol):
    """Says what happens."""

    def heard(self, seat: RemoteSeat) -> None:
        """Something was received, and the bot has perhaps answered."""
        ...

    def pausing(self, seconds: float) -> None:
        """The server asks to wait before the next message."""
        ...

    def lost(self, detail: str, seconds: float) -> None:
        """There is no connection; the next attempt follows after a pause."""
        ...

    def back(self) -> None:
        """The connection works again."""
        ...

    def took_back(self) -> None:
        """The seat was taken back from a stand-in."""
        ...


class Pauses:
    """How long to wait before each further attempt: longer and longer, and never all at the same time."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._next = FIRST_PAUSE

    def start_over(self) -> None:
        """Begin with short pauses again."""
        self._next = FIRST_PAUSE

    def next(self) -> float:
        """The next pause, in seconds."""
        pause = self._next * self._rng.uniform(0.5, 1.0)
        self._next = min(2 * self._next, LONGEST_PAUSE)
        return pause


class RemotePlay:
    """One seat, and the connections to its table."""

    def __init__(self, link: SeatLink, seat: RemoteSeat, teller: Teller) -> None:
        self._link = link
        self._seat = seat
        self._teller = teller
        self._pauses = Pauses(Random())
        self._asked_to_wait: float | None = None
        """What the server has said on this connection."""
        self._lost_at: float | None = None
        """Since when there has been no connection; None while there is one."""
        self._reached = False

    def run(self) -> None:
        """Play until the match is over; raises `RemoteError` for whatever cannot be mended by waiting."""
        while not self._seat.over:
            try:
                self._play_connected()
            except TryAgain as again:
                self._pause(again)

    def _pause(self, again: TryAgain) -> None:
        now = time.monotonic()
        if self._lost_at is None:
            self._lost_at = now
        elif now - self._lost_at > GIVE_UP_SECONDS:
            raise RemoteError(RemoteUnreachable(detail=again.detail[:200]))
        seconds = self._pauses.next()
        if again.seconds is not None:
            seconds = max(seconds, again.seconds)
        self._teller.lost(again.detail, seconds)
        time.sleep(seconds)

    def _play_connected(self) -> None:
        self._asked_to_wait = None
        with self._connected() as socket:
            self._send(socket, self._seat.hello())
            while not self._seat.over:
                self._exchange(socket)

    def _exchange(self, socket: ClientConnection) -> None:
        """Take in all there is before anything is sent: the bot should think about the latest position."""
        text = _receive(socket, 0.0)
        if text is None and self._seat.stands_in:
            self._take_back()
        if text is None and (answer := self._seat.next_message(time.monotonic())) is not None:
            self._send(socket, answer)
            self._teller.heard(self._seat)
            return
        if text is None:
            until = self._seat.waits_until
            text = _receive(socket, None if until is None else max(0.0, until - time.monotonic()))
        if text is not None:
            self._hear(text)

    def _hear(self, text: str | bytes) -> None:
        try:
            message = _MESSAGES.decode(text)
        except msgspec.ValidationError:
            return  # a kind of message that a newer server has, and that we can do without
        wait = self._seat.hear(message, time.monotonic())
        if wait is not None:
            self._asked_to_wait = wait
            self._teller.pausing(wait)
        if isinstance(message, wire.Welcome):
            self._welcomed()
        self._teller.heard(self._seat)

    def _take_back(self) -> None:
        """Let the stand-in yield to us."""
        assert self._seat.seat is not None, "it was welcomed to a seat"
        if self._link.take_back(self._seat.seat):
            self._teller.took_back()
        self._seat.stands_in = False

    def _welcomed(self) -> None:
        self._pauses.start_over()
        if self._lost_at is not None:
            self._lost_at = None
            self._teller.back()

    @contextmanager
    def _connected(self) -> Iterator[ClientConnection]:
        """A connection; raises `TryAgain` when it is lost, `RemoteError` if another would not help."""
        try:
            with connect(
                self._link.socket,
                additional_headers=self._link.headers,
                max_size=LARGEST_MESSAGE,
                max_queue=MOST_WAITING,
            ) as socket:
                self._reached = True
                yield socket
        except InvalidURI:
            raise BadSetup(BadSeatLink(url=self._link.api[:100])) from None
        except ConnectionClosed as closed:
            code = 1006 if closed.rcvd is None else closed.rcvd.code
            if code in _FOR_GOOD:
                raise RemoteError(_FOR_GOOD[code]) from None
            raise TryAgain(str(code), self._asked_to_wait) from None
        except InvalidStatus as refused:
            self._reached = True
            status, headers = refused.response.status_code, refused.response.headers
            turn_away(status, headers.get("Retry-After"), refused.response.reason_phrase)
            problem = RemoteBlocked() if status == 403 else RemoteClosed(detail=str(status))
            raise RemoteError(problem) from None
        except (OSError, InvalidHandshake) as error:
            detail = str(error)[:120] or type(error).__name__
            if not self._reached:  # more likely a wrong address than a restart
                raise RemoteError(RemoteUnreachable(detail=detail)) from None
            raise TryAgain(detail) from None

    def _send(self, socket: ClientConnection, message: wire.ClientMessage) -> None:
        socket.send(msgspec.json.encode(message).decode())


def _receive(socket: ClientConnection, timeout: float | None) -> str | bytes | None:
    """The next message; None if none comes in time."""
    try:
        return socket.recv(timeout)
    except TimeoutError:
        return None
