"""What `meseta doctor` finds, and what it advises."""

import os
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from meseta.cli import doctor
from meseta.store.migrations import migrate
from meseta.store.sqlite import Sqlite
from meseta.tables import health
from tests.cli.command import meseta
from tests.databases import Databases
from tests.server.conftest import sqlite_config
from tests.server.harness import running

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it asks for modes and free space")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("MESETA_DATABASE_URL", raising=False)
    return tmp_path / "data"


@pytest.fixture(scope="module")
def databases() -> Iterator[Databases]:
    found = Databases()
    yield found
    found.drop()


Told = tuple[bool, str]


def told(data: Path, capsys: pytest.CaptureFixture[str], host: str = "127.0.0.1", port: int = 0) -> Told:
    """Whether all is well, and what was said."""
    well = doctor.examine(host, port, data, "en")
    return well, capsys.readouterr().out


def test_a_machine_in_order_is_told_so(data: Path) -> None:
    done = meseta("doctor", "--data", str(data), "--port", "0")
    assert done.returncode == 0, done.stdout
    assert "BAD" not in done.stdout
    assert "There is no database yet" in done.stdout
    assert "SQLite" in done.stdout
    assert data.stat().st_mode & 0o777 == 0o700


def test_a_database_is_opened_and_checked(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dialect = Sqlite(data / "meseta.sqlite")
    connection = dialect.connect("test")
    migrate(dialect, connection)
    connection.close()
    well, said = told(data, capsys)
    assert well
    assert "is in order: 0 tables" in said
    (data / "meseta.sqlite").write_text("Dear diary")
    well, said = told(data, capsys)
    assert not well
    assert "is not a database of Meseta" in said


def test_whatever_is_bad_ends_with_its_own_exit_code(data: Path) -> None:
    data.write_text("")
    done = meseta("doctor", "--data", str(data), "--port", "0", language="es")
    assert done.returncode == 1
    assert "MAL" in done.stdout
    assert "--data" in done.stdout


def test_limits_that_make_no_sense_are_found(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MESETA_LIMITS", '{"tables_ech": 1}')
    well, said = told(data, capsys)
    assert not well
    assert "Did you mean “tables_each”?" in said


def test_a_folder_that_others_can_read_is_a_warning(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data.mkdir(mode=0o755)
    well, said = told(data, capsys)
    assert well
    assert f"chmod 700 {data}" in said


@pytest.mark.parametrize(("free", "level"), [(40, "BAD"), (900, "warning"), (5000, "good")])
def test_the_space_on_the_disk_is_judged(
    data: Path,
    free: int,
    level: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "statvfs", lambda path: SimpleNamespace(f_bavail=free, f_frsize=1_000_000))
    well, said = told(data, capsys)
    assert well == (level != "BAD")
    (line,) = [line for line in said.splitlines() if f"{free} MB are free" in line]
    assert line.startswith(level)


def test_a_slow_disk_is_a_warning(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "_sync_milliseconds", lambda folder: 250)
    assert "takes 250 ms" in told(data, capsys)[1]


@pytest.mark.parametrize("now", [0.0, 1e9])
def test_a_clock_that_cannot_be_right_is_found(
    data: Path, now: float, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "time", SimpleNamespace(**{**vars(time), "time": lambda: now}))
    well, said = told(data, capsys)
    assert not well
    assert "NTP" in said


def test_a_clock_that_has_gone_back_is_found(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dialect = Sqlite(data / "meseta.sqlite")
    connection = dialect.connect("test")
    migrate(dialect, connection)
    connection.close()
    tomorrow = time.time() + 86400
    os.utime(data / "meseta.sqlite", (tomorrow, tomorrow))
    assert not told(data, capsys)[0]


def test_a_port_that_is_taken_is_bad_unless_a_meseta_runs_there(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)
    with running(sqlite_config(tmp_path / "other")) as node:
        port = int(node.url.rpartition(":")[2])
        well, said = told(data, capsys, port=port)
        assert well
        assert "is running" in said
        (tmp_path / "other" / "meseta.sqlite").rename(tmp_path / "elsewhere")
        well, said = told(data, capsys, port=port)
        assert not well
        assert "is not well" in said
        (tmp_path / "elsewhere").rename(tmp_path / "other" / "meseta.sqlite")


def test_a_port_of_another_program_is_bad(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "PROBE_SECONDS", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as other:
        well, said = told(data, capsys, port=other.getsockname()[1])
    assert not well
    assert "is taken" in said


def test_few_open_files_are_a_warning(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (1024, 1024))
    well, said = told(data, capsys)
    assert well
    assert "ulimit -n" in said


def test_postgresql_is_asked_for_its_version_and_its_clock(
    data: Path,
    databases: Databases,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("MESETA_DATABASE_URL", databases.new())
    well, said = told(data, capsys)
    assert well
    assert "step 0 of" in said
    assert "ms apart" in said
    monkeypatch.setenv("MESETA_DATABASE_URL", "postgresql://ana:s3cret@127.0.0.1:9/x")
    well, said = told(data, capsys)
    assert not well
    assert "s3cret" not in said


def test_nothing_is_created_in_place_of_a_database(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told(data, capsys)
    assert list(data.iterdir()) == []
