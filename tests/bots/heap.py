"""A game small enough to know by heart: take one to three from a heap; whoever takes the last one wins.

Whoever leaves a multiple of four wins. Nobody has written a bot for it.
"""

from collections.abc import Set
from random import Random
from typing import Final

import msgspec

from meseta.core.actions import Distribution, Evenly
from meseta.core.choices import Listed
from meseta.core.clauses import Clauses
from meseta.core.faults import Fault
from meseta.core.game import EditionInfo, Event, GameInfo, Json, Options
from meseta.core.results import Outcome, Part, Score
from meseta.core.seats import Seat

MOST: Final = 3


class State(msgspec.Struct, frozen=True):
    """What is left, and whose turn it is."""

    left: int
    turn: Seat = 0


class View(msgspec.Struct, frozen=True):
    """All of it: there is nothing to hide."""

    left: int
    turn: Seat
    viewer: Seat | None


class TooMany(Fault, frozen=True, tag="too_many"):
    """Nobody takes more than there is."""

    clause = "heap"


class Heap:
    """The game, with a heap of this size."""

    info: Final = GameInfo("heap", 1, range(2, 3))
    edition: Final = EditionInfo("heap", "0" * 16)

    def __init__(self, size: int) -> None:
        self.size: Final = size

    @property
    def clauses(self) -> Clauses:
        """None: the docstring has all the rules."""
        raise NotImplementedError

    def setup(self, seats: int, options: Options) -> State:
        """The whole heap."""
        return State(self.size)

    def actors(self, state: State) -> Set[Seat]:
        """The seat on turn, until nothing is left."""
        return {state.turn} if state.left else set()

    def fault(self, state: State, seat: Seat, action: int) -> Fault | None:
        """Nobody takes more than there is."""
        return None if action in self.legal(state, seat) else TooMany()

    def legal(self, state: State, seat: Seat) -> Listed[int]:
        """One to three."""
        return Listed(range(1, min(MOST, state.left) + 1))

    def chance(self, state: State) -> Distribution[int]:
        """Never asked."""
        return Evenly(())

    def apply(self, state: State, seat: Seat, action: int) -> State:
        """What is left then."""
        assert self.fault(state, seat, action) is None
        return State(state.left - action, 1 - seat)

    def closes(self, state: State, seat: Seat, action: int) -> bool:
        """Every action is a turn."""
        return True

    def observe(self, state: State, viewer: Seat | None) -> View:
        """Everything."""
        return View(state.left, state.turn, viewer)

    def narrate(
        self, before: State, seat: Seat, action: int, after: State, viewer: Seat | None
    ) -> tuple[Event, ...]:
        """Nothing worth telling."""
        return ()

    def imagine(self, view: View, rng: Random) -> State:
        """What is seen."""
        return State(view.left, view.turn)

    def score(self, state: State) -> tuple[Score, ...]:
        """A point for having won."""
        winners = () if state.left else (1 - state.turn,)
        return tuple(Score(seat, (Part("won", int(seat in winners), "heap"),)) for seat in range(2))

    def outcome(self, state: State) -> Outcome | None:
        """Who took the last one."""
        return None if state.left else Outcome((1 - state.turn,), "empty", "heap")

    def dump(self, state: State) -> Json:
        """What is left, and whose turn it is."""
        return [state.left, state.turn]

    def load(self, data: Json) -> State:
        """What was stored."""
        return State(*data)

    def write(self, action: int) -> str:
        """The number."""
        return str(action)

    def read(self, text: str) -> int:
        """The number."""
        return int(text)
