"""What is allowed in In the Ruin, and the clause that forbids what is not."""

from typing import Final

from meseta.core.faults import Fault, GameOver
from meseta.core.seats import Seat
from meseta.games.in_the_ruin import faults
from meseta.games.in_the_ruin.actions import (
    Action,
    Confirm,
    Deal,
    DealRoutes,
    Draw,
    DrawRoute,
    Extra,
    Keep,
    Single,
    TurnUp,
    Walk,
    Warp,
)
from meseta.games.in_the_ruin.chance import CLAUSES, chance_fault
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.reach import distance
from meseta.games.in_the_ruin.sheet import (
    AT_EXIT,
    EXIT,
    LETTERS,
    NAMES,
    SHEET,
    SIZE,
    Cell,
    Letter,
    blocks,
    name,
    neighbours,
)
from meseta.games.in_the_ruin.state import Drawing, Mark, Phase, Player, Special, State
from meseta.grids.bits import Bits, bits, members

ROUTES_KEPT: Final = 2
"""Route cards kept at set-up (RU-06)."""

_CELLS: Final = SHEET.cells

# Looking up an enum's member costs more than most rules below.
_SETUP: Final = Phase.SETUP
_EXPLORE: Final = Phase.EXPLORE
_OVER: Final = Phase.OVER
_ROAD: Final = Mark.ROAD
_NONE: Final = Drawing.NONE
_NO_SPECIAL: Final = Special.NONE
_NOT_ADJACENT_BEFORE: Final = faults.NotAdjacentBefore()
_NOT_ADJACENT: Final = faults.NotAdjacent("RU-16")
_NOT_ADJACENT_EXTRA: Final = faults.NotAdjacent("RU-19")


def fault(edition: Edition, state: State, seat: Seat, action: Action) -> Fault | None:
    """Why the seat may not do this now, or None."""
    if isinstance(action, (Deal, DealRoutes, TurnUp, DrawRoute)):
        return chance_fault(state, seat, action)
    if wrong := acting_fault(state, seat):
        return wrong
    player = state.players[seat]
    if state.phase is _SETUP:
        return setup_fault(edition, state, player, action)
    match action:
        case Walk(cell):
            return walk_fault(edition, state, player, cell)
        case Extra(mark, cell, route):
            return special_fault(player, route) or extra_fault(player, mark, cell)
        case Draw(mark, cells):
            if wrong := drawing_fault(player) or shape_fault(edition, state.line[0], cells):
                return wrong
            spaces = bits(cells)
            return (
                space_fault(player, spaces)
                or touch_fault(spaces, player.settled, _NOT_ADJACENT_BEFORE)
                or block_fault(player, mark, spaces)
            )
        case Single(cell):
            return (
                drawing_fault(player)
                or cell_fault(cell)
                or space_fault(player, 1 << cell)
                or touch_fault(1 << cell, player.marks, _NOT_ADJACENT)
            )
        case Warp(cell, route):
            return special_fault(player, route) or warp_fault(edition, state, player, cell)
        case Confirm(escape):
            return confirm_fault(state, player, escape)
        case Keep():
            return faults.OnlyAtSetup()


def acting_fault(state: State, seat: Seat) -> Fault | None:
    """Players act together until each confirms (RU-13), and not once they have escaped (RU-21)."""
    if state.phase is not _EXPLORE and state.phase is not _SETUP:
        if state.phase is _OVER:
            return GameOver("RU-32")
        return faults.ChanceFirst(CLAUSES[state.phase])
    if seat >= 0 and state.waiting >> seat & 1:
        return None
    escaped = 0 <= seat < len(state.players) and state.players[seat].escaped
    return faults.HasEscaped() if escaped else faults.HasConfirmed()


