"""The rules of In the Ruin: what an action does. `legality` says what is allowed, `resolve` what happens at
the end of a round."""

from collections.abc import Set
from typing import Final

from msgspec.structs import replace

from meseta.core.errors import IllegalAction
from meseta.core.game import Event, GameInfo, Option, Options
from meseta.core.seats import CHANCE, Seat
from meseta.games.in_the_ruin import events as say
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
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.events import Log
from meseta.games.in_the_ruin.legality import fault, setup_card, steps_left
from meseta.games.in_the_ruin.reach import distance, path
from meseta.games.in_the_ruin.resolve import close_step_one, route_drawn, turned_up
from meseta.games.in_the_ruin.rounds import announce_setup
from meseta.games.in_the_ruin.sheet import LETTERS, NAMES, SHEET, Cell, Letter
from meseta.games.in_the_ruin.state import Drawing, Mark, Phase, Player, Special, State
from meseta.grids.bits import Bits, bits, members

INFO: Final = GameInfo(
    key="in_the_ruin",
    version=1,
    seats=range(1, 5),
    options=(
        Option("route_draw", ("everyone", "finders"), "RU-23"),
        Option("route_passes", ("once", "each"), "RU-23"),
        Option("removal", ("line_then_deck", "skip_when_depleted"), "RU-25"),
        Option("refill", ("to_3", "add_3"), "RU-28"),
    ),
)

_GROUPS: Final = tuple(frozenset(members(seats)) for seats in range(16))
"""Every set of seats, by its bits."""
_CHANCE: Final = frozenset({CHANCE})

# Looking up an enum's member costs more than most rules below.
_SETUP: Final = Phase.SETUP
_EXPLORE: Final = Phase.EXPLORE
_OVER: Final = Phase.OVER
_ROAD: Final = Mark.ROAD
_ROADS: Final = Drawing.ROADS
_WALLS: Final = Drawing.WALLS
_SINGLE: Final = Drawing.SINGLE
_EXTRA: Final = Special.EXTRA


def setup(edition: Edition, seats: int, options: Options) -> State:
    """The empty table, before chance deals anything."""
    chosen = INFO.resolve_options(seats, options)
    return State(
        Phase.DEAL,
        (Player(),) * seats,
        finders_draw=chosen["route_draw"] == "finders",
        deck=edition.all_cards,
        route_deck=edition.all_routes,
        draws_each_pass=chosen["route_passes"] == "each",
        skips_removal=chosen["removal"] == "skip_when_depleted",
        adds_three=chosen["refill"] == "add_3",
    )


def actors(state: State) -> Set[Seat]:
    """Everyone who has not confirmed, or chance; nobody once the game is over."""
    if state.phase is _EXPLORE or state.phase is _SETUP:
        return _GROUPS[state.waiting]
    return _GROUPS[0] if state.phase is _OVER else _CHANCE


def apply(edition: Edition, state: State, seat: Seat, action: Action, log: Log | None = None) -> State:
    """The state after the action; raises `IllegalAction` where there is a fault.

    What happened is logged in full; `narrate` hides the secrets.
    """
    if (wrong := fault(edition, state, seat, action)) is not None:
        raise IllegalAction(seat, wrong)
    return proceed(edition, state, seat, action, log)


def proceed(edition: Edition, state: State, seat: Seat, action: Action, log: Log | None = None) -> State:
    """The state after an action that is known to be legal."""
    if isinstance(action, (Walk, Extra, Draw, Single, Warp, Keep)):
        player = act(edition, state, state.players[seat], action)
        if log is not None:
            log.append(_own_event(edition, state, seat, player, action))
        return _with_player(state, seat, player)
    happened: Log = [] if log is None else log
    match action:
        case Confirm(escape):
            return confirm(edition, state, seat, escape, happened)
        case DrawRoute(route):
            return route_drawn(edition, state, route, happened)
        case TurnUp(card):
            return turned_up(edition, state, card, happened)
        case Deal(cards):
            return deal(state, cards, happened)
        case DealRoutes(routes):
            return deal_routes(edition, state, routes, happened)


def _with_player(state: State, seat: Seat, player: Player) -> State:
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return replace(state, players=players)


def act(
    edition: Edition, state: State, player: Player, action: Keep | Draw | Single | Extra | Walk | Warp
) -> Player:
    """The player's sheet and hand after one small action."""
    match action:  # the most frequent first: every case takes time
        case Walk(cell):
            steps = distance(player.roads, player.pawn, cell, len(SHEET.cells))
            assert steps is not None, "the path was checked before"
            return replace(player, pawn=cell, steps=player.steps + steps)
        case Extra(mark, cell, route):
            return extend(player, mark, 1 << cell, route)
        case Draw(mark, cells):
            return draw(edition, state, player, mark, cells)
        case Single(cell):
            return replace(
                player,
                walls=player.walls | 1 << cell,
                penalties=player.penalties + 1,
                drawing=_SINGLE,
            )
        case Warp(cell, route):
            return replace(spend(player, route), special=Special.WARP, pawn=cell, steps=player.steps + 1)
        case Keep(routes):
            return replace(player, kept=bits(routes))


