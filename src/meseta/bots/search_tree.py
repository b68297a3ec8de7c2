"""The tree of a search: the actions it has tried, and their results."""

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Final, Generic

from meseta.bots.guide import Guide, untried
from meseta.core.game import Action, Game, State, View
from meseta.core.results import Score
from meseta.core.seats import CHANCE, Seat

TURNS: Final = 2
"""How many of its own turns a search looks ahead, this one included, with the others' turns in between."""
MOST_ACTIONS: Final = 60
"""The most actions in one simulation, however long a turn is in the game."""
TO_THE_END: Final = 400
"""The same where there is no guide: random play is worth something only when the game is over."""
EXPLORATION: Final = 1.0
"""How much a branch gains by having been tried rarely."""
WIN_BONUS: Final = 0.5
"""What a win is worth in addition to the lead, as a share of the winner's points."""
STANDARD_ERRORS: Final = 1.0
"""By how many standard errors an action must do better than the guide's."""
FIRST_VISITS: Final = 12
"""Visits before a node gets its second branch: better to play well than to try everything."""


class Node(Generic[Action]):
    """A line of actions from the root, over all worlds in which it was possible."""

    __slots__ = ("branches", "seen", "values", "visits")

    def __init__(self, seats: int) -> None:
        self.branches: dict[Action, Node[Action]] = {}
        self.visits = 0
        self.seen = 0
        """How often it could have been chosen."""
        self.values = [0.0] * seats
        """The sum of what each seat has gained from it."""

    def mean(self, seat: Seat) -> float:
        """What the seat gains from it on average."""
        return self.values[seat] / self.visits