def setup_fault(edition: Edition, state: State, player: Player, action: Action) -> Fault | None:
    """At set-up players keep two routes, draw their cards and confirm (RU-06, RU-07)."""
    match action:
        case Keep(routes):
            return keep_fault(player, routes)
        case Draw(mark, cells):
            if wrong := setup_shape_fault(edition, player, cells):
                return wrong
            spaces = bits(cells)
            return (
                space_fault(player, spaces)
                or setup_order_fault(state, player, mark)
                or setup_touch_fault(state, player, spaces)
                or block_fault(player, mark, spaces)
            )
        case Confirm(escape):
            if not player.kept:
                return faults.RoutesToChoose(count=ROUTES_KEPT)
            if player.undrawn:
                return faults.ShapesToDraw(letters=_letters(player.undrawn))
            return faults.PhaseOne() if escape else None
        case Single():
            return faults.NotAtSetup("RU-16")
        case Extra() | Warp():
            return faults.NotAtSetup("RU-19")
        case _:
            return faults.NotAtSetup("RU-09")


def keep_fault(player: Player, routes: tuple[RouteId, ...]) -> Fault | None:
    """Players keep two of their four route cards, and choose once (RU-06)."""
    if player.kept:
        return faults.RoutesChosen()
    if len(routes) != ROUTES_KEPT or routes[0] >= routes[1]:
        return faults.KeepTwo(count=ROUTES_KEPT)
    held = routes[0] >= 0 and not bits(routes) & ~player.routes
    return None if held else faults.RouteNotDealt()


def setup_shape_fault(edition: Edition, player: Player, cells: tuple[Cell, ...]) -> Fault | None:
    """At set-up each card dealt is drawn once (RU-07)."""
    if not player.undrawn:
        return faults.AllDrawn()
    if setup_card(edition, player, cells) is not None:
        return None
    return next(filter(None, map(cell_fault, cells)), None) or faults.NotTheShape(
        letter=_letters(player.undrawn)
    )


def setup_card(edition: Edition, player: Player, cells: tuple[Cell, ...]) -> Letter | None:
    """The undrawn card whose shape these spaces form; of two alike the first, as it makes no difference."""
    if not _in_order(cells):
        return None
    shape = bits(cells)
    return next((card for card in members(player.undrawn) if shape in edition.placements[card]), None)


def setup_order_fault(state: State, player: Player, mark: Mark) -> Fault | None:
    """Roads come first; one shape of two is Roads, or two of four in a solo game (RU-07)."""
    half = 2 if state.solo else 1
    if mark == _ROAD:
        return faults.RoadsDone() if player.road_shapes == half else None
    if not player.roads:
        return faults.RoadsFirst()
    walls_left = player.undrawn.bit_count() - (half - player.road_shapes)
    return None if walls_left else faults.WallsDone()


def setup_touch_fault(state: State, player: Player, spaces: Bits) -> Fault | None:
    """The first Roads cover the Exit; later shapes touch a Road, or in a solo game any mark (RU-07)."""
    if not player.roads:
        return None if spaces & AT_EXIT else faults.CoverTheExit(cell=NAMES[EXIT])
    if state.solo:
        return touch_fault(spaces, player.marks, faults.NotAdjacent("RU-07"))
    return touch_fault(spaces, player.roads, faults.NotAdjacentToRoad())


def drawing_fault(player: Player) -> Fault | None:
    """Exactly one of A, B and C per round (RU-16), none on a sheet that was full (RU-17)."""
    if player.drawing is _NONE:
        return None
    freed = player.drawing is Drawing.FREED
    return faults.SheetFull() if freed else faults.HasDrawn()


def _in_order(cells: tuple[Cell, ...]) -> bool:
    """Whether the spaces are on the sheet, in ascending order and without repeats: the only valid form."""
    before = -1
    for cell in cells:
        if cell <= before:
            return False
        before = cell
    return 0 <= before < len(_CELLS)


def cell_fault(cell: Cell) -> Fault | None:
    """Marks lie inside the grid (RU-10)."""
    return None if cell in _CELLS else faults.NoSuchCell(cell=name(cell))


