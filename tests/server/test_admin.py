"""What an operator sees and does: tables, load, who is limited, ending a table, blocking an address."""

import io
import logging
import socket
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from meseta.core.errors import BadSetup
from meseta.server import logs
from meseta.server.admin import AdminAccess, AdminFile, AdminKey, find_access, new_key
from meseta.tables.config import Rate
from tests.cli.command import meseta, refusal
from tests.databases import Databases
from tests.server.conftest import FREELY, sqlite_config
from tests.server.harness import ADMIN_TOKEN, Person, Process, Running, running, wait_until
from tests.server.test_playing import ME, NOBODY

HOME = "127.0.0.1"


@pytest.mark.parametrize("token", ["x", ADMIN_TOKEN[:-1], f"{ADMIN_TOKEN}x"])
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/status"),
        ("GET", "/tables"),
        ("DELETE", "/tables/whatever"),
        ("POST", "/blocks"),
        ("POST", "/unblock"),
        ("POST", "/restore"),
        ("GET", "/nothing"),
    ],
)
def test_without_the_token_nobody_is_an_operator(
    sqlite_node: Running, token: str, method: str, path: str
) -> None:
    answer = sqlite_node.operator(method, path, {}, token)
    assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")
    ana = sqlite_node.person("Ana")
    assert ana.refused(method, f"/admin{path}", {}) == (401, "bad_token")


def test_a_node_without_a_key_has_no_operator() -> None:
    assert not AdminKey("").opens("Bearer ")
    assert not AdminKey("").opens(None)
    assert not AdminKey("short").opens("Bearer short")
    assert not AdminKey(ADMIN_TOKEN).opens("Bearer " + "\xe9" * 20)
    assert AdminKey(ADMIN_TOKEN).opens(f"Bearer {ADMIN_TOKEN}")
    assert not AdminKey(ADMIN_TOKEN).opens(f"Basic {ADMIN_TOKEN}")


def test_guessing_the_token_is_charged(tmp_path: Path) -> None:
    limits = replace(FREELY, strangers=Rate(3, 0))
    with running(replace(sqlite_config(tmp_path), limits=limits)) as node:
        answers = [node.operator("GET", "/status", token="guess").status_code for _ in range(4)]
        assert answers == [401, 401, 401, 429]
        assert node.operator("GET", "/status").status_code == 200, "but not knowing it"


def test_an_operator_sees_tables_load_and_who_was_limited(tmp_path: Path) -> None:
    limits = replace(FREELY, requests=Rate(20, 0))
    with running(replace(sqlite_config(tmp_path), limits=limits)) as node:
        ana, greedy = node.person("Ana"), node.person("Greedy")
        table = ana.table(ME)
        ana.table(ME, NOBODY, start=False)
        while greedy.ask("GET", "/session").status_code != 429:
            pass
        with ana.at(table):
            status = node.operator("GET", "/status").json()
            tables = node.operator("GET", "/tables").json()
    assert status["health"] == "ok"
    assert status["tables"] == {"playing": 1, "waiting": 1}
    assert status["sockets"] == 1
    assert status["addresses"] == [{"address": HOME, "sockets": 1}]
    assert [one["limit"] for one in status["limited"]] == ["requests"]
    assert {one["status"]: one["watchers"] for one in tables} == {"playing": 1, "waiting": 0}
    assert all(len(one["id"]) == 6 for one in tables), "whoever has the whole id can open the table"


