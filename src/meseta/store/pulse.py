"""The pulse of the service: as long as any node runs and reaches the database, it is noted every so often.

Where it was missing, nobody could play, so no clock may have run: everyone whose clock was running gets the
time back, by an event of their table, and what is due later is due that much later. All of it happens in one
transaction, before anybody's time can be called.
"""

from collections.abc import Callable
from typing import Final

from meseta.store.dialect import Connection, Dialect

EVERY: Final = 10_000
"""Milliseconds after which it is noted again that the service is running."""
INTERRUPTED: Final = 3
"""How many times as long nothing was noted, if it did not run: a node may be busy for a while."""
BY: Final = "pulse"
"""Who gives the time back, in the table's events."""

_AFFECTED = "status = 'playing' AND runs_out IS NOT NULL"
_EVENT = (
    'INSERT INTO table_events (table_id, seq, ply, body, at, "by")'
    " SELECT s.table_id, e.seq + 1, s.version - 1 - e.seq, ?, ?, ? FROM standings s"
    " JOIN (SELECT MAX(seq) AS seq FROM table_events WHERE table_id = ?) e ON s.table_id = ?"
)


def beat(
    dialect: Dialect, connection: Connection, event: Callable[[int, int], str], every: int, longest: int
) -> int:
    """Note that the service is running; returns for how many milliseconds it was not, if that was longer
    than `longest`, and gives that time back by an event of each table concerned."""
    found = connection.rows(f"SELECT at, {dialect.now} FROM pulse WHERE id = 1")
    if not found:
        connection.run(
            f"INSERT INTO pulse (id, before, at) VALUES (1, {dialect.now}, {dialect.now})"
            " ON CONFLICT (id) DO NOTHING"
        )
        return 0
    ((at, now),) = found
    if at <= now < at + every:
        return 0
    # Another node may have been faster: then it has given the time back, and this finds its beat.
    ((before, at),) = connection.rows(
        f"UPDATE pulse SET before = at, at = {dialect.now} WHERE id = 1 RETURNING before, at"
    )
    if at - before <= longest:
        return 0
    _give_back(connection, before, at, event(before, at))
    return int(at - before)


def _give_back(connection: Connection, began: int, ended: int, event: str) -> None:
    """Let no clock have run meanwhile, nor the time after which an abandoned table is deleted.

    What is stored as due may be early afterwards where a table was touched after the last beat, never late:
    who attends to it then finds that nothing is due yet.
    """
    idle = "(CASE WHEN touched > ? THEN touched ELSE ? END)"
    tables = connection.rows(
        f"UPDATE standings SET version = version + 1, touched = touched + ? - {idle},"
        f" runs_out = runs_out + ? - {idle},"
        f" due = CASE WHEN due = runs_out THEN due + ? - {idle} ELSE due END"
        f" WHERE {_AFFECTED} RETURNING table_id",
        *(ended, began, began) * 3,
    )
    if tables:
        connection.run_many(_EVENT, [(event, ended, BY, table, table) for (table,) in sorted(tables)])
