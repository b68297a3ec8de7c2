"""What an operator may see and do: the statements, each run within the caller's transaction."""

from meseta.store.dialect import Connection
from meseta.store.rows import Block, Overview


def latest_tables(connection: Connection, most: int) -> list[Overview]:
    """The tables that were touched last, the latest first."""
    found = connection.rows(
        "SELECT t.id, s.status, s.line, t.created, s.touched, s.version FROM tables t"
        " JOIN standings s ON s.table_id = t.id ORDER BY s.touched DESC LIMIT ?",
        most,
    )
    return [Overview(*row) for row in found]


def count_tables(connection: Connection) -> dict[str, int]:
    """How many tables there are, by status."""
    return dict(connection.rows("SELECT status, COUNT(*) FROM standings GROUP BY status"))


def tables_beginning(connection: Connection, prefix: str, most: int) -> list[str]:
    """The ids of tables that begin like this."""
    # Not LIKE: `_` is a letter of an id.
    found = connection.rows(
        "SELECT id FROM tables WHERE substr(id, 1, ?) = ? LIMIT ?", len(prefix), prefix, most
    )
    return [row[0] for row in found]


def delete_table(connection: Connection, table: str) -> bool:
    """Delete a table with everything that belongs to it; returns whether there was one."""
    return connection.run("DELETE FROM tables WHERE id = ?", table) > 0


def list_blocks(connection: Connection, now: int) -> list[Block]:
    """The addresses that are blocked, the latest first."""
    found = connection.rows(
        "SELECT network, at, until, reason FROM blocks WHERE until IS NULL OR until > ? ORDER BY at DESC", now
    )
    return [Block(*row) for row in found]


def add_block(connection: Connection, block: Block) -> None:
    """Block an address, or change since when and until when it is."""
    connection.run(
        "INSERT INTO blocks (network, at, until, reason) VALUES (?, ?, ?, ?) ON CONFLICT (network)"
        " DO UPDATE SET at = excluded.at, until = excluded.until, reason = excluded.reason",
        *(block.network, block.at, block.until, block.reason),
    )


def drop_block(connection: Connection, network: str) -> bool:
    """Unblock an address; returns whether it was blocked."""
    return connection.run("DELETE FROM blocks WHERE network = ?", network) > 0
