"""Who is connected, in whatever order results come back from the database."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from meseta.core.seats import Seat
from meseta.store import people
from meseta.store.dialect import Connection
from meseta.store.errors import StoreError
from meseta.store.problems import StoreUnavailable
from meseta.tables import attendant
from tests.server.conftest import node_of
from tests.server.harness import AtTable, Person, Running, wait_until
from tests.server.test_playing import ME, NOBODY


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def node(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A node that gives no signs of life unless it is asked to: nothing heals by waiting."""
    with node_of(request, tmp_path_factory.mktemp("node"), presence=3600) as found:
        yield found


def present(person: Person, table: str) -> list[bool]:
    """Whether each seat's owner is shown to be there."""
    return [chair["present"] for chair in person.get(f"/tables/{table}")["chairs"]]


def two_seats(node: Running) -> tuple[Person, Person, str]:
    """Two people with a seat each, neither of them connected."""
    ana, eva = node.person("Ana"), node.person("Eva")
    table = ana.table(ME, NOBODY, start=False)
    eva.sit(table, 1, "Eva")
    return ana, eva, table


def ana_there(node: Running) -> tuple[Person, AtTable, str]:
    """Ana connected to a table with two seats, and known to be there."""
    ana, _, table = two_seats(node)
    socket = ana.at(table)
    wait_until(lambda: present(ana, table)[0])
    return ana, socket, table


def settled(node: Running, table: str) -> None:
    """Wait until whatever was begun about who is at the table is done: who asked first is served first."""

    async def turn() -> None:
        async with node.node.hub.lives[table].attendance:
            pass

    node.do(turn())


def test_a_late_result_does_not_overwrite_a_newer_one(node: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, eva, table = two_seats(node)
    one, two = ana.at(table), eva.at(table)
    wait_until(lambda: present(ana, table) == [True, True])
    read = node.node.store.present_seats
    asked: list[str] = []
    answered: list[str] = []

    async def first_look_answers_last(id: str) -> list[Seat]:
        asked.append(id)
        late = len(asked) == 1
        found = await read(id)
        await asyncio.sleep(0.5 if late else 0)
        answered.append(id)
        return found

    monkeypatch.setattr(node.node.store, "present_seats", first_look_answers_last)
    one.leave()
    wait_until(lambda: len(asked) == 1)
    two.leave()
    wait_until(lambda: len(answered) == 2)
    settled(node, table)
    assert present(ana, table) == [False, False]


def test_somebody_who_reloads_the_page_is_still_present(
    node: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, old, table = ana_there(node)
    leave = node.node.store.mark_absent
    leaving = asyncio.Event()
    came_back = asyncio.Event()
    left = asyncio.Event()

    async def leave_slowly(id: str, seats: Any) -> None:
        leaving.set()
        await came_back.wait()
        await leave(id, seats)
        left.set()

    monkeypatch.setattr(node.node.store, "mark_absent", leave_slowly)
    old.leave()
    wait_until(leaving.is_set)
    with ana.at(table):
        node.loop.call_soon_threadsafe(came_back.set)
        wait_until(left.is_set)
        settled(node, table)
        assert node.do(node.node.store.present_seats(table)) == [0]
        assert present(ana, table)[0]


def test_somebody_who_gives_up_a_seat_is_no_longer_present_there(node: Running) -> None:
    ana, eva, table = two_seats(node)
    with eva.at(table):
        wait_until(lambda: present(ana, table)[1])
        assert eva.ask("DELETE", f"/tables/{table}/seats/1").is_success
        settled(node, table)
        assert node.do(node.node.store.present_seats(table)) == [-1], "but as a spectator"


def test_presence_that_could_not_be_stored_is_stored_with_the_next_heartbeat(
    node: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, socket, table = ana_there(node)
    failed = asyncio.Event()

    async def fail(id: str, seats: Any) -> None:
        failed.set()
        raise StoreError(StoreUnavailable(detail="gone"))

    monkeypatch.setattr(attendant, "IDLE_SECONDS", 0)
    with monkeypatch.context() as broken:
        broken.setattr(node.node.store, "mark_absent", fail)
        socket.leave()
        wait_until(failed.is_set)
        node.do(node.node.attendant.drop_idle())
        assert table in node.node.hub.lives, "the table is kept until nobody is said to be at it"
    node.do(node.node.attendant.sign_of_life())
    assert not present(ana, table)[0]


def test_clients_of_a_dead_node_are_no_longer_present(node: Running) -> None:
    ana, _, table = two_seats(node)
    store = node.node.store

    def sign_of_life(lasting: int) -> None:
        def work(connection: Connection) -> None:
            people.mark_present(store.dialect, connection, "another node", lasting, [(table, 1)])

        node.do(store.writer.do(work))

    with ana.at(table):
        wait_until(lambda: present(ana, table) == [True, False])
        sign_of_life(3_600_000)
        node.do(node.node.hub.catch_up(table, 0))
        assert present(ana, table) == [True, True]
        sign_of_life(-1)  # as if all that time had passed
        node.do(node.node.attendant.sign_of_life())
        assert present(ana, table) == [True, False]
