"""Deals that are played again, and how that went: the statements, each run within the caller's transaction.

A deal is known by the table at which it was played first.
"""

from collections.abc import Sequence

from meseta.store.dialect import Connection
from meseta.store.rows import DealResult, PlayedDeal

_SELF = "(SELECT CAST(? AS TEXT) UNION ALL SELECT id FROM people WHERE became = ?)"


def keep_deal(connection: Connection, source: str, body: str, result: DealResult | None) -> str:
    """Keep the deal of this table with its result; returns the one that was kept first."""
    connection.run(
        "INSERT INTO deals (source, body) VALUES (?, ?) ON CONFLICT (source) DO NOTHING", source, body
    )
    if result is not None:
        keep_results(connection, [result])
    ((kept,),) = connection.rows("SELECT body FROM deals WHERE source = ?", source)
    return str(kept)


def keep_results(connection: Connection, results: Sequence[DealResult]) -> None:
    """Keep how deals were played; a table that does not exist any longer has no result."""
    connection.run_many(
        "INSERT INTO deal_results (table_id, deal, at, body)"
        " SELECT id, CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS TEXT) FROM tables WHERE id = ?"
        " ON CONFLICT (table_id) DO NOTHING",
        [(result.deal, result.at, result.body, result.table) for result in results],
    )


def find_deal(connection: Connection, source: str) -> str | None:
    """The deal of this table, if somebody has played it again."""
    found = connection.rows("SELECT body FROM deals WHERE source = ?", source)
    return str(found[0][0]) if found else None


def played(connection: Connection, source: str, most: int) -> list[PlayedDeal]:
    """How the deal was played, the earliest first."""
    found = connection.rows(
        "SELECT table_id, at, body FROM deal_results WHERE deal = ? ORDER BY at, table_id LIMIT ?",
        *(source, most),
    )
    return [PlayedDeal(*row) for row in found]


def knows(connection: Connection, source: str, person: str, table: str) -> bool:
    """Whether the person has a seat at another table that plays this deal, or has played it."""
    begun = "(t.deal = ? OR t.id = ?) AND t.id <> ? AND s.status <> 'waiting'"
    found = connection.rows(
        "SELECT 1 FROM tables t JOIN standings s ON s.table_id = t.id JOIN holders h ON h.table_id = t.id"
        f" WHERE {begun} AND h.person IN {_SELF}"
        " UNION SELECT 1 FROM tables t JOIN standings s ON s.table_id = t.id"
        " JOIN tokens k ON k.table_id = t.id JOIN links l ON l.hash = k.hash"
        f" WHERE {begun} AND l.person IN {_SELF}",
        *(source, source, table, person, person, source, source, table, person, person),
    )
    return bool(found)


def drop_deals(connection: Connection) -> int:
    """Delete the deals whose tables are all gone; returns how many."""
    return connection.run(
        "DELETE FROM deals WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = deals.source)"
        " AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.deal = deals.source)"
    )
