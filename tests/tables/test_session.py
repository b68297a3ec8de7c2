"""One client at one table, without a network."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from meseta.play.creation import CallerSits
from meseta.tables import hub, recollection, session
from meseta.tables.cached_games import open_cached
from meseta.tables.node import Node
from meseta.tables.recollection import AT_ONCE, Recollection
from tests.games.strangers import install_pebbles, installed
from tests.server.harness import PATIENCE
from tests.tables.hubs import move
from tests.tables.nodes import Wire, person, with_node

HELLO = '{"type": "hello"}'


def test_a_host_without_a_web_server_can_let_somebody_play(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table(first_player="0")
        wire = Wire()
        client = ana.session(wire, live.table.id)
        client.connect("somewhere")
        await client.greet(HELLO)
        assert wire.kinds() == ["welcome", "update"]
        step = wire.update()["step"]
        await client.take(f'{{"type":"submit","id":"1","seat":0,"step":{_json(step)},"action":"end"}}')
        await client.take(b'{"type":"ping","id":"2"}')
        assert [kind for kind in wire.kinds()[2:] if kind != "table"] == ["update", "accepted", "pong"]
        await client.disconnect()
        assert not live.watchers
        assert not node.clients

    with_node(tmp_path, work)


def _json(step: dict[str, int]) -> str:
    return str(step).replace("'", '"')


def test_a_client_that_does_not_say_hello_is_turned_away(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table()
        for first, code in (('{"type":"ping","id":"1"}', 4400), ("nonsense", 4400), (HELLO, None)):
            wire = Wire()
            client = ana.session(wire, live.table.id)
            client.connect("somewhere")
            await client.greet(first)
            assert wire.code == code
            await client.disconnect()
        wire = Wire()
        await ana.session(wire, "nowhere").greet(HELLO)
        assert (wire.kinds(), wire.code) == (["refused"], 4404)

    with_node(tmp_path, work)


def test_a_table_whose_game_was_uninstalled_is_no_table(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        with installed(tmp_path):
            live = await ana.table(game="pebbles")
        open_cached.cache_clear()
        node.hub.lives.clear()
        wire = Wire()
        client = ana.session(wire, live.table.id)
        client.connect("somewhere")
        await client.greet(HELLO)
        assert (wire.sent[-1]["error"]["code"], wire.code) == ("unknown_game", 4404)
        await client.disconnect()

    install_pebbles(tmp_path)
    with_node(tmp_path / "data", work)


def test_a_client_being_disconnected_is_ignored(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table()
        wire = Wire()
        client = ana.session(wire, live.table.id)
        client.connect("somewhere")
        await client.greet(HELLO)
        wire.close(1008)  # while the next message was on its way
        before = node.metrics.text()
        await client.take('{"type": "ping", "id": "1"}')
        assert node.metrics.text() == before, "it was not even counted"
        await client.disconnect()

    with_node(tmp_path, work)


def test_moves_made_while_a_long_match_is_recollected_are_neither_lost_nor_sent_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table(CallerSits("Eva"))
        id = live.table.id
        for number in range(AT_ONCE):
            await node.hub.request(id, move(node.hub, id=str(number)), "ana")
        assert live.table.match is not None
        long = len(live.table.match.entries)
        begun, go_on = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def recollect_slowly(*wanted: Any) -> Recollection:
            found = recollection.recollect(*wanted)
            loop.call_soon_threadsafe(begun.set)
            assert go_on.wait(PATIENCE)
            return found

        monkeypatch.setattr(hub, "recollect", recollect_slowly)
        wire = Wire()
        client = ana.session(wire, id)
        client.connect("somewhere")
        connecting = asyncio.create_task(client.greet(HELLO))
        await begun.wait()
        assert wire.sent == []
        await node.hub.request(id, move(node.hub, id="meanwhile"), "ana")  # it waits for nobody
        go_on.set()
        await connecting
        await node.hub.request(id, move(node.hub, id="afterwards"), "ana")
        for seat in (0, 1):
            updates = [sent for sent in wire.sent if sent["type"] == "update" and sent["viewer"] == seat]
            assert len(updates) == 2
            told = [told["n"] for update in updates for told in update["told"]]
            assert told == list(range(1, updates[-1]["n"] + 1))
            assert updates[-1]["n"] > long
        assert wire.kinds()[:3] == ["welcome", "update", "update"]
        await client.disconnect()

    with_node(tmp_path, work)


def test_a_brief_disconnection_without_missed_moves_needs_no_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(node: Node) -> None:
        ana = await person(node, "Ana")
        live = await ana.table()
        first, second = Wire(), Wire()
        here, again = ana.session(first, live.table.id), ana.session(second, live.table.id)
        here.connect("somewhere")
        await here.greet(HELLO)
        monkeypatch.setattr(session, "recollect", None)
        again.connect("somewhere")
        await again.greet(f'{{"type": "hello", "since": {{"0": {first.update()["n"]}}}}}')
        assert second.update()["told"] == []
        assert second.update()["view"] == first.update()["view"]

    with_node(tmp_path, work)
