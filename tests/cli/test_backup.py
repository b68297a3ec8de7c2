"""Copies of the tables: made while a server is running, checked, and put back."""

import os
import sqlite3
from pathlib import Path

import pytest

from meseta.core.errors import MesetaError
from meseta.store import backup
from meseta.store.backup import back_up, inspect, restore
from meseta.store.migrations import STEPS, migrate
from meseta.store.sqlite import Sqlite
from tests.cli.command import meseta, refusal
from tests.server.harness import Person, Process
from tests.server.test_playing import ME


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """An empty database, with changes that are not yet in its main file."""
    dialect = Sqlite(tmp_path / "data" / "meseta.sqlite")
    connection = dialect.connect("test")
    migrate(dialect, connection)
    connection.close()
    return dialect.path


def test_a_backup_of_a_running_server_can_be_restored(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    server = Process(data)
    try:
        ana = Person(server.url, "Ana")
        table = ana.table(ME, ME)
        with ana.at(table) as one:
            assert one.submit("end")["type"] == "accepted"
            done = meseta("backup", str(copy), "--data", str(data))
            assert done.returncode == 0, done.stderr
            assert done.stdout.startswith(f"{copy}: one table, ")
            known = one.updates[0]["n"]
            assert one.submit("end")["type"] == "accepted", "it goes on"
        assert copy.stat().st_mode & 0o777 == 0o600
        assert "exists already" in refusal("backup", str(copy), "--data", str(data))
        server.stop()
        done = meseta("restore", str(copy), "--data", str(data))
        assert done.returncode == 0, done.stderr
        (kept,) = data.glob("meseta-before-*.sqlite")
        assert str(kept) in done.stdout
        server.start()
        with ana.elsewhere(server.url).at(table) as one:
            assert one.updates[0]["n"] == known, "as it was when it was copied"
    finally:
        server.kill()
    assert inspect(kept).entries > inspect(copy).entries


def test_a_folder_in_use_is_not_restored_by_force(tmp_path: Path, database: Path) -> None:
    copy = tmp_path / "copy"
    back_up(database, copy)
    lock = backup_lock(database.parent)
    try:
        assert "Another Meseta" in refusal("restore", str(copy), "--data", str(database.parent))
    finally:
        os.close(lock)


def backup_lock(folder: Path) -> int:
    from meseta.store.files import lock_folder

    lock = lock_folder(folder)
    assert lock is not None
    return lock


@pytest.mark.parametrize("content", [b"", b"Dear diary, " * 500])
def test_only_a_whole_backup_of_ours_is_restored(tmp_path: Path, database: Path, content: bytes) -> None:
    before = database.read_bytes()
    copy = tmp_path / "copy"
    copy.write_bytes(content)
    assert "not a database of Meseta" in refusal("restore", str(copy), "--data", str(database.parent))
    assert "cannot be read" in refusal("restore", str(tmp_path / "none"), "--data", str(database.parent))
    assert database.read_bytes() == before


def test_a_damaged_backup_is_refused(tmp_path: Path, database: Path) -> None:
    copy = tmp_path / "copy"
    back_up(database, copy)
    content = bytearray(copy.read_bytes())
    content[8192:] = os.urandom(len(content) - 8192)
    copy.write_bytes(content)
    with pytest.raises(MesetaError) as refused:
        restore(copy, database)
    assert refused.value.code == "store_damaged"


def test_a_backup_of_a_newer_meseta_is_refused(tmp_path: Path) -> None:
    dialect = Sqlite(tmp_path / "newer")
    connection = dialect.connect("test")
    migrate(dialect, connection, (*STEPS, ("CREATE TABLE later (x INTEGER)",)))
    connection.close()
    with pytest.raises(MesetaError) as refused:
        restore(tmp_path / "newer", tmp_path / "data" / "meseta.sqlite")
    assert refused.value.code == "store_newer"
    assert not (tmp_path / "data").exists()


def test_a_copy_that_fails_leaves_nothing_behind(
    tmp_path: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(path: Path) -> None:
        raise sqlite3.DatabaseError("database disk image is malformed")

    monkeypatch.setattr(backup, "inspect", damaged)
    with pytest.raises(sqlite3.DatabaseError):
        back_up(database, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_a_backup_needs_something_to_copy_and_somewhere_to_put_it(tmp_path: Path, database: Path) -> None:
    assert "no database" in refusal("backup", str(tmp_path / "x"), "--data", str(tmp_path / "none"))
    assert "cannot be written" in refusal("backup", "/proc/x", "--data", str(database.parent))


def test_postgresql_has_tools_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MESETA_DATABASE_URL", "postgresql://localhost/x")
    assert "pg_dump" in refusal("backup", "x")
    assert "pg_restore" in refusal("restore", "x")
