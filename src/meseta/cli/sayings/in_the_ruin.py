"""What an action of In the Ruin does, in words."""

from collections.abc import Iterable

from meseta.core.game import AnyGame
from meseta.games.in_the_ruin.actions import Action, Confirm, Draw, Extra, Keep, Single, Walk, Warp
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.sheet import NAMES
from meseta.games.in_the_ruin.state import Mark
from meseta.games.in_the_ruin.view import View
from meseta.i18n.words import Words


def say(game: AnyGame, view: View, action: Action, words: Words) -> str:
    """Such as “draw Roads on f4, f5 and f6”."""
    assert isinstance(game, InTheRuin)
    routes = game.printed.routes
    match action:
        case Keep(kept):
            return words.say("do-keep", routes=tuple(routes[route] for route in kept))
        case Draw(mark, cells):
            return words.say(f"do-draw-{_kind(mark)}", cells=_names(cells))
        case Single(cell):
            return words.say("do-single", cell=NAMES[cell])
        case Extra(mark, cell, route):
            return words.say(f"do-extra-{_kind(mark)}", cell=NAMES[cell], route=routes[route])
        case Walk(cell):
            return words.say("do-walk", cell=NAMES[cell])
        case Warp(cell, route):
            return words.say("do-warp", cell=NAMES[cell], route=routes[route])
        case Confirm(escape):
            return words.say("do-escape" if escape else "do-confirm")
        case _:
            return ""


def _kind(mark: Mark) -> str:
    return "roads" if mark is Mark.ROAD else "walls"


def _names(cells: Iterable[int]) -> tuple[str, ...]:
    return tuple(NAMES[cell] for cell in cells)
