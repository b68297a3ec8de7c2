"""Connections between clients and nodes, below uvicorn: what a node is asked is ASGI, as in production."""

import asyncio
import math
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from meseta.server.routes.sockets import talk
from tests.simulation.loop import SimulatedLoop
from tests.simulation.machine import LONGEST, Channel, Tempo
from tests.simulation.nodes import Crashed, Host

Json = Any


class Closed(Exception):
    """The connection has ended, as far as the client knows."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code
        """The code it was closed with; None if it broke."""


class Network:
    """The network between clients and nodes."""

    def __init__(self, loop: SimulatedLoop, rng: Random, tempo: Tempo) -> None:
        self.loop = loop
        self.rng = rng
        self.tempo = tempo
        self.stalls: float = 0
        """How often a message waits until the reader has read on."""
        self.links: list[Link] = []

    def socket(self, host: Host, table: str, token: str | None, address: str) -> "Link":
        """A WebSocket to a table."""
        link = Link(self, host, address)
        self.links.append(link)
        headers = [] if token is None else [(b"authorization", f"Bearer {token}".encode())]
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/socket",
            "headers": headers,
            "client": (address, 1),
        }
        link.serve(lambda: talk(host.node, scope, link.receive, link.send))
        return link

    async def http(
        self, host: Host, method: str, path: str, token: str | None, body: Json, address: str
    ) -> tuple[int, Json]:
        """The status and body of an answer; raises `Crashed` if there is none."""
        await asyncio.sleep(self.tempo())
        data = b"" if body is None else msgspec.json.encode(body)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode())]
        if token is not None:
            headers.append((b"authorization", f"Bearer {token}".encode()))
        scope = {
            "type": "http",
            "method": method,
            "path": f"/api{path}",
            "raw_path": f"/api{path}".encode(),
            "query_string": b"",
            "root_path": "",
            "scheme": "http",
            "http_version": "1.1",
            "headers": headers,
            "client": (address, 1),
            "server": ("meseta", 80),
        }
        answer: list[Json] = []
        unread = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> Json:
            if unread:
                return unread.pop()
            await asyncio.Event().wait()  # the client stays connected
            raise AssertionError

        async def send(message: Json) -> None:
            answer.append(message)

        await host.do(lambda: host.guard(scope, receive, send))
        await asyncio.sleep(self.tempo())
        text = b"".join(part.get("body", b"") for part in answer[1:])
        return answer[0]["status"], msgspec.json.decode(text) if text else None


class Link:
    """One WebSocket, with both of its ends."""

    def __init__(self, network: Network, host: Host, address: str) -> None:
        loop = network.loop
        self.host = host
        self.address = address
        self._network = network
        self._inbox: asyncio.Queue[Json | Closed] = asyncio.Queue()
        self._requests: asyncio.Queue[Json] = asyncio.Queue()
        self._up = Channel(loop, self._requests.put_nowait, host.context)
        self._down = Channel(loop, self._inbox.put_nowait, loop.outside)
        self._closed_here = False
        self._closed_there = False
        self.ended = -math.inf
        """When the node took it for closed, or died."""
        self._requests.put_nowait({"type": "websocket.connect"})
        host.died.add_done_callback(lambda _: self._break(), context=loop.outside)

    @property
    def open(self) -> bool:
        """Whether the client still takes it for open."""
        return not self._closed_here

    @property
    def served(self) -> bool:
        """Whether the node still takes it for open."""
        return self.host.alive and not self._closed_there

    def serve(self, talking: Callable[[], Any]) -> None:
        """Let the node talk to the client until either has had enough."""

        async def serving() -> None:
            try:
                await talking()
            finally:
                self._end()
                self._down.put(Closed(None), self._network.tempo())

        self._serving = self.host.begin(serving())

    # The client's end

    def say(self, message: Json | bytes) -> None:
        """Send a message, or anything."""
        text = message if isinstance(message, bytes) else msgspec.json.encode(message)
        self._up.put(
            {"type": "websocket.receive", "text": text.decode("utf-8", "replace")}, self._network.tempo()
        )

    async def hear(self, seconds: float) -> Json | None:
        """The next message; None if there is none for so long. Raises `Closed` at the end."""
        try:
            async with asyncio.timeout(seconds):
                message = await self._inbox.get()
        except TimeoutError:
            return None
        if isinstance(message, Closed):
            self._closed_here = True
            raise message
        return message

    def leave(self, lost: bool) -> None:
        """Close the connection, or lose it: then the node finds out much later."""
        if not self._closed_here:
            self._closed_here = True
            self._down.lose()
            wait = 8 + 10 * self._network.tempo() if lost else self._network.tempo()
            self._up.put({"type": "websocket.disconnect", "code": 1006 if lost else 1001}, wait)

    def _break(self) -> None:
        self._end()
        self._down.put(Closed(None), self._network.tempo())

    # The node's end

    def _end(self) -> None:
        if not self._closed_there:
            self._closed_there = True
            self.ended = self._network.loop.time()

    async def receive(self) -> Json:
        """The next message from the client."""
        message = await self._requests.get()
        if message["type"] == "websocket.disconnect":
            self._end()
        return message

    async def send(self, message: Json) -> None:
        """Send to the client; waits while it does not read."""
        network = self._network
        if self._closed_there:
            raise OSError("the client is gone")
        if network.stalls and network.rng.random() < network.stalls:
            await asyncio.sleep(min(LONGEST, network.tempo() * 20))
        if message["type"] == "websocket.send":
            self._down.put(msgspec.json.decode(message["text"]), network.tempo())
        elif message["type"] == "websocket.close":
            self._end()
            self._down.put(Closed(message["code"]), network.tempo())


__all__ = ["Closed", "Crashed", "Link", "Network"]
