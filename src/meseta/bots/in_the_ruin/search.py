"""The search of the planning bots: the turn with the best outlook, or the best of a few in imagined futures.

What is imagined is seeded by the situation, so that one position has one answer, whoever asks and whenever.
"""

from typing import Final

import msgspec

from meseta.bots.bot import Budget, seeded_by
from meseta.bots.in_the_ruin.future import Future, final_worth
from meseta.bots.in_the_ruin.outlook import Outlook
from meseta.bots.in_the_ruin.situation import Situation
from meseta.bots.in_the_ruin.turns import Turn, best_turns
from meseta.bots.in_the_ruin.weights import WEIGHTS, Weights
from meseta.games.in_the_ruin.content import Edition


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


class Search:
    """Finds turns with one strength."""

    def __init__(self, edition: Edition, strength: Strength) -> None:
        self._edition: Final = edition
        self.strength: Final = strength

    def best_turn(self, now: Situation, budget: Budget) -> Turn:
        """The turn to play; with more budget, it is tried in more futures."""
        strength = self.strength
        turns = self._best_turns(now, strength.now, strength.candidates)
        if len(turns) == 1:
            return turns[0]
        return self._best_in_futures(now, turns, budget.share(strength.futures))

    def _best_turns(self, now: Situation, care: Care, count: int) -> list[Turn]:
        outlook = Outlook(self._edition, now, self.strength.weights)
        return best_turns(outlook, count, care.width, care.extras)

    def _best_in_futures(self, now: Situation, turns: list[Turn], futures: int) -> Turn:
        """The turn that does best in imagined futures; weaker ones are dropped along the way."""
        rng, strength = seeded_by(now, "choice"), self.strength
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
        strength = self.strength
        for ahead in range(strength.depth):
            now = future.after(now, turn, ahead)
            if now.over:
                return final_worth(self._edition, now, strength.weights.first_out)
            turn = self._best_turns(now, strength.later, 1)[0]
        return turn.worth
