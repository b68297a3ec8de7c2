"""Access that ends: a session, a private link. Nothing outlives it, in whatever order things happen."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from meseta.server.config import Config
from meseta.store.rows import TokenRow
from tests.databases import Databases
from tests.server.conftest import FREELY
from tests.server.harness import PATIENCE, AtTable, Person, Running, running, wait_until
from tests.server.test_playing import two_at_a_table


def closed_with(client: AtTable) -> int | None:
    """The code with which the server closes the socket."""
    with pytest.raises(ConnectionClosed) as closed:
        client.until(lambda message: False)
    return closed.value.rcvd.code if closed.value.rcvd is not None else None


def test_ending_a_session_closes_its_sockets_and_no_others(node: Running) -> None:
    ana, eva, table = two_at_a_table(node)
    with ana.at(table) as one, ana.at(table) as tab, eva.at(table) as two:
        assert ana.ask("DELETE", "/session").status_code == 204
        assert [closed_with(client) for client in (one, tab)] == [4401, 4401]
        assert two.answer({"type": "ping"})["type"] == "pong"


def test_a_session_that_ends_while_its_client_connects_is_not_let_in(
    node: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, _, table = two_at_a_table(node)
    cookie = ana.http.cookies["meseta_session"]
    find, found, go_on = node.node.store.find_token, asyncio.Event(), asyncio.Event()

    async def find_slowly(hash: str) -> TokenRow | None:
        row = await find(hash)
        if not found.is_set():
            found.set()
            await go_on.wait()
        return row

    monkeypatch.setattr(node.node.store, "find_token", find_slowly)
    with ThreadPoolExecutor(1) as other:
        coming = other.submit(node.person().at, table, token=cookie)
        wait_until(found.is_set)
        assert ana.ask("DELETE", "/session").status_code == 204
        node.loop.call_soon_threadsafe(go_on.set)
        with pytest.raises(ConnectionClosed):
            coming.result(PATIENCE)


def test_a_seats_link_does_not_end_as_a_session(node: Running) -> None:
    ana, _, table = two_at_a_table(node)
    program = Person(node.url, token=ana.post(f"/tables/{table}/seats/0/link")["token"])
    assert program.ask("DELETE", "/session").status_code == 204
    assert program.get(f"/tables/{table}")["chairs"][0]["mine"]


@pytest.mark.parametrize("by", ["session", "token"])
def test_a_link_made_while_links_are_revoked_does_not_survive(
    node: Running, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    ana, _, table = two_at_a_table(node)
    token = ana.post(f"/tables/{table}/seats/0/link")["token"]
    phone = Person(node.url, token=token) if by == "token" else node.person()
    if by == "session":
        phone.post("/session/exchange", {"token": token})
    add, asked, go_on = node.node.store.add_seat_token, asyncio.Event(), asyncio.Event()

    async def add_slowly(*args: Any) -> None:
        asked.set()
        await go_on.wait()
        await add(*args)

    path = f"/tables/{table}/seats/0/link"
    with ThreadPoolExecutor(1) as other, monkeypatch.context() as slow:
        slow.setattr(node.node.store, "add_seat_token", add_slowly)
        making = other.submit(phone.refused, "POST", path)
        wait_until(asked.is_set)
        assert ana.ask("DELETE", path).status_code == 204
        node.loop.call_soon_threadsafe(go_on.set)
        assert making.result(PATIENCE) == (403, "not_your_seat")
    assert ana.post(path)["token"], "its owner can make another"


def test_a_link_gives_others_a_link_while_it_is_valid(node: Running) -> None:
    ana, _, table = two_at_a_table(node)
    path = f"/tables/{table}/seats/0/link"
    phone = node.person()
    phone.post("/session/exchange", {"token": ana.post(path)["token"]})
    program = Person(node.url, token=phone.post(path)["token"])
    assert program.post(path)["token"]


@pytest.fixture(scope="module")
def two_nodes(
    databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Running]]:
    config = Config(data=tmp_path_factory.mktemp("nodes"), database=databases.new(), limits=FREELY, workers=1)
    with running(config) as one, running(config) as two:
        yield one, two


def test_ending_a_session_closes_its_sockets_on_every_node(two_nodes: tuple[Running, Running]) -> None:
    here, there = two_nodes
    ana, eva, table = two_at_a_table(here)
    with ana.elsewhere(there.url).at(table) as one, eva.elsewhere(there.url).at(table) as two:
        assert ana.ask("DELETE", "/session").status_code == 204
        assert closed_with(one) == 4401
        assert two.answer({"type": "ping"})["type"] == "pong"


def test_a_node_that_heard_of_nothing_closes_ended_sessions_once_it_listens_again(
    two_nodes: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two_nodes
    ana, eva, table = two_at_a_table(here)
    with ana.elsewhere(there.url).at(table) as one, eva.elsewhere(there.url).at(table) as two:
        with monkeypatch.context() as deaf:
            missed: list[str] = []
            deaf.setattr(there.node, "end_session", missed.append)
            assert ana.ask("DELETE", "/session").status_code == 204
            wait_until(lambda: missed)
            assert one.answer({"type": "ping"})["type"] == "pong"
        there.loop.call_soon_threadsafe(there.node._on_connect)
        assert closed_with(one) == 4401
        assert two.answer({"type": "ping"})["type"] == "pong"
