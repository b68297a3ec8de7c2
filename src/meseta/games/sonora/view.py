"""What a viewer knows in Sonora: everything, including what every disc counts for (SO-55)."""

from functools import cache
from random import Random

import msgspec

from meseta.core.seats import Seat
from meseta.games.sonora.board import PLACES, Spot
from meseta.games.sonora.codec import Position, position, state_of
from meseta.games.sonora.content import Edition
from meseta.games.sonora.counting import all_spots
from meseta.games.sonora.flicking import empty_hole, flickable
from meseta.games.sonora.scoring import all_points
from meseta.games.sonora.state import Phase, State

__all__ = ["View"]


class View(msgspec.Struct, frozen=True, gc=False, tag="sonora"):
    """What one viewer knows of a position."""

    viewer: Seat | None
    """The seat that sees it; None is a spectator."""

    position: Position
    """The whole state, as data."""

    counts: tuple[tuple[Spot, ...], ...]
    """What each disc counts for: nothing, one thing, or several from which its owner will choose."""

    corners: tuple[int, ...]
    """Each seat's launch corner this round."""

    due: tuple[int, ...]
    """The discs from which one must be flicked now; while a flick may still be taken back (SO-16), those from
    which its player flicks the next one if it is kept and nothing else comes first."""

    points: tuple[tuple[int, ...], ...]
    """Each seat's points in the four sections so far."""


def observe(edition: Edition, state: State, viewer: Seat | None) -> View:
    """What the viewer may know: all of it (SO-55)."""
    assert viewer is None or viewer >= 0, "chance has no view"
    placed = state.phase is not Phase.LOT
    return View(
        viewer,
        position(state),
        all_spots(edition, state.discs),
        corners(len(state.players), state.turned) if placed else (),
        due(edition, state),
        all_points(edition, state.players),
    )


@cache
def corners(seats: int, turned: int) -> tuple[int, ...]:
    """The corner of the board in front of each seat."""
    return tuple((PLACES[seats][seat] - turned) % 4 for seat in range(seats))


def due(edition: Edition, state: State) -> tuple[int, ...]:
    """The discs from which the actor flicks one now, or next if the flick just made is kept (SO-17)."""
    if state.phase is Phase.KEEP:
        kept = empty_hole(edition.board, state, lambda after: after)
        return flickable(kept) if kept.phase is Phase.AIM and kept.actor == state.actor else ()
    return flickable(state) if state.phase is Phase.AIM else ()


def imagine(view: View, rng: Random) -> State:
    """The state that is seen: there is nothing to fill in."""
    return state_of(view.position)
