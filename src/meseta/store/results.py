"""What is kept with people of their matches that are over: the statements, each run within the caller's
transaction. A result names its table without referring to it, because it outlives it."""

from collections.abc import Sequence
from typing import Final

from meseta.store.dialect import Connection, Dialect
from meseta.store.rows import KeptResult, ResultRow, Uncounted

_KEEP: Final = (
    # Whoever has become somebody else meanwhile is that person; whoever is no longer known keeps nothing.
    "INSERT INTO results (person, table_id, game, at, body)"
    " SELECT COALESCE(became, id), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS TEXT)"
    " FROM people WHERE id = ? AND cleared < ? ON CONFLICT (person, table_id) DO NOTHING"
)
_OF: Final = "(SELECT COALESCE(became, id) FROM people WHERE id = ?)"
AGAIN: Final = 600_000
"""Milliseconds after which a match is counted by another node, if nobody has told its figures."""


def keep(connection: Connection, rows: Sequence[ResultRow]) -> None:
    """Keep these results with their people."""
    values = [(row.table, row.game, row.at, row.body, row.person, row.at) for row in rows]
    connection.run_many(_KEEP, sorted(values))


def await_figures(connection: Connection, tables: Sequence[str]) -> None:
    """Note that the figures of these matches, which have just ended, are to be counted."""
    connection.run_many(
        "INSERT INTO uncounted (table_id, fresh, tried) VALUES (?, 1, 0) ON CONFLICT DO NOTHING",
        [(table,) for table in sorted(tables)],
    )


def claim_uncounted(dialect: Dialect, connection: Connection, most: int) -> list[Uncounted]:
    """Matches to count, the latest to have ended first; no other node gets them for a while."""
    found = connection.rows(
        f"UPDATE uncounted SET tried = {dialect.now} WHERE table_id IN ("
        f" SELECT table_id FROM uncounted WHERE tried < {dialect.now} - ?"
        f" ORDER BY fresh DESC, table_id LIMIT ? {dialect.skip_locked}) RETURNING table_id, fresh",
        *(AGAIN, most),
    )
    return [Uncounted(table, bool(fresh)) for table, fresh in sorted(found)]


def keep_figures(connection: Connection, counted: Uncounted, rows: Sequence[ResultRow]) -> None:
    """Keep the results of a match with their figures. Those that its people have deleted stay deleted."""
    if not counted.fresh:
        keep(connection, rows)
    connection.run_many(
        f"UPDATE results SET body = ? WHERE person = {_OF} AND table_id = ?",
        [(row.body, row.person, row.table) for row in sorted(rows, key=lambda row: row.person)],
    )
    connection.run("DELETE FROM uncounted WHERE table_id = ?", counted.table)


def list_results(
    connection: Connection, person: str, game: str, before: tuple[int, str], most: int
) -> list[KeptResult]:
    """The person's latest results before this time and table; of one game, or of all if it is empty."""
    at, table = before
    found = connection.rows(
        "SELECT r.table_id, r.game, r.at, r.body, s.line FROM results r"
        " LEFT JOIN standings s ON s.table_id = r.table_id"
        " WHERE r.person = ? AND (r.at < ? OR (r.at = ? AND r.table_id < ?))"
        " AND (CAST(? AS TEXT) = '' OR r.game = ?) ORDER BY r.at DESC, r.table_id DESC LIMIT ?",
        *(person, at, at, table, game, game, most),
    )
    return [KeptResult(*row) for row in found]


def count_results(connection: Connection, person: str) -> dict[str, int]:
    """How many results the person has, by game."""
    counts = "SELECT game, COUNT(*) FROM results WHERE person = ? GROUP BY game ORDER BY game"
    return {game: int(count) for game, count in connection.rows(counts, person)}


def clear_results(connection: Connection, person: str, at: int) -> int:
    """Delete the person's results, also those still to be found; returns how many there were."""
    connection.run("UPDATE people SET cleared = ? WHERE id = ? OR became = ?", at, person, person)
    return connection.run("DELETE FROM results WHERE person = ?", person)
