"""Who may know what in In the Ruin (RU-38)."""

from functools import lru_cache
from operator import attrgetter
from typing import Final

import msgspec
from msgspec.structs import replace

from meseta.core.latest import Latest
from meseta.core.seats import Seat
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.reach import path, stops
from meseta.games.in_the_ruin.scoring import Tally, escape_tally, tally
from meseta.games.in_the_ruin.sheet import Cell, Letter, largest_rectangle
from meseta.games.in_the_ruin.state import NOTHING, NOWHERE, Drawing, Phase, Player, Special, State
from meseta.grids.bits import Bits, members

__all__ = ["SheetView", "TurnView", "View"]


class SheetView(msgspec.Struct, frozen=True, gc=False):
    """A sheet, its pawn and its owner's route cards, all visible."""

    roads: tuple[Cell, ...]
    """Spaces drawn as Roads, Gates included (RU-04)."""
    walls: tuple[Cell, ...]
    """Spaces drawn as Walls (RU-04)."""
    gates: tuple[Cell, ...]
    """The Roads that are Gates (RU-04)."""
    pawn: Cell
    """Where the pawn stands; -1 where it is not on the sheet."""
    penalties: int
    """Penalties for single Walls (RU-16)."""
    routes: tuple[RouteId, ...]
    """The route cards held."""
    rectangle: tuple[Cell, ...]
    """Two corners of the largest full rectangle at the end of Phase 1; empty before."""
    largest: tuple[Cell, ...]
    """Two corners of the largest full rectangle now (RU-31); empty on an empty sheet."""
    joined: tuple[tuple[Cell, ...], ...]
    """For each route card a path that connects its letters; empty where there is none (RU-33)."""
    points: Tally
    """What it is worth as it stands (RU-33)."""


class TurnView(msgspec.Struct, frozen=True, gc=False):
    """How far the viewer's own part in a simultaneous step has progressed."""

    dealt: tuple[Letter, ...]
    """Set-up: the explore cards dealt, which will be announced (RU-08)."""
    undrawn: tuple[Letter, ...]
    """Set-up: those of them not yet drawn (RU-07)."""
    road_shapes: int
    """Set-up: how many were drawn as Roads (RU-07)."""
    kept: tuple[RouteId, ...]
    """Set-up: the route cards chosen (RU-06)."""
    settled: tuple[Cell, ...]
    """The marks made before this round."""
    drawing: Drawing
    """What has been drawn this round (RU-16)."""
    special: Special
    """The special action of this round (RU-19)."""
    spent: RouteId
    """The route card that paid for it; -1 for none (RU-19)."""
    steps: int
    """Steps taken this round (RU-18)."""
    leaving: bool
    """Whether the confirmation was an escape (RU-21)."""
    warp: tuple[Cell, ...]
    """Places the pawn can only reach with a warp, where a card can pay for one (RU-19)."""


