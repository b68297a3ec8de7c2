"""What differs between SQLite and PostgreSQL: how to connect, and a few expressions.

Everything else is written once, in the SQL that both understand, with `?` for a value.
"""

import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

from meseta.store.errors import Conflict, StoreError
from meseta.store.problems import StoreAddress, StoreNoDriver, StoreUnopened

Row: TypeAlias = tuple[Any, ...]  # type: ignore[explicit-any]
"""A row of a query's result; the types of its columns depend on the statement."""
Values: TypeAlias = tuple[str | int | bytes | None, ...]
"""The values passed to a statement."""


class Connection(Protocol):
    """An open connection; transactions begin and end explicitly."""

    def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows the query returns."""
        ...

    def run(self, sql: str, *values: object) -> int:
        """How many rows the statement affected; raises `Conflict` if a key already exists, or a key it
        refers to does not."""
        ...

    def run_many(self, sql: str, values: Sequence[Values]) -> int:
        """How many rows the statement affected, run once per set of values in a single round trip."""
        ...

    def close(self) -> None:
        """Close the connection."""
        ...


class Dialect(Protocol):
    """A kind of database."""

    @property
    def now(self) -> str:
        """An SQL expression for the database's own time in milliseconds."""
        ...

    @property
    def skip_locked(self) -> str:
        """The clause that makes a query skip rows locked by another transaction."""
        ...

    @property
    def begin(self) -> str:
        """The statement that begins a writing transaction."""
        ...

    @property
    def snapshot(self) -> str:
        """The statement that begins a transaction whose queries all see the same snapshot."""
        ...

    @property
    def shared(self) -> bool:
        """Whether several nodes may use the database at once."""
        ...

    def connect(self, purpose: str) -> Connection:
        """A new connection; raises `StoreError` if the database cannot be reached."""
        ...

    def is_outage(self, error: Exception) -> bool:
        """Whether the database or the connection failed; otherwise the statement was wrong."""
        ...

    def lock_schema(self, connection: Connection) -> None:
        """Let only one node at a time change the schema, for the rest of the transaction."""
        ...


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
    """A connection to a file."""

    def __init__(self, path: Path) -> None:
        self._raw = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        self._raw.execute("PRAGMA journal_mode = WAL")
        self._raw.execute("PRAGMA synchronous = FULL")  # what was acknowledged survives a power cut
        self._raw.execute("PRAGMA foreign_keys = ON")

    def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows the query returns."""
        return self._raw.execute(sql, values).fetchall()

    def run(self, sql: str, *values: object) -> int:
        """How many rows the statement affected."""
        try:
            return self._raw.execute(sql, values).rowcount
        except sqlite3.IntegrityError:
            raise Conflict from None

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

    def connect(self, purpose: str) -> SqliteConnection:
        """A new connection; the file is created if it does not exist."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            return SqliteConnection(self.path)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(StoreUnopened(detail=str(error))) from None

    def is_outage(self, error: Exception) -> bool:
        """Whether the file or its disk failed; a typo is an `OperationalError` too, but with another code."""
        if isinstance(error, sqlite3.Error):
            code: int = getattr(
                error, "sqlite_errorcode", sqlite3.SQLITE_ERROR
            )  # errors that Python itself raises have none
            return code & 0xFF in _SQLITE_OUTAGES
        return isinstance(error, OSError)

    def lock_schema(self, connection: Connection) -> None:
        """Do nothing: SQLite's transactions already lock the whole file."""


class PostgresConnection:
    """A connection to a server."""

    def __init__(self, url: str, purpose: str) -> None:
        import psycopg

        self.raw = psycopg.connect(url, autocommit=True, application_name=f"meseta {purpose}")
        self._taken = (
            psycopg.errors.UniqueViolation,
            psycopg.errors.ForeignKeyViolation,
            psycopg.errors.DeadlockDetected,
        )

    def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows the query returns."""
        return self.raw.execute(sql.replace("?", "%s"), values).fetchall()

    def run(self, sql: str, *values: object) -> int:
        """How many rows the statement affected."""
        try:
            return self.raw.execute(sql.replace("?", "%s"), values).rowcount
        except self._taken:
            raise Conflict from None

    def run_many(self, sql: str, values: Sequence[Values]) -> int:
        """How many rows the statement affected, run once per set of values."""
        try:
            with self.raw.cursor() as cursor:
                cursor.executemany(sql.replace("?", "%s"), values)
                return cursor.rowcount
        except self._taken:
            raise Conflict from None

    def close(self) -> None:
        """Close the connection."""
        self.raw.close()


class Postgres:
    """A server that any number of nodes can share."""

    now: Final = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    skip_locked: Final = "FOR UPDATE SKIP LOCKED"
    begin: Final = "BEGIN"
    snapshot: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    shared: Final = True

    def __init__(self, url: str) -> None:
        self.url = url

    def connect(self, purpose: str) -> PostgresConnection:
        """A new connection."""
        try:
            import psycopg
        except ImportError:
            raise StoreError(StoreNoDriver()) from None
        try:
            return PostgresConnection(self.url, purpose)
        except psycopg.Error as error:
            raise StoreError(StoreUnopened(detail=_without_secrets(error))) from None

    def is_outage(self, error: Exception) -> bool:
        """Whether the server or the connection failed, or a standby took over that cannot write yet."""
        import psycopg

        failures = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction)
        return isinstance(error, (*failures, OSError))

    def lock_schema(self, connection: Connection) -> None:
        """One node migrates, the others wait."""
        connection.rows("SELECT pg_advisory_xact_lock(7355608)")


def _without_secrets(error: Exception) -> str:
    """The driver's message without the address, which may contain a password."""
    first = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
    return first.split("://")[0][:200]


def dialect_for(url: str | None, data: Path) -> Sqlite | Postgres:
    """The configured database: PostgreSQL if an address is given, else a file in the data folder."""
    if not url:
        return Sqlite(data / "meseta.sqlite")
    if not url.startswith(("postgresql://", "postgres://")):
        raise StoreError(StoreAddress(found=url.split(":", 1)[0][:20]))
    return Postgres(url)


def milliseconds() -> int:
    """This machine's time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
