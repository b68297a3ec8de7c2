"""What turns cost and what luck gave: differences between two courses in the same imagined worlds.

A turn is everything a seat does in one step. It is judged as a whole, against the turn that somebody would
have played who had asked for a hint before every action: whoever follows the hints is charged nothing.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, Generic, NamedTuple, TypeAlias

from msgspec.structs import replace

from meseta.bots.bot import NORMAL, seeded_by
from meseta.bots.judge import Judge, Reason, Scale
from meseta.bots.registry import make_bot, usual_bot
from meseta.core.actions import LegalActions
from meseta.core.game import Action, Game, State, View
from meseta.core.seats import CHANCE, Seat

FIRST_WORLDS: Final = 16
MOST_WORLDS: Final = 64
"""Worlds in which a difference is looked at: few at first, and twice as many while it is in doubt."""
LUCK_WORLDS: Final = 12
MOST_LUCK_WORLDS: Final = 48
"""Answers of chance with which the real one is compared, each in a world of its own: few at first, and twice
as many while the error could hide what would be worth a remark."""
STANDING_WORLDS: Final = 4
SURE: Final = 2.5
"""Standard errors from which on a difference counts as real."""
LONGEST_TURN: Final = 100
"""Actions after which a bot that never ends its turn is no longer followed."""


class Difference(NamedTuple):
    """By how much one course is better than another, on average, and the standard error of that."""

    mean: float
    error: float

    @property
    def sure(self) -> bool:
        """Whether it is no accident of the worlds that were imagined."""
        return abs(self.mean) >= SURE * self.error and self.mean != 0

    def mark(self, scale: Scale) -> str:
        """How a decision that gave this away is marked: only what is sure, and large enough to matter.

        `good` is better than the judge's own choice; empty is about equal.
        """
        if not self.sure or abs(self.mean) < scale.inaccuracy:
            return ""
        if self.mean < 0:
            return "good"
        if self.mean < scale.mistake:
            return "inaccuracy"
        return "mistake" if self.mean < scale.blunder else "blunder"


def difference(one: Sequence[float], other: Sequence[float]) -> Difference:
    """The mean of the differences world by world, and its standard error.

    >>> difference([3.0, 5.0, 4.0], [1.0, 5.0, 3.0])
    Difference(mean=1.0, error=0.5773502691896258)
    """
    apart = [a - b for a, b in zip(one, other, strict=True)]
    return Difference(fmean(apart), stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else 0.0)


class Verdict(NamedTuple, Generic[Action]):
    """What a turn cost."""

    cost: Difference
    mark: str
    at: int
    """Which of its actions decided that, counted from 0; the first that the judge would not have chosen if it
    cost nothing to speak of, or the number of its actions if it is the judge's own turn."""
    better: tuple[Action, ...]
    """What to do instead from that action on; the turn as it was if nothing would have been better."""
    worth: float
    """What the better turn is worth, in the judge's unit."""
    reasons: tuple[Reason, ...]
    """What speaks for the better turn and not for the one that was played."""
    against: tuple[Reason, ...]
    """What speaks for the one that was played and not for the better one."""


class Luck(NamedTuple):
    """What an answer of chance gave each seat, compared with other answers, and what each can then expect."""

    gained: tuple[Difference, ...]
    standing: tuple[float, ...]


class Advice(NamedTuple, Generic[Action]):
    """What to do, and why."""

    turn: tuple[Action, ...]
    """The rest of the turn; its first action is the hint."""
    worth: float
    """What it is worth, in the judge's unit."""
    reasons: tuple[Reason, ...]
    other: tuple[Action, ...]
    """What else comes to mind; empty if that is the same."""
    lead: Difference
    """By how much the advice is better than that."""
    against: tuple[Reason, ...]
    """What speaks for the other, and not for the advice."""


Choose: TypeAlias = Callable[[View, LegalActions[Action]], Action]