class Tree(Generic[State, Action, View]):
    """Lines of actions from what a seat sees, and what every seat has gained from them."""

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
        """What each candidate gained, world by world."""
        self._spread: Final = _Spread()
        self._turns = TURNS if guide.is_steady else TO_THE_END
        """How many turns it looks ahead; fewer, once it turns out that nothing happens in the last ones."""
        self._most: Final = MOST_ACTIONS if guide.is_steady else TO_THE_END
        self._standard_errors: Final = STANDARD_ERRORS if guide.is_steady else 0.0
        self._first_visits: Final = FIRST_VISITS if guide.is_steady else 1

    def best_at_a_glance(self, candidates: Sequence[Action], count: int) -> list[Action]:
        """The guide's action and the best others, by what this turn alone gains in one world."""
        luck = Luck(self._seed)
        state = self._game.imagine(self._view, luck.next())
        first, *others = candidates
        gains = {action: self._follow(state, action, None, luck.copy(), turns=1) for action in others}
        return [first, *sorted(others, key=lambda action: -gains[action][self._seat])[: count - 1]]

    def try_all(self, candidates: Sequence[Action], worlds: int) -> None:
        """Follow each of the actions in that many new worlds, the same for all, or fewer if they suffice."""
        for _ in range(worlds):
            if self._is_decided(candidates):
                return
            self._worlds += 1
            luck = Luck(self._seed + self._worlds)
            state = self._game.imagine(self._view, luck.next())
            for action in candidates:
                node = self._root.setdefault(action, Node(self._seats))
                values = self._follow(state, action, node, luck.copy(), self._turns)
                self._results.setdefault(action, []).append(values[self._seat])

    def _is_decided(self, candidates: Sequence[Action]) -> bool:
        """Whether more worlds would add nothing: neither the world nor the action makes a difference."""
        if self._worlds < 2 or not self._guide.is_steady:
            return False
        results = [self._results[action] for action in candidates]
        same_in_all_worlds = all(len(set(values)) == 1 for values in results)
        return same_in_all_worlds or all(values == results[0] for values in results)

    def better_half(self, candidates: Sequence[Action]) -> list[Action]:
        """The first, which is the guide's, and the best others."""
        first, *others = candidates
        others.sort(key=lambda action: -self._root[action].mean(self._seat))
        return [first, *others[: len(candidates) // 2]]

    def sure_gain(self, action: Action, other: Action) -> float:
        """By how much the action did better in the same worlds, less what may have been luck."""
        gains = [a - b for a, b in zip(self._results[action], self._results[other], strict=False)]
        mean = sum(gains) / len(gains)
        spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains))
        return mean - self._standard_errors * spread / sqrt(len(gains))

    def _follow(
        self, state: State, action: Action, node: Node[Action] | None, luck: "Luck", turns: int
    ) -> Sequence[float]:
        """What the seats gain from the action, followed down the tree for that many turns."""
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
            # Where several may act, one's own turn comes first: it cannot see what the others do anyway.
            # Its result counts when they have finished, too.
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
            self._drop_idle_turns(scores)
            self._learn(path, values)
        return values

    def _drop_idle_turns(self, scores: Sequence[tuple[Score, ...]]) -> None:
        """Stop looking at last turns in which nobody scored: they take time and tell nothing."""
        if not self._results:
            while 1 < self._turns < len(scores) and scores[self._turns] == scores[self._turns - 1]:
                self._turns -= 1

    def _descend(
        self, node: Node[Action], state: State, seat: Seat, luck: "Luck"
    ) -> tuple[Action, Node[Action]]:
        """The next action and its branch, which may be a new one."""
        legal = self._game.legal(state, seat)
        possible = [(action, branch) for action, branch in node.branches.items() if action in legal]
        for _, branch in possible:
            branch.seen += 1
        action = None
        if len(possible) <= sqrt(node.visits / self._first_visits) and possible:
            action = self._idea(node, state, seat, luck)
        if action is None:
            if node.visits >= self._first_visits and possible:
                return max(possible, key=lambda pair: self._upper_bound(pair[1], seat))
            # What was good in another world may be bad in this one.
            action = self._guide.answer(state, seat)
        if action not in node.branches:
            node.branches[action] = Node(self._seats)
            node.branches[action].seen = 1
        return action, node.branches[action]

    def _idea(self, node: Node[Action], state: State, seat: Seat, luck: "Luck") -> Action | None:
        """An action for which the node has no branch."""
        legal = self._game.legal(state, seat)
        chance = untried(legal, node.branches, luck.next())
        if chance is None or len(node.branches) % 2 == 0:
            return chance
        idea = self._guide.another(self._game.observe(state, seat), legal, node.branches)
        return chance if idea is None else idea

    def _upper_bound(self, branch: Node[Action], seat: Seat) -> float:
        exploration = EXPLORATION * self._spread.deviation
        return branch.mean(seat) + exploration * sqrt(log(branch.seen + 1) / branch.visits)

    def _values(self, state: State) -> list[float]:
        """What the seats have gained, in points: by how much each leads, and more if it has won."""
        totals = [score.total for score in self._game.score(state)]
        leads = [
            float(own - max((*totals[:seat], *totals[seat + 1 :]), default=0))
            for seat, own in enumerate(totals)
        ]
        self._spread.add(leads[self._seat])
        outcome = self._game.outcome(state)
        if outcome is None or len(totals) == 1:
            return leads
        prize = WIN_BONUS * (1 + max(map(abs, totals)))
        share = 1 / max(1, len(outcome.winners))
        won = [share if seat in outcome.winners else 0.0 for seat in range(len(totals))]
        return [lead + prize * win for lead, win in zip(leads, won, strict=True)]

    def _learn(self, path: list[Node[Action]], values: list[float]) -> None:
        for node in path:
            node.visits += 1
            for seat, value in enumerate(values):
                node.values[seat] += value


class Luck:
    """Chance's answers in one world, one after another: the same for everything that is tried in it."""

    def __init__(self, seed: int, asked: int = 0) -> None:
        self._seed: Final = seed
        self._asked = asked

    def next(self) -> Random:
        """The generator for the next answer."""
        self._asked += 1
        return Random(self._seed << 16 | self._asked)

    def copy(self) -> "Luck":
        """The same answers from here on, for another trial."""
        return Luck(self._seed, self._asked)


class _Spread:
    """The spread of the results in this search, in points (by Welford's algorithm)."""

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
