"""A position of In the Ruin."""

import enum

import msgspec

from meseta.core.seats import Seat
from meseta.games.in_the_ruin.content import RouteId
from meseta.games.in_the_ruin.sheet import ALL, Cell, Letter, Rectangle
from meseta.grids.bits import Bits

__all__ = ["Drawing", "Mark", "Phase", "Player", "Special", "State"]

NOWHERE: Cell = -1
NOTHING: int = -1


class Phase(enum.IntEnum):
    """Who is to act, and for what."""

    DEAL = 0
    """Chance deals explore cards, seat by seat (RU-05)."""
    LINE = 1
    """Chance lays out the first line (RU-05)."""
    ROUTES = 2
    """Chance deals route cards, seat by seat (RU-06)."""
    SETUP = 3
    """All choose routes and draw their first shapes (RU-06, RU-07)."""
    EXPLORE = 4
    """Step 1: all draw and move in secret (RU-15 to RU-19)."""
    DRAW = 5
    """Chance gives route cards (RU-23)."""
    REMOVE = 6
    """Chance reveals a card removed from the deck, whose letter becomes active (RU-25)."""
    REFILL = 7
    """Chance fills the line after Step 2 (RU-28)."""
    COLLAPSE = 8
    """Chance reveals a card removed from the deck for someone who has escaped (RU-29)."""
    REBUILD = 9
    """Chance fills the line after Step 3 (RU-29)."""
    RELINE = 10
    """Chance lays out the line of Phase 2 (RU-31)."""
    OVER = 11
    """Nobody acts: the game has ended."""


class Mark(enum.IntEnum):
    """What is drawn on a space (RU-04)."""

    ROAD = 0
    """Pawns walk on it."""
    WALL = 1
    """Nobody passes."""


class Drawing(enum.IntEnum):
    """What a player has drawn this round (RU-16)."""

    NONE = 0
    """Nothing yet."""
    ROADS = 1
    """A shape of Roads (RU-16 A)."""
    WALLS = 2
    """A shape of Walls (RU-16 B)."""
    SINGLE = 3
    """One Wall, for a penalty (RU-16 C)."""
    FREED = 4
    """Nothing, and nothing is required: the sheet was full (RU-17)."""


class Special(enum.IntEnum):
    """The special action of a round (RU-19)."""

    NONE = 0
    """None yet."""
    EXTRA = 1
    """One more space was marked."""
    WARP = 2
    """The pawn went from one Gate to another."""


class Player(msgspec.Struct, frozen=True, gc=False):
    """A player's sheet and hand, and how far their turn has progressed."""

    roads: Bits = 0
    """Gates included (RU-04)."""
    walls: Bits = 0
    gates: Bits = 0
    pawn: Cell = NOWHERE
    """Where the pawn stands; nowhere before the game and after escaping (RU-09, RU-21)."""
    gems: int = 0
    penalties: int = 0
    routes: Bits = 0
    """Route cards in hand."""
    rectangle: Rectangle | None = None
    """The largest full rectangle at the end of Phase 1 (RU-31)."""
    escaped: int = 0
    """The round of the escape; 0 for those still in the ruin (RU-21)."""
    known_at: Letter = NOTHING
    """The letter where the latest Step 2 revealed the pawn to be (RU-38)."""

    dealt: Bits = 0
    """Set-up: the explore cards that will be announced (RU-08)."""
    undrawn: Bits = 0
    """Set-up: those not yet drawn (RU-07)."""
    road_shapes: int = 0
    """Set-up: how many were drawn as Roads (RU-07)."""
    kept: Bits = 0
    """Set-up: the route cards chosen (RU-06)."""

    settled: Bits = 0
    """The marks made before this round (RU-11)."""
    drawing: Drawing = Drawing.NONE
    special: Special = Special.NONE
    spent: RouteId = NOTHING
    """The route card that paid for the special action (RU-19)."""
    steps: int = 0
    """Steps taken this round (RU-18)."""
    leaving: bool = False
    """Whether the confirmation was an escape (RU-21)."""

    @property
    def marks(self) -> Bits:
        """Everything drawn."""
        return self.roads | self.walls

    @property
    def empty(self) -> Bits:
        """Where nothing is drawn."""
        return ALL ^ (self.roads | self.walls)


class State(msgspec.Struct, frozen=True, gc=False):
    """A position. Two equal states have the same future."""

    phase: Phase
    players: tuple[Player, ...]
    finders_draw: bool
    """The option `route_draw`: whether only finders draw route cards (RU-23)."""

    deck: Bits
    """Explore cards not yet seen. A set: undrawn cards have no order to leak."""
    route_deck: Bits
    line: tuple[Letter, ...] = ()
    """Oldest first (RU-15)."""
    discard: Bits = 0
    route_discard: Bits = 0
    active: Bits = 0
    """Letters whose gem can be found (RU-08, RU-26)."""
    used: Bits = 0
    """Letters found once: no more gems there (RU-24)."""

    stage: int = 1
    """Phase 1 or 2 of the rule book (RU-31)."""
    round: int = 0
    """Counted from 1 through both phases; 0 is the set-up."""
    waiting: Bits = 0
    """The seats that have not confirmed yet (RU-13)."""

    turn: Seat = 0
    """Whom chance is dealing to (RU-05, RU-06)."""
    drawing: Bits = 0
    """The seats chance still owes a route card, in seat order (RU-23)."""
    finders: Bits = 0
    """The seats that found a gem this round (RU-23)."""
    announced: Bits = 0
    """The letters found in this pass (RU-24)."""
    owing: int = 0
    """Explore cards still to be removed (RU-25, RU-29)."""
    opened: Bits = 0
    """The letters of the cards removed in this pass (RU-26)."""
    laying: int = 0
    """Explore cards still to be added to the line, where three are added (RU-28)."""

    draws_each_pass: bool = False
    """The option `route_passes`: whether route cards are drawn in every pass of a chain (RU-23)."""
    skips_removal: bool = False
    """The option `removal`: whether no card is removed once the deck is out (RU-25)."""
    adds_three: bool = False
    """The option `refill`: whether the line grows by three instead of being filled up to three (RU-28)."""

    @property
    def solo(self) -> bool:
        """Whether one person plays alone (RU-37)."""
        return len(self.players) == 1