def shape_fault(edition: Edition, card: Letter, cells: tuple[Cell, ...]) -> Fault | None:
    """The card's shape is drawn whole, inside the grid, in any rotation or reflection (RU-10)."""
    if _in_order(cells) and bits(cells) in edition.placements[card]:
        return None
    outside = next(filter(None, map(cell_fault, cells)), None)
    return outside or faults.NotTheShape(letter=LETTERS[card])


def space_fault(player: Player, spaces: Bits) -> Fault | None:
    """Marks are made on empty spaces (RU-10)."""
    taken = spaces & (player.roads | player.walls)
    return faults.SpaceTaken(cell=NAMES[members(taken)[0]]) if taken else None


def touch_fault(spaces: Bits, near: Bits, apart: Fault) -> Fault | None:
    """At least one of the spaces shares an edge with what must be near (RU-07, RU-11, RU-16, RU-19)."""
    return None if neighbours(spaces) & near else apart


def block_fault(player: Player, mark: Mark, spaces: Bits) -> Fault | None:
    """No 2×2 block of Roads may be formed (RU-12)."""
    if mark != _ROAD or not (found := blocks(player.roads | spaces)):
        return None
    first = members(found)[0]
    return faults.RoadBlock(first=NAMES[first], last=NAMES[first + SIZE + 1])


def special_fault(player: Player, route: RouteId) -> Fault | None:
    """One special action per round, paid for with a route card in hand (RU-19)."""
    if player.special is not _NO_SPECIAL:
        return faults.OneSpecial()
    return None if route >= 0 and player.routes >> route & 1 else faults.RouteNotHeld()


def extra_fault(player: Player, mark: Mark, cell: Cell) -> Fault | None:
    """An extra space touches any mark, comes before the move, and leaves room to draw (RU-17, RU-19)."""
    if player.steps:
        return faults.BeforeTheMove()
    if wrong := (
        cell_fault(cell)
        or space_fault(player, 1 << cell)
        or touch_fault(1 << cell, player.marks, _NOT_ADJACENT_EXTRA)
        or block_fault(player, mark, 1 << cell)
    ):
        return wrong
    last = player.drawing is _NONE and player.empty == 1 << cell
    return faults.LastSpace() if last else None


def walk_fault(edition: Edition, state: State, player: Player, cell: Cell) -> Fault | None:
    """The pawn goes over Roads, after drawing, as far as the card's number (RU-18)."""
    if player.drawing is _NONE:
        return faults.DrawFirst()
    if cell not in _CELLS or not player.roads >> cell & 1:
        return faults.NoRoad(cell=name(cell))
    if cell == player.pawn:
        return faults.AlreadyThere(cell=name(cell))
    left = steps_left(edition, state, player)
    if distance(player.roads, player.pawn, cell, left) is None:
        return faults.TooFar(cell=name(cell), left=left)
    return None


def steps_left(edition: Edition, state: State, player: Player) -> int:
    """How far the pawn may still go this round (RU-18)."""
    return edition.numbers[state.line[0]] - player.steps


def warp_fault(edition: Edition, state: State, player: Player, cell: Cell) -> Fault | None:
    """A warp is a step of the move, from one Gate to another (RU-19)."""
    if player.drawing is _NONE:
        return faults.DrawFirst()
    if not player.gates >> player.pawn & 1:
        return faults.NotOnGate(cell=name(player.pawn))
    if cell not in _CELLS or cell == player.pawn or not player.gates >> cell & 1:
        return faults.NoOtherGate(cell=name(cell))
    return None if steps_left(edition, state, player) else faults.NoStepsLeft()


def confirm_fault(state: State, player: Player, escape: bool) -> Fault | None:
    """Nobody passes (RU-16); an escape is made in Phase 2 and from the Exit (RU-21)."""
    if player.drawing is _NONE:
        return faults.MustDraw()
    if not escape:
        return None
    if state.stage == 1:
        return faults.PhaseOne()
    return None if player.pawn == EXIT else faults.NotOnExit(cell=NAMES[EXIT])


def _letters(cards: Bits) -> str:
    return ", ".join(LETTERS[card] for card in members(cards))
