"""Shifting Stones as a `Game`: the rules bound to one edition's cards."""

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
from meseta.games.shifting_stones import (
    chance,
    codec,
    dealing,
    events,
    legal,
    notation,
    rules,
    scoring,
    view,
)
from meseta.games.shifting_stones.actions import Action
from meseta.games.shifting_stones.content import CLAUSES, STANDARD, Deck, read_edition
from meseta.games.shifting_stones.state import State
from meseta.games.shifting_stones.view import View

__all__ = ["ShiftingStones", "open_game"]

KINDS: Final = Kinds("shifting_stones", State, View, get_args(Action))
"""What its methods take: asked when one of them fails, so that the error says what to do."""


class ShiftingStones:
    """Pattern cards matched with nine double-sided stones, for one to five players."""

    info: Final = rules.INFO
    clauses: Final = CLAUSES

    def __init__(self, deck: Deck = STANDARD) -> None:
        self.deck: Final = deck
        self.edition: Final[EditionInfo] = deck.edition

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ShiftingStones) and other.edition == self.edition

    def __hash__(self) -> int:
        return hash(self.edition)

    def setup(self, seats: int, options: Options) -> State:
        """The empty table, before chance lays out the stones."""
        return rules.setup(self.deck, seats, options)

    def actors(self, state: State) -> Set[Seat]:
        """The seat on turn, or chance; nobody once the game is over."""
        try:
            return rules.actors(state)
        except Exception:
            KINDS.check(state=state)
            raise

    def fault(self, state: State, seat: Seat, action: Action) -> Fault | None:
        """Why the seat may not do this now, or None."""
        try:
            return rules.fault(self.deck, state, seat, action)
        except Exception:
            KINDS.check(state=state, action=action)
            raise

    def legal(self, state: State, seat: Seat) -> LegalActions[Action]:
        """The actions open to a player's seat."""
        try:
            return legal.legal(self.deck, state, seat)
        except Exception:
            KINDS.check(state=state)
            raise

    def chance(self, state: State) -> Distribution[Action]:
        """The answers chance may give now."""
        try:
            return chance.chance(self.deck, state)
        except Exception:
            KINDS.check(state=state)
            raise

    def deal_of(self, seed: str, answers: Sequence[tuple[State, Seat, Action]]) -> Deal:
        """The deal of a match, for others to play."""
        return dealing.deal_of(seed, answers)

    def dealt(self, deal: Deal, state: State, before: Sequence[Answer]) -> Action:
        """Chance's answer in this deal."""
        return dealing.dealt(self.deck, deal, state, before)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after the action; raises `IllegalAction` where there is a fault."""
        try:
            return rules.apply(self.deck, state, seat, action)
        except Exception:
            KINDS.check(state=state, action=action)
            raise

    def proceed(self, state: State, seat: Seat, action: Action) -> State:
        """The state after an action that is known to be legal, which is not judged again."""
        return rules.proceed(state, seat, action)

    def closes(self, state: State, seat: Seat, action: Action) -> bool:
        """Whether the action ends the turn, after which nothing in it can be taken back."""
        return rules.closes(action)

    def observe(self, state: State, viewer: Seat | None) -> View:
        """What the viewer may know."""
        try:
            return view.observe(state, viewer)
        except Exception:
            KINDS.check(state=state)
            check_seat(viewer, len(state.hands))
            raise

    def narrate(
        self, before: State, seat: Seat, action: Action, after: State, viewer: Seat | None
    ) -> tuple[Event, ...]:
        """What happened, as the viewer may know it."""
        return events.narrate(self.deck, before, seat, action, after, viewer)

    def imagine(self, seen: View, rng: Random) -> State:
        """A state that looks like this view."""
        try:
            return view.imagine(self.deck, seen, rng)
        except Exception:
            KINDS.check(view=seen)
            raise

    def score(self, state: State) -> tuple[Score, ...]:
        """Every seat's score so far, in its parts."""
        try:
            return scoring.scores(self.deck, state)
        except Exception:
            KINDS.check(state=state)
            raise

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return scoring.outcome(self.deck, state)

    def dump(self, state: State) -> Json:
        """The state as data to be stored."""
        return codec.dump(state)

    def load(self, data: Json) -> State:
        """The state that was stored."""
        return codec.load(self.deck, data)

    def write(self, action: Action) -> str:
        """The action as people write it."""
        try:
            return notation.write(action)
        except Exception:
            KINDS.check(action=action)
            raise

    def read(self, text: str) -> Action:
        """The action that was written."""
        return notation.read(text)


def open_game(edition: str | None) -> ShiftingStones:
    """The game with its standard edition, or with one given as the text of its file."""
    return ShiftingStones(STANDARD if edition is None else read_edition(edition))
