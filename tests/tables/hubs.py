"""Two hubs on one store, without a network; the test controls the order of events."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from meseta.core.seats import Seat
from meseta.i18n.words import Words
from meseta.play.creation import CallerSits, Placement, new_table, seat_all
from meseta.play.decisions import Decision, enter_submission
from meseta.play.match import Submission
from meseta.play.requests import Caller
from meseta.play.seating import AnyTableEvent
from meseta.play.table import Settings, Table
from meseta.store.sqlite import Sqlite
from meseta.store.store import Store
from meseta.tables.attendant import Attendant
from meseta.tables.cached_games import open_cached
from meseta.tables.config import Lifetimes, NodeConfig
from meseta.tables.hub import Hub
from meseta.tables.live import LiveTable
from meseta.tables.metrics import Metrics
from meseta.tables.presence import Presence
from meseta.tables.tokens import new_id
from meseta.tables.uptime import Uptime
from meseta.tables.workers import Workers
from tests.server.harness import PATIENCE

ANA = Caller("ana")


class Watching:
    """Somebody at a table, with the kinds of messages they were sent."""

    wanted: list[Seat] | None = None
    between = False
    words = Words("en", "shifting_stones")

    def __init__(self, caller: Caller | None = ANA) -> None:
        self.caller = caller
        self.told: list[str] = []
        self.closed: int | None = None

    def put(self, message: bytes) -> None:
        if self.closed is None:
            self.told.append(msgspec.json.decode(message)["type"])

    def close(self, code: int) -> None:
        self.closed = code


class Nodes:
    """Two hubs on one store: what the one stores, the other is not told of by itself."""

    def __init__(self, folder: Path, config: NodeConfig) -> None:
        self.store = Store(Sqlite(folder / "meseta.sqlite"), "here")
        self.due: asyncio.Queue[str] = asyncio.Queue()
        """Tables that are due here; no attendant takes them unless the test has one."""
        self.here = self._hub(config, self.due)
        self.there = self._hub(config, asyncio.Queue())

    def _hub(self, config: NodeConfig, due: "asyncio.Queue[str]") -> Hub:
        return Hub(self.store, config, Metrics(), Presence(self.store, config.presence), due)

    def attendant(self, workers: Workers | None = None) -> Attendant:
        """Somebody who attends the tables here, when the test asks for it."""
        uptime = Uptime(self.store, self.here.config.poll, lambda: None)
        return Attendant(self.here, workers or Workers(1, 1), self.due, uptime)

    async def table(self, *chairs: Placement, start: bool = True, game: str = "shifting_stones") -> LiveTable:
        """A table here, which Ana has set; at the first seat is she."""
        options = {"first_player": "0"} if game == "shifting_stones" else {}
        settings = Settings(game, len(chairs) + 1, options=options)
        table = new_table(new_id(), open_cached(game), settings, "ana", self.store.now())
        creation = seat_all(table, ANA, [CallerSits("Ana"), *chairs])
        return await self.here.create(creation.begin_match(self.here.chance) if start else creation)


def using(
    folder: Path, work: Callable[[Nodes], Coroutine[Any, Any, None]], lifetimes: Lifetimes | None = None
) -> None:
    """Do the work with two hubs."""

    async def run() -> None:
        nodes = Nodes(folder, NodeConfig(data=folder, lifetimes=lifetimes or Lifetimes()))
        try:
            async with asyncio.timeout(PATIENCE):
                await work(nodes)
        finally:
            for hub in (nodes.here, nodes.there):
                await asyncio.to_thread(hub.replays.shutdown)
            await asyncio.to_thread(nodes.store.close)

    asyncio.run(run())


def move(hub: Hub, action: str = "end", id: str | None = "once") -> Callable[[Table], Decision]:
    """Whoever is to act does this."""

    def decide(table: Table) -> Decision:
        assert table.match is not None
        seat = table.acting[0]
        submission = Submission(id, table.match.step_of(seat), action)
        return enter_submission(table, seat, submission, hub.chance)

    return decide


def event(happens: AnyTableEvent) -> Callable[[Table], Decision]:
    return lambda table: Decision((happens,))


class Gate:
    """A place where something waits until it may go on."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self.open = asyncio.Event()

    async def wait(self) -> None:
        self.reached.set()
        await self.open.wait()
