"""Taking along and deleting all that is kept of a person: the statements, each run within the caller's
transaction."""

from typing import Final

from meseta.store import reports
from meseta.store.dialect import Connection, Row

_SELF: Final = "(SELECT CAST(? AS TEXT) UNION ALL SELECT id FROM people WHERE became = ?)"
"""Everybody the person is."""


def drop_own_tables(connection: Connection, person: str, most: int) -> list[str]:
    """Delete tables at which nobody else has a seat and that are the person's; returns their ids."""
    found = connection.rows(
        "DELETE FROM tables WHERE id IN (SELECT t.id FROM tables t WHERE"
        f" (t.host IN {_SELF} OR t.id IN (SELECT table_id FROM holders WHERE person IN {_SELF}))"
        f" AND NOT EXISTS (SELECT 1 FROM holders h WHERE h.table_id = t.id AND h.person NOT IN {_SELF})"
        " AND NOT EXISTS (SELECT 1 FROM tokens k JOIN links l ON l.hash = k.hash"
        f" WHERE k.table_id = t.id AND l.person NOT IN {_SELF})"
        " ORDER BY t.id LIMIT ?) RETURNING id",
        *(person,) * 8,
        most,
    )
    return [row[0] for row in found]


def hosted_waiting(connection: Connection, person: str) -> list[str]:
    """The tables the person hosts whose matches have not begun."""
    return _ids(
        connection.rows(
            "SELECT t.id FROM tables t JOIN standings s ON s.table_id = t.id"
            f" WHERE s.status = 'waiting' AND t.host IN {_SELF} ORDER BY t.id",
            *(person, person),
        )
    )


def unfinished_seats(connection: Connection, person: str) -> list[tuple[str, int]]:
    """The person's seats at tables that are waiting or playing."""
    found = connection.rows(
        "SELECT h.table_id, h.seat FROM holders h JOIN standings s ON s.table_id = h.table_id"
        f" WHERE s.status IN ('waiting', 'playing') AND h.person IN {_SELF} ORDER BY h.table_id, h.seat",
        *(person, person),
    )
    return [(row[0], row[1]) for row in found]


def session_hashes(connection: Connection, person: str) -> list[str]:
    """The hashes of all of the person's sessions."""
    return _ids(
        connection.rows("SELECT hash FROM tokens WHERE person = ? AND kind = 'session' ORDER BY hash", person)
    )


def erase(connection: Connection, person: str) -> list[str]:
    """Delete the person with everything that is theirs alone; returns the hashes of the sessions that ended.

    Seats in others' matches stay in their records under the name that was shown there.
    """
    ended = session_hashes(connection, person)
    reports.forget(connection, person)
    connection.run(f"DELETE FROM links WHERE person IN {_SELF}", person, person)
    connection.run(f"DELETE FROM tokens WHERE person IN {_SELF}", person, person)
    connection.run(f"DELETE FROM holders WHERE person IN {_SELF}", person, person)
    connection.run("DELETE FROM people WHERE became = ?", person)
    connection.run("DELETE FROM people WHERE id = ?", person)  # and with them results, passes and mutes
    return ended


def acts_of(connection: Connection, person: str, most: int) -> list[tuple[str, int, str]]:
    """What the person did at the tables where they hold a seat, besides playing: table, time and event."""
    found = connection.rows(
        "SELECT e.table_id, e.at, e.body FROM table_events e WHERE e.table_id IN"
        f' (SELECT table_id FROM holders WHERE person IN {_SELF}) AND e."by" IN {_SELF}'
        " ORDER BY e.at, e.table_id, e.seq LIMIT ?",
        *(person, person, person, person, most),
    )
    return [(row[0], row[1], row[2]) for row in found]


def person_times(connection: Connection, person: str) -> tuple[int, int] | None:
    """When the person was first and last seen."""
    found = connection.rows("SELECT created, seen FROM people WHERE id = ?", person)
    return (found[0][0], found[0][1]) if found else None


def _ids(rows: list[Row]) -> list[str]:
    return [row[0] for row in rows]
