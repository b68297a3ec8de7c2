"""What a viewer can work out from a view: where the pawn can stop, what fits, which routes are connected.

Everything here could be worked out on paper from one's own sheet; page, terminal and bots all need it.
"""

import msgspec

from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.reach import Reach, path, stops
from meseta.games.in_the_ruin.sheet import ALL, Cell, Letter, largest_rectangle, neighbours
from meseta.games.in_the_ruin.state import Drawing, Phase
from meseta.games.in_the_ruin.view import SheetView, View
from meseta.grids.bits import bits, members
from meseta.grids.shapes import Fits


class Connection(msgspec.Struct, frozen=True):
    """A route card in hand, with a path that connects its letters; empty where there is none (RU-33)."""

    route: RouteId
    path: tuple[Cell, ...]


class Insight(msgspec.Struct, frozen=True):
    """What viewers can work out from their own sheet."""

    walk: tuple[Cell, ...]
    """Where the pawn can stop on foot; empty while it may not move (RU-18)."""
    warp: tuple[Cell, ...]
    """Further places that need a warp, where a card can pay for one (RU-19)."""
    roads: tuple[tuple[Cell, ...], ...]
    """Every way to draw this round's shape as Roads; empty once something is drawn (RU-16)."""
    walls: tuple[tuple[Cell, ...], ...]
    connections: tuple[Connection, ...]
    rectangle: tuple[Cell, ...]
    """Two corners of the largest full rectangle so far (RU-31)."""
    coming: tuple[Letter, ...]
    """Explore cards the viewer has not seen since the last shuffle (RU-38)."""


def insight(edition: Edition, view: View) -> Insight | None:
    """What viewers can work out from their own sheet; None for those without one."""
    sheet = None if view.viewer is None else view.sheets[view.viewer]
    if sheet is None:
        return None
    reach = pawn_stops(edition, view, sheet)
    walls, roads = shape_fits(edition, view, sheet)
    return Insight(
        walk=members(reach.walk),
        warp=members(reach.warp),
        roads=tuple(map(members, roads)),
        walls=tuple(map(members, walls)),
        connections=connections(edition, sheet),
        rectangle=largest_rectangle(bits(sheet.roads) | bits(sheet.walls)) or (),
        coming=coming(edition, view),
    )


def pawn_stops(edition: Edition, view: View, sheet: SheetView) -> Reach:
    """Where the viewer's pawn can stop now, on foot and with a warp; nowhere while it may not move."""
    own = view.own
    if view.phase is not Phase.EXPLORE or own is None or own.drawing is Drawing.NONE or sheet.pawn < 0:
        return Reach(0, 0)
    left = edition.numbers[view.line[0]] - own.steps
    gates = bits(sheet.gates) if not own.special and sheet.routes else 0
    return stops(bits(sheet.roads), gates, sheet.pawn, left)


def shape_fits(edition: Edition, view: View, sheet: SheetView) -> tuple[Fits, Fits]:
    """Every way to draw this round's shape as Walls, and those that can be Roads (RU-10 to RU-12)."""
    own = view.own
    if view.phase is not Phase.EXPLORE or own is None or own.drawing is not Drawing.NONE or sheet.pawn < 0:
        return Fits([]), Fits([])
    roads = bits(sheet.roads)
    empty = ALL ^ (roads | bits(sheet.walls))
    return edition.placements[view.line[0]].fits_and_open(empty, neighbours(bits(own.settled)), roads)


def connections(edition: Edition, sheet: SheetView) -> tuple[Connection, ...]:
    """The route cards in hand, connected or not (RU-33)."""
    roads = bits(sheet.roads)
    return tuple(Connection(route, path(roads, *edition.ends(route))) for route in sheet.routes)


def coming(edition: Edition, view: View) -> tuple[Letter, ...]:
    """The explore cards that may still come: neither in the line, nor discarded, nor in one's own hand."""
    dealt = view.own.dealt if view.own is not None else ()
    seen = {*view.line, *view.discard, *dealt}
    return tuple(card for card in range(len(edition.places)) if card not in seen)
