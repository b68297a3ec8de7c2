"""Calls to people who are away: to whom, where, and which are due; the statements, each run within the
caller's transaction (ADR 69).

A call is stored with the change that makes it somebody's turn, once for each of their destinations. A node
claims it when it is due, makes it, and removes it.
"""

from collections.abc import Sequence

from meseta.core.seats import Seat
from meseta.store.dialect import Connection, Dialect, Row
from meseta.store.errors import Conflict
from meseta.store.rows import Call, Change, Destination

PRESENT_GRACE = 45_000
"""Milliseconds after which we look again for somebody who was connected when their turn began: a telephone in
a pocket seems connected until it has missed a ping."""

OPERATOR = "*"
"""Stands for the person whose destination hears of everybody's turns: the operator's webhook."""

_OVER = "DELETE FROM calls WHERE table_id = ? AND seat = ?"
_BEGUN = f"""INSERT INTO calls (destination, table_id, seat, turn, due, remind, reminder, tries, slow)
    SELECT d.id, CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS BIGINT),
        CAST(? AS BIGINT) + CASE WHEN EXISTS (
            SELECT 1 FROM presence p WHERE p.table_id = ? AND p.seat = ? AND p.until > ?
        ) THEN CAST(? AS BIGINT) ELSE 0 END,
        CAST(? AS BIGINT), 0, 0, CASE WHEN d.failed > 0 THEN 1 ELSE 0 END
    FROM destinations d WHERE d.ready = 1 AND d.person IN (
        SELECT COALESCE(p.became, h.person) FROM holders h LEFT JOIN people p ON p.id = h.person
            WHERE h.table_id = ? AND h.seat = ?
        UNION ALL SELECT l.person FROM tokens k JOIN links l ON l.hash = k.hash
            WHERE k.table_id = ? AND k.seat = ?
        UNION ALL SELECT '{OPERATOR}')
    ON CONFLICT (destination, table_id, seat) DO UPDATE SET turn = excluded.turn, due = excluded.due,
        remind = excluded.remind, reminder = 0, tries = 0, slow = excluded.slow,
        lease_by = NULL, lease_until = NULL"""
_IT = "destination = ? AND table_id = ? AND seat = ? AND turn = ?"


def store_turns(connection: Connection, changes: Sequence[Change]) -> None:
    """Store the calls that are due because of these changes, and drop those of turns that are over."""
    over = [(change.table, seat) for change in changes for seat in change.turns_over]
    if over:
        connection.run_many(_OVER, over)
    begun = [
        (
            *(change.table, turn.seat, change.version_after, change.at),
            *(change.table, turn.seat, change.at, PRESENT_GRACE, turn.remind),
            *(change.table, turn.seat, change.table, turn.seat),
        )
        for change in changes
        for turn in change.turns_begun
    ]
    if begun:
        connection.run_many(_BEGUN, begun)


def secret(connection: Connection, name: str, new: bytes) -> bytes:
    """The secret that all nodes share; the first to ask determines it."""
    connection.run(
        "INSERT INTO secrets (name, body) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", *(name, new)
    )
    ((body,),) = connection.rows("SELECT body FROM secrets WHERE name = ?", name)
    return bytes(body)


def add_destination(
    connection: Connection, new: Destination, person: str, session: str | None, at: int, most: int
) -> None:
    """Add a destination, or change it if it is this person's; raises `Conflict` if it is somebody else's, or
    if the session has ended. Beyond `most` of the kind, the person's oldest is dropped."""
    changed = connection.run(
        "INSERT INTO destinations (id, kind, person, session, body, language, ready, failed, created)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body,"
        " language = excluded.language, failed = 0 WHERE destinations.person = excluded.person",
        *(new.id, new.kind, person, session, new.body, new.language, int(new.ready), at),
    )
    if not changed:
        raise Conflict
    kept = "SELECT id FROM destinations WHERE person = ? AND kind = ? ORDER BY created DESC, id LIMIT ?"
    connection.run(
        f"DELETE FROM destinations WHERE person = ? AND kind = ? AND id NOT IN ({kept})",
        *(person, new.kind, person, new.kind, most),
    )


def destinations_of(connection: Connection, person: str) -> list[Destination]:
    """Where the person wants to be called."""
    found = connection.rows(
        "SELECT id, kind, body, language, ready, created FROM destinations WHERE person = ?"
        " ORDER BY created, id",
        person,
    )
    return [Destination(row[0], row[1], row[2], row[3], bool(row[4]), row[5]) for row in found]


def drop_destinations(connection: Connection, person: str, kind: str, id: str | None = None) -> int:
    """Drop the person's destinations of a kind, or one of them; returns how many."""
    if id is None:
        return connection.run("DELETE FROM destinations WHERE person = ? AND kind = ?", person, kind)
    return connection.run(
        "DELETE FROM destinations WHERE person = ? AND kind = ? AND id = ?", person, kind, id
    )


