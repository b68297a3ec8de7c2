"""PostgreSQL: a server that any number of nodes can share. Its driver is imported where it is used."""

from collections.abc import Sequence
from typing import Final

from meseta.core.problems import Problem
from meseta.store.dialect import PATIENT, Connection, Patience, Row, Values
from meseta.store.errors import Conflict, StoreError
from meseta.store.problems import StoreAddressForm, StoreNoDriver, StoreNotOurs, StoreUnreachable

SETUP_SECONDS: Final = 60
"""How long a statement may take that brings the schema up to date."""


class PostgresConnection:
    """A connection to a server, which has to answer every statement in time."""

    def __init__(self, url: str, purpose: str, patience: Patience) -> None:
        import psycopg

        from meseta.store.waiting import impatient

        # A step of the schema may take longer, and wait for a node that is taking it.
        seconds = patience.statement if purpose != "setup" else max(SETUP_SECONDS, patience.statement)
        self.raw = impatient(seconds).connect(
            url,
            autocommit=True,
            application_name=f"meseta {purpose}",
            connect_timeout=max(2, round(patience.connect)),
        )
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

    def __init__(self, url: str, patience: Patience = PATIENT) -> None:
        self.url = url
        self.patience = patience

    def connect(self, purpose: str) -> PostgresConnection:
        """A new connection."""
        try:
            import psycopg
            from psycopg.conninfo import conninfo_to_dict
        except ImportError:
            raise StoreError(StoreNoDriver()) from None
        try:
            conninfo_to_dict(self.url)
        except psycopg.Error:  # its message may hold a part of the password
            raise StoreError(StoreAddressForm()) from None
        try:
            return PostgresConnection(self.url, purpose, self.patience)
        except (psycopg.Error, UnicodeError) as error:
            raise StoreError(StoreUnreachable(host=self.place(), detail=_without_secrets(error))) from None

    def place(self) -> str:
        """Where the server and the database are, without who we are there."""
        from psycopg.conninfo import conninfo_to_dict

        parts = conninfo_to_dict(self.url)
        host, port = parts.get("host") or "localhost", parts.get("port") or 5432
        return f"{host}:{port}/{parts.get('dbname') or ''}"[:120]

    def is_outage(self, error: Exception) -> bool:
        """Whether the server or the connection failed, or a standby took over that cannot write yet."""
        import psycopg

        failures = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction)
        return isinstance(error, (*failures, OSError))

    def opening_problem(self, error: Exception) -> Problem | None:
        """What is wrong with a database that was reached but cannot be set up; None if the error is ours."""
        import psycopg

        if isinstance(error, psycopg.errors.DuplicateTable | psycopg.errors.UndefinedColumn):
            return StoreNotOurs(path=self.place())
        if isinstance(error, psycopg.Error):
            return StoreUnreachable(host=self.place(), detail=_without_secrets(error))
        return None

    def lock_schema(self, connection: Connection) -> None:
        """One node migrates, the others wait."""
        connection.rows("SELECT pg_advisory_xact_lock(7355608)")


def _without_secrets(error: Exception) -> str:
    """The driver's message without the address, which may contain a password."""
    first = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
    return first.split("://")[0][:200]
