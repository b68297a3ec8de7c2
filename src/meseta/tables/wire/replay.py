"""What happened at a table, as one viewer may know it."""

import msgspec

from meseta.core.game import Json
from meseta.core.seats import Seat
from meseta.tables.wire.base import Sent
from meseta.tables.wire.tables import ScoreInfo


class Told(Sent, frozen=True):
    """One thing that happened, as one viewer may know it."""

    n: int
    """The viewer's own count from 1: nobody can count what another does in secret. In an open record it
    is the ply."""
    seat: Seat
    """Who did it; -1 is chance."""
    at: int
    events: list[Json]
    """The game's events, or `{"kind": "took_back", "seat": …}`."""
    text: str | None = None
    """Its notation, where the viewer did it or the record is open."""


class Frame(Sent, frozen=True):
    """One thing that happened, and how the table stood after it; the first has nothing told."""

    n: int
    told: Told | None
    view: Json
    acting: list[Seat]
    scores: list[ScoreInfo] | None = None
    """In an open record only."""


class Frames(Sent, frozen=True):
    """A match from one viewer's eyes, moment by moment."""

    table: str
    viewer: Seat | None
    open: bool
    """Whether the whole record is open: then `n` is the ply, and any seat's eyes can be borrowed."""
    last: int
    """The greatest `n` there is."""
    frames: list[Frame]
    doubts: dict[str, int] = msgspec.field(default_factory=dict)
    """In an uploaded record: how many flicks cannot simply be believed, `unverified` and `refuted`."""


class ChatLine(Sent, frozen=True):
    """Something said at the table."""

    n: int
    name: str
    seat: Seat | None
    text: str
    at: int
