"""What all messages have in common, and why something was refused."""

import msgspec


class Received(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something sent by a client; unknown fields are refused."""


class Sent(msgspec.Struct, frozen=True):
    """Something sent by the server."""


class Refusal(Sent, frozen=True):
    """Why something was refused."""

    code: str
    """Stable; the catalogues have its sentence as `error-<code>`."""
    message: str
    """The sentence, in the requested language."""
    values: dict[str, int | str] = msgspec.field(default_factory=dict)
    fault: str | None = None
    """If the rules refuse an action, the fault's code; its sentence is `fault-<fault>`."""
    clause: str | None = None
    """The clause of the rule book that refuses it."""
    reason: "Refusal | None" = None
    """The underlying cause."""
