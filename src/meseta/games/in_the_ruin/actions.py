"""What players and chance can do in In the Ruin."""

from typing import TypeAlias

import msgspec

from meseta.games.in_the_ruin.content import RouteId
from meseta.games.in_the_ruin.sheet import Cell, Letter
from meseta.games.in_the_ruin.state import Mark

__all__ = [
    "Action",
    "ChanceAction",
    "Confirm",
    "Deal",
    "DealRoutes",
    "Draw",
    "DrawRoute",
    "Extra",
    "Keep",
    "PlayerAction",
    "Single",
    "TurnUp",
    "Walk",
    "Warp",
]


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Keep these two route cards, ascending, and return the others (RU-06)."""

    routes: tuple[RouteId, ...]
    """The two to keep."""


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Draw a card's shape on these spaces, ascending (RU-07, RU-16 A and B).

    It does not name the card: two set-up cards of the same shape are interchangeable, and both are announced.
    """

    mark: Mark
    """All as Roads, or all as Walls."""
    cells: tuple[Cell, ...]
    """The spaces of the shape."""


class Single(msgspec.Struct, frozen=True, tag="single"):
    """Draw one Wall instead of the shape, for a penalty (RU-16 C)."""

    cell: Cell
    """The empty space for the Wall."""


class Extra(msgspec.Struct, frozen=True, tag="extra"):
    """Spend a route card to mark one more space (RU-19)."""

    mark: Mark
    """A Road or a Wall."""
    cell: Cell
    """The space to mark."""
    route: RouteId
    """The route card that pays."""


class Walk(msgspec.Struct, frozen=True, tag="walk"):
    """Move the pawn there by a shortest path (RU-18)."""

    cell: Cell
    """Where the pawn is to stand."""


class Warp(msgspec.Struct, frozen=True, tag="warp"):
    """Spend a route card to go from one Gate to another (RU-19)."""

    cell: Cell
    """The Gate to go to."""
    route: RouteId
    """The route card that pays."""


class Confirm(msgspec.Struct, frozen=True, tag="confirm"):
    """Finish, for good (RU-13); in Phase 2 this may be an escape (RU-21)."""

    escape: bool = False
    """Whether to leave the ruin for good."""


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Chance deals a seat its explore cards, ascending (RU-05)."""

    cards: tuple[Letter, ...]
    """The cards of the seat being dealt to."""


class DealRoutes(msgspec.Struct, frozen=True, tag="deal_routes"):
    """Chance deals a seat its first route cards, ascending (RU-06)."""

    routes: tuple[RouteId, ...]
    """The route cards of the seat being dealt to."""


class TurnUp(msgspec.Struct, frozen=True, tag="turn_up"):
    """Chance reveals the top card of the explore deck (RU-05, RU-25, RU-28, RU-29, RU-31)."""

    card: Letter
    """The card that is turned up."""


class DrawRoute(msgspec.Struct, frozen=True, tag="draw_route"):
    """Chance gives the next seat a route card (RU-23)."""

    route: RouteId
    """The route card that is drawn."""


PlayerAction: TypeAlias = Keep | Draw | Single | Extra | Walk | Warp | Confirm
ChanceAction: TypeAlias = Deal | DealRoutes | TurnUp | DrawRoute
Action: TypeAlias = PlayerAction | ChanceAction
