"""A bot that scores exactly the most points its turn can give."""

from random import Random
from typing import Final

from meseta.bots.bot import Budget
from meseta.core.actions import LegalActions
from meseta.games.shifting_stones.actions import Action, End, Skip
from meseta.games.shifting_stones.best_turn import best_turn
from meseta.games.shifting_stones.distance import distances_for, pay
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import pack
from meseta.games.shifting_stones.view import View


class Greedy:
    """Scores the most points this turn can give, and ignores the next."""

    def __init__(self, game: ShiftingStones) -> None:
        self._deck: Final = game.deck

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """The next action of the best scoring line; where nothing scores, one that draws fresh cards."""
        line = best_turn(self._deck, pack(view.grid), view.hand)
        if line.actions:
            return line.actions[0]
        if Skip() in legal:
            return Skip()
        if view.acted or len(view.hand) < 2:
            return End()
        return self._trade_in_the_worst(view)

    def _trade_in_the_worst(self, view: View) -> Action:
        """The card furthest from scoring pays for a move towards the nearest one (ST-10)."""
        grid = pack(view.grid)
        distances = distances_for(self._deck)
        nearest, *_, furthest = sorted(view.hand, key=lambda card: distances.distance(grid, card))
        return pay(distances.line(grid, nearest)[0], furthest)
