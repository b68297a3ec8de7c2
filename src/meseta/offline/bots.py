"""Bots in a web worker: the other side of `thinking`, as the table's worker sees it."""

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from meseta.tables.worker import Answer, Order, Thought
from meseta.tables.worker_limits import Kind
from meseta.tables.worker_process import Printed

_DECODER = msgspec.json.Decoder(Answer)


class Port(Protocol):
    """A way to another worker."""

    def post(self, text: str) -> None:
        """Send it an order."""
        ...

    def terminate(self) -> None:
        """End it, whatever it is doing."""
        ...


OpenPort = Callable[[Callable[[str], None], Callable[[], None]], Port]
"""Starts another worker; it calls the first function with every answer, and the second if it breaks."""


class BotsWorker:
    """A web worker in which bots think."""

    def __init__(self, open_port: OpenPort) -> None:
        self.printed = Printed()  # nothing: what is printed there, the browser's console shows
        self.running = True
        self._waiting: dict[str, asyncio.Future[Thought | None]] = {}
        """By their keys, the orders it has not answered."""
        self._port = open_port(self._answered, self._broke)

    async def ask(self, order: Order) -> Thought | None:
        """Its answer; None if it has ended."""
        if not self.running:
            return None
        waiting: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
        self._waiting[order.key] = waiting
        self._port.post(msgspec.json.encode(order).decode())
        try:
            return await waiting
        finally:
            self._waiting.pop(order.key, None)

    def kill(self) -> None:
        """End it, whatever it is doing."""
        if self.running:
            self._port.terminate()
            self._broke()

    async def end(self) -> None:
        """End it: a web worker is gone at once."""
        self.kill()

    def _answered(self, text: str) -> None:
        answer = _DECODER.decode(text)
        waiting = self._waiting.get(answer.key)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer.thought)

    def _broke(self) -> None:
        self.running = False
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_result(None)


class BotsWorkers:
    """The web workers of a device, one of each kind: those that move never wait for those that advise. Each
    has a Python of its own and takes its time to start, so it is made when first needed, and takes one order
    after another."""

    def __init__(self, open_port: OpenPort) -> None:
        self._open_port = open_port
        self._workers: dict[Kind, BotsWorker] = {}

    async def start(self, kind: Kind) -> BotsWorker:
        """The worker of this kind that is running, or a new one."""
        found = self._workers.get(kind)
        if found is None or not found.running:
            found = self._workers[kind] = BotsWorker(self._open_port)
        return found
