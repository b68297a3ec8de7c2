"""How a state of In the Ruin is stored: lists of small numbers, checked when they are loaded."""

from collections.abc import Iterator
from typing import Any

import msgspec

from meseta.core.errors import BadState
from meseta.core.game import Json
from meseta.core.problems import StateImpossible, StateUnreadable
from meseta.core.seats import Seat
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.resolve import FULL_HAND, LINE_LENGTH
from meseta.games.in_the_ruin.rules import INFO
from meseta.games.in_the_ruin.sheet import EXIT, SHEET, Cell, Letter, Rectangle, blocks
from meseta.games.in_the_ruin.state import NOTHING, NOWHERE, Drawing, Phase, Player, Special, State
from meseta.grids.bits import bits, members


class _StoredPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    roads: list[Cell]
    walls: list[Cell]
    gates: list[Cell]
    pawn: Cell
    gems: int
    penalties: int
    routes: list[RouteId]
    rectangle: list[Cell]
    escaped: int
    known_at: Letter
    dealt: list[Letter]
    undrawn: list[Letter]
    road_shapes: int
    kept: list[RouteId]
    settled: list[Cell]
    drawing: Drawing
    special: Special
    spent: RouteId
    steps: int
    leaving: bool


class _Readings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the table reads the rules (RU-23, RU-25, RU-28), and what one of the readings counts."""

    finders_draw: bool
    draws_each_pass: bool
    skips_removal: bool
    adds_three: bool
    laying: int


class _Stored(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    phase: Phase
    players: list[_StoredPlayer]
    deck: list[Letter]
    route_deck: list[RouteId]
    line: list[Letter]
    discard: list[Letter]
    route_discard: list[RouteId]
    active: list[Letter]
    used: list[Letter]
    stage: int
    round: int
    waiting: list[Seat]
    turn: Seat
    drawing: list[Seat]
    finders: list[Seat]
    announced: list[Letter]
    owing: int
    opened: list[Letter]
    finders_draw: bool | msgspec.UnsetType = msgspec.UNSET
    """The only option of the first tables, which are still stored as they were: their digests stay valid."""
    readings: _Readings | msgspec.UnsetType = msgspec.UNSET
    """All options, of a table that has chosen one of the others."""


_SETS = ("deck", "route_deck", "discard", "route_discard", "active", "used", "waiting", "drawing", "finders")
_STATE_SETS = frozenset((*_SETS, "announced", "opened"))
_OPTIONS = frozenset(("finders_draw", "readings"))
_PLAYER_SETS = frozenset(("roads", "walls", "gates", "routes", "dealt", "undrawn", "kept", "settled"))


def dump(state: State) -> Json:
    """The state as data to be stored."""
    stored = {
        field: members(getattr(state, field)) if field in _STATE_SETS else getattr(state, field)
        for field in _Stored.__struct_fields__
        if field not in _OPTIONS
    }
    players = [_dump_player(player) for player in state.players]
    return msgspec.to_builtins({**stored, "players": players, **_dump_options(state)})


def _dump_options(state: State) -> dict[str, bool | _Readings]:
    if not (state.draws_each_pass or state.skips_removal or state.adds_three):
        return {"finders_draw": state.finders_draw}
    fields = {field: getattr(state, field) for field in _Readings.__struct_fields__}
    return {"readings": _Readings(**fields)}


def _dump_player(player: Player) -> Json:
    stored = {
        field: members(getattr(player, field)) if field in _PLAYER_SETS else getattr(player, field)
        for field in _StoredPlayer.__struct_fields__
    }
    return {**stored, "rectangle": player.rectangle or ()}


def load(edition: Edition, data: Json) -> State:
    """The state that was stored; raises `BadState` with the part that is impossible."""
    try:
        stored = msgspec.convert(data, _Stored)
    except msgspec.ValidationError as error:
        raise BadState(StateUnreadable(detail=str(error))) from None
    if part := next(_impossible_members(edition, stored), None):
        raise BadState(StateImpossible(part=part))
    fields: dict[str, Any] = {  # type: ignore[explicit-any]  # each of its own type, as `_Stored` says
        field: bits(getattr(stored, field)) if field in _STATE_SETS else getattr(stored, field)
        for field in _Stored.__struct_fields__
        if field not in _OPTIONS
    }
    players = tuple(_load_player(player) for player in stored.players)
    state = State(**{**fields, "players": players, "line": tuple(stored.line), **_load_options(stored)})
    if part := _impossible(edition, state):
        raise BadState(StateImpossible(part=part))
    return state


def _load_options(stored: _Stored) -> dict[str, Any]:  # type: ignore[explicit-any]  # fields of `State`
    match stored.finders_draw, stored.readings:
        case bool(finders_draw), msgspec.UNSET:
            return {"finders_draw": finders_draw}
        case msgspec.UNSET, _Readings() as readings:
            return msgspec.structs.asdict(readings)
        case _:
            raise BadState(StateImpossible(part="readings"))


def _load_player(stored: _StoredPlayer) -> Player:
    fields: dict[str, Any] = {  # type: ignore[explicit-any]  # each of its own type, as `_StoredPlayer` says
        field: bits(getattr(stored, field)) if field in _PLAYER_SETS else getattr(stored, field)
        for field in _StoredPlayer.__struct_fields__
    }
    return Player(**{**fields, "rectangle": Rectangle(*stored.rectangle) if stored.rectangle else None})


def _impossible_members(edition: Edition, stored: _Stored) -> Iterator[str]:
    """Parts with members that do not exist, are repeated or are out of order."""
    seats, cards, routes = range(len(stored.players)), range(len(edition.places)), range(len(edition.routes))
    kinds = {
        "deck": cards, "line": cards, "discard": cards, "active": cards, "used": cards,
        "announced": cards, "opened": cards, "route_deck": routes, "route_discard": routes,
        "waiting": seats, "drawing": seats, "finders": seats,
    }  # fmt: skip  # by what they hold
    own_kinds = {
        "roads": SHEET.cells, "walls": SHEET.cells, "gates": SHEET.cells, "settled": SHEET.cells,
        "rectangle": SHEET.cells, "routes": routes, "kept": routes, "dealt": cards, "undrawn": cards,
    }  # fmt: skip  # by what they hold
    for part, kind in kinds.items():
        found = getattr(stored, part)
        if not set(found) <= set(kind) or (part in _STATE_SETS and found != sorted(set(found))):
            yield part
    for part, kind in own_kinds.items():
        for player in stored.players:
            found = getattr(player, part)
            twice = part in _PLAYER_SETS and found != sorted(set(found))
            if twice or not set(found) <= set(kind) or len(player.rectangle) not in (0, 2):
                yield part


def _impossible(edition: Edition, state: State) -> str | None:
    """The first part that no position can have (RU-E2)."""
    cards = [*members(state.deck), *state.line, *members(state.discard)]
    cards += [card for player in state.players for card in members(player.dealt)]
    routes = [*members(state.route_deck), *members(state.route_discard)]
    routes += [route for player in state.players for route in members(player.routes)]
    routes += [player.spent for player in state.players if player.spent != NOTHING]
    acting = state.phase in (Phase.SETUP, Phase.EXPLORE)
    parts = {
        "phase": state.phase is not Phase.OVER or _ended(state),
        "players": len(state.players) in INFO.seats,
        "deck": sorted(cards) == list(range(len(edition.places))),
        "route_deck": sorted(routes) == list(range(len(edition.routes))),
        "line": len(state.line) <= (len(edition.places) if state.adds_three else LINE_LENGTH)
        and (state.phase is not Phase.EXPLORE or len(state.line) > 0),
        "laying": 0 < state.laying <= min(LINE_LENGTH, state.deck.bit_count())
        if state.adds_three and state.phase in (Phase.REFILL, Phase.REBUILD)
        else state.laying == 0,
        "active": not state.active & state.used,
        "announced": not state.announced & ~state.active,
        "stage": state.stage in (1, 2),
        "round": state.round >= 0 and (state.round > 0) == (state.phase > Phase.SETUP),
        "waiting": bool(state.waiting) == acting,
        "turn": 0 <= state.turn < len(state.players),
        "drawing": bool(state.drawing) == (state.phase is Phase.DRAW),
        "owing": state.owing >= 0 and (state.owing > 0) == (state.phase in (Phase.REMOVE, Phase.COLLAPSE)),
        "sheets": all(_possible(edition, state, player) for player in state.players),
    }
    return next((part for part, possible in parts.items() if not possible), None)


def _ended(state: State) -> bool:
    """Whether there is a reason for the game to be over (RU-32)."""
    return all(player.escaped for player in state.players) or (state.stage == 2 and not state.line)


def _possible(edition: Edition, state: State, player: Player) -> bool:
    """Whether a sheet and its pawn can look like this (RU-12, RU-18, RU-24, RU-E2)."""
    started = state.phase > Phase.SETUP
    on_road = player.pawn in SHEET.cells and bool(player.roads >> player.pawn & 1)
    return (
        not player.roads & player.walls
        and not player.gates & ~(player.roads & edition.spaces(state.used))
        and not blocks(player.roads)
        and not player.settled & ~player.marks
        and (on_road if started and not player.escaped else player.pawn == NOWHERE)
        and (not started or bool(player.roads >> EXIT & 1))
        and (player.rectangle is not None) == (state.stage == 2)
        and min(player.gems, player.penalties, player.steps, player.road_shapes) >= 0
        and 0 <= player.escaped <= state.round
        and player.routes.bit_count() <= FULL_HAND
        and NOTHING <= player.known_at < len(edition.places)
        and not player.undrawn & ~player.dealt
        and not player.kept & ~player.routes
    )
