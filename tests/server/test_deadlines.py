"""A store that does not answer, or has no room: everyone is told in time, and the server can be stopped."""

import shutil
import sqlite3
import sys
from collections import namedtuple
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from meseta.server.run import EXIT_BY_FORCE
from meseta.store.store import LEAST_FREE
from meseta.tables import health
from meseta.tables.config import Deadlines
from tests.databases import Freezer
from tests.server.conftest import sqlite_config
from tests.server.harness import Person, Process, Running, running, wait_until
from tests.server.test_playing import ME

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")

HASTY = Deadlines(statement=2, connect=2, health=1)
DEADLINES = '{"statement": 2, "connect": 2, "health": 1, "stop": 60}'


@pytest.fixture(scope="module")
def freezer(tmp_path_factory: pytest.TempPathFactory) -> Freezer:
    return Freezer(tmp_path_factory.mktemp("postgres"))


@pytest.fixture
def frozen_later(freezer: Freezer) -> Iterator[Freezer]:
    """A server that is thawed after the test."""
    yield freezer
    freezer.thaw()


@pytest.fixture(autouse=True)
def answers_are_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)


def test_when_postgresql_is_frozen_everything_is_refused_in_time_and_nothing_is_lost(
    tmp_path: Path, frozen_later: Freezer
) -> None:
    config = replace(sqlite_config(tmp_path), database=frozen_later.url, deadlines=HASTY)
    with running(config) as node:
        ana = node.person("Ana")
        table = ana.table(ME, ME, options={"first_player": "0"})
        with ana.at(table) as one:
            get_well(node)
            frozen_later.freeze()
            answer = node.get("/healthz")
            assert (answer.status_code, answer.json()["status"]) == (503, "store_unavailable")
            sent = {
                "type": "submit",
                "id": "again",
                "seat": 0,
                "step": one.updates[0]["step"],
                "action": "end",
            }
            refused = one.answer(dict(sent))
            assert refused["error"]["code"] in ("store_unavailable", "store_uncertain")
            assert ana.refused("GET", "/tables/mine") == (503, "store_unavailable")
            assert ana.refused("POST", "/tables", {"game": "shifting_stones", "seats": 2})[0] == 503
            frozen_later.thaw()
            get_well(node)
            assert one.answer(dict(sent))["type"] == "accepted"
            assert one.updates[1]["legal"], "it is the other seat's turn, once"


def test_a_server_can_be_stopped_while_postgresql_is_frozen(tmp_path: Path, frozen_later: Freezer) -> None:
    server = Process(tmp_path, frozen_later.url, MESETA_DEADLINES=DEADLINES)
    try:
        ana = Person(server.url, "Ana")
        with ana.at(ana.table(ME)):
            frozen_later.freeze()
            assert server.stop() != EXIT_BY_FORCE, "it ends in an orderly way, with time to spare"
    finally:
        server.kill()


def test_a_server_that_cannot_stop_ends_all_the_same(tmp_path: Path) -> None:
    code = (
        "import meseta.tables.node as n, asyncio\n"
        "async def never(self): await asyncio.Event().wait()\n"
        "n.Node.close = never\n"
        "from meseta.cli import main\n"
        "main()\n"
    )
    server = Process(tmp_path, None, MESETA_DEADLINES='{"stop": 0.5}', code=code)
    try:
        assert server.stop() == EXIT_BY_FORCE
    finally:
        server.kill()


def get_well(node: Running) -> None:
    """Wait until `/healthz` says that all is well."""
    wait_until(lambda: node.get("/healthz").json() == {"status": "ok"})


def trouble(node: Running) -> str:
    """What `/healthz` says is wrong."""
    answer = node.get("/healthz")
    assert answer.status_code == 503
    return str(answer.json())


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_was_deleted_or_replaced_takes_no_more_moves(tmp_path: Path, replaced: bool) -> None:
    with running(sqlite_config(tmp_path)) as node:
        ana = node.person("Ana")
        file = tmp_path / "meseta.sqlite"
        with ana.at(ana.table(ME, ME)) as one:
            assert node.get("/healthz").json() == {"status": "ok"}
            file.rename(tmp_path / "elsewhere")
            if replaced:
                sqlite3.connect(file).close()
                file.touch()
            answer = one.submit("end")
            assert answer["error"]["code"] == "store_unavailable"
            assert "store_vanished" in trouble(node)
            assert not file.exists() or not file.stat().st_size, "no new file takes its place"
            file.unlink(missing_ok=True)
            (tmp_path / "elsewhere").rename(file)
            assert one.submit("end")["type"] == "accepted", "it was put back"
            assert node.get("/healthz").json() == {"status": "ok"}


def test_a_disk_with_hardly_any_space_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "total used free")
    with running(sqlite_config(tmp_path)) as node:
        monkeypatch.setattr(shutil, "disk_usage", lambda folder: usage(0, 0, LEAST_FREE - 1))
        assert "store_full" in trouble(node)
        monkeypatch.setattr(shutil, "disk_usage", lambda folder: usage(0, 0, LEAST_FREE))
        assert node.get("/healthz").json() == {"status": "ok"}


def test_a_file_that_takes_no_write_is_reported(tmp_path: Path) -> None:
    with running(sqlite_config(tmp_path)) as node:
        other = sqlite3.connect(tmp_path / "meseta.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # as somebody else's tool might
        assert "store_unavailable" in trouble(node)
        other.execute("ROLLBACK")
        other.close()
        get_well(node)


def test_however_often_health_is_asked_for_it_is_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH_SECONDS", 3600.0)
    with running(sqlite_config(tmp_path)) as node:
        written: list[int] = []
        check = node.node.store.check_writing

        async def counted() -> None:
            written.append(1)
            await check()

        monkeypatch.setattr(node.node.store, "check_writing", counted)
        for _ in range(20):
            assert node.get("/healthz").status_code == 200
        assert len(written) == 1