def test_an_operator_ends_a_table_for_everyone(node: Running) -> None:
    ana = node.person("Ana")
    table, other = ana.table(ME), ana.table(ME)
    with ana.at(table) as one:
        assert node.operator("DELETE", f"/tables/{table[:5]}").status_code == 404, "too short"
        assert node.operator("DELETE", f"/tables/{table[:8]}").json() == {"id": table[:6]}
        with pytest.raises(ConnectionClosed) as closed:
            one.until(lambda message: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert ana.refused("GET", f"/tables/{table}") == (404, "no_such_table")
    assert node.operator("DELETE", f"/tables/{table[:8]}").status_code == 404
    with ana.at(other) as one:
        assert one.legal()


def test_a_table_ended_at_one_node_ends_at_the_other_and_a_blocked_address_too(
    tmp_path: Path, databases: Databases
) -> None:
    config = replace(sqlite_config(tmp_path), database=databases.new())
    with running(config) as here, running(config) as there:
        ana = here.person("Ana")
        table, other = ana.table(ME), ana.table(ME)
        with ana.at(table, there.url) as one:
            assert here.operator("DELETE", f"/tables/{table}").status_code == 200
            with pytest.raises(ConnectionClosed):
                one.until(lambda message: False)
        with ana.at(other, there.url) as one:
            assert here.operator("POST", "/blocks", {"address": HOME}).status_code == 200
            with pytest.raises(ConnectionClosed) as closed:
                one.until(lambda message: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
        assert there.get("/api/games").status_code == 403
        assert there.operator("POST", "/unblock", {"address": HOME}).json()["removed"]
        wait_until(lambda: here.get("/api/games").status_code == 200)


def test_a_blocked_address_is_turned_away_until_it_is_unblocked_even_after_a_restart(tmp_path: Path) -> None:
    config = sqlite_config(tmp_path)
    with running(config) as node:
        ana = node.person("Ana")
        table = ana.table(ME)
        blocked = node.operator("POST", "/blocks", {"address": "127.0.0.0/8", "reason": "rude"}).json()
        assert blocked["network"] == "127.0.0.0/8"
    with running(config) as node:
        assert node.get("/").status_code == 403
        assert node.get("/api/games").json()["code"] == "blocked"
        ana = ana.elsewhere(node.url)
        with pytest.raises(InvalidStatus):
            ana.at(table)
        assert node.operator("GET", "/status").json()["blocks"][0]["reason"] == "rude"
        assert not node.operator("POST", "/unblock", {"address": HOME}).json()["removed"]
        assert node.operator("POST", "/unblock", {"address": "127.0.0.0/8"}).json()["removed"]
        with ana.at(table) as one:
            assert one.legal()


def test_a_block_may_end_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite_config(tmp_path)) as node:
        node.operator("POST", "/blocks", {"address": HOME, "hours": 2})
        node.operator("POST", "/blocks", {"address": "2001:db8::/32"})
        assert node.get("/api/games").status_code == 403
        now = node.node.store.now
        monkeypatch.setattr(node.node.store, "now", lambda: now() + 2 * 3_600_000)
        assert node.get("/api/games").status_code == 200
        status = node.operator("GET", "/status").json()
        assert [block["network"] for block in status["blocks"]] == ["2001:db8::/32"]
        assert node.node.blocks.cover("2001:db8::1")
        assert node.node.blocks.cover("2001:db8:7::/64"), "as limits count it"
        assert not node.node.blocks.cover("2001:db9::1")
        assert not node.node.blocks.cover("unix")


@pytest.mark.parametrize("address", ["", "localhost", "192.0.2.300", "192.0.2.0/40"])
def test_only_addresses_are_blocked(sqlite_node: Running, address: str) -> None:
    answer = sqlite_node.operator("POST", "/blocks", {"address": address})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_address")


def test_the_token_is_never_logged(tmp_path: Path) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(logs.JsonLines())
    loggers = [logging.getLogger(name) for name in logs.LOGGERS]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
        logger.setLevel(logging.DEBUG)
    try:
        with running(sqlite_config(tmp_path)) as node:
            node.operator("GET", "/status")
            node.operator("POST", "/blocks", {"address": "192.0.2.1"})
            node.operator("POST", "/restore", {"copy": "/nowhere"})
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.removeHandler(handler)
            logger.setLevel(level)
    assert "address_blocked" in written.getvalue()
    assert ADMIN_TOKEN not in written.getvalue()


def test_the_command_finds_the_server_by_its_folder(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        ana = Person(server.url, "Ana")
        table = ana.table(ME)
        where = ("--data", str(tmp_path))
        (file,) = tmp_path.glob("node-*.json")
        assert file.stat().st_mode & 0o777 == 0o600
        told = meseta("admin", "status", *where)
        assert told.returncode == 0, told.stderr
        assert "health: ok" in told.stdout
        assert table[:6] in meseta("admin", "tables", *where).stdout
        assert "192.0.2.0/24" in meseta("admin", "block", "192.0.2.1/24", "--hours", "2", *where).stdout
        assert "192.0.2.0/24" in meseta("admin", "status", *where).stdout
        assert "no longer" in meseta("admin", "unblock", "192.0.2.0/24", *where).stdout
        assert table[:6] in meseta("admin", "end", table[:6], *where).stdout
        assert "no such table" in refusal("admin", "end", table[:6], *where)
        server.stop()
        assert not list(tmp_path.glob("node-*.json"))
        assert "No server is running" in refusal("admin", "status", *where)
    finally:
        server.kill()


def test_a_copy_is_restored_under_a_running_server(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    server = Process(data)
    try:
        ana = Person(server.url, "Ana")
        table = ana.table(ME, ME)
        assert meseta("backup", str(copy), "--data", str(data)).returncode == 0
        with ana.at(table) as one:
            known = one.updates[0]["n"]
            assert one.submit("end")["type"] == "accepted"
            (tmp_path / "bad").write_text("Dear diary")
            assert "not a database" in refusal("restore", str(tmp_path / "bad"), "--data", str(data))
            assert one.submit("end")["type"] == "accepted", "nobody has noticed"
            done = meseta("restore", str(copy), "--data", str(data))
            assert done.returncode == 0, done.stderr
            assert "reopened" in done.stdout
            with pytest.raises(ConnectionClosed) as closed:
                one.until(lambda message: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012, "everyone is told to reconnect"
        with ana.at(table) as one:
            assert one.updates[0]["n"] == known
            assert one.submit("end")["type"] == "accepted"
        assert len(list(data.glob("meseta-before-*.sqlite"))) == 1
    finally:
        server.kill()


def test_the_folder_says_which_server_is_meant(tmp_path: Path) -> None:
    with pytest.raises(BadSetup) as refused:
        find_access(tmp_path, None)
    assert refused.value.code == "admin_not_found"
    for port in (8000, 8001):
        AdminFile(tmp_path, port).write(AdminAccess(f"http://127.0.0.1:{port}", "t"))
        AdminFile(tmp_path, port).write(AdminAccess(f"http://127.0.0.1:{port}", "again"))
    with pytest.raises(BadSetup) as refused:
        find_access(tmp_path, None)
    assert refused.value.values["ports"] == "8000, 8001"
    assert find_access(tmp_path, 8001) == AdminAccess("http://127.0.0.1:8001", "again")
    AdminFile(tmp_path, 8000).remove()
    assert find_access(tmp_path, None).url.endswith("8001")


def test_a_server_that_is_gone_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    AdminFile(tmp_path, port).write(AdminAccess(f"http://127.0.0.1:{port}", "t"))
    assert "refused" in refusal("admin", "status", "--data", str(tmp_path))
    monkeypatch.delenv("MESETA_ADMIN_TOKEN", raising=False)
    assert "MESETA_ADMIN_TOKEN" in refusal("admin", "status", "--url", "http://127.0.0.1:1")


def test_a_token_of_the_operators_own_has_to_be_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MESETA_ADMIN_TOKEN", "secret")
    with pytest.raises(BadSetup) as refused:
        new_key()
    assert refused.value.code == "admin_token_short"
    monkeypatch.setenv("MESETA_ADMIN_TOKEN", ADMIN_TOKEN)
    assert new_key().token == ADMIN_TOKEN
    monkeypatch.delenv("MESETA_ADMIN_TOKEN")
    assert len(new_key().token) >= 32
