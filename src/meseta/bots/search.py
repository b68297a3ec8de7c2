"""Search that any game gets for free: Monte-Carlo trees over what a view leaves possible.

Every simulation fills in at random what is hidden (`Game.imagine`), walks down one tree of actions shared by
all these worlds, adds a leaf, and plays on as the game's greedy bot would for a few turns. Chance is drawn
anew each time and has no branches; every seat chooses its branch by its own results (UCT). Actions may be
too many to list, so a node only widens as it is visited: the greedy action comes first, then samples. At the
root, candidates are tried in the same worlds, and the worse half of them is dropped again and again.

Methods: Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search (2012), with one observer;
widening after Couëtoux and others, Continuous Upper Confidence Trees (2011); halving after Karnin, Koren and
Somekh, Almost Optimal Exploration in Multi-Armed Bandits (2013).
"""

from collections.abc import Sequence
from math import ceil, exp, log, log2, sqrt
from random import Random
from typing import Any, Final

from meseta.bots.bot import NORMAL, Bot, Budget
from meseta.core.actions import LegalActions
from meseta.core.game import AnyGame
from meseta.core.seats import CHANCE, Seat

SIMULATIONS: Final = 96
CANDIDATES: Final = 16
"""Actions that are tried at the root."""
ROUNDS: Final = 2
"""How many turns of each seat are played on before the scores are compared."""
MOST_ACTIONS: Final = 60
"""Of one simulation, whatever a turn is in the game."""
CURIOSITY: Final = 0.2
"""How much a branch gains by having been tried seldom."""
PATIENCE: Final = 12
"""Visits before a node gets its second branch: rather play well than try everything."""
DOUBT: Final = 2.0
"""Standard errors by which an action must do better than the greedy one."""
POLICY: Final = "greedy"


class Node:
    """A line of actions from the root, over all worlds in which it was possible."""

    __slots__ = ("branches", "seen", "values", "visits")

    def __init__(self, seats: int) -> None:
        self.branches: dict[Any, Node] = {}
        self.visits = 0
        self.seen = 0
        """How often it could have been chosen."""
        self.values = [0.0] * seats
        """What each seat has got out of it, summed up."""

    def mean(self, seat: Seat) -> float:
        """What the seat gets out of it."""
        return self.values[seat] / self.visits


