"""What the store asks of a database, whichever it is: connections, a few expressions, and patience with it.

Everything else is written once, in the SQL that both understand, with `?` for a value.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from meseta.core.problems import Problem

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

    def opening_problem(self, error: Exception) -> Problem | None:
        """What is wrong with a database that was reached but cannot be set up; None if the error is ours."""
        ...

    def lock_schema(self, connection: Connection) -> None:
        """Let only one node at a time change the schema, for the rest of the transaction."""
        ...


class Patience(NamedTuple):
    """For how many seconds we wait for a database that does not answer."""

    statement: float = 5
    connect: float = 5


PATIENT: Final = Patience()
