"""Every TCP connection, with deadlines: a client that says nothing, or reads nothing, is disconnected.

uvicorn closes a connection that is idle between two requests, and a socket that answers no ping. What it lets
live for ever is closed here: a connection that never sends the whole headers of a request, one that does not
read what it is sent, and one that does not let itself be closed. One sweep looks at all of them, so that a
connection costs no timer of its own.
"""

import asyncio
import logging
import socket
import struct
import sys
from asyncio.trsock import TransportSocket
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, TypeAlias

from msgspec.structs import replace
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from meseta.server.asgi import SEND_NOW
from meseta.server.frames import framed
from meseta.tables.config import Deadlines, Limits
from meseta.tables.logs import note

_EMPTY: Final = b"connection: close\r\ncontent-length: 0\r\n\r\n"
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n" + _EMPTY
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\n" + _EMPTY
LOG_SECONDS: Final = 60
"""How often it is logged at most that connections were dropped."""
NO_LINGER: Final = struct.pack("ii" if sys.platform != "win32" else "hh", 1, 0)
RESERVED_FILES: Final = 200
"""Open files that are left for everything but connections: the database, bots' processes, pages."""
FEWEST: Final = 20
"""Connections that are allowed even if hardly any files are left for them."""


class Lifeline:
    """One connection, and since when it has kept us waiting."""

    def __init__(self, transport: asyncio.Transport, is_idle: Callable[[], bool], now: float) -> None:
        self.transport = transport
        self.is_idle = is_idle
        """Whether nothing is being answered, so that it can make room for another."""
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        self.headers_since: float | None = now
        """Since when we wait for the headers of a request; None if we do not."""
        self.spoke = False
        """Whether it has sent anything of that request."""
        self.unread_since: float | None = None
        """Since when it has not read what it was sent."""
        self.closing_since: float | None = None


def _gone() -> bool:
    return False


def _forget_unread(transport: asyncio.Transport) -> None:
    """Let the kernel throw away what the client has not read, once the connection is aborted.

    It would otherwise keep megabytes for minutes, and a client that reads nothing might not learn of the end.
    """
    connection: TransportSocket = transport.get_extra_info("socket")
    with suppress(OSError):  # on some systems, where it has already been lost
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)


class Connections:
    """All connections of one server."""

    def __init__(self, deadlines: Deadlines, most: int) -> None:
        self._deadlines = deadlines
        self._most = most
        self._lifelines: dict[Lifeline, None] = {}
        self.dropped: Counter[str] = Counter()
        """How many were dropped so far, by reason."""
        self._logged: Counter[str] = Counter()
        self._logged_at = -float(LOG_SECONDS)

    def __len__(self) -> int:
        return len(self._lifelines)

    def add(self, transport: asyncio.Transport, is_idle: Callable[[], bool], now: float) -> Lifeline:
        """Add a connection. If there are as many as allowed, an idle one makes room, or it is refused."""
        lifeline = Lifeline(transport, is_idle, now)
        if len(self._lifelines) >= self._most and not self._make_room():
            self.dropped["full"] += 1
            transport.write(FULL)
            transport.close()
            lifeline.headers_since = None
        self._lifelines[lifeline] = None
        return lifeline

    def remove(self, lifeline: Lifeline) -> None:
        """Remove a connection that was lost."""
        self._lifelines.pop(lifeline, None)
        lifeline.is_idle = _gone  # no longer refers to the protocol, which refers to it

    def _make_room(self) -> bool:
        """Whether a connection could be dropped: the longest idle one of the address that has most."""
        idle = [lifeline for lifeline in self._lifelines if lifeline.is_idle()]
        if not idle:
            return False
        crowded = Counter(lifeline.address for lifeline in idle).most_common(1)[0][0]
        self._drop(next(lifeline for lifeline in idle if lifeline.address == crowded), "displaced")
        return True

    def sweep(self, now: float) -> None:
        """Drop every connection that has kept us waiting for too long, and log how many."""
        for lifeline in tuple(self._lifelines):
            reason = self._overdue(lifeline, now)
            if reason is not None:
                self._drop(lifeline, reason)
        if self.dropped != self._logged and now - self._logged_at >= LOG_SECONDS:
            note("connections_dropped", level=logging.WARNING, count=dict(self.dropped - self._logged))
            self._logged, self._logged_at = self.dropped.copy(), now

    def _overdue(self, lifeline: Lifeline, now: float) -> str | None:
        """Why the connection has to be dropped, if it has to be."""
        if lifeline.transport.is_closing():
            if lifeline.closing_since is None:
                lifeline.closing_since = now
            return "closing" if now - lifeline.closing_since > self._deadlines.headers else None
        if lifeline.unread_since is not None and now - lifeline.unread_since > self._deadlines.reading:
            return "reading"
        if lifeline.headers_since is not None and now - lifeline.headers_since > self._deadlines.headers:
            return "headers"
        return None

    def _drop(self, lifeline: Lifeline, reason: str) -> None:
        self.dropped[reason] += 1
        if reason == "headers" and lifeline.spoke:
            lifeline.transport.write(TOO_SLOW)
            lifeline.transport.close()
        else:
            if reason in ("reading", "closing"):
                _forget_unread(lifeline.transport)
            lifeline.transport.abort()
            self.remove(lifeline)

    async def keep_sweeping(self) -> None:
        """Sweep until cancelled, often enough for every deadline to be kept closely."""
        shortest = min(self._deadlines.headers, self._deadlines.reading)
        while True:
            await asyncio.sleep(min(1.0, shortest / 4))
            self.sweep(asyncio.get_running_loop().time())


