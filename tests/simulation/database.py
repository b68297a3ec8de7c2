"""A database that several nodes share, in memory, and that fails as the scenario says.

It is SQLite with the real schema and the real statements; `pg_notify` and the database's own time are added.
A transaction happens at a single moment of virtual time, so what is simulated is what happens around it: it
begins late, its answer is late, its connection is lost before the commit or during it.
"""

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from meseta.store.dialect import Connection, Row, Values
from meseta.store.errors import Conflict, StoreError
from meseta.store.migrations import migrate
from meseta.store.problems import StoreUnopened
from tests.simulation.journal import keep_journal

EPOCH = 1_800_000_000_000
"""What the database's clock says when a run begins, in milliseconds."""


class Lost(OSError):
    """The connection is gone."""


class Faults:
    """How often each statement, or each commit, fails; nothing does unless the scenario says so."""

    cut: float = 0
    """The connection is lost at a statement."""
    uncertain: float = 0
    """The connection is lost while the transaction is committed."""
    deadlock: float = 0
    """A change is refused to resolve a deadlock with another node."""
    rollback: float = 0
    """The connection is lost while a refused change is rolled back."""
    presence: float = 0
    """The connection is lost while it is read, or stored, who is connected."""


class Database:
    """The database itself, which outlives its nodes."""

    def __init__(self, rng: Random, time: Callable[[], float]) -> None:
        self.rng = rng
        self.faults = Faults()
        self.down = False
        """Whether nobody can connect."""
        self.crowded: set[str] = set()
        """The nodes that get no connection to read with: there are too many already."""
        self.raw = sqlite3.connect(":memory:", isolation_level=None)
        self.raw.deserialize(_empty())
        self.raw.execute("PRAGMA foreign_keys = ON")
        self.raw.create_function("simulated_now", 0, lambda: EPOCH + int(time() * 1000))
        keep_journal(self.raw)
        self.failures: list[tuple[float, str]] = []
        """When a node was told, rightly or not, that something was not stored; and which node."""
        self._time = time
        self.publish: Callable[[str], None] = lambda notice: None
        """Called with every notice of a committed transaction."""
        self.told: Callable[[str, str], None] = lambda node, what: None

    @property
    def now(self) -> float:
        """The virtual time."""
        return self._time()

    def fails(self, chance: float) -> bool:
        """Whether something with this chance goes wrong now."""
        return chance > 0 and self.rng.random() < chance

    def fail(self, node: str, what: str) -> None:
        """Note that something goes wrong for a node."""
        self.failures.append((self.now, node))
        self.told(node, what)


@cache
def _empty() -> bytes:
    """An empty database with the present schema."""
    raw = sqlite3.connect(":memory:", isolation_level=None)
    raw.create_function("simulated_now", 0, lambda: EPOCH)
    migrate(SimulatedDialect(None, ""), PlainConnection(raw))
    image = raw.serialize()
    raw.close()
    return image


class PlainConnection:
    """A connection on which nothing fails."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw

    def rows(self, sql: str, *values: object) -> list[Row]:
        return self._raw.execute(sql, values).fetchall()

    def run(self, sql: str, *values: object) -> int:
        return self._raw.execute(sql, values).rowcount

    def run_many(self, sql: str, values: Sequence[Values]) -> int:
        return self._raw.executemany(sql, values).rowcount

    def close(self) -> None:
        pass


class SimulatedConnection:
    """A node's connection. What it has not committed is lost with it."""

    def __init__(self, database: Database, node: str, purpose: str) -> None:
        self._database = database
        self._node = node
        self._reads = purpose == "reader"
        self._broken = False
        self._notices: list[str] = []
        self._announces = False
        """Whether the open transaction stores who is connected."""

    def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows the query returns."""
        self._may_break(self._database.faults.presence if "FROM presence" in sql else 0)
        if "pg_notify" in sql:
            _, notices = values
            assert isinstance(notices, list)
            self._notices += notices
            return [("",)] * len(notices)
        return self._database.raw.execute(sql, values).fetchall()

    def run(self, sql: str, *values: object) -> int:
        """How many rows the statement affected."""
        if sql == "COMMIT":
            return self._commit()
        if sql == "ROLLBACK":
            self._notices.clear()
            self._announces = False
            self._may_break(self._database.faults.rollback)
        else:
            self._may_break()
        try:
            return self._database.raw.execute(sql, values).rowcount
        except sqlite3.IntegrityError:
            raise Conflict from None

    def run_many(self, sql: str, values: Sequence[Values]) -> int:
        """How many rows the statement affected, run once per set of values."""
        self._may_break()
        self._announces = self._announces or " presence " in sql
        if self._database.fails(self._database.faults.deadlock) and "standings SET touched" in sql:
            self._database.fail(self._node, "a deadlock is resolved against it")
            raise Conflict
        try:
            return self._database.raw.executemany(sql, values).rowcount
        except sqlite3.IntegrityError:
            raise Conflict from None

    def close(self) -> None:
        """Close the connection; an open transaction is undone."""
        if not self._broken:
            self._break()

    def _commit(self) -> int:
        database = self._database
        self._may_break()
        chance = database.faults.uncertain + (database.faults.presence / 2 if self._announces else 0)
        lost = database.raw.in_transaction and database.fails(chance)
        self._announces = False
        if lost and database.rng.random() < 0.5:
            self._break()
            database.fail(self._node, "lost the connection in a commit, which did not happen")
            raise Lost
        database.raw.execute("COMMIT")
        for notice in self._notices:
            database.publish(notice)
        self._notices.clear()
        if lost:
            self._break()
            database.fail(self._node, "lost the connection in a commit, which happened")
            raise Lost
        return 0

    def _may_break(self, more_often: float = 0) -> None:
        database = self._database
        if self._broken:
            raise Lost
        crowded_out = self._reads and self._node in database.crowded
        if database.down or crowded_out or database.fails(database.faults.cut + more_often):
            self._break()
            database.fail(self._node, "lost its connection to the database")
            raise Lost

    def _break(self) -> None:
        self._broken = True
        self._notices.clear()
        if self._database.raw.in_transaction:
            self._database.raw.execute("ROLLBACK")


class SimulatedDialect:
    """The database as one node reaches it."""

    now = "simulated_now()"
    skip_locked = ""
    begin = "BEGIN"
    snapshot = "BEGIN"
    shared = True

    def __init__(self, database: Database | None, node: str) -> None:
        self._database = database
        self._node = node

    def connect(self, purpose: str) -> SimulatedConnection:
        """A new connection."""
        assert self._database is not None, "it is only used to make the schema"
        if self._database.down or (purpose == "reader" and self._node in self._database.crowded):
            self._database.failures.append((self._database.now, self._node))
            raise StoreError(StoreUnopened(detail="down"))
        return SimulatedConnection(self._database, self._node, purpose)

    def is_outage(self, error: Exception) -> bool:
        """Whether the connection failed; otherwise the statement was wrong."""
        return isinstance(error, OSError)

    def opening_problem(self, error: Exception) -> None:
        """None: its schema is made without faults."""

    def lock_schema(self, connection: Connection) -> None:
        """Do nothing: a transaction happens at a single moment."""
