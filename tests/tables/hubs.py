"""Two hubs on one store, without a network: what happens when is for the test to say."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from meseta.core.seats import Seat
from meseta.i18n.words import Words
from meseta.play.match import Submission
from meseta.play.requests import Caller
from meseta.play.seating import AnyTableEvent
from meseta.play.table import Table
from meseta.server.config import Config
from meseta.store.dialects import Sqlite
from meseta.store.store import Store
from meseta.tables import laying, wire
from meseta.tables.changes import Judged
from meseta.tables.config import Lifetimes
from meseta.tables.hub import Hub
from meseta.tables.live import Live
from meseta.tables.metrics import Metrics
from tests.server.harness import PATIENCE

ANA = Caller("ana")


class Watching:
    """Somebody at a table, with the kinds of messages they were sent."""

    wanted: list[Seat] | None = None
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

    def __init__(self, folder: Path, config: Config) -> None:
        self.store = Store(Sqlite(folder / "meseta.sqlite"), "here")
        self.here = Hub(self.store, config, Metrics())
        self.there = Hub(self.store, config, Metrics())

    async def table(self, *chairs: wire.Placement, start: bool = True) -> Live:
        """A table here, which Ana has set; at the first seat is she."""
        now = self.store.now()
        wanted = wire.NewTable("shifting_stones", len(chairs) + 1, options={"first_player": "0"})
        table = laying.new_table(wanted, "ana", now)
        seated, events = laying.seat_all(table, ANA, [wire.Me("Ana"), *chairs], now)
        began = laying.begun(seated, self.here.chance) if start else None
        return await self.here.lay(table, events, began)


def using(
    folder: Path, work: Callable[[Nodes], Coroutine[Any, Any, None]], lifetimes: Lifetimes | None = None
) -> None:
    """Do the work with two hubs."""

    async def run() -> None:
        nodes = Nodes(folder, Config(data=folder, lifetimes=lifetimes or Lifetimes()))
        try:
            async with asyncio.timeout(PATIENCE):
                await work(nodes)
        finally:
            await asyncio.to_thread(nodes.store.close)

    asyncio.run(run())


def move(hub: Hub, action: str = "end", id: str = "once") -> Callable[[Table], Judged]:
    """Whoever is to act does this."""

    def judge(table: Table) -> Judged:
        assert table.match is not None
        seat = table.acting[0]
        return hub.enter(table, seat, Submission(id, table.match.step_of(seat), action))

    return judge


def event(happens: AnyTableEvent) -> Callable[[Table], Judged]:
    return lambda table: Judged((happens,))


class Gate:
    """A place where something waits until it may go on."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self.open = asyncio.Event()

    async def wait(self) -> None:
        self.reached.set()
        await self.open.wait()
