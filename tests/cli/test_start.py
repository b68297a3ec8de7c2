"""Everything that can be wrong when the server starts is one line that says what to do."""

import asyncio
import errno
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from meseta import cli
from meseta.server import logs
from meseta.store.migrations import STEPS, migrate
from meseta.store.postgres import Postgres
from meseta.store.sqlite import Sqlite
from meseta.store.store import Store
from tests.cli.command import meseta
from tests.databases import Databases

Refused = Callable[..., str]


@pytest.fixture
def refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refused:
    """Start a server that cannot start; returns the one line it prints."""

    def start(*arguments: str, **environment: str) -> str:
        given = ["serve", "--no-open", "--port", "0", "--data", str(tmp_path / "data"), "--lang", "en"]
        monkeypatch.setattr(sys, "argv", ["meseta", *given, *arguments])
        monkeypatch.setattr(logs, "set_up", lambda: None)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        with pytest.raises(SystemExit) as ended:
            cli.main()
        told = capsys.readouterr()
        assert ended.value.code == 2
        assert told.out == ""
        assert told.err.count("\n") == 1, told.err
        assert told.err.startswith("meseta: ")
        return told.err

    return start


@pytest.fixture(scope="module")
def databases() -> Iterator[Databases]:
    found = Databases()
    yield found
    found.drop()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the server looks for its database."""
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "meseta.sqlite"


# Where it listens


def test_a_port_that_is_taken(refused: Refused) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        told = refused("--port", str(other.getsockname()[1]))
    assert "is taken" in told
    assert "--port" in told


def test_a_port_that_is_not_permitted(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*_: object) -> socket.socket:  # who runs the tests may be an administrator
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("meseta.server.run.socket.socket", forbid)
    assert "1023" in refused("--port", "80")


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid", "x" * 70, "not a host", "2001:db8::1"])
def test_a_host_that_is_not_this_machine(refused: Refused, host: str) -> None:
    told = refused("--host", host)
    assert "0.0.0.0" in told


def test_a_port_that_is_no_port(refused: Refused) -> None:
    assert "--port" in refused("--port", "70000")
    assert "--port" in refused("--port", "http")


# The folder and the file


def test_a_folder_that_is_a_file(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    assert "--data" in refused()


def test_a_folder_that_cannot_be_created(refused: Refused) -> None:
    assert "--data" in refused("--data", "/proc/meseta")


def test_a_folder_with_too_long_a_name(refused: Refused, tmp_path: Path) -> None:
    assert "--data" in refused("--data", str(tmp_path / ("x" * 300)))


def test_a_folder_that_another_server_uses(refused: Refused, database: Path) -> None:
    async def use() -> None:
        store = Store(Sqlite(database), "other")
        try:
            await asyncio.to_thread(lambda: told.append(refused()))
        finally:
            await asyncio.to_thread(store.close)

    told: list[str] = []
    asyncio.run(use())
    assert "Another Meseta" in told[0]


def test_a_file_that_is_not_a_database(refused: Refused, database: Path) -> None:
    database.write_text("Dear diary, " * 200)
    assert "is not a database of Meseta" in refused()


def test_a_file_that_is_a_folder(refused: Refused, database: Path) -> None:
    database.mkdir()
    assert "--data" in refused()


def test_a_database_of_another_program(refused: Refused, database: Path) -> None:
    with closing(sqlite3.connect(database)) as other:
        other.execute("CREATE TABLE people (number INTEGER)")
        other.commit()
    assert "is not a database of Meseta" in refused()


def test_a_damaged_database(refused: Refused, database: Path) -> None:
    dialect = Sqlite(database)
    connection = dialect.connect("test")
    migrate(dialect, connection)
    connection.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    content = bytearray(database.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    database.write_bytes(content)
    assert "meseta restore" in refused()


def test_a_database_of_a_newer_meseta(refused: Refused, database: Path) -> None:
    dialect = Sqlite(database)
    connection = dialect.connect("test")
    migrate(dialect, connection, (*STEPS, ("CREATE TABLE later (x INTEGER)",)))
    connection.close()
    assert "newer Meseta" in refused()


def test_a_disk_without_space(refused: Refused, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_space(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    monkeypatch.setattr("meseta.store.store.migrate", no_space)
    assert "disk is full" in refused()


# PostgreSQL


def test_an_address_of_another_kind_of_database(refused: Refused) -> None:
    assert "postgresql://" in refused(MESETA_DATABASE_URL="mysql://localhost/x")


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ana:s3cret%zz@localhost/x",
        "postgresql://ana:s3cret@[::1/x",
        "postgresql://localhost/x?colour=s3cret",
    ],
)
def test_an_address_that_cannot_be_read(refused: Refused, url: str) -> None:
    told = refused(MESETA_DATABASE_URL=url)
    assert "MESETA_DATABASE_URL" in told
    assert "s3cret" not in told


@pytest.mark.parametrize(
    "place", ["no.such.host.invalid", "127.0.0.1:9", "127.0.0.1:99999", "127.0.0.1:port", "x" * 300]
)
def test_a_database_server_that_is_not_there(refused: Refused, place: str) -> None:
    told = refused(MESETA_DATABASE_URL=f"postgresql://ana:s3cret@{place}/x")
    assert "MESETA_DATABASE_URL" in told
    assert "s3cret" not in told


def test_a_database_server_that_says_nothing(refused: Refused) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        port = silent.getsockname()[1]
        told = refused(
            MESETA_DATABASE_URL=f"postgresql://ana@127.0.0.1:{port}/x", MESETA_DEADLINES='{"connect": 2}'
        )
    assert "timeout" in told


def test_a_database_that_does_not_exist(refused: Refused, databases: Databases) -> None:
    told = refused(MESETA_DATABASE_URL=databases.new().replace("/test_", "/no_"))
    assert "does not exist" in told


def test_a_login_that_does_not_exist(refused: Refused, databases: Databases) -> None:
    told = refused(MESETA_DATABASE_URL=f"{databases.new()}&user=nobody")
    assert "nobody" in told


def test_a_login_that_may_not_create_tables(refused: Refused, databases: Databases) -> None:
    url = databases.new()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP ROLE IF EXISTS meseta_guest")
        connection.execute("CREATE ROLE meseta_guest LOGIN")
    told = refused(MESETA_DATABASE_URL=f"{url}&user=meseta_guest")
    assert "permission denied" in told


def test_a_database_server_without_tls(refused: Refused, databases: Databases) -> None:
    told = refused(MESETA_DATABASE_URL="postgresql://ana@127.0.0.1:9/x?sslmode=nonsense")
    assert "MESETA_DATABASE_URL" in told
    told = refused(
        MESETA_DATABASE_URL="postgresql://ana@127.0.0.1:9/x?sslmode=verify-full&sslrootcert=/nowhere"
    )
    assert "MESETA_DATABASE_URL" in told


def test_a_postgresql_of_a_newer_meseta(refused: Refused, databases: Databases) -> None:
    url = databases.new()
    dialect = Postgres(url)
    connection = dialect.connect("test")
    migrate(dialect, connection, (*STEPS, ("CREATE TABLE later (x INTEGER)",)))
    connection.close()
    assert "newer Meseta" in refused(MESETA_DATABASE_URL=url)


def test_a_postgresql_of_another_program(refused: Refused, databases: Databases) -> None:
    url = databases.new()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE people (number INTEGER)")
    assert "is not a database of Meseta" in refused(MESETA_DATABASE_URL=url)


def test_a_driver_that_is_not_installed(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert 'pip install "meseta[postgres]"' in refused(MESETA_DATABASE_URL="postgresql://localhost/x")


# The environment


@pytest.mark.parametrize(
    ("limits", "told"),
    [
        ("no JSON", "JSON object"),
        ("[]", "JSON object"),
        ('{"tables_each": "many"}', "tables_each"),
        ('{"table_each": 7}', "Did you mean “tables_each”?"),
        ('{"colour": 7}', "sockets_all"),
        ('{"tables_each": 0}', "above zero"),
        ('{"chat": {"burst": 1, "a_second": -1}}', "chat.a_second"),
    ],
)
def test_limits_that_make_no_sense(refused: Refused, limits: str, told: str) -> None:
    assert told in refused(MESETA_LIMITS=limits)


def test_deadlines_that_make_no_sense(refused: Refused) -> None:
    assert "MESETA_DEADLINES" in refused(MESETA_DEADLINES='{"hello": 0}')


def test_a_language_that_nobody_speaks(refused: Refused) -> None:
    assert "xx" in refused("--lang", "xx")


def test_an_option_that_does_not_exist(refused: Refused) -> None:
    assert "--help" in refused("--colour", "red")


def test_what_the_command_really_prints(database: Path) -> None:
    database.write_text("Dear diary, " * 200)
    done = meseta("serve", "--no-open", "--port", "0", "--data", str(database.parent), language="es")
    assert done.returncode == 2
    assert done.stderr.startswith("meseta: ")
    assert "no es una base de datos de Meseta" in done.stderr
    assert done.stderr.count("\n") == 1


def test_what_is_stored_is_private(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"

    async def use() -> None:
        store = Store(Sqlite(folder / "meseta.sqlite"), "node")
        await store.add_person("p", "Ana", "hash")
        await asyncio.to_thread(store.close)

    asyncio.run(use())
    assert folder.stat().st_mode & 0o777 == 0o700
    assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o600}
    (folder / "meseta.sqlite").chmod(0o644)
    asyncio.run(use_again(folder))
    assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o600}


async def use_again(folder: Path) -> None:
    store = Store(Sqlite(folder / "meseta.sqlite"), "node")
    await asyncio.to_thread(store.close)
