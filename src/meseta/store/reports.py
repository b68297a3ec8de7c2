"""What people have reported to the operator: the statements, each run within the caller's transaction.

A report names its table and its people without referring to them, because it outlives them.
"""

from meseta.store.dialect import Connection
from meseta.store.rows import Report

_COLUMNS = "id, at, table_id, reporter, reported, reason, body, settled"
_SELF = "(SELECT CAST(? AS TEXT) UNION ALL SELECT id FROM people WHERE became = ?)"


def add_report(connection: Connection, report: Report) -> None:
    """Keep a report."""
    connection.run(
        f"INSERT INTO reports ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, NULL)",
        *(report.id, report.at, report.table, report.reporter, report.reported, report.reason, report.body),
    )


def list_reports(connection: Connection, settled: bool, most: int) -> list[Report]:
    """The reports that are still to be settled, the earliest first; or those that are, the latest first."""
    found = connection.rows(
        f"SELECT {_COLUMNS} FROM reports WHERE settled IS NOT NULL ORDER BY settled DESC, id LIMIT ?"
        if settled
        else f"SELECT {_COLUMNS} FROM reports WHERE settled IS NULL ORDER BY at, id LIMIT ?",
        most,
    )
    return [Report(*row) for row in found]


def count_reports(connection: Connection) -> int:
    """How many reports are still to be settled."""
    ((count,),) = connection.rows("SELECT COUNT(*) FROM reports WHERE settled IS NULL")
    return int(count)


def settle(connection: Connection, prefix: str, at: int) -> list[str]:
    """Settle the report whose id begins like this, if there is one alone; returns the ids that do."""
    found = connection.rows(
        "SELECT id FROM reports WHERE substr(id, 1, ?) = ? AND settled IS NULL LIMIT 2", len(prefix), prefix
    )
    if len(found) == 1:
        connection.run("UPDATE reports SET settled = ? WHERE id = ?", at, found[0][0])
    return [row[0] for row in found]


def reports_by(connection: Connection, person: str, most: int) -> list[Report]:
    """What the person has reported."""
    found = connection.rows(
        f"SELECT {_COLUMNS} FROM reports WHERE reporter IN {_SELF} ORDER BY at, id LIMIT ?",
        *(person, person, most),
    )
    return [Report(*row) for row in found]


def forget(connection: Connection, person: str) -> None:
    """Nobody has made this person's reports any longer, and there are none about them."""
    connection.run(f"UPDATE reports SET reporter = '' WHERE reporter IN {_SELF}", person, person)
    connection.run(f"DELETE FROM reports WHERE reported IN {_SELF}", person, person)


def drop_old(connection: Connection, before: int) -> int:
    """Delete the reports that were settled, or made, before then; returns how many."""
    return connection.run("DELETE FROM reports WHERE COALESCE(settled, at) < ?", before)
