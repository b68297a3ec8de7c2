"""What happened at a table, as one viewer may know it."""

import msgspec

from meseta.core.game import Json
from meseta.core.seats import Seat
from meseta.tables.wire.base import Sent
from meseta.tables.wire.tables import ScoreInfo


class Told(Sent, frozen=True):
    """One thing that happened, as one viewer may know it."""

    n: int
    """Counted from 1 for this viewer alone, so nobody can count the secret actions of others. In an open
    record it is the ply."""
    seat: Seat
    """Who did it; -1 is chance."""
    at: int
    events: list[Json]
    """The game's events, or `{"kind": "took_back", "seat": …}`."""
    text: str | None = None
    """Its notation, if the viewer did it or the record is open."""


class Position(Sent, frozen=True):
    """The table between two moments, as one viewer may know it."""

    view: Json
    acting: list[Seat]


class Frame(Sent, frozen=True):
    """One thing that happened, and the table after it; in the first frame nothing has happened yet."""

    n: int
    told: Told | None
    view: Json
    acting: list[Seat]
    scores: list[ScoreInfo] | None = None
    """Only in an open record."""


class Frames(Sent, frozen=True):
    """A match as one viewer saw it, moment by moment."""

    table: str
    viewer: Seat | None
    open: bool
    """Whether the whole record is open; then `n` is the ply, and the match can be seen as any seat saw it."""
    last: int
    """The largest `n` there is."""
    frames: list[Frame]
    doubts: dict[str, int] = msgspec.field(default_factory=dict)
    """In an uploaded record, how many flicks are doubtful: `unverified` and `refuted`."""


class ChatLine(Sent, frozen=True):
    """A line of chat."""

    n: int
    name: str
    seat: Seat | None
    text: str
    at: int
    who: str | None = None
    """By which whoever said it is told apart from others at this table; null if that is not known."""
