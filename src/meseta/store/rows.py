"""The stored rows as values. Times are milliseconds since 1970."""

from typing import Literal, NamedTuple

import msgspec

from meseta.core.seats import Seat


class TableRow(msgspec.Struct, frozen=True):
    """What never changes about a table."""

    id: str
    settings: str
    """JSON."""
    host: str
    created: int
    opening: str | None = None
    """Where the entries it begins with are stored."""
    deal: str | None = None
    """The table whose deal is played again here; only known when the table is created."""


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
    """The id it was submitted under; None for chance's answers and for bots, whose entries older versions
    stored with `bot` and a number."""
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
    runs_out: int | None = None
    """When the first person's time runs out, whoever else has to act before."""


class ResultRow(msgspec.Struct, frozen=True):
    """What is kept with a person of a match that is over."""

    person: str
    table: str
    game: str
    at: int
    body: str
    """JSON."""


class DealResult(msgspec.Struct, frozen=True):
    """How a deal was played at a table."""

    table: str
    deal: str
    """The table at which it was played first."""
    at: int
    body: str
    """JSON."""


class PlayedDeal(msgspec.Struct, frozen=True):
    """The same, as it is found again."""

    table: str
    at: int
    body: str
    """JSON."""


class Mute(msgspec.Struct, frozen=True):
    """Somebody of whom a person wants to see nothing."""

    person: str
    """The muted one, as they are known by now."""
    muted: str
    """As they were known then."""
    name: str
    """What they were called then."""
    at: int


class Report(msgspec.Struct, frozen=True):
    """What somebody has reported to the operator."""

    id: str
    at: int
    table: str
    reporter: str
    """Empty once they have deleted everything about themselves."""
    reported: str
    reason: str
    body: str
    """JSON: what was said and seen."""
    settled: int | None = None
    """When the operator was done with it."""


class KeptResult(msgspec.Struct, frozen=True):
    """A result as its person sees it."""

    table: str
    game: str
    at: int
    body: str
    """JSON."""
    line: str | None
    """JSON: the table as a list displays it, while it exists."""


class Uncounted(NamedTuple):
    """A match whose figures are to be counted."""

    table: str
    fresh: bool
    """Whether its results were stored when it ended; else they are as well to be found now."""


class Device(msgspec.Struct, frozen=True):
    """A session of a person, as one of their devices."""

    hash: str
    device: str
    """What its owner calls it; empty for most."""
    created: int
    seen: int


class TurnBegun(msgspec.Struct, frozen=True):
    """A person's turn that a change begins."""

    seat: Seat
    remind: int | None = None
    """When they are to be reminded of it."""


class Change(msgspec.Struct, frozen=True):
    """What one request adds to a table, stored as a whole or not at all."""

    table: str
    version: int
    """The number of events and entries when the request was decided."""
    at: int
    summary: TableSummary
    created: TableRow | None = None
    """For a new table."""
    opening: bytes | None = None
    """The entries a new table begins with, if they are not stored yet."""
    inherited: int = 0
    """How many entries the match begins with that are stored as its opening."""
    events: tuple[StoredEvent, ...] = ()
    entries: tuple[StoredEntry, ...] = ()
    holders: tuple[tuple[Seat, str], ...] | None = None
    """Seats and the people who hold them, if that has changed."""
    revoked: tuple[Seat, ...] = ()
    """Seats whose private links are revoked."""
    results: tuple[ResultRow, ...] = ()
    """If the match is now over, what is kept of it with each person."""
    turns_over: tuple[Seat, ...] = ()
    """Seats of people for which the table no longer waits."""
    turns_begun: tuple[TurnBegun, ...] = ()
    """Seats of people for which it waits from now on."""
    deal_result: DealResult | None = None
    """If it is over and its deal was played before, how it went."""

    @property
    def version_after(self) -> int:
        """The number of events and entries once the change is stored."""
        return self.version + len(self.events) + self.inherited + len(self.entries)


class Stored(msgspec.Struct, frozen=True):
    """A stored table, or what was added to it."""

    row: TableRow
    events: tuple[StoredEvent, ...]
    entries: tuple[StoredEntry, ...]
    """Those of its opening are not among them."""
    opening: bytes | None = None
    """What its match begins with, if the whole table was asked for."""


class Listing(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    status: str
    open: bool
    line: str
    created: int
    touched: int
    runs_out: int | None = None
    """When the first person's time runs out."""


class TokenRow(msgspec.Struct, frozen=True):
    """What a token stands for; the token itself is not stored."""

    hash: str
    kind: Literal["session", "seat"]
    person: str
    table: str | None
    seat: Seat | None
    seen: int = 0
    """When a session was last used, within an hour or so."""


class NewLink(msgspec.Struct, frozen=True):
    """A private link to be made: to which seat, and who asks for it."""

    table: str
    seat: Seat
    owner: str
    """The person who has the seat."""
    person: str
    """Who asks; empty if they have shown only a private link."""
    token: str
    """The hash of what they have shown."""


class PersonRow(msgspec.Struct, frozen=True):
    """A person."""

    id: str
    name: str


class Whoever(NamedTuple):
    """What a person may do besides what is theirs by their own id."""

    links: frozenset[tuple[str, Seat]]
    """Tables and seats held by private links."""
    earlier: frozenset[str]
    """The ids of those who the person once was on other devices."""


class Destination(msgspec.Struct, frozen=True):
    """Where somebody wants to be called when it is their turn."""

    id: str
    kind: str
    body: str
    """An e-mail address, or JSON."""
    language: str
    ready: bool
    """Whether it is used; an e-mail address has to be confirmed first."""
    created: int = 0
    """When it was stored; of no account before that."""


class Call(msgspec.Struct, frozen=True):
    """Word to somebody who is away that it is their turn."""

    destination: Destination
    person: str
    table: str
    seat: Seat
    turn: int
    """Which turn it is, by the version of the table with which it began."""
    reminder: bool
    """Whether they have been called to it before."""
    tries: int
    """How many times it has failed."""
    line: str | None
    """JSON: the table as a list displays it; None if nobody needs the call any longer."""
    runs_out: int | None
    """When the first person's time at the table is up."""


class Overview(msgspec.Struct, frozen=True):
    """A table as an operator sees it."""

    id: str
    status: str
    line: str
    """JSON: the table as a list displays it."""
    created: int
    touched: int
    version: int
    """The number of its events and entries."""


class Weight(NamedTuple):
    """What it would take to load a table."""

    length: int
    """The number of its events and entries, those of its opening included."""
    seated: bool
    """Whether whoever asks holds a seat there."""


class Block(msgspec.Struct, frozen=True):
    """An address, or a network of addresses, that is turned away."""

    network: str
    """Such as 192.0.2.0/24."""
    at: int
    until: int | None
    """When it ends; None if it does not."""
    reason: str
    """For the operator."""
