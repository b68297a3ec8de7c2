"""A bot that plans whole turns."""

from random import Random
from typing import Final

from msgspec.structs import replace

from meseta.bots.bot import Budget
from meseta.bots.in_the_ruin.future import Future, final_points
from meseta.bots.in_the_ruin.outlook import Outlook, Weights
from meseta.bots.in_the_ruin.situation import Situation, seen
from meseta.bots.in_the_ruin.turns import Ends, Turn, best_turns, next_action
from meseta.core.actions import LegalActions
from meseta.core.game import AnyGame
from meseta.games.in_the_ruin.actions import Action, Confirm, Draw, Keep
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.sheet import EXIT
from meseta.games.in_the_ruin.state import Mark, Phase
from meseta.games.in_the_ruin.view import View
from meseta.grids.bits import bits


class Planner:
    """Plays the turn that leaves it best off."""

    weights = Weights()
    extras = 6
    width = 40
    candidates = 1
    """Turns that are looked at in imagined futures."""
    futures = 1
    depth = 2
    """Rounds each future is played on."""
    later_extras = 1
    later_width = 12

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, InTheRuin)
        self._edition: Final[Edition] = game.printed

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        assert view.viewer is not None, "a bot has a seat"
        now = seen(self._edition, view, view.viewer)
        if view.phase is Phase.SETUP:
            return self._set_up(view, now, legal)
        outlook = Outlook(self._edition, now, self.weights)
        turns = best_turns(outlook, self.candidates, self.extras, self.width)
        turn = turns[0] if len(turns) == 1 else self._tried(now, turns, rng)
        return next_action(self._edition, now, turn, Ends(outlook).cheapest)

    def _tried(self, now: Situation, turns: list[Turn], rng: Random) -> Turn:
        """The turn that does best in imagined futures."""
        totals = [0.0] * len(turns)
        alive = list(range(len(turns)))
        for number in range(self.futures):
            future = Future(self._edition, now, rng, self.weights.rival_finds)
            start = future.foreseen(now)
            for index in alive:
                totals[index] += self._played_on(future, start, turns[index])
            if number and len(alive) > 2:
                alive = sorted(alive, key=totals.__getitem__, reverse=True)[: (len(alive) + 1) * 2 // 3]
        return turns[max(alive, key=totals.__getitem__)]

    def _played_on(self, future: Future, now: Situation, turn: Turn) -> float:
        worth = turn.worth
        for number in range(self.depth):
            now = future.after(now, turn, number)
            if now.over:
                return final_points(self._edition, now)
            outlook = Outlook(self._edition, now, self.weights)
            turn = best_turns(outlook, 1, self.later_extras, self.later_width)[0]
            worth = turn.worth
        return worth

    def _set_up(self, view: View, now: Situation, legal: LegalActions[Action]) -> Action:
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


class Adept(Planner):
    """One turn, no future."""


class Expert(Planner):
    candidates = 5
    futures = 1
    depth = 2


class Master(Planner):
    candidates = 12
    futures = 6
    depth = 4
