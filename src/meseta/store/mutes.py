"""Whom people want to see nothing of: the statements, each run within the caller's transaction."""

from meseta.store.dialect import Connection
from meseta.store.rows import Mute

_NOW = "COALESCE(p.became, m.muted)"
"""Who the muted one is by now."""


def mute(connection: Connection, person: str, muted: str, name: str, at: int, most: int) -> bool:
    """Mute somebody under the name they have now; returns whether there was room for one more."""
    ((count,),) = connection.rows("SELECT COUNT(*) FROM mutes WHERE person = ?", person)
    if count >= most:
        return False
    connection.run(
        "INSERT INTO mutes (person, muted, name, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (person, muted) DO NOTHING",
        *(person, muted, name, at),
    )
    return True


def unmute(connection: Connection, person: str, muted: str) -> None:
    """Mute them no longer, whoever they were when they were muted."""
    connection.run(
        "DELETE FROM mutes WHERE person = ? AND"
        " (muted = ? OR muted IN (SELECT id FROM people WHERE became = ?))",
        *(person, muted, muted),
    )


def mutes_of(connection: Connection, person: str) -> list[Mute]:
    """Whom the person has muted, the latest first."""
    found = connection.rows(
        f"SELECT {_NOW}, m.muted, m.name, m.at FROM mutes m LEFT JOIN people p ON p.id = m.muted"
        " WHERE m.person = ? ORDER BY m.at DESC, m.muted",
        person,
    )
    return [Mute(*row) for row in found]


def bring(connection: Connection, before: str, person: str) -> None:
    """Let one person's mutes be another's, who is the same from now on."""
    connection.run(
        "INSERT INTO mutes (person, muted, name, at)"
        " SELECT CAST(? AS TEXT), muted, name, at FROM mutes WHERE person = ? AND muted <> ?"
        " ON CONFLICT (person, muted) DO NOTHING",
        *(person, before, person),
    )
    connection.run("DELETE FROM mutes WHERE person = ?", before)
