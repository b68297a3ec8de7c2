"""Messages the server sends on a client's socket."""

from typing import TypeAlias

import msgspec

from meseta.core.game import Json
from meseta.core.seats import Seat
from meseta.play.advice import Hint
from meseta.tables.wire.base import Refusal, Sent
from meseta.tables.wire.client import Reaction, Step
from meseta.tables.wire.replay import ChatLine, Position, Told
from meseta.tables.wire.tables import ClockFace, Result, TableInfo


class LegalList(Sent, frozen=True, tag_field="kind", tag="list"):
    """Every legal action, in notation."""

    actions: list[str]


class PlacementChoice(Sent, frozen=True):
    """A place where something may be put."""

    action: str
    cells: list[str]


class LegalPlacements(Sent, frozen=True, tag_field="kind", tag="placements"):
    """Places on a grid with their notation, and the other actions."""

    placements: list[PlacementChoice]
    actions: list[str] = msgspec.field(default_factory=list)


class LegalBounds(Sent, frozen=True, tag_field="kind", tag="bounds"):
    """Too many actions to list: the bounds of their numbers, and the other actions."""

    bounds: Json
    actions: list[str] = msgspec.field(default_factory=list)


Legal: TypeAlias = LegalList | LegalPlacements | LegalBounds


class Welcome(Sent, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`; an `update` for each viewer follows once the match has begun."""

    table: TableInfo
    viewers: list[Seat | None]
    """Whose updates will follow; null is a spectator."""
    chat: list[ChatLine]
    muted: list[str] = msgspec.field(default_factory=list)
    """Whom I want to see nothing of: their `who` at this table."""


class TableChanged(Sent, frozen=True, tag_field="type", tag="table"):
    """Somebody sat down, left, came back or was replaced, or the match began or ended."""

    table: TableInfo


class Update(Sent, frozen=True, tag_field="type", tag="update"):
    """What one viewer now knows."""

    viewer: Seat | None
    told: list[Told]
    """What has happened since this viewer's last update: the latest of it, if that is much."""
    n: int
    """The `n` to send in the next `hello`."""
    view: Json
    acting: list[Seat]
    step: Step | None
    """The step to send with a submission; null for a spectator."""
    legal: Legal | None
    """What the viewer may do now; null if there is nothing."""
    undoable: bool
    clocks: ClockFace
    result: Result | None = None
    between: list[Position] = msgspec.field(default_factory=list)
    """If the hello asked for it: the position after each moment of `told` but the last, which led to `view`.
    After a long absence only those of the latest moments are sent."""


class Accepted(Sent, frozen=True, tag_field="type", tag="accepted"):
    """The submission was accepted and stored; its update was sent before this."""

    id: str
    repeated: bool = False
    """Whether it had already been accepted."""


class Refused(Sent, frozen=True, tag_field="type", tag="refused"):
    """A message had no effect."""

    error: Refusal
    id: str | None = None
    """The id of the message, if it could be read."""


class Explained(Sent, frozen=True, tag_field="type", tag="explained"):
    """The answer to `explain`."""

    id: str
    error: Refusal | None
    """Null if it is allowed."""


class Hinted(Sent, frozen=True, tag_field="type", tag="hinted"):
    """The answer to `hint`."""

    id: str
    hint: Hint


class Recalled(Sent, frozen=True, tag_field="type", tag="recalled"):
    """The answer to `recall`."""

    id: str
    viewer: Seat | None
    told: list[Told]
    """In order; if the first of them is not 1, there is more before it."""


class Said(Sent, frozen=True, tag_field="type", tag="said"):
    """Somebody said something."""

    line: ChatLine


class Reacted(Sent, frozen=True, tag_field="type", tag="reacted"):
    """Somebody reacted."""

    name: str
    seat: Seat | None
    reaction: Reaction
    who: str | None = None
    """By which whoever reacted is told apart from others at this table."""


class Pong(Sent, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    id: str


class Closing(Sent, frozen=True, tag_field="type", tag="closing"):
    """The server is going away: connect again in a moment."""


ServerMessage: TypeAlias = (
    Welcome
    | TableChanged
    | Update
    | Accepted
    | Refused
    | Explained
    | Hinted
    | Recalled
    | Said
    | Reacted
    | Pong
    | Closing
)