class View(msgspec.Struct, frozen=True, gc=False, tag="in_the_ruin"):
    """What one viewer knows of a position."""

    viewer: Seat | None
    """The seat that sees it; None is a spectator."""
    phase: Phase
    """Who is to act, and for what."""
    finders_draw: bool
    """The option `route_draw`: whether only finders draw route cards (RU-23)."""
    draws_each_pass: bool
    """The option `route_passes`: whether route cards are drawn in every pass of a chain (RU-23)."""
    skips_removal: bool
    """The option `removal`: whether no card is removed once the deck is out (RU-25)."""
    adds_three: bool
    """The option `refill`: whether the line grows by three instead of being filled up to three (RU-28)."""
    stage: int
    """Phase 1 or 2 of the rule book."""
    round: int
    """Counted from 1 through both phases; 0 is the set-up."""
    waiting: tuple[Seat, ...]
    """Who has not confirmed yet."""

    line: tuple[Letter, ...]
    """The explore cards to draw from, oldest first (RU-15)."""
    deck_size: int
    """How many explore cards are not yet seen."""
    discard: tuple[Letter, ...]
    """Explore cards that were used or removed."""
    route_deck_size: int
    """How many route cards are not yet drawn."""
    route_discard_size: int
    """How many route cards were spent or returned."""
    active: tuple[Letter, ...]
    """Letters whose gem can be found (RU-08, RU-26)."""
    used: tuple[Letter, ...]
    """Letters found once: no more gems there (RU-24)."""

    gems: tuple[int, ...]
    """How many gems each seat has found."""
    hand_sizes: tuple[int, ...]
    """Route cards held, as they were when all had last confirmed."""
    escaped: tuple[int, ...]
    """The round in which each seat escaped; 0 for those still in the ruin."""
    escape_points: tuple[int, ...]
    """What each escape is worth; 0 for those still in the ruin (RU-34)."""
    known_at: tuple[Letter, ...]
    """The letter where the latest announcement placed each pawn; -1 where it did not."""

    turn: Seat
    """Whom chance is dealing to (RU-05, RU-06)."""
    drawing: tuple[Seat, ...]
    """The seats chance still owes a route card (RU-23)."""
    finders: tuple[Seat, ...]
    """The seats that found a gem this round (RU-23)."""
    announced: tuple[Letter, ...]
    """The letters found in this pass (RU-24)."""
    owing: int
    """Explore cards still to be removed (RU-25, RU-29)."""
    opened: tuple[Letter, ...]
    """The letters of the cards removed in this pass (RU-26)."""
    laying: int
    """Explore cards still to be added to the line, where three are added (RU-28)."""

    sheets: tuple[SheetView | None, ...]
    """Each seat's sheet: during the game only the viewer's own, None for the others; once it is over, all."""
    own: TurnView | None
    """The viewer's own part in this step; None for a spectator."""


_listed: Final = lru_cache(4096)(members)
"""Sets of cards, spaces and seats recur from view to view; listing each anew would be half of a view."""

# Looking up an enum's member costs more than reading any field below.
_EXPLORE: Final = Phase.EXPLORE
_OVER: Final = Phase.OVER
_NO_SPECIAL: Final = Special.NONE
_NOT_DRAWN: Final = Drawing.NONE


def observe(edition: Edition, state: State, viewer: Seat | None) -> View:
    """What the viewer may know: what is public and their own sheet; at the end all sheets (RU-38)."""
    public, waiting = table(state), _listed(state.waiting)
    if viewer is None and state.phase is not _OVER:
        return replace(public, waiting=waiting)
    own = None if viewer is None else own_turn(edition, state, state.players[viewer])
    if state.phase is _OVER:
        sheets: tuple[SheetView | None, ...] = tuple(
            [sheet(edition, state, seat) for seat in range(len(state.players))]
        )
    elif viewer is not None:
        shown: list[SheetView | None] = [None] * len(state.players)
        shown[viewer] = sheet(edition, state, viewer)
        sheets = tuple(shown)
    return replace(public, viewer=viewer, waiting=waiting, sheets=sheets, own=own)


# Until a round is over, nearly everything public is as it was, and on the sheet of whoever walks nothing
# changes but the pawn's place. So a view begins with what was made last: where that was made of the same, it
# is the same.

_TABLE: Final[Latest[tuple[State, tuple[object, ...]], View]] = Latest()
_SHEETS: Final[tuple[Latest[tuple[object, ...], SheetView], ...]] = tuple(Latest() for _ in range(4))
_LARGEST: Final[tuple[Latest[Bits, tuple[tuple[Cell, ...], int]], ...]] = tuple(Latest() for _ in range(4))
"""By seat, these two."""

_PUBLIC: Final = attrgetter("gems", "routes", "spent", "escaped", "known_at")
"""What of a player anything public is made of."""


def table(state: State) -> View:
    """What everybody knows while all sheets are secret, except whom they wait for."""
    made_of = replace(state, players=(), waiting=0), tuple(map(_PUBLIC, state.players))
    before, made = _TABLE.kept
    if made is None or made_of != before:
        made = _table(state)
        _TABLE.kept = made_of, made
    return made


