"""A toy game in which everybody acts at once: bid in secret as often as you like, then seal; chance adds."""

from collections.abc import Set
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from meseta.core.actions import Distribution, Evenly, LegalActions
from meseta.core.choices import Listed
from meseta.core.clauses import Clauses
from meseta.core.errors import IllegalAction, UnreadableNotation
from meseta.core.faults import Fault
from meseta.core.game import EditionInfo, Event, GameInfo, Options
from meseta.core.problems import NoAction
from meseta.core.results import Outcome, Part, Score
from meseta.core.seats import CHANCE, Seat

ROUNDS = 2


class State(msgspec.Struct, frozen=True):
    bids: tuple[int, ...]
    sealed: frozenset[Seat]
    round: int = 0


class View(NamedTuple):
    viewer: Seat | None
    bid: int | None
    sealed: tuple[Seat, ...]
    round: int


class NotNow(Fault, frozen=True, tag="not_now"):
    clause = "SB-01"


class NotYours(Fault, frozen=True, tag="not_yours"):
    clause = "SB-02"


class SecretBids:
    """Actions are texts: `bid 1` to `bid 3`, `seal`, and chance's `add 0` or `add 1`."""

    info = GameInfo("secret_bids", 1, range(1, 4))
    edition = EditionInfo("none", "0" * 16)
    clauses = Clauses(())

    def setup(self, seats: int, options: Options) -> State:
        return State((0,) * seats, frozenset())

    def actors(self, state: State) -> Set[Seat]:
        if state.round == ROUNDS:
            return frozenset()
        waiting = frozenset(range(len(state.bids))) - state.sealed
        return waiting or frozenset({CHANCE})

    def fault(self, state: State, seat: Seat, action: str) -> Fault | None:
        if seat not in self.actors(state):
            return NotNow()
        return None if action.startswith("add") == (seat == CHANCE) else NotYours()

    def legal(self, state: State, seat: Seat) -> LegalActions[str]:
        return Listed(("bid 1", "bid 2", "bid 3", "seal") if seat in self.actors(state) else ())

    def chance(self, state: State) -> Distribution[str]:
        return Evenly(["add 0", "add 1"])

    def apply(self, state: State, seat: Seat, action: str) -> State:
        if fault := self.fault(state, seat, action):
            raise IllegalAction(seat, fault)
        verb, _, number = action.partition(" ")
        if verb == "seal":
            return replace(state, sealed=state.sealed | {seat})
        if verb == "add":
            bids = tuple(bid + int(number) for bid in state.bids)
            return State(bids, frozenset(), state.round + 1)
        bids = tuple(bid + int(number) * (other == seat) for other, bid in enumerate(state.bids))
        return replace(state, bids=bids)

    def closes(self, state: State, seat: Seat, action: str) -> bool:
        return action == "seal"

    def observe(self, state: State, viewer: Seat | None) -> View:
        own = None if viewer is None else state.bids[viewer]
        return View(viewer, own, tuple(sorted(state.sealed)), state.round)

    def narrate(
        self, before: State, seat: Seat, action: str, after: State, viewer: Seat | None
    ) -> tuple[Event, ...]:
        return ()

    def imagine(self, view: View, rng: Random) -> State:
        raise NotImplementedError

    def score(self, state: State) -> tuple[Score, ...]:
        return tuple(Score(seat, (Part("bids", bid, "SB-03"),)) for seat, bid in enumerate(state.bids))

    def outcome(self, state: State) -> Outcome | None:
        return Outcome((0,), "done", "SB-03") if state.round == ROUNDS else None

    def dump(self, state: State) -> Any:
        return [list(state.bids), sorted(state.sealed), state.round]

    def load(self, data: Any) -> State:
        return State(tuple(data[0]), frozenset(data[1]), data[2])

    def write(self, action: str) -> str:
        return action

    def read(self, text: str) -> str:
        if text not in ("bid 1", "bid 2", "bid 3", "seal", "add 0", "add 1"):
            raise UnreadableNotation(NoAction(text=text, game="secret_bids"))
        return text
