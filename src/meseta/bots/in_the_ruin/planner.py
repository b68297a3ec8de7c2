"""A bot that plans whole turns."""

from random import Random
from typing import Final

from meseta.bots.bot import Budget
from meseta.bots.in_the_ruin.outlook import Outlook, Weights
from meseta.bots.in_the_ruin.situation import seen
from meseta.bots.in_the_ruin.turns import Ends, best_turns, next_action
from meseta.core.actions import LegalActions
from meseta.core.game import AnyGame
from meseta.games.in_the_ruin.actions import Action, Confirm, Draw, Keep
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.sheet import EXIT
from meseta.games.in_the_ruin.state import Mark, Phase
from meseta.games.in_the_ruin.view import View
from meseta.grids.bits import bits
from msgspec.structs import replace


class Planner:
    """Plays the turn that leaves it best off."""

    weights = Weights()
    extras = 6

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, InTheRuin)
        self._edition: Final[Edition] = game.printed

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        assert view.viewer is not None, "a bot has a seat"
        now = seen(self._edition, view, view.viewer)
        if view.phase is Phase.SETUP:
            return self._set_up(view, now, legal)
        outlook = Outlook(self._edition, now, self.weights)
        turn = best_turns(outlook, 1, self.extras)[0]
        return next_action(self._edition, now, turn, Ends(outlook).cheapest)

    def _set_up(self, view: View, now, legal) -> Action:
        choices = list(legal)
        draws = [a for a in choices if isinstance(a, Draw)]
        outlook = Outlook(self._edition, replace(now, pawn=EXIT, hand=()), self.weights)
        if draws:
            def worth(action: Draw) -> float:
                mask = bits(action.cells)
                roads = now.roads | mask if action.mark is Mark.ROAD else now.roads
                walls = now.walls | mask if action.mark is Mark.WALL else now.walls
                return outlook.sheet_worth(roads, walls, ())
            return max(draws, key=worth)
        keeps = [a for a in choices if isinstance(a, Keep)]
        if keeps:
            def kept(action: Keep) -> float:
                o = Outlook(self._edition, replace(now, pawn=EXIT, hand=action.routes), self.weights)
                return o.sheet_worth(now.roads, now.walls, action.routes)
            return max(keeps, key=kept)
        return Confirm()
