"""Tables, their events and their entries: the statements, each run within the caller's transaction."""

from collections.abc import Sequence

from msgspec.structs import astuple

from meseta.store import deals, results
from meseta.store.calls import store_turns
from meseta.store.dialect import Connection, Dialect, Row, Values
from meseta.store.errors import Conflict
from meseta.store.rows import (
    Change,
    Listing,
    Stored,
    StoredEntry,
    StoredEvent,
    TableRow,
    TableSummary,
    Weight,
)

_EVENT = 'INSERT INTO table_events (table_id, seq, ply, body, at, "by") VALUES (?, ?, ?, ?, ?, ?)'
_ENTRY = (
    'INSERT INTO entries (match, ply, seat, text, at, "by", submission, digest)'
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_MOVE = (
    "UPDATE standings SET touched = ?, version = ?, status = ?, open = ?, line = ?, due = ?,"
    " lease_by = ?, lease_until = ?, runs_out = ? WHERE table_id = ? AND version = ?"
)
_LISTING = "t.id, s.status, s.open, s.line, t.created, s.touched, s.runs_out"
_TABLES = "tables t JOIN standings s ON s.table_id = t.id"
_SELF = "(SELECT CAST(? AS TEXT) UNION ALL SELECT id FROM people WHERE became = ?)"
MOST_LISTED = 200
"""The most tables in one list."""


def store_changes(connection: Connection, changes: Sequence[Change]) -> None:
    """Store changes to different tables in as few statements as possible; raises `Conflict` if any of the
    tables has changed since its change was decided."""
    for change in changes:
        if change.created is not None:
            _create(connection, change, change.created)
    moves = [_move_values(change) for change in changes if change.created is None]
    if moves and connection.run_many(_MOVE, moves) != len(moves):
        raise Conflict
    events = [_event_values(change.table, event) for change in changes for event in change.events]
    if events:
        connection.run_many(_EVENT, events)
    entries = [_entry_values(change.table, entry) for change in changes for entry in change.entries]
    if entries:
        connection.run_many(_ENTRY, entries)
    for change in changes:
        if change.holders is not None:
            _hold(connection, change.table, change.holders)
        for seat in change.revoked:
            connection.run("DELETE FROM tokens WHERE table_id = ? AND seat = ?", change.table, seat)
    if ended := [change for change in changes if change.results]:
        results.keep(connection, [row for change in ended for row in change.results])
        results.await_figures(connection, [change.table for change in ended])
    if dealt := [change.deal_result for change in changes if change.deal_result is not None]:
        deals.keep_results(connection, dealt)
    store_turns(connection, changes)


def _create(connection: Connection, change: Change, row: TableRow) -> None:
    if change.opening is not None:
        connection.run(
            "INSERT INTO openings (id, body) VALUES (?, ?) ON CONFLICT (id) DO NOTHING",
            *(row.opening, change.opening),
        )
    connection.run(
        "INSERT INTO tables (id, settings, host, created, opening, deal) VALUES (?, ?, ?, ?, ?, ?)",
        *(row.id, row.settings, row.host, row.created, row.opening, row.deal),
    )
    connection.run(
        "INSERT INTO standings"
        " (table_id, touched, version, status, open, line, due, lease_by, lease_until, runs_out)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *(row.id, change.at, change.version_after),
        *_summary_values(change.summary),
    )


def _move_values(change: Change) -> Values:
    return (change.at, change.version_after, *_summary_values(change.summary), change.table, change.version)


def _hold(connection: Connection, table: str, holders: Sequence[tuple[int, str]]) -> None:
    connection.run("DELETE FROM holders WHERE table_id = ?", table)
    if holders:
        rows = [(table, seat, person) for seat, person in holders]
        connection.run_many("INSERT INTO holders (table_id, seat, person) VALUES (?, ?, ?)", rows)


def _summary_values(summary: TableSummary) -> Values:
    status, open_now, line = summary.status, int(summary.open), summary.line
    return status, open_now, line, summary.due, summary.lease_by, summary.lease_until, summary.runs_out


def _event_values(table: str, event: StoredEvent) -> Values:
    return (table, *astuple(event))


def _entry_values(table: str, entry: StoredEntry) -> Values:
    return (table, *astuple(entry))


def load_table(connection: Connection, table: str, seq: int, ply: int) -> Stored | None:
    """The table with the events after `seq` and the entries after `ply`, or None if it does not exist."""
    found = connection.rows("SELECT id, settings, host, created, opening FROM tables WHERE id = ?", table)
    if not found:
        return None
    events = connection.rows(
        'SELECT seq, ply, body, at, "by" FROM table_events WHERE table_id = ? AND seq > ? ORDER BY seq',
        *(table, seq),
    )
    entries = connection.rows(
        'SELECT ply, seat, text, at, "by", submission, digest FROM entries'
        " WHERE match = ? AND ply > ? ORDER BY ply",
        *(table, ply),
    )
    row = TableRow(*found[0])
    return Stored(
        row,
        tuple(StoredEvent(*event) for event in events),
        tuple(StoredEntry(*entry) for entry in entries),
        None if row.opening is None or seq else _opening(connection, row.opening),
    )


def weigh(connection: Connection, table: str, person: str) -> Weight | None:
    """What loading the table takes, and whether this person holds a seat there; None if there is none."""
    found = connection.rows(
        "SELECT s.version, EXISTS (SELECT 1 FROM holders h WHERE h.table_id = s.table_id AND h.person = ?)"
        " FROM standings s WHERE s.table_id = ?",
        *(person, table),
    )
    return Weight(found[0][0], bool(found[0][1])) if found else None


def _opening(connection: Connection, id: str) -> bytes:
    ((body,),) = connection.rows("SELECT body FROM openings WHERE id = ?", id)
    return bytes(body)


def has_opening(connection: Connection, id: str) -> bool:
    """Whether this opening is stored."""
    return bool(connection.rows("SELECT 1 FROM openings WHERE id = ?", id))


def kept_judgments(connection: Connection, table: str, judge: str, first: int, most: int) -> dict[int, bytes]:
    """By their numbers, the parts of the table's analysis from the first one on that this judge has made."""
    found = connection.rows(
        "SELECT part, body FROM judgments WHERE table_id = ? AND judge = ? AND part >= ? AND part < ?",
        *(table, judge, first, first + most),
    )
    return {part: bytes(body) for part, body in found}


def keep_judgment(connection: Connection, table: str, judge: str, part: int, body: bytes) -> None:
    """Keep a part of the table's analysis; raises `Conflict` if there is no such table."""
    connection.run(
        "INSERT INTO judgments (table_id, judge, part, body) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, part) DO UPDATE SET judge = excluded.judge, body = excluded.body",
        *(table, judge, part, body),
    )


def drop_openings(connection: Connection) -> int:
    """Delete the openings that no table begins with any longer; returns how many."""
    return connection.run(
        "DELETE FROM openings WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.opening = openings.id)"
    )


def tables_of(connection: Connection, person: str) -> list[tuple[Listing, int]]:
    """The tables where the person holds a seat, by link or not, with the seat; -1 if they only host it."""
    found = connection.rows(
        f"SELECT {_LISTING}, h.seat FROM {_TABLES} JOIN holders h ON h.table_id = t.id"
        f" WHERE h.person IN {_SELF}"
        f" UNION SELECT {_LISTING}, k.seat FROM {_TABLES} JOIN tokens k ON k.table_id = t.id"
        " JOIN links l ON l.hash = k.hash WHERE l.person = ?"
        f" UNION SELECT {_LISTING}, -1 FROM {_TABLES} WHERE t.host IN {_SELF}"
        " ORDER BY 6 DESC LIMIT ?",
        *(person, person, person, person, person, 10 * MOST_LISTED),
    )
    return [(_listing(row), row[7]) for row in found]


def open_tables(connection: Connection) -> list[Listing]:
    """The open tables that still have a free seat, the latest first."""
    found = connection.rows(
        f"SELECT {_LISTING} FROM {_TABLES} WHERE s.status = 'waiting' AND s.open = 1"
        " ORDER BY s.touched DESC LIMIT ?",
        MOST_LISTED,
    )
    return [_listing(row) for row in found]


def _listing(row: Row) -> Listing:
    return Listing(row[0], row[1], bool(row[2]), row[3], row[4], row[5], row[6])


def count_unfinished(connection: Connection, host: str) -> tuple[int, int]:
    """How many tables are still waiting or playing: this host's, and everyone's."""
    unfinished = "s.status IN ('waiting', 'playing')"
    ((own,),) = connection.rows(f"SELECT COUNT(*) FROM {_TABLES} WHERE t.host = ? AND {unfinished}", host)
    ((everyone,),) = connection.rows(f"SELECT COUNT(*) FROM standings s WHERE {unfinished}")
    return own, everyone


def count_waiting_seats(connection: Connection, person: str) -> int:
    """How many seats the person has at others' open tables whose matches have not begun."""
    ((count,),) = connection.rows(
        f"SELECT COUNT(*) FROM {_TABLES} JOIN holders h ON h.table_id = t.id"
        " WHERE h.person = ? AND t.host <> ? AND s.status = 'waiting' AND s.open = 1",
        *(person, person),
    )
    return int(count)


def claim_due(dialect: Dialect, connection: Connection, node: str, lease: int, most: int) -> list[str]:
    """Tables that are due and that no live node attends to; they are leased to this node."""
    found = connection.rows(
        f"UPDATE standings SET lease_by = ?, lease_until = {dialect.now} + ? WHERE table_id IN ("
        f" SELECT table_id FROM standings WHERE due <= {dialect.now}"
        f" AND (lease_until IS NULL OR lease_until < {dialect.now} OR lease_by = ?)"
        f" ORDER BY due LIMIT ? {dialect.skip_locked}) RETURNING table_id",
        *(node, lease, node, most),
    )
    return [row[0] for row in found]


def renew_leases(dialect: Dialect, connection: Connection, node: str, lease: int, tables: list[str]) -> None:
    """Extend this node's leases on these tables."""
    connection.run_many(
        f"UPDATE standings SET lease_until = {dialect.now} + ? WHERE table_id = ? AND lease_by = ?",
        [(lease, table, node) for table in sorted(tables)],
    )


def postpone(connection: Connection, table: str, version: int, runs_out: int) -> None:
    """Attend to the table when its first person's time runs out: nothing was due yet."""
    connection.run(
        "UPDATE standings SET due = ?, runs_out = ?, lease_by = NULL, lease_until = NULL"
        " WHERE table_id = ? AND version = ?",
        *(runs_out, runs_out, table, version),
    )


def mark_stuck(connection: Connection, table: str) -> None:
    """Store that the table's match cannot continue and no node need attend to it."""
    connection.run(
        "UPDATE standings SET status = 'stuck', due = NULL, lease_by = NULL WHERE table_id = ?", table
    )


def expire(dialect: Dialect, connection: Connection, status: str, before: int, most: int) -> list[str]:
    """Delete tables of that status, untouched since then and with all owners away; returns their ids."""
    found = connection.rows(
        "DELETE FROM tables WHERE id IN (SELECT table_id FROM standings s WHERE status = ? AND touched < ?"
        " AND NOT EXISTS (SELECT 1 FROM presence"
        f" WHERE table_id = s.table_id AND seat >= 0 AND until > {dialect.now})"
        " ORDER BY touched LIMIT ?) RETURNING id",
        *(status, before, most),
    )
    return [row[0] for row in found]
