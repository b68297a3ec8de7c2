"""The nodes of a run: real ones, each in a process that may crash between any two callbacks."""

import asyncio
import math
from collections.abc import Callable, Coroutine
from contextvars import Context, copy_context
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.routes import HTTPRoute

from meseta.server.admin import AdminKey
from meseta.server.app import make_litestar
from meseta.server.guard import Guard
from meseta.tables.config import Calling, Limits, NodeConfig
from meseta.tables.node import Node
from tests.simulation.database import Database
from tests.simulation.loop import OWNER, SimulatedLoop
from tests.simulation.machine import SimulatedMachine, Tempo

WEBHOOK: Final = "http://operator.example/"
SECRET: Final = "everybody may know it"
CONFIG: Final = NodeConfig(
    data=Path("nowhere"),
    workers=2,
    bot_seconds=6,
    lease=4_000,
    poll=1.0,
    presence=5,
    limits=Limits(backlog=40),
    calling=Calling("on", "https://games.example.org", None, WEBHOOK, SECRET),
)


class Crashed(Exception):
    """The node has died, or has never come up."""


class Host:
    """One life of a node: the process from its start to its end."""

    def __init__(
        self,
        number: int,
        life: int,
        loop: SimulatedLoop,
        database: Database,
        rng: Random,
        tempo: Tempo,
        told: Callable[[str, str], None],
        heartbeat: float,
        config: NodeConfig = CONFIG,
    ) -> None:
        self.number = number
        self.name = f"node {number}.{life}"
        self.alive = True
        self.died_at = math.inf
        self.ready = False
        self.replaced = False
        """Whether another node is being started in its place."""
        self.steps_left: int | None = None
        """After how many of its callbacks it crashes; None if it does not."""
        self._loop = loop
        self._told = told
        self.machine = SimulatedMachine(loop, database, self.name, rng, tempo)
        self.node = Node(msgspec.structs.replace(config, presence=heartbeat), self.machine)
        self.guard = Guard(_app(number), self.node, AdminKey(""))
        self.died: asyncio.Future[None] = loop.create_future()
        self._context = copy_context()
        self._context.run(OWNER.set, self)

    @property
    def context(self) -> Context:
        """A context in which everything belongs to this node."""
        return self._context.copy()

    def step(self) -> None:
        """Count a callback, or crash before it."""
        if self.steps_left is not None:
            self.steps_left -= 1
            if self.steps_left <= 0:
                self.crash("crashes")

    def crash(self, how: str) -> None:
        """Never run anything again."""
        if self.alive:
            self.alive = self.ready = False
            self.died_at = self._loop.time()
            self._told(self.name, how)
            if self.machine.listener is not None:
                self.machine.listener.close()
            self._loop.call_soon(self.died.set_result, None, context=self._loop.outside)

    async def open(self) -> None:
        """Start; raises `Crashed` if that fails."""
        try:
            await self.do(self.node.open)
        except Exception as error:
            self.crash(f"does not start: {error!r}")
            raise Crashed from None
        self.ready = True
        self._told(self.name, "is up")

    async def stop(self) -> None:
        """End in an orderly way, as when it is upgraded."""
        self._told(self.name, "is told to stop")
        self.ready = False
        try:
            await self.do(self.node.close)
        except Crashed:
            return
        self.crash("has stopped")

    async def do(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """The result of work that the node does; raises `Crashed` if it dies meanwhile."""
        task = self.begin(work())
        await asyncio.wait([task, self.died], return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Crashed
        return task.result()

    def begin(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """A task of this node."""
        return self._loop.create_task(work, context=self.context)


@cache
def _litestar(number: int) -> Litestar:
    """The framework's part takes long to make, and keeps nothing of a node but its reference to it."""
    app = make_litestar(Node(CONFIG))
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for _, model in route.route_handler_map.values():
                # The framework keeps them in sets of names, whose order differs from process to process.
                batches = [sorted(batch, key=lambda one: one.key) for batch in model.dependency_batches]
                model.dependency_batches = batches  # type: ignore[assignment]
    return app


def _app(number: int) -> "_Served":
    return _Served(_litestar(number))


class _Served:
    """The application, which finds the node it belongs to in this life."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        owner = OWNER.get()
        assert isinstance(owner, Host)
        self._app.state["node"] = owner.node
        await self._app(scope, receive, send)
