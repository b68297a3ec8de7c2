"""What is stored, as values. Times are milliseconds since 1970."""

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
    """Something that happened at a table: a seat taken or left, a line of chat."""

    seq: int
    """Counted from 1."""
    ply: int
    """How many entries the match had when it happened."""
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
    """The id under which it was sent; None for chance's answers."""
    digest: str | None = None
    """Of the state after it, every so often."""


class TableSummary(msgspec.Struct, frozen=True):
    """How a table stands: what lists and clocks need to know without reading its record."""

    status: str
    open: bool
    line: str
    """JSON: what a list shows of it."""
    due: int | None
    """When some node has to see to it."""
    lease_by: str | None = None
    """The node that does."""
    lease_until: int | None = None


class Change(msgspec.Struct, frozen=True):
    """What one request adds to a table, stored as a whole or not at all."""

    table: str
    version: int
    """Events and entries that were there when the request was judged."""
    at: int
    summary: TableSummary
    created: TableRow | None = None
    """For a new table."""
    events: tuple[StoredEvent, ...] = ()
    entries: tuple[StoredEntry, ...] = ()
    holders: tuple[tuple[Seat, str], ...] | None = None
    """Seats and the people who hold them, where that has changed."""
    revoked: tuple[Seat, ...] = ()
    """Seats whose private links are worth nothing from now on."""

    @property
    def version_after(self) -> int:
        """Events and entries that are there once it is stored."""
        return self.version + len(self.events) + len(self.entries)


class Stored(msgspec.Struct, frozen=True):
    """A table as it was stored, or what was added to it."""

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
    """What a token stands for; the token itself is nowhere."""

    hash: str
    kind: Literal["session", "seat"]
    person: str
    table: str | None
    seat: Seat | None


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody who has come in."""

    id: str
    name: str