def _table(state: State) -> View:
    players = state.players
    # By position, in the order above: with their names, a view would cost half as much again.
    return View(
        None,
        state.phase,
        state.finders_draw,
        state.draws_each_pass,
        state.skips_removal,
        state.adds_three,
        state.stage,
        state.round,
        (),
        state.line,
        state.deck.bit_count(),
        _listed(state.discard),
        state.route_deck.bit_count(),
        state.route_discard.bit_count(),
        _listed(state.active),
        _listed(state.used),
        tuple([player.gems for player in players]),
        tuple([visible_hand(player).bit_count() for player in players]),
        tuple([player.escaped for player in players]),
        tuple([escape_tally(state, seat) for seat in range(len(players))]),
        tuple([player.known_at for player in players]),
        state.turn,
        _listed(state.drawing),
        _listed(state.finders),
        _listed(state.announced),
        state.owing,
        _listed(state.opened),
        state.laying,
        (None,) * len(players),
        None,
    )


def visible_hand(player: Player) -> Bits:
    """The hand whose size others see: a card spent in secret still counts (RU-38)."""
    return player.routes | 1 << player.spent if player.spent != NOTHING else player.routes


def sheet(edition: Edition, state: State, seat: Seat) -> SheetView:
    """A player's sheet, visible."""
    player = state.players[seat]
    made_of = (
        edition,
        player.roads,
        player.walls,
        player.gates,
        player.routes,
        player.kept,
        player.gems,
        player.penalties,
        player.rectangle,
        escape_tally(state, seat) if player.escaped or state.phase is _OVER else 0,
    )
    latest = _SHEETS[seat]
    before, made = latest.kept
    if made is None or made_of != before:
        made = _sheet(edition, state, seat)
        latest.kept = made_of, made
    return replace(made, pawn=player.pawn)


def _sheet(edition: Edition, state: State, seat: Seat) -> SheetView:
    player = state.players[seat]
    corners, area = _largest(player.roads | player.walls, seat)
    joined = _joined(edition, player.roads, player.routes)
    held = player.kept or player.routes
    count = 0
    if any(joined):
        count = sum(
            bool(way) and held >> card & 1 for card, way in zip(_listed(player.routes), joined, strict=True)
        )
    return SheetView(
        _listed(player.roads),
        _listed(player.walls),
        _listed(player.gates),
        NOWHERE,
        player.penalties,
        _listed(player.routes),
        () if player.rectangle is None else tuple(player.rectangle),
        corners,
        joined,
        tally(state, seat, count, area),
    )


def _largest(marks: Bits, seat: Seat) -> tuple[tuple[Cell, ...], int]:
    """Two corners of the largest rectangle, and its area: quickly found from that seat's sheet before."""
    latest = _LARGEST[seat]
    before, made = latest.kept
    if made is None or marks != before:
        known = made[1] if made is not None and before is not None and not before & ~marks else 0
        found = largest_rectangle(marks, known)
        made = ((), 0) if found is None else (found, found.area)
        latest.kept = marks, made
    return made


def _joined(edition: Edition, roads: Bits, routes: Bits) -> tuple[tuple[Cell, ...], ...]:
    both = edition.both_ends
    ways = [
        _path(roads, *edition.ends(route)) if roads & (ends := both[route]) == ends else ()
        for route in _listed(routes)
    ]
    return tuple(ways)


_path: Final = lru_cache(1024)(path)


def own_turn(edition: Edition, state: State, player: Player) -> TurnView:
    """What the player has done in this step."""
    moving = state.phase is _EXPLORE and player.drawing is not _NOT_DRAWN and player.pawn != NOWHERE
    pays = player.routes and player.special is _NO_SPECIAL
    left = edition.numbers[state.line[0]] - player.steps if moving else 0
    return TurnView(
        _listed(player.dealt),
        _listed(player.undrawn),
        player.road_shapes,
        _listed(player.kept),
        _listed(player.settled),
        player.drawing,
        player.special,
        player.spent,
        player.steps,
        player.leaving,
        _warps(player.roads, player.gates, player.pawn, left) if moving and pays else (),
    )


def _warps(roads: Bits, gates: Bits, pawn: Cell, steps: int) -> tuple[Cell, ...]:
    """The places that the pawn can only reach with a warp: it takes two Gates."""
    return members(stops(roads, gates, pawn, steps).warp) if gates & gates - 1 else ()
