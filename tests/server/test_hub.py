"""The hub by itself: whatever overtakes what, and whoever gives up, nothing that is stored goes untold."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meseta.core.errors import MesetaError
from meseta.core.seats import Seat
from meseta.i18n.words import Words
from meseta.play.match import Submission
from meseta.play.requests import Caller
from meseta.play.seating import AnyTableEvent, Chatted, Left, Sat
from meseta.play.table import Table
from meseta.server import attendant as attending
from meseta.server import laying, wire
from meseta.server.attendant import Attendant
from meseta.server.changes import Judged
from meseta.server.config import Config, Lifetimes
from meseta.server.errors import NoSuchThing
from meseta.server.hub import Hub
from meseta.server.live import Live
from meseta.server.metrics import Metrics
from meseta.server.workers import Workers
from meseta.store.dialects import Sqlite, SqliteConnection
from meseta.store.errors import StoreTrouble
from meseta.store.rows import Stored
from meseta.store.store import Store
from tests.databases import HOUR
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


def test_what_was_stored_elsewhere_while_a_table_was_loaded_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(wire.Me("Eva"))
        id, gate, load = live.table.id, Gate(), nodes.store.load

        async def load_slowly(table: str, seq: int = 0, ply: int = 0) -> Stored | None:
            stored = await load(table, seq, ply)
            await gate.wait()
            return stored

        with monkeypatch.context() as slow:
            slow.setattr(nodes.store, "load", load_slowly)
            loading = asyncio.create_task(nodes.there.live(id))
            await gate.reached.wait()
        await nodes.here.request(id, move(nodes.here), "ana")
        assert nodes.there.tables() == [id], "a listener that was cut off looks at this one, too"
        heard = asyncio.create_task(nodes.there.catch_up(id, live.version))
        await asyncio.sleep(0)
        gate.open.set()
        await heard
        assert (await loading).version == live.version

    using(tmp_path, work)


def test_a_move_whose_sender_is_gone_before_it_is_stored_is_told_all_the_same(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(wire.Me("Eva"))
        watching = Watching()
        live.watchers.add(watching)
        version = live.version
        may_write = threading.Event()
        busy = asyncio.create_task(nodes.store.writer.do(lambda connection: may_write.wait(PATIENCE)))
        await asyncio.sleep(0)
        sending = asyncio.create_task(nodes.here.request(live.table.id, move(nodes.here), "ana"))
        for _ in range(3):  # however often
            await asyncio.sleep(0)
            assert live.lock.locked()
            sending.cancel()
        may_write.set()
        assert await busy
        with pytest.raises(asyncio.CancelledError):
            await sending
        assert live.version > version
        assert watching.told == ["update", "update"], "with both seats' eyes"

    using(tmp_path, work)


def test_what_was_stored_although_the_store_could_not_say_so_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(wire.Me("Eva"))
        watching = Watching()
        live.watchers.add(watching)
        whole = SqliteConnection.run

        def run(connection: SqliteConnection, sql: str, *values: object) -> int:
            done = whole(connection, sql, *values)
            if sql == "COMMIT" and connection is nodes.store.writer._connection:
                monkeypatch.undo()
                raise OSError("cut off")
            return done

        monkeypatch.setattr(SqliteConnection, "run", run)
        with pytest.raises(StoreTrouble) as trouble:
            await nodes.here.request(live.table.id, event(Chatted("Ana", 0, "hola")), "ana")
        assert trouble.value.code == "store_uncertain"
        assert watching.told == ["said"]

    using(tmp_path, work)


def test_a_request_that_waited_while_its_table_was_dropped_goes_to_the_one_that_others_watch(
    tmp_path: Path,
) -> None:
    async def work(nodes: Nodes) -> None:
        old = await nodes.table(wire.Me("Eva"))
        id = old.table.id
        async with old.lock:
            waiting = asyncio.create_task(nodes.here.request(id, move(nodes.here), "ana"))
            await asyncio.sleep(0)
            del nodes.here.lives[id]
            new = await nodes.here.live(id)
            watching = Watching()
            new.watchers.add(watching)
        live, _ = await waiting
        assert live is new
        assert "update" in watching.told

    using(tmp_path, work)


def test_a_table_is_not_dropped_while_somebody_is_being_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table()
        attendant = Attendant(nodes.here, Workers(1, 1))
        monkeypatch.setattr(attending, "IDLE_SECONDS", -1)
        async with live.attendance:
            await attendant.drop_idle()
            assert live.table.id in nodes.here.lives
        await attendant.drop_idle()
        assert live.table.id not in nodes.here.lives

    using(tmp_path, work)


def test_who_loads_a_new_table_before_its_maker_hears_that_it_is_stored_is_at_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        change = nodes.store.change
        found: list[Live] = []

        def stored_and_loaded(what: Any) -> "asyncio.Future[None]":
            async def both() -> None:
                await change(what)
                found.append(await nodes.here.live(what.table))

            return asyncio.ensure_future(both())

        monkeypatch.setattr(nodes.store, "change", stored_and_loaded)
        live = await nodes.table()
        assert found == [live]
        assert nodes.here.lives[live.table.id] is live

    using(tmp_path, work)


def test_a_table_that_is_forgotten_lets_go_of_those_who_only_watch(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live, other = await nodes.table(wire.Nobody(), start=False), await nodes.table(start=False)
        watching = Watching(None)
        live.watchers.add(watching)
        await nodes.store.be_present([(other.table.id, 0)], HOUR, tell=False)
        nodes.store._ahead += HOUR  # so that both have been untouched for long
        await Attendant(nodes.here, Workers(1, 1)).expire()
        assert watching.closed == 4404
        assert list(nodes.here.lives) == [other.table.id], (
            "its owner is there, and may wait as long as they like"
        )
        with pytest.raises(NoSuchThing):
            await nodes.here.live(live.table.id)
        assert await nodes.store.load(other.table.id)

    using(tmp_path, work, Lifetimes(waiting=0))


def test_a_table_that_another_node_has_forgotten_lets_go_of_everyone(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(wire.Nobody(), start=False)
        watching = Watching()
        live.watchers.add(watching)
        assert await nodes.store.expire("waiting", nodes.store.now() + HOUR, 10) == [live.table.id]
        with pytest.raises(NoSuchThing):
            await nodes.here.request(live.table.id, event(Sat(1, "eva", "Eva")), "eva")
        assert watching.closed == 4404

    using(tmp_path, work)


def test_who_came_by_a_link_is_let_go_before_the_seat_is_anyone_elses(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(wire.Me("Leo"), start=False)
        id = live.table.id
        by_link, elsewhere = Watching(Caller("", frozenset({(id, 1)}))), Watching(Caller("eva"))
        live.watchers |= {by_link, elsewhere}
        await nodes.here.request(id, event(Left(1)), "ana")
        assert (by_link.closed, elsewhere.closed) == (1008, None)
        assert by_link.told == []

    using(tmp_path, work)


def test_who_came_by_a_link_to_another_node_is_let_go_as_soon_as_it_hears(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(wire.Me("Leo"), start=False)
        id = live.table.id
        by_link = Watching(Caller("", frozenset({(id, 1)})))
        (await nodes.there.live(id)).watchers.add(by_link)
        await nodes.here.request(id, event(Left(1)), "ana")
        await nodes.here.request(id, event(Sat(1, "eva", "Eva")), "eva")
        await nodes.there.catch_up(id, live.version)
        assert by_link.closed == 1008
        assert by_link.told == []

    using(tmp_path, work)


def test_a_bots_turn_that_comes_while_the_clock_is_looked_at_is_not_overlooked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(wire.Bot("random"))
        acted = asyncio.Event()
        workers = Workers(1, 1)

        async def think(table: Table, seat: Seat, bot: str) -> str:
            acted.set()
            return "end"

        monkeypatch.setattr(workers, "think", think)
        attendant = Attendant(nodes.here, workers)
        async with live.lock:
            attendant.see_to(live.table.id)
            await asyncio.sleep(0)  # it finds no bot to act, and waits for the table to look at the clock
            judged = move(nodes.here)(live.table)
            assert await nodes.here._store(live, judged, "ana")
        await acted.wait()
        await attendant.stop()

    using(tmp_path, work)


def test_those_we_are_at_already_do_not_crowd_out_what_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        monkeypatch.setattr(attending, "CLAIMED_AT_ONCE", 1)
        first, second = await nodes.table(wire.Bot("random")), await nodes.table(wire.Bot("random"))
        workers, asked = Workers(1, 1), set()
        both = asyncio.Event()

        async def think(table: Table, seat: Seat, bot: str) -> str:
            asked.add(table.id)
            if len(asked) == 2:
                both.set()
            await asyncio.Event().wait()
            raise AssertionError("it dreams for ever")

        monkeypatch.setattr(workers, "think", think)
        attendant = Attendant(nodes.here, workers)
        nodes.here.see_to = lambda table: None
        for live in (first, second):
            await nodes.here.request(live.table.id, move(nodes.here), "ana")
        while not both.is_set():
            await attendant.claim()
            await asyncio.sleep(0)
        await attendant.stop()

    using(tmp_path, work)


def test_what_a_table_refuses_leaves_it_free_for_others(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(wire.Me("Eva"))
        with pytest.raises(MesetaError):
            await nodes.here.request(live.table.id, move(nodes.here, "nonsense"), "ana")
        assert not live.lock.locked()

    using(tmp_path, work)