def extend(player: Player, mark: Mark, space: Bits, route: RouteId) -> Player:
    """The player's sheet with an extra space marked, and the route card spent (RU-19)."""
    left = player.routes ^ 1 << route
    if mark == _ROAD:
        return replace(player, roads=player.roads | space, routes=left, spent=route, special=_EXTRA)
    return replace(player, walls=player.walls | space, routes=left, spent=route, special=_EXTRA)


def draw(edition: Edition, state: State, player: Player, mark: Mark, cells: tuple[Cell, ...]) -> Player:
    """The player's sheet with the shape drawn on it (RU-07, RU-16)."""
    spaces = bits(cells)
    if state.phase is _EXPLORE:
        if mark == _ROAD:
            return replace(player, roads=player.roads | spaces, drawing=_ROADS)
        return replace(player, walls=player.walls | spaces, drawing=_WALLS)
    card = setup_card(edition, player, cells)
    assert card is not None, "the shape was checked before"
    undrawn = player.undrawn ^ 1 << card
    if mark == _ROAD:
        return replace(
            player, roads=player.roads | spaces, undrawn=undrawn, road_shapes=player.road_shapes + 1
        )
    return replace(player, walls=player.walls | spaces, undrawn=undrawn)


def spend(player: Player, route: RouteId) -> Player:
    """The player without the route card, which is discarded when all have confirmed (RU-19, RU-38)."""
    return replace(player, routes=player.routes ^ 1 << route, spent=route)


def confirm(edition: Edition, state: State, seat: Seat, escape: bool, log: Log) -> State:
    """The seat has finished (RU-13); after the last one, everyone's actions take effect."""
    log.append(say.Confirmed(seat))
    waiting = state.waiting ^ 1 << seat
    confirmed = replace(state, waiting=waiting)
    if escape:
        confirmed = _with_player(confirmed, seat, replace(state.players[seat], leaving=True))
    if waiting:
        return confirmed
    following = announce_setup if state.phase is _SETUP else close_step_one
    return following(edition, confirmed, log)


def deal(state: State, cards: tuple[Letter, ...], log: Log) -> State:
    """A seat gets its explore cards; after the last seat the line is laid out (RU-05)."""
    seat = state.turn
    hand = bits(cards)
    log.append(say.Dealt(seat, len(cards), tuple(LETTERS[card] for card in cards)))
    dealt = _with_player(state, seat, replace(state.players[seat], dealt=hand, undrawn=hand))
    last = seat + 1 == len(state.players)
    return replace(
        dealt, deck=state.deck ^ hand, phase=Phase.LINE if last else Phase.DEAL, turn=0 if last else seat + 1
    )


def deal_routes(edition: Edition, state: State, routes: tuple[RouteId, ...], log: Log) -> State:
    """A seat gets its four route cards; after the last seat all set up together (RU-06)."""
    seat = state.turn
    hand = bits(routes)
    log.append(say.RoutesDealt(seat, len(routes), tuple(edition.routes[route] for route in routes)))
    dealt = _with_player(state, seat, replace(state.players[seat], routes=hand))
    last = seat + 1 == len(state.players)
    return replace(
        dealt,
        route_deck=state.route_deck ^ hand,
        phase=_SETUP if last else Phase.ROUTES,
        turn=0 if last else seat + 1,
        waiting=(1 << len(state.players)) - 1 if last else 0,
    )


def closes(action: Action) -> bool:
    """A confirmation is final; until then everything may be taken back (RU-13)."""
    return isinstance(action, Confirm)


def _own_event(
    edition: Edition,
    state: State,
    seat: Seat,
    player: Player,
    action: Keep | Draw | Single | Extra | Walk | Warp,
) -> Event:
    """The event by which the owner sees a small action."""
    match action:
        case Keep(routes):
            return say.Kept(seat, tuple(edition.routes[route] for route in routes))
        case Draw(mark, cells):
            clause = "RU-07" if state.phase is _SETUP else "RU-16"
            return say.Drawn(seat, mark.name.lower(), tuple(NAMES[cell] for cell in cells), clause)
        case Single(cell):
            return say.SingleDrawn(seat, NAMES[cell], player.penalties)
        case Extra(mark, cell, route):
            return say.ExtraDrawn(seat, mark.name.lower(), NAMES[cell], edition.routes[route])
        case Walk(cell):
            start = state.players[seat].pawn
            way = tuple(NAMES[step] for step in path(player.roads, start, cell))
            return say.Walked(seat, way, len(way) - 1, steps_left(edition, state, player))
        case Warp(cell, route):
            start = state.players[seat].pawn
            left = steps_left(edition, state, player)
            return say.Warped(seat, NAMES[start], NAMES[cell], edition.routes[route], left)
