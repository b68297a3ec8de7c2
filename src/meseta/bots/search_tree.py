"""What a search has tried in its mind, and what came of it."""

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Final, Generic

from meseta.bots.guide import Guide, untried
from meseta.core.game import Action, Game, State, View
from meseta.core.results import Score
from meseta.core.seats import CHANCE, Seat

TURNS: Final = 2
"""How many turns of its own a search looks ahead, this one included, and what others do between them."""
MOST_ACTIONS: Final = 60
"""Of one simulation, whatever a turn is in the game."""
TO_THE_END: Final = 400
"""The same where there is no guide: what chance plays is only worth something when the game is over."""
CURIOSITY: Final = 1.0
"""How much a branch gains by having been tried seldom."""
VICTORY: Final = 0.5
"""What a win is worth beside the lead, as a part of the winner's points."""
DOUBT: Final = 1.0
"""Standard errors by which an action must do better than the guide's."""
PATIENCE: Final = 12
"""Visits before a node gets its second branch: rather play well than try everything."""


class Node(Generic[Action]):
    """A line of actions from the root, over all worlds in which it was possible."""

    __slots__ = ("branches", "seen", "values", "visits")

    def __init__(self, seats: int) -> None:
        self.branches: dict[Action, Node[Action]] = {}
        self.visits = 0
        self.seen = 0
        """How often it could have been chosen."""
        self.values = [0.0] * seats
        """What each seat has got out of it, summed up."""

    def mean(self, seat: Seat) -> float:
        """What the seat gets out of it."""
        return self.values[seat] / self.visits