class SearchBot:
    """Tries what it could do in worlds that look like what it sees."""

    def __init__(self, game: AnyGame) -> None:
        from meseta.bots.registry import make_bot, own_bots

        self._game: Final = game
        known = own_bots(game.info.key)
        self._policy: Final[Bot] = make_bot(POLICY if POLICY in known else "random", game)

    def choose(self, view: Any, legal: LegalActions[Any], budget: Budget, rng: Random) -> Any:
        """The action that did best in the same worlds; the greedy one, where that may have been luck."""
        tree = Tree(self._game, self._policy, view, rng.getrandbits(64))
        candidates = self._candidates(view, legal, rng)
        work = budget.share(SIMULATIONS)
        rounds = max(1, ceil(log2(len(candidates))))
        for _ in range(rounds):
            for _ in range(max(1, work // (rounds * len(candidates)))):
                tree.try_all(candidates)
            if len(candidates) > 2:
                candidates = tree.better_half(candidates)
        return max(candidates, key=lambda action: tree.sure_gain(action, candidates[0]))

    def _candidates(self, view: Any, legal: LegalActions[Any], rng: Random) -> list[Any]:
        """The greedy action, and others at random."""
        found = {self._policy.choose(view, legal, NORMAL, rng): None}
        for _ in range(2 * CANDIDATES):
            if len(found) < CANDIDATES:
                found.setdefault(legal.sample(rng))
        return list(found)


class Tree:
    """What was tried in the mind, and what came of it."""

    def __init__(self, game: AnyGame, policy: Bot, view: Any, seed: int) -> None:
        self._game: Final = game
        self._policy: Final = policy
        self._view: Final = view
        self._seat: Final[Seat] = view.viewer
        self._seed: Final = seed
        self._worlds = 0
        self._rng = Random(seed)
        self._seats = 0
        self._root: Final[dict[Any, Node]] = {}
        self._results: Final[dict[Any, list[float]]] = {}
        """What each candidate got, world by world."""
        self._scale: Final = _Scale()

    def try_all(self, candidates: Sequence[Any]) -> None:
        """Follow each of the actions in the same new world."""
        self._worlds += 1
        for action in candidates:
            self._rng = Random(self._seed + self._worlds)
            state = self._game.imagine(self._view, self._rng)
            self._seats = len(self._game.score(state))
            node = self._root.setdefault(action, Node(self._seats))
            before = node.values[self._seat]
            self._follow(self._game.apply(state, self._seat, action), node)
            self._results.setdefault(action, []).append(node.values[self._seat] - before)

    def better_half(self, candidates: Sequence[Any]) -> list[Any]:
        """The first, which is the greedy one, and the best others."""
        greedy, *others = candidates
        others.sort(key=lambda action: -self._root[action].mean(self._seat))
        return [greedy, *others[: len(candidates) // 2]]

    def sure_gain(self, action: Any, greedy: Any) -> float:
        """By how much the action did better in the same worlds, less what chance may have done for it."""
        gains = [a - b for a, b in zip(self._results[action], self._results[greedy], strict=False)]
        mean = sum(gains) / len(gains)
        spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains))
        return mean - DOUBT * spread / sqrt(len(gains))

    def _follow(self, state: Any, node: Node) -> None:
        """Down the tree, and a few turns beyond."""
        game = self._game
        path = [node]
        in_tree = True
        turns = actions = 1
        turn: Seat | None = self._seat
        while (actors := game.actors(state)) and actions < MOST_ACTIONS:
            seat = min(actors)
            if seat == CHANCE:
                state = game.apply(state, CHANCE, game.chance(state).sample(self._rng))
                turn = None
                continue
            if seat != turn:
                turns += 1
                turn = seat
                if turns > ROUNDS * self._seats:
                    break
            if in_tree:
                action, in_tree = self._descend(node, state, seat)
                node = node.branches[action]
                path.append(node)
            else:
                action = self._greedy(state, seat)
            state = game.apply(state, seat, action)
            actions += 1
        self._learn(path, self._values(state))

    def _descend(self, node: Node, state: Any, seat: Seat) -> tuple[Any, bool]:
        """The branch to follow, and whether it had been followed before."""
        legal = self._game.legal(state, seat)
        possible = [(action, branch) for action, branch in node.branches.items() if action in legal]
        for _, branch in possible:
            branch.seen += 1
        if node.visits < PATIENCE or not possible:
            # What was greedy in another world may be foolish in this one.
            action = self._greedy(state, seat)
        elif len(possible) > sqrt(node.visits / PATIENCE):
            return max(possible, key=lambda pair: self._promise(pair[1], seat))[0], True
        else:
            action = legal.sample(self._rng)
        known = action in node.branches
        if not known:
            node.branches[action] = Node(self._seats)
            node.branches[action].seen = 1
        return action, known

    def _greedy(self, state: Any, seat: Seat) -> Any:
        view, legal = self._game.observe(state, seat), self._game.legal(state, seat)
        return self._policy.choose(view, legal, NORMAL, self._rng)

    def _promise(self, branch: Node, seat: Seat) -> float:
        return branch.mean(seat) + CURIOSITY * sqrt(log(branch.seen + 1) / branch.visits)

    def _values(self, state: Any) -> list[float]:
        """What the seats have got out of it, between 0 and 1: who leads by how much, or who has won."""
        totals = [score.total for score in self._game.score(state)]
        leads = [
            own - max((*totals[:seat], *totals[seat + 1 :]), default=0) for seat, own in enumerate(totals)
        ]
        values = self._scale.between(leads)
        outcome = self._game.outcome(state)
        if outcome is None or len(totals) == 1:
            return values
        share = 1 / max(1, len(outcome.winners))
        won = [share if seat in outcome.winners else 0.0 for seat in range(len(totals))]
        return [0.3 * value + 0.7 * win for value, win in zip(values, won, strict=True)]

    def _learn(self, path: list[Node], values: list[float]) -> None:
        for node in path:
            node.visits += 1
            for seat, value in enumerate(values):
                node.values[seat] += value


class _Scale:
    """Leads as values between 0 and 1, by how far they usually spread in this search."""

    def __init__(self) -> None:
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0

    def between(self, leads: Sequence[float]) -> list[float]:
        """An even game is worth a half to everyone; alone, what was usual so far."""
        self._count += 1
        change = leads[0] - self._mean
        self._mean += change / self._count
        self._squares += change * (leads[0] - self._mean)
        spread = sqrt(self._squares / self._count) + 1.0
        middle = self._mean if len(leads) == 1 else 0.0
        return [1 / (1 + exp(-max(-30.0, min(30.0, (lead - middle) / spread)))) for lead in leads]
