"""In the Ruin as a `Game`: the rules bound to one edition."""

from collections.abc import Sequence, Set
from random import Random
from typing import Final, get_args

from meseta.core.actions import Distribution, LegalActions
from meseta.core.dealing import Answer, Deal
from meseta.core.faults import Fault
from meseta.core.game import EditionInfo, Event, Json, Options
from meseta.core.mistakes import Kinds, check_seat
from meseta.core.results import Outcome, Score
from meseta.core.seats import Seat
from meseta.games.in_the_ruin import (
    chance,
    codec,
    dealing,
    imagine,
    legal,
    legality,
    narrate,
    notation,
    rules,
    scoring,
    view,
)
from meseta.games.in_the_ruin.actions import Action
from meseta.games.in_the_ruin.content import CLAUSES, HOUSE, Edition, read_edition
from meseta.games.in_the_ruin.state import State
from meseta.games.in_the_ruin.view import View

__all__ = ["InTheRuin", "open_game"]

KINDS: Final = Kinds("in_the_ruin", State, View, get_args(Action))
"""What its methods take: asked when one of them fails, so that the error says what to do."""


class InTheRuin:
    """For one to four players, who all draw their mazes in secret at the same time."""

    info: Final = rules.INFO
    clauses: Final = CLAUSES

    def __init__(self, printed: Edition = HOUSE) -> None:
        self.printed: Final = printed
        self.edition: Final[EditionInfo] = printed.edition

    def __eq__(self, other: object) -> bool:
        return isinstance(other, InTheRuin) and other.edition == self.edition

    def __hash__(self) -> int:
        return hash(self.edition)

    def setup(self, seats: int, options: Options) -> State:
        """The empty table, before chance deals anything."""
        return rules.setup(self.printed, seats, options)

    def actors(self, state: State) -> Set[Seat]:
        """Everyone who has not confirmed, or chance; nobody once the game is over."""
        try:
            return rules.actors(state)
        except Exception:
            KINDS.check(state=state)
            raise

    def fault(self, state: State, seat: Seat, action: Action) -> Fault | None:
        """Why the seat may not do this now, or None."""
        try:
            return legality.fault(self.printed, state, seat, action)
        except Exception:
            KINDS.check(state=state, action=action)
            raise

    def legal(self, state: State, seat: Seat) -> LegalActions[Action]:
        """The actions open to a player's seat."""
        try:
            return legal.legal(self.printed, state, seat)
        except Exception:
            KINDS.check(state=state)
            raise

    def chance(self, state: State) -> Distribution[Action]:
        """The answers chance may give now."""
        try:
            return chance.chance(state)
        except Exception:
            KINDS.check(state=state)
            raise

    def deal_of(self, seed: str, answers: Sequence[tuple[State, Seat, Action]]) -> Deal:
        """The deal of a match, for others to play."""
        return dealing.deal_of(seed, answers)

    def dealt(self, deal: Deal, state: State, before: Sequence[Answer]) -> Action:
        """Chance's answer in this deal."""
        return dealing.dealt(deal, state, before)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after the action; raises `IllegalAction` where there is a fault."""
        try:
            return rules.apply(self.printed, state, seat, action)
        except Exception:
            KINDS.check(state=state, action=action)
            raise

    def proceed(self, state: State, seat: Seat, action: Action) -> State:
        """The state after an action that is known to be legal, which is not judged again."""
        return rules.proceed(self.printed, state, seat, action)

    def closes(self, state: State, seat: Seat, action: Action) -> bool:
        """Whether the action is a confirmation, after which nothing can be taken back."""
        return rules.closes(action)

    def observe(self, state: State, viewer: Seat | None) -> View:
        """What the viewer may know."""
        try:
            return view.observe(self.printed, state, viewer)
        except Exception:
            KINDS.check(state=state)
            check_seat(viewer, len(state.players))
            raise

    def narrate(
        self, before: State, seat: Seat, action: Action, after: State, viewer: Seat | None
    ) -> tuple[Event, ...]:
        """What happened, as the viewer may know it."""
        return narrate.narrate(self.printed, before, seat, action, viewer)

    def imagine(self, seen: View, rng: Random) -> State:
        """A state that looks like this view."""
        try:
            return imagine.imagine(self.printed, seen, rng)
        except Exception:
            KINDS.check(view=seen)
            raise

    def score(self, state: State) -> tuple[Score, ...]:
        """Every seat's score as if the game ended now, in its parts."""
        try:
            return scoring.scores(self.printed, state)
        except Exception:
            KINDS.check(state=state)
            raise

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return scoring.outcome(self.printed, state)

    def dump(self, state: State) -> Json:
        """The state as data to be stored."""
        return codec.dump(state)

    def load(self, data: Json) -> State:
        """The state that was stored."""
        return codec.load(self.printed, data)

    def write(self, action: Action) -> str:
        """The action as people write it."""
        try:
            return notation.write(self.printed, action)
        except Exception:
            KINDS.check(action=action)
            raise

    def read(self, text: str) -> Action:
        """The action that was written."""
        return notation.read(self.printed, text)


def open_game(edition: str | None) -> InTheRuin:
    """The game with its standard edition, or with one given as the text of its file."""
    return InTheRuin(HOUSE if edition is None else read_edition(edition))
