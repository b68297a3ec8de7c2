"""What has been committed, and when, kept by the simulated database itself: triggers write it within each
transaction, so it is exactly what every node could have known, and nothing of what was undone."""

import sqlite3
from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from msgspec.structs import replace

from meseta.core.seats import Seat
from meseta.play.reload import advance, restored_table
from meseta.play.table import Table, read_settings
from meseta.store.rows import Stored
from meseta.tables.cached_games import open_cached

_RULES = """
CREATE TEMP TABLE parts (at BIGINT, table_id TEXT, version BIGINT, event BIGINT, entry BIGINT);
CREATE TEMP TRIGGER event_stored AFTER INSERT ON table_events BEGIN
    INSERT INTO parts SELECT simulated_now(), NEW.table_id, version, NEW.seq, NULL FROM standings
        WHERE table_id = NEW.table_id;
END;
CREATE TEMP TRIGGER entry_stored AFTER INSERT ON entries BEGIN
    INSERT INTO parts SELECT simulated_now(), NEW.match, version, NULL, NEW.ply FROM standings
        WHERE table_id = NEW.match;
END;
CREATE TEMP TABLE arrivals (at BIGINT, table_id TEXT, seat INTEGER, node TEXT, until BIGINT);
CREATE TEMP TRIGGER arrived AFTER INSERT ON presence BEGIN
    INSERT INTO arrivals VALUES (simulated_now(), NEW.table_id, NEW.seat, NEW.node, NEW.until);
END;
CREATE TEMP TRIGGER stayed AFTER UPDATE ON presence BEGIN
    INSERT INTO arrivals VALUES (simulated_now(), NEW.table_id, NEW.seat, NEW.node, NEW.until);
END;
CREATE TEMP TRIGGER went AFTER DELETE ON presence BEGIN
    INSERT INTO arrivals VALUES (simulated_now(), OLD.table_id, OLD.seat, OLD.node, 0);
END;
CREATE TEMP TABLE claims (at BIGINT, destination TEXT, table_id TEXT, seat INTEGER, turn BIGINT, node TEXT);
CREATE TEMP TRIGGER claimed AFTER UPDATE OF lease_by ON calls WHEN NEW.lease_by IS NOT NULL BEGIN
    INSERT INTO claims VALUES
        (simulated_now(), NEW.destination, NEW.table_id, NEW.seat, NEW.turn, NEW.lease_by);
END;
"""


class Claim(NamedTuple):
    """A node has taken it upon itself to make a call. Times are the database's, in milliseconds."""

    at: int
    destination: str
    table: str
    seat: Seat
    turn: int
    node: str


class Stay(NamedTuple):
    """Somebody was connected to a node, as far as the database knew."""

    since: int
    until: int

    def meets(self, since: float, until: float) -> bool:
        """Whether it overlaps with this time."""
        return self.since < until and since < self.until


class Turn:
    """A person's turn at the table."""

    def __init__(self, seat: Seat, version: int, began: int, person: str, names: list[str]) -> None:
        self.seat = seat
        self.version = version
        """Of the table, when it began."""
        self.began = began
        self.over: int | None = None
        self.person = person
        self.names = names
        """Of everybody at the table then."""


def keep_journal(raw: sqlite3.Connection) -> None:
    """Let the database write down from now on what is committed, and when."""
    raw.executescript(_RULES)


def claims(raw: sqlite3.Connection) -> list[Claim]:
    """All claims to calls, in their order."""
    return [Claim(*row) for row in raw.execute("SELECT * FROM claims ORDER BY rowid")]


def stays(raw: sqlite3.Connection, table: str, seat: Seat) -> list[Stay]:
    """When the seat's owner was connected."""
    found = raw.execute(
        "SELECT node, at, until FROM arrivals WHERE table_id = ? AND seat = ? ORDER BY node, rowid",
        (table, seat),
    ).fetchall()
    return [stay for _, rows in groupby(found, key=lambda row: row[0]) for stay in _stays(list(rows))]


def _stays(rows: list[tuple[str, int, int]]) -> Iterator[Stay]:
    ends = [*(at for _, at, _ in rows[1:]), 2**60]
    return (Stay(at, min(until, end)) for (_, at, until), end in zip(rows, ends, strict=True) if until > at)


class Turns:
    """The turns of people at a table, from what was stored there, change by change."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw
        self._table: Table | None = None
        self._read = 0
        self._on: dict[Seat, Turn] = {}
        self._found: list[Turn] = []

    def so_far(self, stored: Stored) -> list[Turn]:
        """All turns, given everything that is stored of the table."""
        table = self._table or _before_all(stored)
        parts = self._raw.execute(
            "SELECT rowid, version, at, event, entry FROM parts WHERE table_id = ? AND rowid > ?"
            " ORDER BY rowid",
            (table.id, self._read),
        ).fetchall()
        for (version, at), group in groupby(parts, key=lambda part: part[1:3]):
            rows = list(group)
            self._read = rows[-1][0]
            events = tuple(stored.events[row[3] - 1] for row in rows if row[3] is not None)
            entries = tuple(stored.entries[row[4] - 1] for row in rows if row[4] is not None)
            after = advance(table, replace(stored, events=events, entries=entries))[0]
            self._change(table, after, version, at)
            table = after
        self._table = table
        return self._found

    def _change(self, before: Table, after: Table, version: int, at: int) -> None:
        anew = _step(before) != _step(after)
        waiting = _waiting(after)
        for seat, turn in list(self._on.items()):
            if anew or seat not in waiting:
                turn.over = at
                del self._on[seat]
        for seat in waiting - set(self._on):
            person = after.chairs[seat].person or ""
            turn = Turn(seat, version, at, person, [chair.name for chair in after.chairs])
            self._on[seat] = turn
            self._found.append(turn)


def _before_all(stored: Stored) -> Table:
    settings = read_settings(stored.row.settings)
    return restored_table(open_cached(settings.game, settings.edition), stored)


def _step(table: Table) -> int:
    return -1 if table.match is None else table.match.step


def _waiting(table: Table) -> set[Seat]:
    """The seats of people for which the table waits."""
    step = _step(table)
    return {seat for seat in table.acting if table.chairs[seat].bot_at(step) is None}