def most_connections(wanted: int) -> int:
    """As many connections as wanted, or as open files are left for them; the limit is raised if it can be."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted + RESERVED_FILES
    if soft < enough:
        soft = enough if hard == resource.RLIM_INFINITY else min(enough, hard)
        with suppress(OSError, ValueError):  # macOS allows fewer than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft < enough:
        note("few_files", level=logging.WARNING, files=soft, connections=max(FEWEST, soft - RESERVED_FILES))
    return min(wanted, max(FEWEST, soft - RESERVED_FILES))


def within(limits: Limits, most: int) -> Limits:
    """The limits, with sockets that leave some of this many connections to everything else."""
    return replace(
        limits,
        connections=most,
        sockets_all=min(limits.sockets_all, max(1, most * 5 // 8)),
        greeting_all=min(limits.greeting_all, max(1, most // 8)),
    )


Protocols: TypeAlias = tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]


def protocols(connections: Connections) -> Protocols:
    """uvicorn's protocols for HTTP and WebSockets, whose connections are among these.

    uvicorn makes a protocol for each connection and passes it nothing of ours, so the classes know it.
    """

    class Http(H11Protocol):
        _lifeline: Lifeline

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._lifeline = connections.add(transport, self._is_idle, self.loop.time())

        def connection_lost(self, exc: Exception | None) -> None:
            connections.remove(self._lifeline)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._look_again(spoke=True)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._lifeline.headers_since = None  # now uvicorn's own deadline for idle connections runs
            self._look_again(spoke=False)

        def _look_again(self, spoke: bool) -> None:
            """Note whether we wait for headers: from the first byte of a request to the last."""
            lifeline = self._lifeline
            if not self._is_idle():
                lifeline.headers_since = None
            elif spoke and lifeline.headers_since is None:
                lifeline.headers_since = self.loop.time()
            lifeline.spoke = spoke

        def _is_idle(self) -> bool:
            cycle: RequestResponseCycle | None = self.cycle  # None before the first request
            return cycle is None or cycle.response_complete

        def handle_websocket_upgrade(self, event: object) -> None:
            connections.remove(self._lifeline)
            super().handle_websocket_upgrade(event)  # type: ignore[arg-type]  # h11 is uvicorn's affair

        def pause_writing(self) -> None:
            super().pause_writing()
            self._lifeline.unread_since = self.loop.time()

        def resume_writing(self) -> None:
            super().resume_writing()
            self._lifeline.unread_since = None

    class Socket(WebSocketsSansIOProtocol):
        _lifeline: Lifeline

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self._lifeline = connections.add(self.transport, self._is_idle, self.loop.time())
            self._lifeline.headers_since = None

        def _is_idle(self) -> bool:
            return self.close_sent  # its client may take its time to answer that, unless others need room

        async def run_asgi(self) -> None:
            offered: dict[object, object] = {"send": self.send_now}
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), SEND_NOW: offered}
            await super().run_asgi()
            self.scope["extensions"] = {}  # which refers to this protocol, and would keep it from being freed

        def send_now(self, messages: Iterable[bytes]) -> bool:
            """Send these texts in one write, unless the connection is closing or its client reads too slowly.

            uvicorn's `send` copies each of them twice and writes it by itself, and only a task can call it.
            An extension, of which we offer none, might change what is in a frame.
            """
            conn, transport = self.conn, self.transport
            if conn.state is not State.OPEN or transport.is_closing() or not self.writable.is_set():
                return False
            if conn.extensions:
                return False
            transport.write(framed(messages))
            return True

        def connection_lost(self, exc: Exception | None) -> None:
            connections.remove(self._lifeline)
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            super().pause_writing()
            self._lifeline.unread_since = self.loop.time()

        def resume_writing(self) -> None:
            super().resume_writing()
            self._lifeline.unread_since = None

    return Http, Socket
