"""Messages a client sends on its socket."""

from typing import Literal, TypeAlias

import msgspec

from meseta.core.seats import Seat
from meseta.tables.wire.base import Received


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The step a submission responds to, copied from the latest update."""

    number: int
    own: int


class Hello(Received, frozen=True, tag_field="type", tag="hello"):
    """The first message: which views to send, and what the client already knows."""

    token: str | None = None
    """A seat's token or a session's, for programs that send neither cookie nor header."""
    seats: list[Seat] | None = None
    """Whose views to send; null: those of every seat I hold, else a spectator's; `[]`: a spectator's."""
    since: dict[str, int] = msgspec.field(default_factory=dict)
    """For each viewer (`"0"`, or `"spectator"`), the last `n` received."""
    chat: int = 0
    """The last line of chat received."""
    between: bool = False
    """Whether updates also carry the positions between the moments they tell of."""


class Submit(Received, frozen=True, tag_field="type", tag="submit"):
    """Do this. Sending it again with the same id has no further effect."""

    id: str
    seat: Seat
    step: Step
    action: str
    """Notation, or `undo`."""


class Explain(Received, frozen=True, tag_field="type", tag="explain"):
    """Ask whether this would be allowed and, if not, why. Changes nothing."""

    id: str
    seat: Seat
    action: str


class Advise(Received, frozen=True, tag_field="type", tag="hint"):
    """Ask for a hint: what the judge of the game would do."""

    id: str
    seat: Seat


class Recall(Received, frozen=True, tag_field="type", tag="recall"):
    """Ask what was told before the first moment known: a hello is answered with the latest only."""

    id: str
    viewer: Seat | None
    before: int
    """The smallest `n` received."""


class Say(Received, frozen=True, tag_field="type", tag="say"):
    """Say something to the table."""

    id: str
    text: str


Reaction: TypeAlias = Literal["bravo", "smile", "gasp"]


class React(Received, frozen=True, tag_field="type", tag="react"):
    """Let the table see a reaction. It is not stored."""

    id: str
    reaction: Reaction


class Ping(Received, frozen=True, tag_field="type", tag="ping"):
    """Check that the server is still there."""

    id: str = ""


ClientMessage: TypeAlias = Hello | Submit | Explain | Advise | Recall | Say | React | Ping
