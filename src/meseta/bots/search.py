"""Search that any game gets for free: Monte-Carlo trees over what a view leaves possible.

Every simulation fills in at random what is hidden (`Game.imagine`), walks down one tree of actions shared by
all these worlds, adds a leaf, and plays on as a guide would (the game's greedy bot) until its own next turn
is over. Chance is drawn anew in each world and has no branches; every seat chooses its branch by its own
results (UCT). Actions may be too many to list, so a node only widens as it is visited: what the guide would
do comes first. At the root, many actions get a glance at what they bring in this turn; the best are tried in
the same worlds, and the worse half of them is dropped again and again. Where a game has no greedy bot, chance
plays on to the end.

Methods: Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search (2012), with one observer;
widening after Couëtoux and others, Continuous Upper Confidence Trees (2011); halving after Karnin, Koren and
Somekh, Almost Optimal Exploration in Multi-Armed Bandits (2013); playing on as a policy does, in order to
improve on it, after Tesauro and Galperin, On-line Policy Improvement using Monte-Carlo Search (1996).
"""

from math import ceil, log2
from random import Random
from typing import Final, Generic

from meseta.bots.bot import Budget
from meseta.bots.guide import Guide, untried
from meseta.bots.search_tree import Tree
from meseta.core.actions import LegalActions
from meseta.core.game import Action, Game, State, View

SIMULATIONS: Final = 96
GLANCES: Final = 32
"""Actions that are looked at for what they bring in this turn."""
ASKED: Final = 16
"""The guide is asked for half of the first so many; the others are drawn by lot."""
CANDIDATES: Final = 12
"""Those of them that are tried further."""


class SearchBot(Generic[State, Action, View]):
    """Tries what it could do in worlds that look like what it sees."""

    def __init__(self, game: Game[State, Action, View]) -> None:
        self._game: Final = game

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """The action that did best in the same worlds; the guide's, where that may have been luck."""
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
        """What the guide would do; then, by turns, what else it would and anything."""
        found = {guide.first(view, legal): None}
        asking = guide.is_steady
        while len(found) < GLANCES and (chance := untried(legal, found, rng)) is not None:
            idea = guide.another(view, legal, found) if asking and len(found) < ASKED else None
            asking = idea is not None
            if idea is not None:
                found[idea] = None
            found[chance] = None
        return list(found)
