"""Sonora as a `Game`: the rules bound to one edition's board and sheet."""

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
from meseta.discs import Engine, compiled, plain
from meseta.games.sonora import chance, codec, dealing, legal, notation, rules, scoring, view
from meseta.games.sonora.actions import Action, Settle
from meseta.games.sonora.chance import Doubt
from meseta.games.sonora.content import CLAUSES, HOUSE, Edition, read_edition
from meseta.games.sonora.narrate import narrate
from meseta.games.sonora.state import State
from meseta.games.sonora.view import View

__all__ = ["Sonora", "open_game"]

KINDS: Final = Kinds("sonora", State, View, get_args(Action))
"""What its methods take: asked when one of them fails, so that the error says what to do."""


def _opened(printed: Edition, fast: bool) -> "Sonora":
    """The game with this edition, and with compiled flicks if it had them."""
    return Sonora(printed, compiled.engine() if fast else plain)


class Sonora:
    """Flick discs, then record what they earned, for one to four players."""

    info: Final = rules.INFO
    clauses: Final = CLAUSES

    def __init__(self, printed: Edition = HOUSE, engine: Engine = plain) -> None:
        self.printed: Final = printed
        self.edition: Final[EditionInfo] = printed.edition
        self.engine: Final = engine
        """Plays the flicks: the plain kernel or, for search, `meseta.discs.compiled.engine()`."""

    def __eq__(self, other: object) -> bool:
        # All engines give the same results.
        return isinstance(other, Sonora) and other.edition == self.edition

    def __hash__(self) -> int:
        return hash(self.edition)

    def __reduce__(self) -> tuple[object, tuple[Edition, bool]]:
        return _opened, (self.printed, self.engine is not plain)  # a module cannot be pickled

    pays_after: Final = 2000
    """Compiled flicks are quickly loaded after the first time on a machine, and then pay after 700 games."""

    def compiled(self) -> "Sonora":
        """The same game with compiled flicks, for those who play it very often."""
        return Sonora(self.printed, compiled.engine())

    def setup(self, seats: int, options: Options) -> State:
        """The board and clean sheets."""
        return rules.setup(self.printed, seats, options)

    def actors(self, state: State) -> Set[Seat]:
        """The seat whose decision is awaited, all who still write, or chance; nobody after the end."""
        try:
            return rules.actors(state)
        except Exception:
            KINDS.check(state=state)
            raise

    def fault(self, state: State, seat: Seat, action: Action) -> Fault | None:
        """Why the seat may not do this now, or None."""
        try:
            return rules.fault(self.printed, state, seat, action)
        except Exception:
            KINDS.check(state=state, action=action)
            raise

    def legal(self, state: State, seat: Seat) -> LegalActions[Action]:
        """The actions open to a player's seat; flicks cannot be listed."""
        try:
            return legal.legal(self.printed, state, seat)
        except Exception:
            KINDS.check(state=state)
            raise

    def chance(self, state: State) -> Distribution[Action]:
        """The answers chance may give now; how a flick ends cannot be listed."""
        try:
            return chance.chance(self.printed, state, self.engine)
        except Exception:
            KINDS.check(state=state)
            raise

    def deal_of(self, seed: str, answers: Sequence[tuple[State, Seat, Action]]) -> Deal:
        """The deal of a match, for others to play."""
        return dealing.deal_of(seed, answers)

    def dealt(self, deal: Deal, state: State, before: Sequence[Answer]) -> Action:
        """Chance's answer in this deal."""
        return dealing.dealt(self.printed, deal, state, before, self.engine)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after the action; raises `IllegalAction`. A flick's answer is not replayed."""
        try:
            return rules.apply(self.printed, state, seat, action)
        except Exception:
            KINDS.check(state=state, action=action)
            raise

    def doubt(self, state: State, action: Action) -> Doubt | None:
        """Why a recorded answer of chance cannot be trusted, or None."""
        return chance.doubt(self.printed.board, state, action) if isinstance(action, Settle) else None

    def simulate(self, state: State, action: Action) -> object:
        """A flick's motion: as long as it is held, narrating the flick computes nothing."""
        return chance.motion(self.printed.board, state, action) if isinstance(action, Settle) else None

    def proceed(self, state: State, seat: Seat, action: Action) -> State:
        """The state after an action that is known to be legal, which is not judged again."""
        return rules.proceed(self.printed, state, seat, action)

    def closes(self, state: State, seat: Seat, action: Action) -> bool:
        """Whether the action is final."""
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
        """What happened, the same for every viewer."""
        return narrate(self.printed, before, seat, action, after)

    def imagine(self, seen: View, rng: Random) -> State:
        """The state that is seen."""
        try:
            return view.imagine(seen, rng)
        except Exception:
            KINDS.check(view=seen)
            raise

    def score(self, state: State) -> tuple[Score, ...]:
        """Every seat's score so far, in its parts."""
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

    def phrase(self, state: State, seat: Seat, action: Action) -> str:
        """The action as a person types it: a flick by its angle and force."""
        return notation.phrase(self.printed, action)

    def read(self, text: str) -> Action:
        """The action that was written."""
        return notation.read(self.printed, text)


def open_game(edition: str | None) -> Sonora:
    """The game with its standard edition, or with one given as the text of its file."""
    return Sonora(HOUSE if edition is None else read_edition(edition))
