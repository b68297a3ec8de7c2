"""Search that any game gets for free: Monte Carlo tree search over what a view leaves possible.

Every simulation fills in at random what is hidden (`Game.imagine`), walks down one tree of actions shared by
all these worlds, adds a leaf, and plays on as a guide would (the game's greedy bot) until its own next turn
is over. Chance is drawn afresh in each world and has no branches; every seat chooses its branch by its own
results (UCT). There may be too many actions to list, so a node widens only as it is visited, starting with
what the guide would do. At the root, many actions get a quick look at what they gain in this turn; the best
are tried in the same worlds, and the worse half of them is dropped again and again. Where a game has no
greedy bot, random play continues to the end.

Methods: Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search (2012), with one observer;
widening after Couëtoux and others, Continuous Upper Confidence Trees (2011); halving after Karnin, Koren and
Somekh, Almost Optimal Exploration in Multi-Armed Bandits (2013); playing on with a policy in order to improve
on it after Tesauro and Galperin, On-line Policy Improvement using Monte-Carlo Search (1996).
"""

from math import ceil, log2
from random import Random
from typing import Final, Generic

from meseta.bots.bot import Budget
from meseta.bots.guide import Guide, untried
from meseta.bots.search_tree import Tree
from meseta.core.actions import LegalActions
from meseta.core.game import Action, Game, State, View

__all__ = ["SearchBot"]

SIMULATIONS: Final = 96
GLANCES: Final = 32
"""Actions that are looked at for what they gain in this turn."""
ASKED: Final = 16
"""Of the first this many, the guide supplies half; all others are random."""
CANDIDATES: Final = 12
"""How many of them are tried further."""


class SearchBot(Generic[State, Action, View]):
    """Tries out its actions in worlds that look like what it sees."""

    def __init__(self, game: Game[State, Action, View]) -> None:
        self._game: Final = game

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """The action that did best in the same worlds, or the guide's where that may have been luck."""
        guide = Guide(self._game, rng)
        candidates = self._candidates(guide, view, legal, rng)
        if len(candidates) == 1:
            return candidates[0]
        tree = Tree(self._game, guide, view, rng.getrandbits(32))
        if guide.is_steady:
            candidates = tree.best_at_a_glance(candidates, CANDIDATES)
        rounds = ceil(log2(len(candidates)))
        work = budget.share(SIMULATIONS) // rounds
        for _ in range(rounds):
            tree.try_all(candidates, worlds=max(1, work // len(candidates)))
            if len(candidates) > 2:
                candidates = tree.better_half(candidates)
        return max(candidates, key=lambda action: tree.sure_gain(action, candidates[0]))

    def _candidates(
        self, guide: Guide[State, Action, View], view: View, legal: LegalActions[Action], rng: Random
    ) -> list[Action]:
        """The guide's action; then, alternately, its next best and a random one."""
        found = {guide.first(view, legal): None}
        asking = guide.is_steady
        while len(found) < GLANCES and (chance := untried(legal, found, rng)) is not None:
            idea = guide.another(view, legal, found) if asking and len(found) < ASKED else None
            asking = idea is not None
            if idea is not None:
                found[idea] = None
            found[chance] = None
        return list(found)
