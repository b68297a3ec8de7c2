"""How people write the actions of In the Ruin: `r f4 f5 f6`, `w c2 c3 d3`, `c d4`, `go f6`, `done`."""

import re
from collections.abc import Iterable
from typing import Final, assert_never

from meseta.core.errors import UnreadableNotation
from meseta.core.problems import NoAction
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
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.problems import NoSuchRoute
from meseta.games.in_the_ruin.sheet import CELL_OF, LETTERS, Cell, name
from meseta.games.in_the_ruin.state import Mark

LONGEST: Final = 300
_CELL: Final = r"[a-k](?:1[01]|[1-9])"
_CELLS: Final = rf"({_CELL}(?: ?{_CELL}){{0,9}})"
_PAIR: Final = r"([a-x]{2})"
_MARK: Final = {"r": Mark.ROAD, "w": Mark.WALL}
_SIGN: Final = {Mark.ROAD: "r", Mark.WALL: "w"}


def write(edition: Edition, action: Action) -> str:
    """The action as people write it."""
    routes = edition.routes
    match action:
        case Keep(kept):
            return _line("keep", (routes[route] for route in kept))
        case Draw(mark, cells):
            return _line(_SIGN[mark], map(name, cells))
        case Single(cell):
            return f"c {name(cell)}"
        case Extra(mark, cell, route):
            return f"+{_SIGN[mark]} {name(cell)} {routes[route]}"
        case Walk(cell):
            return f"go {name(cell)}"
        case Warp(cell, route):
            return f"warp {name(cell)} {routes[route]}"
        case Confirm(escape):
            return "escape" if escape else "done"
        case Deal(cards):
            return _line("deal", (LETTERS[card] for card in cards))
        case DealRoutes(dealt):
            return _line("routes", (routes[route] for route in dealt))
        case TurnUp(card):
            return f"turn {LETTERS[card]}"
        case DrawRoute(route):
            return f"route {routes[route]}"
        case _:
            assert_never(action)


def _line(verb: str, words: Iterable[str]) -> str:
    return " ".join([verb, *words])


def read(edition: Edition, text: str) -> Action:
    """The action that was written; spaces and route cards may come in any order."""
    if len(text) > LONGEST:
        raise UnreadableNotation(NoAction(text=f"{text[:60]}…", game="in_the_ruin"))
    text = " ".join(text.lower().split())
    if text in ("done", "escape"):
        return Confirm(escape=text == "escape")
    if found := re.fullmatch(rf"([rw]) {_CELLS}", text):
        return Draw(_MARK[found[1]], tuple(sorted(_cells(found[2]))))
    if found := re.fullmatch(rf"(c|go) ({_CELL})", text):
        cell = CELL_OF[found[2]]
        return Single(cell) if found[1] == "c" else Walk(cell)
    if found := re.fullmatch(rf"(\+[rw]|warp) ({_CELL}) {_PAIR}", text):
        cell, route = CELL_OF[found[2]], _route(edition, found[3])
        return Warp(cell, route) if found[1] == "warp" else Extra(_MARK[found[1][1]], cell, route)
    if found := re.fullmatch(r"(keep|routes)((?: [a-x]{2}){1,24})", text):
        routes = tuple(sorted(_route(edition, pair) for pair in found[2].split()))
        return Keep(routes) if found[1] == "keep" else DealRoutes(routes)
    if found := re.fullmatch(rf"route {_PAIR}", text):
        return DrawRoute(_route(edition, found[1]))
    if found := re.fullmatch(r"deal((?: [a-x]){1,24})", text):
        return Deal(tuple(sorted(LETTERS.index(letter.upper()) for letter in found[1].split())))
    if found := re.fullmatch(r"turn ([a-x])", text):
        return TurnUp(LETTERS.index(found[1].upper()))
    raise UnreadableNotation(NoAction(text=text[:60], game="in_the_ruin"))


def _cells(text: str) -> list[Cell]:
    return [CELL_OF[cell] for cell in re.findall(_CELL, text)]


def _route(edition: Edition, pair: str) -> int:
    route = edition.route_ids.get("".join(sorted(pair.upper())))
    if route is None:
        raise UnreadableNotation(NoSuchRoute(route=pair.upper(), known=" ".join(edition.routes)))
    return route
