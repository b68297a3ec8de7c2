"""What a client sends on its socket."""

from typing import TypeAlias

import msgspec

from meseta.core.seats import Seat
from meseta.tables.wire.base import Received


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a submission answers, copied from the latest update."""

    number: int
    own: int


class Hello(Received, frozen=True, tag_field="type", tag="hello"):
    """The first message: whose eyes, and what is known already."""

    token: str | None = None
    """A seat's token or a session's, for programs that send neither cookie nor header."""
    seats: list[Seat] | None = None
    """Whose views to send; null: of every seat I hold, else a spectator's. `[]`: a spectator's."""
    since: dict[str, int] = msgspec.field(default_factory=dict)
    """For each viewer (`"0"`, or `"spectator"`) the last `n` that was received."""
    chat: int = 0
    """The last line of chat that was received."""


class Submit(Received, frozen=True, tag_field="type", tag="submit"):
    """Do this. Sent again with the same id it has no further effect."""

    id: str
    seat: Seat
    step: Step
    action: str
    """Notation, or `undo`."""


class Explain(Received, frozen=True, tag_field="type", tag="explain"):
    """Would this be allowed, and if not, why? Changes nothing."""

    id: str
    seat: Seat
    action: str


class Hint(Received, frozen=True, tag_field="type", tag="hint"):
    """What would a good bot do?"""

    id: str
    seat: Seat


class Say(Received, frozen=True, tag_field="type", tag="say"):
    """Say something to the table."""

    id: str
    text: str


class Ping(Received, frozen=True, tag_field="type", tag="ping"):
    """Are you there?"""

    id: str = ""


ClientMessage: TypeAlias = Hello | Submit | Explain | Hint | Say | Ping
