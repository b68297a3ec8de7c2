"""What a decision was worth, and how lucky chance's answers were: what bots know, used to advise people.

Skill is judged by what the seat could see: its choice and the strongest bot's are both played out in the same
imagined worlds. Luck is judged by what really happened: chance's answer against others it might have given.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from meseta.bots.bot import SHORT, Bot, Budget
from meseta.bots.registry import RANDOM, USUAL, make_bot, own_bots
from meseta.core.game import Action, AnyGame, Game, State, View
from meseta.core.plugin import GamePlugin, Reference, resolve
from meseta.core.seats import CHANCE, Seat
from meseta.games import find_plugin

WORLDS: Final = 6
"""Imagined worlds in which two choices are compared."""
ANSWERS: Final = 3
"""Answers of chance with which the real one is compared."""
MOST_ACTIONS: Final = 40
"""The most actions played in one world."""

State_contra = TypeVar("State_contra", contravariant=True)


class Verdict(NamedTuple, Generic[Action]):
    """What was best, and what the choice cost in points by comparison."""

    best: Action
    cost: float


class Judge(Protocol[State_contra, Action]):
    """A judge of what positions, decisions and answers of chance are worth."""

    def expectation(self, state: State_contra, rng: Random) -> tuple[float, ...]:
        """The points that each seat can expect to have soon."""
        ...

    def verdict(self, state: State_contra, seat: Seat, action: Action, rng: Random) -> Verdict[Action]:
        """What the seat should have done, and what its action cost."""
        ...

    def luck(self, state: State_contra, answer: Action, rng: Random) -> tuple[float, ...]:
        """How many more points than usual chance's answer gave each seat."""
        ...


JudgeMaker: TypeAlias = Callable[[AnyGame], Judge[Any, Any]]  # type: ignore[explicit-any]  # any game's
"""Makes a game's own judge (`GamePlugin.judge`)."""


def is_exact(game: str) -> bool:
    """Whether the game's judge is certain of what decisions cost."""
    found = find_plugin(game)
    return found is not None and found.judge_is_exact


def judge_for(game: Game[State, Action, View]) -> Judge[State, Action]:
    """The best judge there is for the game: its own, or one that plays on."""
    found = find_plugin(game.info.key)
    if found is None or found.judge is None:
        return PlayoutJudge(game)
    return judge_maker(found, found.judge)(game)


def judge_maker(plugin: GamePlugin, reference: Reference) -> JudgeMaker:
    """The function that makes the game's own judge."""
    return cast(JudgeMaker, resolve(plugin, reference))


class PlayoutJudge(Generic[State, Action, View]):
    """Judges any game by playing on as its greedy bot would, one turn for every seat."""

    def __init__(self, game: Game[State, Action, View], budget: Budget = SHORT) -> None:
        self._game: Final = game
        rungs = own_bots(game.info.key)
        self._name: Final = rungs[-1]
        self._strongest: Final[Bot[View, Action]] = make_bot(self._name, game)
        self._policy: Final[Bot[View, Action]] = make_bot(USUAL if USUAL in rungs else RANDOM, game)
        self._budget: Final = budget

    def expectation(self, state: State, rng: Random) -> tuple[float, ...]:
        """The average scores after another turn for every seat."""
        return self._mean([self._play_on(state, None, rng) for _ in range(ANSWERS)])

    def verdict(self, state: State, seat: Seat, action: Action, rng: Random) -> Verdict[Action]:
        """The strongest bot's choice against this one, in the same worlds."""
        view, legal = self._game.observe(state, seat), self._game.legal(state, seat)
        best = self._strongest.choose(view, legal, self._budget, rng)
        if best == action:
            return Verdict(best, 0.0)
        gain = 0.0
        for _ in range(WORLDS):
            seed = rng.getrandbits(64)
            gain += self._lead(view, seat, best, seed) - self._lead(view, seat, action, seed)
        return Verdict(best, gain / WORLDS) if gain > 0 else Verdict(action, 0.0)

    def _lead(self, view: View, seat: Seat, action: Action, seed: int) -> float:
        """By how much the seat leads soon after the action, in one world."""
        rng = Random(seed)
        state = self._game.imagine(view, rng)
        totals = self._play_on(self._game.apply(state, seat, action), seat, rng)
        return totals[seat] - max((*totals[:seat], *totals[seat + 1 :]), default=0.0)

    def luck(self, state: State, answer: Action, rng: Random) -> tuple[float, ...]:
        """What the answer leads to, compared with other answers."""
        seed = rng.getrandbits(64)
        real = self._play_on(self._game.apply(state, CHANCE, answer), None, Random(seed))
        others = []
        for _ in range(ANSWERS):
            other = self._game.chance(state).sample(rng)
            others.append(self._play_on(self._game.apply(state, CHANCE, other), None, Random(seed)))
        return tuple(a - b for a, b in zip(real, self._mean(others), strict=True))

    def _play_on(self, state: State, turn: Seat | None, rng: Random) -> tuple[float, ...]:
        """The scores after one turn for every seat; `turn` is the seat whose turn is under way."""
        game = self._game
        turns = 0 if turn is None else 1
        for _ in range(MOST_ACTIONS):
            if not (actors := game.actors(state)):
                break
            seat = min(actors)
            if seat == CHANCE:
                state = game.apply(state, seat, game.chance(state).sample(rng))
                turn = None
                continue
            if seat != turn:
                turns += 1
                turn = seat
                if turns > len(game.score(state)):
                    break
            view, legal = game.observe(state, seat), game.legal(state, seat)
            state = game.apply(state, seat, self._policy.choose(view, legal, SHORT, rng))
        return tuple(float(score.total) for score in game.score(state))

    def _mean(self, totals: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
        return tuple(sum(seat) / len(totals) for seat in zip(*totals, strict=True))
