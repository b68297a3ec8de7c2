"""The attendant on its own: it drops nothing that is still needed and overlooks nothing that is due."""

import asyncio
from pathlib import Path

import pytest

from meseta.core.errors import BadSetup
from meseta.core.problems import UnknownGame
from meseta.core.seats import Seat
from meseta.play.creation import BotSits
from meseta.play.table import Table
from meseta.tables import attendant as attending
from meseta.tables.config import Lifetimes
from meseta.tables.errors import NoSuchThing
from meseta.tables.hub import Hub
from meseta.tables.live import LiveTable
from meseta.tables.workers import Workers
from tests.databases import HOUR
from tests.tables.hubs import Nodes, Watching, move, using


def test_a_table_is_not_dropped_while_somebody_is_being_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table()
        attendant = nodes.attendant()
        monkeypatch.setattr(attending, "IDLE_SECONDS", -1)
        async with live.attendance:
            await attendant.drop_idle()
            assert live.table.id in nodes.here.lives
        await attendant.drop_idle()
        assert live.table.id not in nodes.here.lives

    using(tmp_path, work)


def test_deleting_a_table_disconnects_its_spectators(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live, other = await nodes.table(None, start=False), await nodes.table(start=False)
        watching = Watching(None)
        live.watchers.add(watching)
        await nodes.store.mark_present([(other.table.id, 0)], HOUR, announce=False)
        nodes.store._clock_offset += HOUR  # so that both have been untouched for long
        await nodes.attendant().expire()
        assert watching.closed == 4404
        assert list(nodes.here.lives) == [other.table.id], (
            "its owner is there, and may wait as long as they like"
        )
        with pytest.raises(NoSuchThing):
            await nodes.here.live(live.table.id)
        assert await nodes.store.load(other.table.id)

    using(tmp_path, work, Lifetimes(waiting=0))


def test_a_bots_turn_that_comes_during_a_clock_check_is_not_overlooked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(BotSits("random"))
        acted = asyncio.Event()
        workers = Workers(1, 1)

        async def think(table: Table, seat: Seat, bot: str) -> str:
            acted.set()
            return "end"

        monkeypatch.setattr(workers, "think", think)
        attendant = nodes.attendant(workers)
        async with live.lock:
            attendant.attend(live.table.id)
            await asyncio.sleep(0)  # it finds no bot to act, and waits for the table to look at the clock
            judged = move(nodes.here)(live.table)
            assert await nodes.here._store(live, judged, "ana")
        await acted.wait()
        await attendant.stop()

    using(tmp_path, work)


def test_tables_already_attended_to_do_not_crowd_out_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        monkeypatch.setattr(attending, "CLAIMED_AT_ONCE", 1)
        first, second = await nodes.table(BotSits("random")), await nodes.table(BotSits("random"))
        workers, asked = Workers(1, 1), set()
        both = asyncio.Event()

        async def think(table: Table, seat: Seat, bot: str) -> str:
            asked.add(table.id)
            if len(asked) == 2:
                both.set()
            await asyncio.Event().wait()
            raise AssertionError("it dreams for ever")

        monkeypatch.setattr(workers, "think", think)
        attendant = nodes.attendant(workers)
        for live in (first, second):
            await nodes.here.request(live.table.id, move(nodes.here), "ana")
        while not both.is_set():
            await attendant.claim()
            await asyncio.sleep(0)
        await attendant.stop()

    using(tmp_path, work)


class Lost:
    """A table whose game is no longer installed, on the node where that is so."""

    def __init__(self, hub: Hub, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self._live, self._table = hub.live, table
        self.tried = 0
        monkeypatch.setattr(hub, "live", self.live)

    async def live(self, id: str) -> LiveTable:
        if id != self._table:
            return await self._live(id)
        self.tried += 1
        raise BadSetup(UnknownGame(game="pebbles", known=""))


def test_a_table_that_cannot_be_opened_does_not_crowd_out_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        monkeypatch.setattr(attending, "CLAIMED_AT_ONCE", 1)
        first, second = await nodes.table(BotSits("random")), await nodes.table(BotSits("random"))
        for live in (first, second):
            await nodes.here.request(live.table.id, move(nodes.here), "ana")
        lost = Lost(nodes.here, first.table.id, monkeypatch)
        workers, acted = Workers(1, 1), asyncio.Event()

        async def think(table: Table, seat: Seat, bot: str) -> str:
            acted.set()
            return "end"

        monkeypatch.setattr(workers, "think", think)
        attendant = nodes.attendant(workers)
        while not acted.is_set():
            await attendant.claim()
            await asyncio.sleep(0)
        assert lost.tried == 1, "and it is left alone"
        await attendant.stop()

    using(tmp_path, work)


def test_a_table_that_could_not_be_opened_is_tried_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        monkeypatch.setattr(attending, "REST_SECONDS", 0)
        live = await nodes.table(BotSits("random"))
        await nodes.here.request(live.table.id, move(nodes.here), "ana")
        lost = Lost(nodes.here, live.table.id, monkeypatch)
        attendant = nodes.attendant()
        for _ in range(1000):
            if lost.tried >= 2:
                break
            await attendant.claim()
            await asyncio.sleep(0)
        await attendant.stop()
        assert lost.tried >= 2

    using(tmp_path, work)