def move_destinations(connection: Connection, before: str, person: str) -> None:
    """Give the person what was another's, whom they have become."""
    connection.run("UPDATE destinations SET person = ? WHERE person = ?", person, before)


def keep_destinations(connection: Connection, before: str, session: str) -> None:
    """Keep the destinations of one session for as long as another one lasts, on the same device."""
    connection.run("UPDATE destinations SET session = ? WHERE session = ?", session, before)


def drop_destination(connection: Connection, id: str) -> int:
    """Drop a destination, with the calls for it."""
    return connection.run("DELETE FROM destinations WHERE id = ?", id)


def confirm_destination(connection: Connection, id: str) -> int:
    """Use a destination from now on; returns whether there is one."""
    return connection.run("UPDATE destinations SET ready = 1 WHERE id = ?", id)


def may_ask(connection: Connection, address: str, now: int, before: int, most: int) -> bool:
    """Whether an address may be sent one more mail that asks for a confirmation; if so, it is counted. It is
    known here by a digest: it has not said yet that it wants to be known."""
    ((count,),) = connection.rows(
        "SELECT COUNT(*) FROM confirmations WHERE address = ? AND at > ?", address, before
    )
    if count >= most:
        return False
    connection.run("INSERT INTO confirmations (address, at) VALUES (?, ?)", address, now)
    return True


def drop_unconfirmed(connection: Connection, before: int) -> int:
    """Drop the destinations that nobody has confirmed for so long."""
    connection.run("DELETE FROM confirmations WHERE at < ?", before)
    return connection.run("DELETE FROM destinations WHERE ready = 0 AND created < ?", before)


def claim_calls(
    dialect: Dialect, connection: Connection, node: str, lease: int, most: int, slow: bool
) -> list[Call]:
    """The calls that are due and that no live node is making; they are leased to this node."""
    found = connection.rows(
        f"UPDATE calls SET lease_by = ?, lease_until = {dialect.now} + ?"
        " WHERE (destination, table_id, seat) IN ("
        f" SELECT destination, table_id, seat FROM calls WHERE due <= {dialect.now} AND slow = ?"
        f" AND (lease_until IS NULL OR lease_until < {dialect.now})"
        f" ORDER BY due LIMIT ? {dialect.skip_locked})"
        " RETURNING destination, table_id, seat, turn, reminder, tries",
        *(node, lease, int(slow), most),
    )
    return [_call(dialect, connection, row) for row in sorted(found)]


def _call(dialect: Dialect, connection: Connection, row: Row) -> Call:
    destination, table, seat, turn, reminder, tries = row
    ((kind, person, body, language, status, line, runs_out, present),) = connection.rows(
        "SELECT d.kind, d.person, d.body, d.language, s.status, s.line, s.runs_out, EXISTS ("
        f" SELECT 1 FROM presence p WHERE p.table_id = ? AND p.seat = ? AND p.until > {dialect.now})"
        " FROM destinations d, standings s WHERE d.id = ? AND s.table_id = ?",
        *(table, seat, destination, table),
    )
    return Call(
        Destination(destination, kind, body, language, True),
        *(person, table, seat, turn, bool(reminder), tries),
        line if status == "playing" and not present else None,
        runs_out,
    )


def renew_calls(dialect: Dialect, connection: Connection, node: str, lease: int, calls: list[Call]) -> None:
    """Extend this node's leases on these calls."""
    connection.run_many(
        f"UPDATE calls SET lease_until = {dialect.now} + ? WHERE {_IT} AND lease_by = ?",
        [(lease, *_key(call), node) for call in calls],
    )


def finish_call(connection: Connection, call: Call, now: int, reached: bool) -> None:
    """The call was made, or nobody needs it any longer: what remains is the reminder, if one is to come."""
    reminding = connection.run(
        "UPDATE calls SET due = remind, remind = NULL, reminder = 1, tries = 0,"
        f" lease_by = NULL, lease_until = NULL WHERE {_IT} AND remind > ?",
        *(*_key(call), now),
    )
    if not reminding:
        connection.run(f"DELETE FROM calls WHERE {_IT}", *_key(call))
    if reached:
        connection.run("UPDATE destinations SET failed = 0 WHERE id = ? AND failed > 0", call.destination.id)


def retry_call(connection: Connection, call: Call, due: int, tries: int) -> None:
    """Make the call again later, behind those that have not failed."""
    connection.run(
        f"UPDATE calls SET due = ?, tries = ?, slow = 1, lease_by = NULL, lease_until = NULL WHERE {_IT}",
        *(due, tries, *_key(call)),
    )


def count_failure(connection: Connection, id: str, most: int) -> None:
    """Count that a destination could not be reached; after so many times in a row it is dropped."""
    connection.run("UPDATE destinations SET failed = failed + 1 WHERE id = ?", id)
    connection.run("DELETE FROM destinations WHERE id = ? AND failed >= ?", id, most)


def _key(call: Call) -> tuple[str, str, Seat, int]:
    return call.destination.id, call.table, call.seat, call.turn
