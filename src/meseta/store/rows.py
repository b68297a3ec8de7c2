"""The stored rows as values. Times are milliseconds since 1970."""

from typing import Literal

import msgspec

from meseta.core.seats import Seat


class TableRow(msgspec.Struct, frozen=True):
    """What never changes about a table."""

    id: str
    settings: str
    """JSON."""
    host: str
    created: int


class StoredEvent(msgspec.Struct, frozen=True):
    """A table event, such as a seat taken or left, or a line of chat."""

    seq: int
    """Counted from 1."""
    ply: int
    """How many entries the match had at the time."""
    body: str
    """JSON."""
    at: int
    by: str
    """The person, or the node that acted for the table."""


class StoredEntry(msgspec.Struct, frozen=True):
    """One entry of a match."""

    ply: int
    """Counted from 1."""
    seat: Seat
    text: str
    at: int
    by: str
    """The person or the bot."""
    submission: str | None = None
    """The id it was submitted under; None for chance's answers."""
    digest: str | None = None
    """The digest of the state after it, stored every so often."""


class TableSummary(msgspec.Struct, frozen=True):
    """What lists and clocks need to know of a table without reading its record."""

    status: str
    open: bool
    line: str
    """JSON: the table as a list displays it."""
    due: int | None
    """When a node must attend to it."""
    lease_by: str | None = None
    """The node that attends to it."""
    lease_until: int | None = None


class Change(msgspec.Struct, frozen=True):
    """What one request adds to a table, stored as a whole or not at all."""

    table: str
    version: int
    """The number of events and entries when the request was decided."""
    at: int
    summary: TableSummary
    created: TableRow | None = None
    """For a new table."""
    events: tuple[StoredEvent, ...] = ()
    entries: tuple[StoredEntry, ...] = ()
    holders: tuple[tuple[Seat, str], ...] | None = None
    """Seats and the people who hold them, if that has changed."""
    revoked: tuple[Seat, ...] = ()
    """Seats whose private links are revoked."""

    @property
    def version_after(self) -> int:
        """The number of events and entries once the change is stored."""
        return self.version + len(self.events) + len(self.entries)


class Stored(msgspec.Struct, frozen=True):
    """A stored table, or what was added to it."""

    row: TableRow
    events: tuple[StoredEvent, ...]
    entries: tuple[StoredEntry, ...]


class Listing(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    status: str
    open: bool
    line: str
    created: int
    touched: int


class TokenRow(msgspec.Struct, frozen=True):
    """What a token stands for; the token itself is not stored."""

    hash: str
    kind: Literal["session", "seat"]
    person: str
    table: str | None
    seat: Seat | None


class PersonRow(msgspec.Struct, frozen=True):
    """A person."""

    id: str
    name: str
