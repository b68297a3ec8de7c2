"""People, their tokens and their presence: the statements, each run within the caller's transaction.

A token is stored as its SHA-256: it is random enough to need nothing slower.
"""

from collections.abc import Sequence

from meseta.core.seats import Seat
from meseta.store.dialect import Connection, Dialect
from meseta.store.errors import Conflict
from meseta.store.passes import add_device, earlier_ids
from meseta.store.rows import NewLink, PersonRow, TokenRow, Whoever


def add_person(connection: Connection, id: str, name: str, hash: str, at: int) -> None:
    """Add a new person with a session."""
    connection.run("INSERT INTO people (id, name, created, seen) VALUES (?, ?, ?, ?)", id, name, at, at)
    add_device(connection, hash, id, "", at)


def find_person(connection: Connection, id: str) -> PersonRow | None:
    """The person with that id."""
    found = connection.rows("SELECT id, name FROM people WHERE id = ?", id)
    return PersonRow(*found[0]) if found else None


def rename(connection: Connection, id: str, name: str, at: int) -> None:
    """Change the person's name."""
    connection.run("UPDATE people SET name = ?, seen = ? WHERE id = ?", name, at, id)


def find_token(connection: Connection, hash: str) -> TokenRow | None:
    """What the token stands for; None if it was never issued or is no longer valid."""
    found = connection.rows(
        "SELECT hash, kind, person, table_id, seat, seen FROM tokens WHERE hash = ?", hash
    )
    return TokenRow(*found[0]) if found else None


def drop_session(connection: Connection, hash: str) -> None:
    """End the session; a private link's token remains valid."""
    connection.run("DELETE FROM tokens WHERE hash = ? AND kind = 'session'", hash)


def add_seat_token(connection: Connection, hash: str, link: NewLink, at: int) -> None:
    """Add a private link to a seat; raises `Conflict` if the seat is no longer its owner's, or if whoever
    asks holds it by a link that is no longer valid."""
    if not _lock_holder(connection, link.table, link.seat, link.owner):
        raise Conflict
    if link.person != link.owner and not _linked(connection, link):
        raise Conflict
    connection.run(
        "INSERT INTO tokens (hash, kind, person, table_id, seat, created) VALUES (?, 'seat', ?, ?, ?, ?)",
        *(hash, link.owner, link.table, link.seat, at),
    )


def _lock_holder(connection: Connection, table: str, seat: Seat, person: str) -> int:
    """Whether this person has the seat. An update, because it locks the row: leaving the seat, or revoking
    its links, happens before this, or later and then drops what was added."""
    held = "UPDATE holders SET person = person WHERE table_id = ? AND seat = ? AND person = ?"
    return connection.run(held, table, seat, person)


def _linked(connection: Connection, link: NewLink) -> bool:
    """Whether whoever asks holds the seat by a link that is still valid."""
    found = connection.rows(
        "SELECT 1 FROM tokens k WHERE k.table_id = ? AND k.seat = ? AND (k.hash = ? OR EXISTS"
        " (SELECT 1 FROM links l WHERE l.hash = k.hash AND l.person = ?))",
        *(link.table, link.seat, link.token, link.person),
    )
    return bool(found)


def drop_seat_tokens(connection: Connection, table: str, seat: Seat) -> int:
    """Revoke all private links to the seat; returns how many there were."""
    connection.run("UPDATE holders SET person = person WHERE table_id = ? AND seat = ?", table, seat)
    return connection.run("DELETE FROM tokens WHERE table_id = ? AND seat = ?", table, seat)


def link(connection: Connection, person: str, hash: str) -> None:
    """Give the person the seat of a private link while it is valid; raises `Conflict` if it is not."""
    connection.run("INSERT INTO links (person, hash) VALUES (?, ?) ON CONFLICT DO NOTHING", person, hash)


def whoever(connection: Connection, person: str) -> Whoever:
    """What the person holds by private links, and who they once were elsewhere."""
    found = connection.rows(
        "SELECT k.table_id, k.seat FROM links l JOIN tokens k ON k.hash = l.hash WHERE l.person = ?", person
    )
    return Whoever(frozenset((row[0], row[1]) for row in found), frozenset(earlier_ids(connection, person)))


def holds_seat(connection: Connection, person: str) -> bool:
    """Whether the person holds a seat, by link or not, at a table that is not finished. Somebody who has only
    a private link is known by its hash."""
    return bool(
        connection.rows(
            "SELECT 1 FROM standings s WHERE s.status IN ('waiting', 'playing') AND s.table_id IN ("
            " SELECT h.table_id FROM holders h WHERE h.person = ?"
            " UNION SELECT k.table_id FROM tokens k JOIN links l ON l.hash = k.hash WHERE l.person = ?"
            " UNION SELECT k.table_id FROM tokens k WHERE k.hash = ? AND k.kind = 'seat') LIMIT 1",
            *(person, person, person),
        )
    )


def mark_present(
    dialect: Dialect, connection: Connection, node: str, lasting: int, seats: Sequence[tuple[str, Seat]]
) -> None:
    """Store that these seats' owners are connected to the node, for `lasting` milliseconds."""
    connection.run_many(
        f"INSERT INTO presence (table_id, seat, node, until)"
        f" SELECT id, CAST(? AS INTEGER), CAST(? AS TEXT), {dialect.now} + ? FROM tables WHERE id = ?"
        " ON CONFLICT (table_id, seat, node) DO UPDATE SET until = excluded.until",
        [(seat, node, lasting, table) for table, seat in sorted(seats)],
    )


def mark_absent(connection: Connection, node: str, table: str, seats: Sequence[Seat]) -> None:
    """Store that these seats' owners are no longer connected to the node."""
    connection.run_many(
        "DELETE FROM presence WHERE table_id = ? AND seat = ? AND node = ?",
        [(table, seat, node) for seat in sorted(seats)],
    )


def present_seats(dialect: Dialect, connection: Connection, table: str) -> list[Seat]:
    """The seats whose owners are connected to any live node, and a negative number for each spectator."""
    found = connection.rows(
        "SELECT DISTINCT seat, CASE WHEN seat < 0 THEN node END FROM presence"  # every node counts its own
        f" WHERE table_id = ? AND until > {dialect.now}",
        table,
    )
    return [row[0] for row in found]


def delete_idle_people(connection: Connection, before: int, most: int) -> int:
    """Delete people who hold and host nothing and were last seen before then; returns how many."""
    idle = (
        "SELECT id FROM people WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM holders WHERE person = people.id)"
        " AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)"
        " AND NOT EXISTS (SELECT 1 FROM links WHERE person = people.id)"
        " AND NOT EXISTS (SELECT 1 FROM people earlier WHERE earlier.became = people.id)"
        " ORDER BY id LIMIT ?"  # in order, so that both statements mean the same people
    )
    connection.run(f"DELETE FROM tokens WHERE kind = 'session' AND person IN ({idle})", before, most)
    return connection.run(f"DELETE FROM people WHERE id IN ({idle})", before, most)
