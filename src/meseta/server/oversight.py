"""What an operator and a node tell each other."""

from meseta.tables.reports import ReportedScene
from meseta.tables.wire.base import Received, Sent


class Crowd(Sent, frozen=True):
    """How many are connected from one address."""

    address: str
    sockets: int


class LimitedCaller(Sent, frozen=True):
    """Somebody who was refused for exceeding a limit."""

    limit: str
    """Its name in `MESETA_LIMITS`."""
    caller: str
    """An address, or the beginning of a person's id."""
    times: int
    last: int


class BlockedNetwork(Sent, frozen=True):
    """An address or a network that is turned away."""

    network: str
    at: int
    until: int | None
    reason: str


class NodeStatus(Sent, frozen=True):
    """The state of a node."""

    node: str
    version: str
    seconds: int
    """How long it has been running."""
    health: str
    """`ok`, or the code of what is wrong with its store."""
    tables: dict[str, int]
    """How many there are in the store, by status."""
    tables_in_memory: int
    sockets: int
    workers: int
    addresses: list[Crowd]
    """Where most are connected from."""
    limited: list[LimitedCaller]
    """The latest first."""
    blocks: list[BlockedNetwork]
    reports: int
    """How many reports are still to be settled."""


class ReportLine(Sent, frozen=True):
    """Something that somebody has reported."""

    id: str
    """The beginning of its id, by which it is settled."""
    at: int
    table: str
    """The beginning of the table's id."""
    open: bool
    """Whether the table still exists."""
    reason: str
    scene: ReportedScene
    addresses: list[str]
    """Where the one reported is connected from at this node, to be blocked."""
    others: int
    """How many other reports there are about the same person among those listed."""
    settled: int | None


class SettledReport(Sent, frozen=True):
    """A report that the operator is done with."""

    id: str


class TableState(Sent, frozen=True):
    """A table; of its id only the beginning, because the whole id opens it."""

    id: str
    game: str
    status: str
    names: list[str]
    size: int
    """How many events and entries it has."""
    watchers: int
    """Clients that watch it at this node."""
    created: int
    touched: int


class Ended(Sent, frozen=True):
    """A table that was ended."""

    id: str


class NewBlock(Received, frozen=True):
    """An address or a network to block, or not to block any longer."""

    address: str
    hours: float | None = None
    """For how long; for good if there is none."""
    reason: str = ""


class Unblocked(Sent, frozen=True):
    """A network that is not blocked any longer."""

    network: str
    removed: bool
    """Whether it was blocked before."""


class RestoreCopy(Received, frozen=True):
    """A copy of the database to put in its place."""

    copy: str
    """Its path on the server's machine."""


class Restored(Sent, frozen=True):
    """The copy is in place."""

    kept: str | None
    """Where the database is that was there before."""
