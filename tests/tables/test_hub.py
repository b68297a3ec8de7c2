"""The hub by itself: whatever overtakes what, and whoever gives up, nothing that is stored goes untold."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from meseta.core.errors import MesetaError
from meseta.play.creation import CallerSits
from meseta.play.requests import Caller
from meseta.play.seating import Chatted, Left, Sat
from meseta.store.dialects import SqliteConnection
from meseta.store.errors import StoreError
from meseta.store.rows import Stored
from meseta.tables.errors import NoSuchThing
from meseta.tables.live import LiveTable
from tests.databases import HOUR
from tests.server.harness import PATIENCE
from tests.tables.hubs import Gate, Nodes, Watching, event, move, using


def test_what_was_stored_elsewhere_while_a_table_was_loaded_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(CallerSits("Eva"))
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
        live = await nodes.table(CallerSits("Eva"))
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
        live = await nodes.table(CallerSits("Eva"))
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
        with pytest.raises(StoreError) as error:
            await nodes.here.request(live.table.id, event(Chatted("Ana", 0, "hola")), "ana")
        assert error.value.code == "store_uncertain"
        assert watching.told == ["said"]

    using(tmp_path, work)


def test_a_request_that_waited_while_its_table_was_dropped_goes_to_the_one_that_others_watch(
    tmp_path: Path,
) -> None:
    async def work(nodes: Nodes) -> None:
        old = await nodes.table(CallerSits("Eva"))
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


def test_who_loads_a_new_table_before_its_maker_hears_that_it_is_stored_is_at_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        change = nodes.store.change
        found: list[LiveTable] = []

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


def test_a_table_that_another_node_has_forgotten_lets_go_of_everyone(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(None, start=False)
        watching = Watching()
        live.watchers.add(watching)
        assert await nodes.store.expire("waiting", nodes.store.now() + HOUR, 10) == [live.table.id]
        with pytest.raises(NoSuchThing):
            await nodes.here.request(live.table.id, event(Sat(1, "eva", "Eva")), "eva")
        assert watching.closed == 4404

    using(tmp_path, work)


def test_who_came_by_a_link_is_let_go_before_the_seat_is_anyone_elses(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(CallerSits("Leo"), start=False)
        id = live.table.id
        by_link, elsewhere = Watching(Caller("", frozenset({(id, 1)}))), Watching(Caller("eva"))
        live.watchers |= {by_link, elsewhere}
        await nodes.here.request(id, event(Left(1)), "ana")
        assert (by_link.closed, elsewhere.closed) == (1008, None)
        assert by_link.told == []

    using(tmp_path, work)


def test_who_came_by_a_link_to_another_node_is_let_go_as_soon_as_it_hears(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(CallerSits("Leo"), start=False)
        id = live.table.id
        by_link = Watching(Caller("", frozenset({(id, 1)})))
        (await nodes.there.live(id)).watchers.add(by_link)
        await nodes.here.request(id, event(Left(1)), "ana")
        await nodes.here.request(id, event(Sat(1, "eva", "Eva")), "eva")
        await nodes.there.catch_up(id, live.version)
        assert by_link.closed == 1008
        assert by_link.told == []

    using(tmp_path, work)


def test_what_a_table_refuses_leaves_it_free_for_others(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(CallerSits("Eva"))
        with pytest.raises(MesetaError):
            await nodes.here.request(live.table.id, move(nodes.here, "nonsense"), "ana")
        assert not live.lock.locked()

    using(tmp_path, work)
