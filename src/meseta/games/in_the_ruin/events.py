"""What happens in In the Ruin, each event with its clause.

The rules log every event in full; `narrate` shows a viewer only what they may know.
"""

from typing import TypeAlias

from meseta.core.game import Event
from meseta.core.seats import Seat

Log: TypeAlias = list[Event]
"""What has happened, in order and in full."""


class Dealt(Event, frozen=True, tag="dealt"):
    """A seat has its explore cards; only its owner sees which."""

    seat: Seat
    count: int
    cards: tuple[str, ...] = ()
    clause: str = "RU-05"


class RoutesDealt(Event, frozen=True, tag="routes_dealt"):
    """A seat has its first route cards; only its owner sees which."""

    seat: Seat
    count: int
    routes: tuple[str, ...] = ()
    clause: str = "RU-06"


class Kept(Event, frozen=True, tag="kept"):
    """The owner has chosen two route cards."""

    seat: Seat
    routes: tuple[str, ...]
    clause: str = "RU-06"


class Drawn(Event, frozen=True, tag="drawn"):
    """The owner has drawn a shape."""

    seat: Seat
    mark: str
    cells: tuple[str, ...]
    clause: str


class SingleDrawn(Event, frozen=True, tag="single_drawn"):
    """The owner has drawn one Wall for a penalty."""

    seat: Seat
    cell: str
    penalties: int
    clause: str = "RU-16"


class ExtraDrawn(Event, frozen=True, tag="extra_drawn"):
    """The owner has spent a route card to mark one more space."""

    seat: Seat
    mark: str
    cell: str
    route: str
    clause: str = "RU-19"


class Walked(Event, frozen=True, tag="walked"):
    """The owner has moved the pawn."""

    seat: Seat
    path: tuple[str, ...]
    steps: int
    left: int
    clause: str = "RU-18"


class Warped(Event, frozen=True, tag="warped"):
    """The owner has spent a route card to go from Gate to Gate."""

    seat: Seat
    start: str
    cell: str
    route: str
    left: int
    clause: str = "RU-19"


class Confirmed(Event, frozen=True, tag="confirmed"):
    """A seat has finished."""

    seat: Seat
    clause: str = "RU-13"


class Announced(Event, frozen=True, tag="announced"):
    """The letters of a seat's set-up cards are now active for everyone."""

    seat: Seat
    letters: tuple[str, ...]
    clause: str = "RU-08"


class RoundBegun(Event, frozen=True, tag="round_begun"):
    """Everyone uses the oldest card of the line."""

    round: int
    letter: str
    shape: str
    number: int
    clause: str = "RU-15"


class CardUsed(Event, frozen=True, tag="card_used"):
    """The round's card is discarded; its letter does not change."""

    letter: str
    clause: str = "RU-20"


class RouteSpent(Event, frozen=True, tag="route_spent"):
    """A seat has spent a route card; only its owner sees which."""

    seat: Seat
    routes: tuple[str, ...] = ()
    clause: str = "RU-19"


class Escaped(Event, frozen=True, tag="escaped"):
    """A pawn has left the ruin."""

    seat: Seat
    clause: str = "RU-21"


class Found(Event, frozen=True, tag="found"):
    """Everyone on an active letter has found a gem."""

    letter: str
    seats: tuple[Seat, ...]
    clause: str = "RU-22"


class FoundAtOnce(Event, frozen=True, tag="found_at_once"):
    """A letter became active under a pawn, which finds its gem at once."""

    letter: str
    seats: tuple[Seat, ...]
    clause: str = "RU-27"


class RouteDrawn(Event, frozen=True, tag="route_drawn"):
    """A seat has drawn a route card; only its owner sees which."""

    seat: Seat
    routes: tuple[str, ...] = ()
    clause: str = "RU-23"


class HandFull(Event, frozen=True, tag="hand_full"):
    """A seat holds too many route cards to draw another."""

    seat: Seat
    most: int
    clause: str = "RU-23"


class RoutesReshuffled(Event, frozen=True, tag="routes_reshuffled"):
    """The route discards have become the new route deck."""

    count: int
    clause: str = "RU-36"


class UsedUp(Event, frozen=True, tag="used_up"):
    """A found letter gives no more gems."""

    letter: str
    clause: str = "RU-24"


class BecameGate(Event, frozen=True, tag="became_gate"):
    """On the owner's sheet a Road under a found letter is now a Gate."""

    seat: Seat
    letter: str
    cell: str
    clause: str = "RU-24"


class BecameWall(Event, frozen=True, tag="became_wall"):
    """On the owner's sheet the empty space of a found letter is now a Wall."""

    seat: Seat
    letter: str
    cell: str
    clause: str = "RU-24"


class StayedWall(Event, frozen=True, tag="stayed_wall"):
    """On the owner's sheet the found letter is already under a Wall."""

    seat: Seat
    letter: str
    cell: str
    clause: str = "RU-24"


class Removed(Event, frozen=True, tag="removed"):
    """A card was removed because a letter was found."""

    letter: str
    source: str
    """`line` or `deck`."""
    clause: str = "RU-25"


class Shortfall(Event, frozen=True, tag="shortfall"):
    """There are not enough cards left to remove."""

    count: int
    clause: str = "RU-25"


class RemovalSkipped(Event, frozen=True, tag="removal_skipped"):
    """The deck is out, and by the table's option no card is removed any more."""

    clause: str


class Activated(Event, frozen=True, tag="activated"):
    """The letter of a removed card has become active."""

    letter: str
    clause: str = "RU-26"


class KnownBefore(Event, frozen=True, tag="known_before"):
    """The letter of a removed card had been announced before: nothing changes."""

    letter: str
    clause: str = "RU-26"


class Laid(Event, frozen=True, tag="laid"):
    """A card has joined the line."""

    letter: str
    clause: str


class Collapsed(Event, frozen=True, tag="collapsed"):
    """A card was removed because someone had escaped."""

    letter: str
    source: str
    clause: str = "RU-29"


class PhaseEnded(Event, frozen=True, tag="phase_ended"):
    """No card is left in the line: the first phase is over."""

    clause: str = "RU-30"


class Measured(Event, frozen=True, tag="measured"):
    """The owner's largest rectangle at the end of Phase 1."""

    seat: Seat
    points: int
    first: str
    last: str
    clause: str = "RU-31"


class AllShuffled(Event, frozen=True, tag="all_shuffled"):
    """All explore cards are shuffled for Phase 2."""

    count: int
    clause: str = "RU-31"


class GameOver(Event, frozen=True, tag="game_over"):
    """The game has ended; all sheets are shown."""

    clause: str = "RU-32"


class TierReached(Event, frozen=True, tag="tier_reached"):
    """A solo game has ended: its points, and the tier they reach or fall short of."""

    points: int
    tier: str
    clause: str = "RU-37"


AnyEvent: TypeAlias = (
    Dealt
    | RoutesDealt
    | Kept
    | Drawn
    | SingleDrawn
    | ExtraDrawn
    | Walked
    | Warped
    | Confirmed
    | Announced
    | RoundBegun
    | CardUsed
    | RouteSpent
    | Escaped
    | Found
    | FoundAtOnce
    | RouteDrawn
    | HandFull
    | RoutesReshuffled
    | UsedUp
    | BecameGate
    | BecameWall
    | StayedWall
    | Removed
    | Shortfall
    | RemovalSkipped
    | Activated
    | KnownBefore
    | Laid
    | Collapsed
    | PhaseEnded
    | Measured
    | AllShuffled
    | GameOver
    | TierReached
)
"""Every event of the game."""
