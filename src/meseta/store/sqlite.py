"""SQLite: a file on this machine, for one node."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from meseta.core.problems import Problem
from meseta.store.dialect import Connection, Row, Values
from meseta.store.errors import Conflict, StoreError
from meseta.store.files import FileIdentity, identity_of, make_private
from meseta.store.problems import StoreDamaged, StoreFolder, StoreNotOurs, StoreUnopened, StoreVanished

DATABASE_FILE: Final = "meseta.sqlite"
"""The database's name in the data folder."""

SETTINGS: Final = (
    "synchronous = FULL",  # what was acknowledged survives a power cut
    "foreign_keys = ON",
)

_SQLITE_OUTAGES: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOTADB,
    }
)
"""Codes that mean the file or its disk failed, rather than that a statement is wrong."""


class SqliteConnection:
    """A connection to a file.

    SQLite goes on writing to a file that has been deleted or replaced, and all of it would be lost. So a
    transaction fails if the file is no longer where it was.
    """

    def __init__(self, path: Path, *settings: str) -> None:
        self._path = path
        self._file = identity_of(path)
        self._raw = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        for setting in (*settings, *SETTINGS):
            self._raw.execute(f"PRAGMA {setting}")

    def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows the query returns."""
        return self._raw.execute(sql, values).fetchall()

    def run(self, sql: str, *values: object) -> int:
        """How many rows the statement affected."""
        try:
            affected = self._raw.execute(sql, values).rowcount
        except sqlite3.IntegrityError:
            raise Conflict from None
        if sql in (Sqlite.begin, "COMMIT") and identity_of(self._path) != self._file:
            raise FileNotFoundError(self._path)
        return affected

    def run_many(self, sql: str, values: Sequence[Values]) -> int:
        """How many rows the statement affected, run once per set of values."""
        try:
            return self._raw.executemany(sql, values).rowcount
        except sqlite3.IntegrityError:
            raise Conflict from None

    def close(self) -> None:
        """Close the connection."""
        self._raw.close()


class Sqlite:
    """A file on this machine, for one node."""

    now: Final = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
    skip_locked: Final = ""
    begin: Final = "BEGIN IMMEDIATE"
    snapshot: Final = "BEGIN"
    shared: Final = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: FileIdentity | None = None
        """The file of the first connection; no other one will do."""

    def connect(self, purpose: str) -> SqliteConnection:
        """A new connection; the first one creates the file if it does not exist."""
        if self._file is None:
            try:
                make_private(self.path)
            except OSError as error:
                folder = str(self.path.parent)
                raise StoreError(StoreFolder(path=folder, detail=error.strerror or str(error))) from None
            self._file = identity_of(self.path)
        elif identity_of(self.path) != self._file:
            raise StoreError(StoreVanished(path=str(self.path)))
        try:
            return self._opened()
        except sqlite3.DatabaseError as error:
            if _code(error) == sqlite3.SQLITE_NOTADB:
                raise StoreError(StoreNotOurs(path=str(self.path))) from None
            if _code(error) == sqlite3.SQLITE_CORRUPT:  # where the schema itself is written
                raise StoreError(StoreDamaged(path=str(self.path), detail=str(error))) from None
            raise StoreError(StoreUnopened(detail=str(error))) from None
        except (sqlite3.Error, OSError) as error:
            raise StoreError(StoreUnopened(detail=str(error))) from None

    def _opened(self) -> SqliteConnection:
        return SqliteConnection(self.path, "journal_mode = WAL")

    def is_outage(self, error: Exception) -> bool:
        """Whether the file or its disk failed; a typo is an `OperationalError` too, but with another code."""
        return (
            _code(error) in _SQLITE_OUTAGES
            if isinstance(error, sqlite3.Error)
            else isinstance(error, OSError)
        )

    def opening_problem(self, error: Exception) -> Problem | None:
        """What is wrong with a file that was opened but cannot be set up; None if the error is ours."""
        if not isinstance(error, sqlite3.Error):
            return None
        match _code(error):
            case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_ERROR:  # another's table has a name of ours
                return StoreNotOurs(path=str(self.path))
            case sqlite3.SQLITE_CORRUPT:
                return StoreDamaged(path=str(self.path), detail=str(error))
            case _:
                return StoreUnopened(detail=str(error))

    def lock_schema(self, connection: Connection) -> None:
        """Do nothing: SQLite's transactions already lock the whole file."""


def _code(error: sqlite3.Error) -> int:
    """The kind of the error; those that Python itself raises have none."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF
