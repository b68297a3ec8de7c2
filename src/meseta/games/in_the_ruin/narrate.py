"""What happened in In the Ruin, as one viewer may know it (RU-38)."""

from msgspec.structs import replace

from meseta.core.game import Event
from meseta.core.seats import Seat
from meseta.games.in_the_ruin import events as say
from meseta.games.in_the_ruin.actions import Action
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.events import Log
from meseta.games.in_the_ruin.rules import apply
from meseta.games.in_the_ruin.state import State

_OWNERS_ONLY = (
    say.Kept,
    say.Drawn,
    say.SingleDrawn,
    say.ExtraDrawn,
    say.Walked,
    say.Warped,
    say.BecameGate,
    say.BecameWall,
    say.StayedWall,
    say.Measured,
    say.HandFull,
)
"""Events that only the owner of the sheet sees."""


def narrate(
    edition: Edition, before: State, seat: Seat, action: Action, viewer: Seat | None
) -> tuple[Event, ...]:
    """What happened, as the viewer may know it: the rules' own log without others' secrets."""
    log: Log = []
    apply(edition, before, seat, action, log)
    redacted = (redact(event, viewer) for event in log)
    return tuple(event for event in redacted if event is not None)


def redact(event: Event, viewer: Seat | None) -> Event | None:
    """The event as the viewer may know it, or None (RU-38)."""
    if isinstance(event, _OWNERS_ONLY):
        return event if event.seat == viewer else None
    match event:
        case say.Dealt(seat=seat) if seat != viewer:
            return replace(event, cards=())
        case say.RoutesDealt(seat=seat) | say.RouteSpent(seat=seat) | say.RouteDrawn(seat=seat) if (
            seat != viewer
        ):
            return replace(event, routes=())
        case _:
            return event
