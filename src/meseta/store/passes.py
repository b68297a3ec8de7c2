"""A person's devices, and the passes that make another device theirs: the statements, each run within the
caller's transaction. A pass is stored as its hash, like every token, and used up by a single statement."""

from meseta.store import dailies, mutes
from meseta.store.calls import move_destinations
from meseta.store.dialect import Connection
from meseta.store.errors import Conflict
from meseta.store.rows import Device, PersonRow

MOST_PASSES = 3
"""Passes of one person that are valid at once; the earliest makes room."""


def add_pass(connection: Connection, hash: str, person: str, at: int, until: int) -> None:
    """Add a pass that is valid until then; raises `Conflict` if the person is no longer known."""
    connection.run("DELETE FROM passes WHERE until <= ?", at)
    connection.run(
        "DELETE FROM passes WHERE hash IN"
        " (SELECT hash FROM passes WHERE person = ? ORDER BY created DESC, hash LIMIT 100 OFFSET ?)",
        *(person, MOST_PASSES - 1),
    )
    connection.run(
        "INSERT INTO passes (hash, person, created, until) VALUES (?, ?, ?, ?)", hash, person, at, until
    )


def drop_passes(connection: Connection, person: str) -> int:
    """Revoke all passes of the person; returns how many there were."""
    return connection.run("DELETE FROM passes WHERE person = ?", person)


def find_pass(connection: Connection, hash: str, at: int) -> PersonRow | None:
    """Whose pass it is, while it is valid."""
    found = connection.rows(
        "SELECT p.id, p.name FROM passes a JOIN people p ON p.id = a.person WHERE a.hash = ? AND a.until > ?",
        *(hash, at),
    )
    return PersonRow(*found[0]) if found else None


def use_pass(connection: Connection, hash: str, at: int) -> str:
    """Use the pass up; returns whose it was. Raises `Conflict` if it is not valid, or somebody was faster."""
    used = connection.rows("DELETE FROM passes WHERE hash = ? AND until > ? RETURNING person", hash, at)
    if not used:
        raise Conflict
    return str(used[0][0])


def add_device(connection: Connection, hash: str, person: str, device: str, at: int) -> None:
    """Add a session of a person on another device."""
    connection.run(
        "INSERT INTO tokens (hash, kind, person, created, seen, device) VALUES (?, 'session', ?, ?, ?, ?)",
        *(hash, person, at, at, device),
    )


def list_devices(connection: Connection, person: str) -> list[Device]:
    """The person's sessions, the earliest first."""
    found = connection.rows(
        "SELECT hash, device, created, seen FROM tokens WHERE person = ? AND kind = 'session'"
        " ORDER BY created, hash",
        person,
    )
    return [Device(*row) for row in found]


def drop_device(connection: Connection, person: str, hash: str) -> bool:
    """End one of the person's sessions; returns whether there was one."""
    dropped = "DELETE FROM tokens WHERE hash = ? AND person = ? AND kind = 'session'"
    return bool(connection.run(dropped, hash, person))


def mark_seen(connection: Connection, hash: str, at: int) -> None:
    """Store that the session was used."""
    connection.run("UPDATE tokens SET seen = ? WHERE hash = ? AND seen < ?", at, hash, at)
    person = "(SELECT person FROM tokens WHERE hash = ?)"
    connection.run(f"UPDATE people SET seen = ? WHERE id = {person} AND seen < ?", at, hash, at)


def become(connection: Connection, before: str, person: str, at: int) -> None:
    """Make one person the other: seats, results and devices are theirs from now on. What is stored at tables
    under the earlier id stays, and is recognised by it."""
    connection.run(
        "DELETE FROM results WHERE person = ?"
        " AND table_id IN (SELECT table_id FROM results WHERE person = ?)",
        *(before, person),
    )
    connection.run("UPDATE results SET person = ? WHERE person = ?", person, before)
    dailies.become(connection, before, person)
    connection.run(
        "INSERT INTO links (person, hash) SELECT CAST(? AS TEXT), hash FROM links WHERE person = ?"
        " ON CONFLICT DO NOTHING",
        *(person, before),
    )
    connection.run("DELETE FROM links WHERE person = ?", before)
    connection.run("DELETE FROM passes WHERE person = ?", before)
    move_destinations(connection, before, person)
    mutes.bring(connection, before, person)
    moved = "UPDATE tokens SET person = ?, created = ?, seen = ? WHERE person = ? AND kind = 'session'"
    connection.run(moved, person, at, at, before)  # as new as this one: see ADR 71
    connection.run("UPDATE people SET became = ? WHERE id = ? OR became = ?", person, before, before)


def earlier_ids(connection: Connection, person: str) -> list[str]:
    """Who the person once was elsewhere."""
    return [row[0] for row in connection.rows("SELECT id FROM people WHERE became = ?", person)]
