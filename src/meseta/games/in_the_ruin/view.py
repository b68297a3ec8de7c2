"""Who may know what in In the Ruin (RU-38)."""

from functools import lru_cache
from typing import Final

import msgspec

from meseta.core.seats import Seat
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.reach import path, stops
from meseta.games.in_the_ruin.scoring import Tally, escape_tally, tally
from meseta.games.in_the_ruin.sheet import Cell, Letter, Rectangle, largest_rectangle
from meseta.games.in_the_ruin.state import NOTHING, NOWHERE, Drawing, Phase, Player, Special, State
from meseta.grids.bits import Bits, members


class SheetView(msgspec.Struct, frozen=True):
    """A sheet, its pawn and its owner's route cards, all visible."""

    roads: tuple[Cell, ...]
    """Gates included."""
    walls: tuple[Cell, ...]
    gates: tuple[Cell, ...]
    pawn: Cell
    """-1 where it is not on the sheet."""
    penalties: int
    routes: tuple[RouteId, ...]
    rectangle: tuple[Cell, ...]
    """Two corners of the largest full rectangle at the end of Phase 1; empty before."""
    largest: tuple[Cell, ...]
    """Two corners of the largest full rectangle now (RU-31); empty on an empty sheet."""
    joined: tuple[tuple[Cell, ...], ...]
    """For each route card a path that connects its letters; empty where there is none (RU-33)."""
    points: Tally
    """What it is worth as it stands (RU-33)."""


class TurnView(msgspec.Struct, frozen=True):
    """How far the viewer's own part in a simultaneous step has progressed."""

    dealt: tuple[Letter, ...]
    """Set-up: the explore cards, and which of them are to be drawn."""
    undrawn: tuple[Letter, ...]
    road_shapes: int
    kept: tuple[RouteId, ...]
    settled: tuple[Cell, ...]
    """The marks made before this round."""
    drawing: Drawing
    special: Special
    spent: RouteId
    steps: int
    leaving: bool
    warp: tuple[Cell, ...]
    """Places the pawn can only reach with a warp, where a card can pay for one (RU-19)."""


class View(msgspec.Struct, frozen=True, tag="in_the_ruin"):
    """What one viewer knows of a position."""

    viewer: Seat | None
    """The seat that sees it; None is a spectator."""
    phase: Phase
    finders_draw: bool
    """The table's options, as in `State`."""
    draws_each_pass: bool
    skips_removal: bool
    adds_three: bool
    stage: int
    """Phase 1 or 2 of the rule book."""
    round: int
    waiting: tuple[Seat, ...]
    """Who has not confirmed yet."""

    line: tuple[Letter, ...]
    """Oldest first."""
    deck_size: int
    discard: tuple[Letter, ...]
    route_deck_size: int
    route_discard_size: int
    active: tuple[Letter, ...]
    used: tuple[Letter, ...]

    gems: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    """Route cards held, as they were when all had last confirmed."""
    escaped: tuple[int, ...]
    """The round in which each seat escaped; 0 for those still in the ruin."""
    escape_points: tuple[int, ...]
    """What each escape is worth; 0 for those still in the ruin (RU-34)."""
    known_at: tuple[Letter, ...]
    """The letter where the latest announcement placed each pawn; -1 where it did not."""

    turn: Seat
    drawing: tuple[Seat, ...]
    finders: tuple[Seat, ...]
    announced: tuple[Letter, ...]
    owing: int
    opened: tuple[Letter, ...]
    laying: int

    sheets: tuple[SheetView | None, ...]
    """The viewer's own; once the game is over, all."""
    own: TurnView | None


_listed: Final = lru_cache(4096)(members)
"""Sets of cards and seats recur from view to view; listing them each time would be half of a view's time."""


def observe(edition: Edition, state: State, viewer: Seat | None) -> View:
    """What the viewer may know: what is public and their own sheet; at the end all sheets (RU-38)."""
    over = state.phase is Phase.OVER
    return View(
        viewer=viewer,
        phase=state.phase,
        finders_draw=state.finders_draw,
        draws_each_pass=state.draws_each_pass,
        skips_removal=state.skips_removal,
        adds_three=state.adds_three,
        stage=state.stage,
        round=state.round,
        waiting=_listed(state.waiting),
        line=state.line,
        deck_size=state.deck.bit_count(),
        discard=_listed(state.discard),
        route_deck_size=state.route_deck.bit_count(),
        route_discard_size=state.route_discard.bit_count(),
        active=_listed(state.active),
        used=_listed(state.used),
        gems=tuple([player.gems for player in state.players]),
        hand_sizes=tuple([visible_hand(player).bit_count() for player in state.players]),
        escaped=tuple([player.escaped for player in state.players]),
        escape_points=tuple([escape_tally(state, seat) for seat in range(len(state.players))]),
        known_at=tuple([player.known_at for player in state.players]),
        turn=state.turn,
        drawing=_listed(state.drawing),
        finders=_listed(state.finders),
        announced=_listed(state.announced),
        owing=state.owing,
        opened=_listed(state.opened),
        laying=state.laying,
        sheets=tuple(
            [
                sheet(edition, state, seat) if over or seat == viewer else None
                for seat in range(len(state.players))
            ]
        ),
        own=None if viewer is None else own_turn(edition, state, state.players[viewer]),
    )


def visible_hand(player: Player) -> Bits:
    """The hand whose size others see: a card spent in secret still counts (RU-38)."""
    return player.routes | 1 << player.spent if player.spent != NOTHING else player.routes


def sheet(edition: Edition, state: State, seat: Seat) -> SheetView:
    """A player's sheet, visible."""
    player = state.players[seat]
    largest = _largest(player.roads | player.walls)
    joined = _joined(edition, player.roads, player.routes)
    held = player.kept or player.routes
    count = sum(
        [bool(way) and held >> card & 1 for card, way in zip(_listed(player.routes), joined, strict=True)]
    )
    return SheetView(
        roads=members(player.roads),
        walls=members(player.walls),
        gates=members(player.gates),
        pawn=player.pawn,
        penalties=player.penalties,
        routes=_listed(player.routes),
        rectangle=() if player.rectangle is None else tuple(player.rectangle),
        largest=largest or (),
        joined=joined,
        points=tally(state, seat, count, largest.area if largest else 0),
    )


@lru_cache(4096)
def _largest(marks: Bits) -> Rectangle | None:
    return largest_rectangle(marks)


@lru_cache(4096)
def _joined(edition: Edition, roads: Bits, routes: Bits) -> tuple[tuple[Cell, ...], ...]:
    return tuple([path(roads, *edition.ends(route)) for route in _listed(routes)])


def own_turn(edition: Edition, state: State, player: Player) -> TurnView:
    """What the player has done in this step."""
    moving = state.phase is Phase.EXPLORE and player.drawing is not Drawing.NONE and player.pawn != NOWHERE
    pays = player.routes and player.special is Special.NONE
    left = edition.numbers[state.line[0]] - player.steps if moving else 0
    reach = stops(player.roads, player.gates, player.pawn, left) if moving and pays else None
    return TurnView(
        dealt=_listed(player.dealt),
        undrawn=_listed(player.undrawn),
        road_shapes=player.road_shapes,
        kept=_listed(player.kept),
        settled=members(player.settled),
        drawing=player.drawing,
        special=player.special,
        spent=player.spent,
        steps=player.steps,
        leaving=player.leaving,
        warp=members(reach.warp) if reach else (),
    )
