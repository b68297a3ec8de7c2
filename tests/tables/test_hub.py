"""The hub on its own: whatever races or is cancelled, everyone is told of everything that is stored."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from meseta.core.errors import MesetaError
from meseta.play.creation import CallerSits
from meseta.play.requests import Caller
from meseta.play.seating import Chatted, Conceded, Left, Sat
from meseta.store.errors import StoreError
from meseta.store.rows import Stored
from meseta.store.sqlite import SqliteConnection
from meseta.tables.errors import NoSuchThing
from meseta.tables.live import LiveTable
from tests.databases import HOUR
from tests.server.harness import PATIENCE
from tests.tables.hubs import Gate, Nodes, Watching, event, move, using


def test_a_change_stored_elsewhere_during_loading_is_not_missed(
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


def test_a_move_is_sent_to_everyone_even_if_its_sender_disconnects_before_it_is_stored(
    tmp_path: Path,
) -> None:
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


def test_a_change_stored_despite_an_uncertain_commit_is_sent_to_everyone(
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


def test_a_request_waiting_while_its_table_is_dropped_uses_the_reloaded_one(
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


def test_a_new_table_loaded_before_its_creation_returns_is_the_same_object(
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


def test_a_table_deleted_by_another_node_disconnects_everyone(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(None, start=False)
        watching = Watching()
        live.watchers.add(watching)
        assert await nodes.store.expire("waiting", nodes.store.now() + HOUR, 10) == [live.table.id]
        with pytest.raises(NoSuchThing):
            await nodes.here.request(live.table.id, event(Sat(1, "eva", "Eva")), "eva")
        assert watching.closed == 4404

    using(tmp_path, work)


def test_whoever_may_not_know_what_was_done_is_still_told_who_gave_up_afterwards(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(CallerSits("Eva"), game="in_the_ruin")
        id, game, spectator = live.table.id, live.table.game, Watching(Caller("leo"))
        (await nodes.there.live(id)).watchers.add(spectator)

        async def act_in_secret(number: int) -> None:
            assert live.table.match is not None
            first = next(iter(game.legal(live.table.match.state, 0)))
            await nodes.here.request(id, move(nodes.here, game.write(first), f"{number}"), "ana")

        await act_in_secret(1)
        await nodes.there.catch_up(id, live.version)
        assert spectator.told == []
        await act_in_secret(2)
        await nodes.here.request(id, event(Conceded(0, "greedy")), "ana")
        await nodes.there.catch_up(id, live.version)
        assert spectator.told == ["table", "update"]

    using(tmp_path, work)


def test_somebody_using_a_link_is_disconnected_before_the_seat_is_taken_again(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(CallerSits("Leo"), start=False)
        id = live.table.id
        by_link, elsewhere = Watching(Caller("", frozenset({(id, 1)}))), Watching(Caller("eva"))
        live.watchers |= {by_link, elsewhere}
        await nodes.here.request(id, event(Left(1)), "ana")
        assert (by_link.closed, elsewhere.closed) == (1008, None)
        assert by_link.told == []

    using(tmp_path, work)


def test_somebody_using_a_link_at_another_node_is_disconnected_when_it_is_notified(tmp_path: Path) -> None:
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


def test_a_refused_request_does_not_keep_the_table_locked(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(CallerSits("Eva"))
        with pytest.raises(MesetaError):
            await nodes.here.request(live.table.id, move(nodes.here, "nonsense"), "ana")
        assert not live.lock.locked()

    using(tmp_path, work)


def test_a_table_dropped_as_soon_as_it_is_loaded_is_loaded_again(tmp_path: Path) -> None:
    """Whoever asks for it before anyone else runs must not be given the one that was dropped, for ever."""

    async def work(nodes: Nodes) -> None:
        id = (await nodes.table()).table.id
        hub, loading = nodes.there, list[bool]()

        class Dropped(dict[str, LiveTable]):
            def setdefault(self, id: str, live: LiveTable) -> LiveTable:
                hub.lives = {}
                asyncio.get_running_loop().call_soon(lambda: loading.append(hub.has(id)))
                return live

        hub.lives = Dropped()
        await hub.live(id)
        assert loading == [False]
        async with hub.hold(id) as live:
            assert hub.lives == {id: live}

    using(tmp_path, work)
