"""What everything on the wire has in common, and why something was refused."""

import msgspec


class Received(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client has sent: what we do not know, we do not guess at."""


class Sent(msgspec.Struct, frozen=True):
    """Something the server sends."""


class Refusal(Sent, frozen=True):
    """Why something was refused."""

    code: str
    """Stable; the catalogues have its sentence as `error-<code>`."""
    message: str
    """The sentence, in the language that was asked for."""
    values: dict[str, int | str] = msgspec.field(default_factory=dict)
    fault: str | None = None
    """Where the rules refuse an action, the fault's code; its sentence is `fault-<fault>`."""
    clause: str | None = None
    """The clause of the rule book that refuses it."""
    reason: "Refusal | None" = None
    """What went wrong underneath."""
