"""The one interface that all games share.

A game is an object bound to one edition of its components (ADR 2). It keeps nothing else: every question
takes a state, and every answer is a value. mypy checks each game against this protocol, and
`meseta.testing` checks what types cannot express.
"""

from collections.abc import Mapping, Set
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from meseta.core.actions import Distribution, LegalActions
from meseta.core.clauses import Clauses
from meseta.core.errors import BadSetup
from meseta.core.faults import Fault
from meseta.core.problems import BadOption, BadSeats, UnknownOption
from meseta.core.results import Outcome, Score
from meseta.core.seats import Seat

__all__ = [
    "AnyAction",
    "AnyGame",
    "AnyState",
    "EditionInfo",
    "Event",
    "Game",
    "GameInfo",
    "Json",
    "Option",
    "Options",
    "Viewed",
    "seat_option",
]


class Viewed(Protocol):
    """What every view has: a viewer."""

    @property
    def viewer(self) -> Seat | None:
        """The seat that sees it; None is a spectator."""
        ...


State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View", bound=Viewed)

Options: TypeAlias = Mapping[str, str]
"""The options chosen at the table, by key."""

Json: TypeAlias = Any  # type: ignore[explicit-any]
"""What `json` can write: objects, lists, text, whole numbers below 2⁵³, true, false and null. Any, because
such a type would be recursive, and msgspec, which checks what is loaded, does not support those."""


class Event(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened, as far as one viewer may know: the source of the log and of all animation."""


class Option(msgspec.Struct, frozen=True):
    """Something to choose when a table is set up."""

    key: str
    choices: tuple[str, ...]
    """Its possible values; the first is the default."""

    clause: str
    """The clause that offers it."""

    implies: dict[str, dict[str, str]] = {}
    """What a choice sets other options to, unless these are chosen themselves."""

    @property
    def default(self) -> str:
        """Its value when nobody chooses."""
        return self.choices[0]


def seat_option(setting: str, seat: Seat) -> str:
    """The key of the option that holds a seat's setting.

    >>> seat_option("hand", 1)
    'hand_1'
    """
    return f"{setting}_{seat}"


class EditionInfo(msgspec.Struct, frozen=True, cache_hash=True):
    """The components a game is played with."""

    name: str
    digest: str
    """Sixteen hexadecimal digits that change with anything printed on a component."""


class GameInfo(msgspec.Struct, frozen=True):
    """What is known of a game before anyone sits down."""

    key: str
    version: int
    """Raised when the same record would no longer give the same states."""

    seats: range
    """How many players it is for."""

    options: tuple[Option, ...] = ()
    """The options of the whole table."""

    seat_settings: tuple[Option, ...] = ()
    """The options each seat has for itself: `hand` is the option `hand_0` for seat 0, and so on."""

    @property
    def every_option(self) -> tuple[Option, ...]:
        """All options as records name them: the table's, then those of each seat there can be."""
        return self.options + tuple(
            Option(seat_option(setting.key, seat), setting.choices, setting.clause)
            for setting in self.seat_settings
            for seat in range(max(self.seats))
        )

    def resolve_options(self, seats: int, chosen: Options) -> dict[str, str]:
        """Every option with its value: chosen, implied by another choice, or default.

        Raises `BadSetup` where a choice is impossible.
        """
        if seats not in self.seats:
            raise BadSetup(BadSeats(game=self.key, seats=seats, least=min(self.seats), most=max(self.seats)))
        known = {option.key: option for option in self.every_option}
        for key, value in chosen.items():
            if key not in known:
                raise BadSetup(UnknownOption(game=self.key, key=key, known=", ".join(known) or "–"))
            if value not in known[key].choices:
                choices = ", ".join(known[key].choices)
                raise BadSetup(BadOption(key=key, value=value, choices=choices))
        resolved = {key: option.default for key, option in known.items()}
        for option in self.options:
            resolved |= option.implies.get(chosen.get(option.key, option.default), {})
        return resolved | dict(chosen)


class Game(Protocol[State, Action, View]):
    """The rules of one game, as questions about a state.

    Two games are equal if their editions are: caches are keyed by games.
    """

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    @property
    def info(self) -> GameInfo:
        """What is known of the game before it begins."""
        ...

    @property
    def edition(self) -> EditionInfo:
        """The components it is bound to."""
        ...

    @property
    def clauses(self) -> Clauses:
        """The clauses of its rules."""
        ...

    def setup(self, seats: int, options: Options) -> State:
        """The state before chance has dealt anything."""
        ...

    def actors(self, state: State) -> Set[Seat]:
        """Who may act now: several in simultaneous steps, `CHANCE` alone, nobody once the game is over."""
        ...

    def fault(self, state: State, seat: Seat, action: Action) -> Fault | None:
        """Why the seat may not do this now, or None: the one statement of legality."""
        ...

    def legal(self, state: State, seat: Seat) -> LegalActions[Action]:
        """What a player's seat may do now; never depends on what it cannot see."""
        ...

    def chance(self, state: State) -> Distribution[Action]:
        """What chance may answer, where it is the actor."""
        ...

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after the action; raises `IllegalAction` with the fault where there is one."""
        ...

    def closes(self, state: State, seat: Seat, action: Action) -> bool:
        """Whether this action is final: neither it nor anything its seat did before can be taken back."""
        ...

    def observe(self, state: State, viewer: Seat | None) -> View:
        """What the viewer may know; None is a spectator."""
        ...

    def narrate(
        self, before: State, seat: Seat, action: Action, after: State, viewer: Seat | None
    ) -> tuple[Event, ...]:
        """What happened, as the viewer may know it."""
        ...

    def imagine(self, view: View, rng: Random) -> State:
        """A state that looks like this to the viewer, with what is hidden filled in at random."""
        ...

    def score(self, state: State) -> tuple[Score, ...]:
        """Every seat's score so far; all have the same parts, in the same order."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        ...

    def dump(self, state: State) -> Json:
        """The state as data to be stored."""
        ...

    def load(self, data: Json) -> State:
        """The state that was stored; raises `BadState` where it is none."""
        ...

    def write(self, action: Action) -> str:
        """The action as people write it."""
        ...

    def read(self, text: str) -> Action:
        """The action that was written; raises `UnreadableNotation` where it is none."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any]  # type: ignore[explicit-any]
"""A game that was found by its key: which one it is, and so what its states are, is known only at run time.
Code that takes a game's states, actions and views together names them by type variables instead."""

AnyState: TypeAlias = Any  # type: ignore[explicit-any]
AnyAction: TypeAlias = Any  # type: ignore[explicit-any]
"""A state and an action of such a game (`AnyGame`)."""
