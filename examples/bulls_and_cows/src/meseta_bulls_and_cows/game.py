"""Bulls and cows as a `Game`, which passes every call on to the module responsible."""

from collections.abc import Set
from importlib import resources
from random import Random
from typing import Final

from meseta.core.actions import Distribution, LegalActions
from meseta.core.clauses import load_clauses
from meseta.core.digests import digest
from meseta.core.errors import BadEdition
from meseta.core.faults import Fault
from meseta.core.game import EditionInfo, Event, Json, Options
from meseta.core.problems import EditionUnreadable
from meseta.core.results import Outcome, Score
from meseta.core.seats import Seat
from meseta_bulls_and_cows import codec, events, notation, rules, scoring, view
from meseta_bulls_and_cows.actions import Action
from meseta_bulls_and_cows.state import State
from meseta_bulls_and_cows.view import View


class BullsAndCows:
    """Find a secret code, alone or before your opponent finds yours."""

    info: Final = rules.INFO
    clauses: Final = load_clauses(resources.files(__package__) / "clauses.toml")
    edition: Final = EditionInfo("paper", digest("paper"))
    """There are no printed components, so there is only one edition."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BullsAndCows)

    def __hash__(self) -> int:
        return hash(BullsAndCows)

    def setup(self, seats: int, options: Options) -> State:
        """Blank paper."""
        return rules.setup(seats, options)

    def actors(self, state: State) -> Set[Seat]:
        """The seats that have a code to set, then the seat whose turn it is."""
        return rules.actors(state)

    def fault(self, state: State, seat: Seat, action: Action) -> Fault | None:
        """Why the seat may not do this now, or None."""
        return rules.fault(state, seat, action)

    def legal(self, state: State, seat: Seat) -> LegalActions[Action]:
        """What a player's seat may do now."""
        return rules.legal(state, seat)

    def chance(self, state: State) -> Distribution[Action]:
        """The codes that chance may set."""
        return rules.chance(state)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after the action; raises `IllegalAction` where there is a fault."""
        return rules.apply(state, seat, action)

    def closes(self, state: State, seat: Seat, action: Action) -> bool:
        """Always: a code stays as it was written, and an answer cannot be forgotten."""
        return True

    def observe(self, state: State, viewer: Seat | None) -> View:
        """What the viewer may know."""
        return view.observe(state, viewer)

    def narrate(
        self, before: State, seat: Seat, action: Action, after: State, viewer: Seat | None
    ) -> tuple[Event, ...]:
        """What happened, as the viewer may know it."""
        return events.narrate(before, seat, action, after, viewer)

    def imagine(self, seen: View, rng: Random) -> State:
        """A state that looks like this view."""
        return view.imagine(seen, rng)

    def score(self, state: State) -> tuple[Score, ...]:
        """Every seat's current score."""
        return scoring.scores(state)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return scoring.outcome(state)

    def dump(self, state: State) -> Json:
        """The state as data to be stored."""
        return codec.dump(state)

    def load(self, data: Json) -> State:
        """The state stored as this data."""
        return codec.load(data)

    def write(self, action: Action) -> str:
        """The action as people write it."""
        return notation.write(action)

    def read(self, text: str) -> Action:
        """The action written as this text."""
        return notation.read(text)


def open_game(edition: str | None = None) -> BullsAndCows:
    """The game; it is played on paper, so there are no other editions."""
    if edition is not None:
        raise BadEdition(EditionUnreadable(detail="bulls and cows has no editions"))
    return BullsAndCows()