class Adviser(Generic[State, Action, View]):
    """Asks a game's judge about real positions. It gives the judge nothing but what a seat can see."""

    def __init__(self, game: Game[State, Action, View], judge: Judge[State, Action, View]) -> None:
        self._game: Final = game
        self.judge: Final = judge

    def turn(self, state: State, seat: Seat, begun: Sequence[Action] = ()) -> tuple[Action, ...]:
        """These actions, and then the hints followed to the end of the turn."""
        return self._followed(state, seat, begun, self.judge.choose)

    def _usual_turn(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """The turn that the usual bot would play."""
        bot = make_bot(usual_bot(self._game.info.key), self._game)
        return self._followed(
            state, seat, (), lambda view, legal: bot.choose(view, legal, NORMAL, seeded_by(view, "usual"))
        )

    def _followed(
        self, state: State, seat: Seat, begun: Sequence[Action], choose: "Choose[View, Action]"
    ) -> tuple[Action, ...]:
        game = self._game
        found: list[Action] = []
        while seat in game.actors(state) and len(found) < LONGEST_TURN:
            if len(found) < len(begun):
                action = begun[len(found)]
            else:
                action = choose(game.observe(state, seat), game.legal(state, seat))
            found.append(action)
            if game.closes(state, seat, action):
                break
            state = game.apply(state, seat, action)
        return tuple(found)

    def advise(self, state: State, seat: Seat) -> Advice[Action]:
        """What the seat should do here, compared with what the usual bot would do."""
        view = self._game.observe(state, seat)
        turn, other = self.turn(state, seat), self._usual_turn(state, seat)
        ours = self.judge.reasons(view, turn)
        if self._end(state, seat, other) == self._end(state, seat, turn):
            return Advice(turn, self._mean(view, turn), ours, (), Difference(0.0, 0.0), ())
        scale = self.judge.scale(self._seats(state))
        lead, worth = self._compare(view, turn, other, scale)
        if lead.mark(scale) == "good":  # the other is surely better: nothing to compare a hint with
            return Advice(turn, worth, ours, (), Difference(0.0, 0.0), ())
        if not lead.mark(scale):
            return Advice(turn, worth, ours, other, lead, ())  # about equal: it is not told what is better
        theirs = self.judge.reasons(view, other)
        return Advice(turn, worth, _only(ours, theirs), other, lead, _only(theirs, ours))

    def judged(self, state: State, seat: Seat, played: Sequence[Action]) -> Verdict[Action]:
        """What the turn cost that a seat has played from this position on."""
        played, best = tuple(played), self.turn(state, seat)
        view, scale = self._game.observe(state, seat), self.judge.scale(self._seats(state))
        at = next((n for n, (a, b) in enumerate(zip(played, best, strict=False)) if a != b), len(played))
        if at == len(played) or self._end(state, seat, played) == self._end(state, seat, best):
            return Verdict(Difference(0.0, 0.0), "", at, played[at:], 0.0, (), ())
        cost, worth = self._compare(view, best, played, scale)
        mark = cost.mark(scale)
        if mark in ("", "good"):
            return Verdict(cost, mark, at, played[at:], worth, (), ())
        at, best = self._decisive(state, seat, played, best, at)
        ours, theirs = self.judge.reasons(view, best), self.judge.reasons(view, played)
        return Verdict(cost, mark, at, best[at:], worth, _only(ours, theirs), _only(theirs, ours))

    def luck(self, state: State, answer: Action) -> "Luck":
        """How much more than usual chance's answer gave each seat, in as many worlds as it takes to know."""
        after, game = self._game.apply(state, CHANCE, answer), self._game
        data, close = game.dump(state), self.judge.scale(self._seats(state)).inaccuracy / 2
        gains: list[tuple[tuple[float, ...], tuple[float, ...]]] = []
        while True:
            for world in range(len(gains), 2 * len(gains) or LUCK_WORLDS):
                other = game.chance(state).sample(seeded_by(data, "luck", world))
                real = self.judge.standing(after, world)
                same = other == answer
                usual = real if same else self.judge.standing(game.apply(state, CHANCE, other), world)
                gains.append((real, usual))
            reals, usuals = (list(zip(*found, strict=True)) for found in zip(*gains, strict=True))
            gained = tuple(difference(real, usual) for real, usual in zip(reals, usuals, strict=True))
            if max(gain.error for gain in gained) < close or len(gains) >= MOST_LUCK_WORLDS:
                return Luck(gained, tuple(map(fmean, reals)))

    def standing(self, state: State) -> tuple[float, ...]:
        """What each seat can expect."""
        found = [self.judge.standing(state, world) for world in range(STANDING_WORLDS)]
        return tuple(map(fmean, zip(*found, strict=True)))

    def _compare(
        self, view: View, one: Sequence[Action], other: Sequence[Action], scale: Scale
    ) -> tuple[Difference, float]:
        """By how much one turn is better than another, in as many worlds as that takes; and its worth."""
        ours: list[float] = []
        theirs: list[float] = []
        while True:
            more = range(len(ours), 2 * len(ours) or FIRST_WORLDS)
            for known, new in zip((ours, theirs), self.judge.values(view, (one, other), more), strict=True):
                known += new
            found = difference(ours, theirs)
            decided = abs(found.mean) >= 2 * SURE * found.error
            slight = abs(found.mean) + SURE * found.error < scale.inaccuracy
            if decided or slight or len(ours) >= MOST_WORLDS:
                return found, fmean(ours)

    def _decisive(
        self, state: State, seat: Seat, played: tuple[Action, ...], best: tuple[Action, ...], at: int
    ) -> tuple[int, tuple[Action, ...]]:
        """The action after which most of the loss could no longer be avoided, and the turn that avoids it.

        It is found by halves: a long turn has too many beginnings to end them all.
        """
        view = self._game.observe(state, seat)
        low, high = at, len(played)
        turns = {low: best, high: played}
        means = {n: self._mean(view, turn) for n, turn in turns.items()}
        while high - low > 1:
            middle = (low + high) // 2
            turns[middle] = self.turn(state, seat, played[:middle])
            means[middle] = self._mean(view, turns[middle])
            if means[low] - means[middle] >= means[middle] - means[high]:
                high = middle
            else:
                low = middle
        return low, turns[low]

    def _mean(self, view: View, turn: Sequence[Action]) -> float:
        (values,) = self.judge.values(view, [turn], range(FIRST_WORLDS))
        return fmean(values)

    def _end(self, state: State, seat: Seat, turn: Sequence[Action]) -> State:
        """Where the turn leads before anybody else acts."""
        for action in turn:
            state = self._game.apply(state, seat, action)
        return state

    def _seats(self, state: State) -> int:
        return len(self._game.score(state))


def _only(ours: Sequence[Reason], theirs: Sequence[Reason]) -> tuple[Reason, ...]:
    """What speaks for one turn alone; what is said of both in the same words does not tell them apart."""
    said = [replace(reason, places=()) for reason in theirs]
    return tuple(reason for reason in ours if replace(reason, places=()) not in said)