class Tree(Generic[State, Action, View]):
    """Lines of actions from what a seat sees, and what every seat has got out of them."""

    def __init__(
        self, game: Game[State, Action, View], guide: Guide[State, Action, View], view: View, seed: int
    ) -> None:
        self._game: Final = game
        self._guide: Final = guide
        self._view: Final = view
        assert view.viewer is not None, "a spectator has nothing to choose"
        self._seat: Final[Seat] = view.viewer
        self._seed: Final = seed
        self._worlds = 0
        self._seats: Final = len(game.score(game.imagine(view, Random(seed))))
        self._root: Final[dict[Action, Node[Action]]] = {}
        self._results: Final[dict[Action, list[float]]] = {}
        """What each candidate got, world by world."""
        self._spread: Final = _Spread()
        self._turns = TURNS if guide.is_steady else TO_THE_END
        """How far it looks; less, once it turns out that nothing happens there."""
        self._most: Final = MOST_ACTIONS if guide.is_steady else TO_THE_END
        self._doubt: Final = DOUBT if guide.is_steady else 0.0
        self._patience: Final = PATIENCE if guide.is_steady else 1

    def best_at_a_glance(self, candidates: Sequence[Action], count: int) -> list[Action]:
        """The guide's action and the best others, by what this turn alone brings in one world."""
        luck = Luck(self._seed)
        state = self._game.imagine(self._view, luck.next())
        first, *others = candidates
        gains = {action: self._follow(state, action, None, luck.again(), turns=1) for action in others}
        return [first, *sorted(others, key=lambda action: -gains[action][self._seat])[: count - 1]]

    def try_all(self, candidates: Sequence[Action], worlds: int) -> None:
        """Follow each of the actions in the same new worlds, so many unless fewer tell as much."""
        for _ in range(worlds):
            if self._is_settled(candidates):
                return
            self._worlds += 1
            luck = Luck(self._seed + self._worlds)
            state = self._game.imagine(self._view, luck.next())
            for action in candidates:
                node = self._root.setdefault(action, Node(self._seats))
                values = self._follow(state, action, node, luck.again(), self._turns)
                self._results.setdefault(action, []).append(values[self._seat])

    def _is_settled(self, candidates: Sequence[Action]) -> bool:
        """Whether more worlds would tell nothing: it makes no difference in which world, or what is done."""
        if self._worlds < 2 or not self._guide.is_steady:
            return False
        results = [self._results[action] for action in candidates]
        chance_has_no_say = all(len(set(values)) == 1 for values in results)
        return chance_has_no_say or all(values == results[0] for values in results)

    def better_half(self, candidates: Sequence[Action]) -> list[Action]:
        """The first, which is the guide's, and the best others."""
        first, *others = candidates
        others.sort(key=lambda action: -self._root[action].mean(self._seat))
        return [first, *others[: len(candidates) // 2]]

    def sure_gain(self, action: Action, other: Action) -> float:
        """By how much the action did better in the same worlds, less what chance may have done for it."""
        gains = [a - b for a, b in zip(self._results[action], self._results[other], strict=False)]
        mean = sum(gains) / len(gains)
        spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains))
        return mean - self._doubt * spread / sqrt(len(gains))

    def _follow(
        self, state: State, action: Action, node: Node[Action] | None, luck: "Luck", turns: int
    ) -> Sequence[float]:
        """What the seats get out of the action, followed down the tree and so many turns on."""
        game = self._game
        path = [] if node is None else [node]
        seat = self._seat
        done, scores = 0, [game.score(state)]
        actors = fellows = game.actors(state)
        for _ in range(self._most):
            if seat == self._seat and game.closes(state, seat, action):
                done, fellows = done + 1, actors - {seat}
            state = game.apply(state, seat, action)
            while CHANCE in (actors := game.actors(state)):
                state = game.apply(state, CHANCE, game.chance(state).sample(luck.next()))
            # Where several may act, one's own turn comes first: what the others do it cannot see anyway.
            # It has its result when they have finished, too.
            if done == len(scores) and (self._seat in actors or not fellows & actors):
                scores.append(game.score(state))
            if not actors or len(scores) > turns:
                break
            seat = self._seat if self._seat in actors else min(actors)
            if node is None:
                action = self._guide.answer(state, seat)
            else:
                action, branch = self._descend(node, state, seat, luck)
                path.append(branch)
                node = branch if branch.visits else None
        values = self._values(state)
        if path:
            self._look_no_farther_than_needed(scores)
            self._learn(path, values)
        return values

    def _look_no_farther_than_needed(self, scores: Sequence[tuple[Score, ...]]) -> None:
        """Last turns in which nobody has scored are not played again: they cost time and tell nothing."""
        if not self._results:
            while 1 < self._turns < len(scores) and scores[self._turns] == scores[self._turns - 1]:
                self._turns -= 1

    def _descend(
        self, node: Node[Action], state: State, seat: Seat, luck: "Luck"
    ) -> tuple[Action, Node[Action]]:
        """What to do next, and the branch of those who do it, which may be a new one."""
        legal = self._game.legal(state, seat)
        possible = [(action, branch) for action, branch in node.branches.items() if action in legal]
        for _, branch in possible:
            branch.seen += 1
        action = None
        if len(possible) <= sqrt(node.visits / self._patience) and possible:
            action = self._idea(node, state, seat, luck)
        if action is None:
            if node.visits >= self._patience and possible:
                return max(possible, key=lambda pair: self._promise(pair[1], seat))
            # What was wise in another world may be foolish in this one.
            action = self._guide.answer(state, seat)
        if action not in node.branches:
            node.branches[action] = Node(self._seats)
            node.branches[action].seen = 1
        return action, node.branches[action]

    def _idea(self, node: Node[Action], state: State, seat: Seat, luck: "Luck") -> Action | None:
        """An action that the node has no branch for."""
        legal = self._game.legal(state, seat)
        chance = untried(legal, node.branches, luck.next())
        if chance is None or len(node.branches) % 2 == 0:
            return chance
        idea = self._guide.another(self._game.observe(state, seat), legal, node.branches)
        return chance if idea is None else idea

    def _promise(self, branch: Node[Action], seat: Seat) -> float:
        curiosity = CURIOSITY * self._spread.deviation
        return branch.mean(seat) + curiosity * sqrt(log(branch.seen + 1) / branch.visits)

    def _values(self, state: State) -> list[float]:
        """What the seats have got out of it, in points: by how much each leads, and more if it has won."""
        totals = [score.total for score in self._game.score(state)]
        leads = [
            float(own - max((*totals[:seat], *totals[seat + 1 :]), default=0))
            for seat, own in enumerate(totals)
        ]
        self._spread.add(leads[self._seat])
        outcome = self._game.outcome(state)
        if outcome is None or len(totals) == 1:
            return leads
        prize = VICTORY * (1 + max(map(abs, totals)))
        share = 1 / max(1, len(outcome.winners))
        won = [share if seat in outcome.winners else 0.0 for seat in range(len(totals))]
        return [lead + prize * win for lead, win in zip(leads, won, strict=True)]

    def _learn(self, path: list[Node[Action]], values: list[float]) -> None:
        for node in path:
            node.visits += 1
            for seat, value in enumerate(values):
                node.values[seat] += value


class Luck:
    """What chance does in one world, question by question: the same to all who try something in it."""

    def __init__(self, seed: int, asked: int = 0) -> None:
        self._seed: Final = seed
        self._asked = asked

    def next(self) -> Random:
        """What decides the next question."""
        self._asked += 1
        return Random(self._seed << 16 | self._asked)

    def again(self) -> "Luck":
        """The same from here on, for someone else."""
        return Luck(self._seed, self._asked)


class _Spread:
    """How far results usually lie apart in this search, in points (by Welford's sums)."""

    def __init__(self) -> None:
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        """Take another result into account."""
        self._count += 1
        change = value - self._mean
        self._mean += change / self._count
        self._squares += change * (value - self._mean)

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        return sqrt(self._squares / self._count)
