"""Bots that plan whole turns: the best by their outlook, or the best of a few in imagined futures.

They remember nothing from one action to the next: the rest of a turn is planned again from the view. What
they imagine is seeded by their situation, so that one position has one answer, whoever asks and whenever.
"""

from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from meseta.bots.bot import Budget, seeded_by
from meseta.bots.in_the_ruin.future import Future, final_worth
from meseta.bots.in_the_ruin.judging import load
from meseta.bots.in_the_ruin.opening import first_action
from meseta.bots.in_the_ruin.outlook import Outlook
from meseta.bots.in_the_ruin.situation import Situation, situation_in
from meseta.bots.in_the_ruin.turns import Turn, best_turns, next_action
from meseta.bots.in_the_ruin.weights import WEIGHTS, Weights
from meseta.core.actions import LegalActions
from meseta.core.game import Game
from meseta.games.in_the_ruin.actions import Action
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.state import Phase, State
from meseta.games.in_the_ruin.view import View


class Care(msgspec.Struct, frozen=True):
    """How closely the turns of one situation are examined."""

    width: int
    """Drawings of each mark that are judged fully, not only by what they fill."""
    extras: int
    """Turns for which an extra space is tried."""


class Strength(msgspec.Struct, frozen=True):
    """How far a planner looks."""

    now: Care
    candidates: int = 1
    """Turns that are tried in imagined futures; with one there is nothing to try."""
    futures: int = 0
    """Futures at a normal budget; twice the nodes give twice the futures."""
    depth: int = 0
    """Rounds that are played in each future."""
    later: Care = Care(12, 1)
    """How closely turns are examined there."""
    trust: float = 0.5
    """How much the outlook counts in addition to the result in a future: one future is only one."""
    weights: Weights = WEIGHTS
    """Its opinions."""
    first_weights: Weights = WEIGHTS
    """Those with which it sets up."""


ADEPT: Final = Strength(Care(width=4, extras=1), weights=replace(WEIGHTS, hurry=0.0))
EXPERT: Final = Strength(Care(width=30, extras=4), candidates=8, futures=2, depth=1)


class Planner:
    """Plays the turn that leaves it in the best situation."""

    def __init__(self, game: Game[State, Action, View], strength: Strength) -> None:
        assert isinstance(game, InTheRuin)
        self._edition: Final[Edition] = game.printed
        self._strength: Final = strength

    @property
    def pays_after(self) -> int:
        """Planners that imagine futures judge ten times as many turns as the others."""
        return 20 if self._strength.futures else 200

    def compiled(self) -> "Planner":
        """The same planner, its turns judged by compiled code from now on, as everybody's in this process."""
        load()
        return self

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """The next action of the best turn; nothing is left to `rng`."""
        assert view.viewer is not None, "a bot has a seat"
        now = situation_in(self._edition, view, view.viewer)
        if view.phase is Phase.SETUP:
            return first_action(self._edition, now, legal, self._strength.first_weights)
        return next_action(self._edition, now, self._plan(now, budget))

    def _plan(self, now: Situation, budget: Budget) -> Turn:
        strength = self._strength
        turns = self._best_turns(now, strength.now, strength.candidates)
        if len(turns) == 1:
            return turns[0]
        return self._best_in_futures(now, turns, budget.share(strength.futures))

    def _best_turns(self, now: Situation, care: Care, count: int) -> list[Turn]:
        outlook = Outlook(self._edition, now, self._strength.weights)
        return best_turns(outlook, count, care.width, care.extras)

    def _best_in_futures(self, now: Situation, turns: list[Turn], futures: int) -> Turn:
        """The turn that does best in imagined futures; weaker ones are dropped along the way."""
        rng, strength = seeded_by(now, "choice"), self._strength
        totals = [0.0] * len(turns)
        alive = list(range(len(turns)))
        for left in reversed(range(futures)):
            future = Future.imagined(self._edition, now, rng, strength.weights)
            start = future.foreseen(now)
            for index in alive:
                outcome = self._play_on(future, start, turns[index])
                totals[index] += outcome + strength.trust * turns[index].worth
            alive.sort(key=totals.__getitem__, reverse=True)
            if left:
                alive = alive[: max(2, len(alive) // 2)]
        return turns[alive[0]]

    def _play_on(self, future: Future, now: Situation, turn: Turn) -> float:
        """What the turn is worth after some rounds of plain good play."""
        strength = self._strength
        for ahead in range(strength.depth):
            now = future.after(now, turn, ahead)
            if now.over:
                return final_worth(self._edition, now, strength.weights.first_out)
            turn = self._best_turns(now, strength.later, 1)[0]
        return turn.worth
