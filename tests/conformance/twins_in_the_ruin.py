"""What is hidden in In the Ruin (RU-38): other sheets, pawns, penalties, hands, and what others just did."""

from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec.structs import replace

from meseta.core.game import AnyGame
from meseta.core.seats import CHANCE, Seat
from meseta.games.in_the_ruin.actions import Confirm, Deal, DealRoutes, DrawRoute, Extra, Keep, TurnUp, Warp
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.sheet import SHEET
from meseta.games.in_the_ruin.state import Phase
from meseta.testing import Ply


def in_the_ruin_twin(game: AnyGame, ply: Ply, viewer: Seat | None, rng: Random) -> tuple[Any, Any] | None:
    """The same position with hidden things exchanged, and an action that looks the same to the viewer.

    None for the last action of a solo game: its points are told, and by then all sheets are shown (RU-38).
    """
    if game.outcome(ply.after) is not None and len(ply.before.players) == 1:
        return None
    data = game.dump(ply.before)
    closing = isinstance(ply.action, Confirm) and len(data["waiting"]) == 1
    action = _swap_routes(data, ply, viewer, rng)
    if not (closing and data["phase"] == Phase.SETUP):
        action = _swap_cards(data, ply, action, viewer, rng)
    for seat, player in enumerate(data["players"]):
        if seat != viewer and data["phase"] > Phase.SETUP:
            kept = set() if seat != ply.seat else _cells(action)
            _redraw(player, data["phase"] == Phase.EXPLORE, kept, rng)
            if data["phase"] == Phase.EXPLORE and not closing and not player["escaped"]:
                player["pawn"] = rng.choice(player["roads"])
    twin = game.load(data)
    if ply.seat not in (viewer, CHANCE) and not closing:
        action = _another(game, twin, ply.seat, action, rng)
    return (twin, action) if game.fault(twin, ply.seat, action) is None else None


def _another(game: AnyGame, state: Any, seat: Seat, action: Any, rng: Random) -> Any:
    """Something else that the seat might do in secret; a confirmation stays one, with or without escape."""
    if isinstance(action, Confirm):
        other = Confirm(escape=not action.escape)
        return other if game.fault(state, seat, other) is None else action
    choices = [other for other in game.legal(state, seat) if not isinstance(other, Confirm)]
    return rng.choice(choices) if choices else action


def _cells(action: Any) -> set[int]:
    return {*getattr(action, "cells", ()), getattr(action, "cell", -1)}


def _redraw(player: dict[str, Any], exploring: bool, kept: set[int], rng: Random) -> None:
    """A different number of penalties, a different first rectangle, and a few more Walls."""
    player["penalties"] += rng.randrange(3)
    if player["rectangle"]:
        player["rectangle"] = [0, rng.randrange(11)]
    marked = {*player["roads"], *player["walls"], *kept, *HOUSE.places}
    empty = [cell for cell in SHEET.cells if cell not in marked]
    if len(empty) > 10:
        walls = rng.sample(empty, rng.randrange(4))
        player["walls"] = sorted([*player["walls"], *walls])
        if exploring and not player["escaped"]:
            player["settled"] = sorted([*player["settled"], *walls])


def _swap_routes(data: dict[str, Any], ply: Ply, viewer: Seat | None, rng: Random) -> Any:
    """Exchange the route cards in other hands, in the deck and among the spent ones."""
    dealt = _receiver(data) == viewer and isinstance(ply.action, DealRoutes | DrawRoute)
    fixed = _routes(ply.action) if dealt or ply.seat == viewer else set()
    others = [player for seat, player in enumerate(data["players"]) if seat != viewer]
    hidden = [*data["route_deck"], *data["route_discard"]]
    hidden += [route for player in others for route in player["routes"]]
    hidden += [player["spent"] for player in others if player["spent"] >= 0]
    other = _permutation((route for route in hidden if route not in fixed), rng)
    for piles in (data, *others):
        for pile in ("route_deck", "route_discard", "routes", "kept"):
            if pile in piles:
                piles[pile] = sorted(other.get(route, route) for route in piles[pile])
    for player in others:
        player["spent"] = other.get(player["spent"], player["spent"])
    match ply.action:
        case Keep(routes) | DealRoutes(routes):
            return replace(ply.action, routes=tuple(sorted(other.get(route, route) for route in routes)))
        case Extra() | Warp() | DrawRoute():
            return replace(ply.action, route=other.get(ply.action.route, ply.action.route))
        case action:
            return action


def _swap_cards(data: dict[str, Any], ply: Ply, action: Any, viewer: Seat | None, rng: Random) -> Any:
    """At set-up, exchange explore cards of one shape between other hands and the deck."""
    fixed: set[int] = set()
    if isinstance(action, TurnUp):
        fixed = {action.card}
    elif isinstance(action, Deal) and _receiver(data) == viewer:
        fixed = set(action.cards)
    others = [player for seat, player in enumerate(data["players"]) if seat != viewer]
    hidden = {*data["deck"], *(card for player in others for card in player["dealt"])} - fixed
    other: dict[int, int] = {}
    for shape in HOUSE.shapes:
        other |= _permutation((card for card in hidden if HOUSE.shape_of[card] == shape), rng)
    data["deck"] = sorted(other.get(card, card) for card in data["deck"])
    for player in others:
        drawn = set(player["dealt"]) - set(player["undrawn"])
        player["dealt"] = sorted(other.get(card, card) for card in player["dealt"])
        gone = {other.get(card, card) for card in drawn}
        player["undrawn"] = [card for card in player["dealt"] if card not in gone]
    if isinstance(action, Deal):
        return Deal(tuple(sorted(other.get(card, card) for card in action.cards)))
    return action


def _receiver(data: dict[str, Any]) -> Seat:
    """Whom chance is dealing to."""
    receiver: Seat = data["drawing"][0] if data["drawing"] else data["turn"]
    return receiver


def _routes(action: Any) -> set[int]:
    return {*getattr(action, "routes", ()), getattr(action, "route", -1)}


def _permutation(cards: Iterable[int], rng: Random) -> dict[int, int]:
    listed = sorted(cards)
    return dict(zip(listed, rng.sample(listed, len(listed)), strict=True))
