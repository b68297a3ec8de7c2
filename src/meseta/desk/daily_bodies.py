"""The daily puzzles as they are asked for and answered."""

from typing import Annotated, Final

import msgspec

from meseta.core.game import EditionInfo, Json
from meseta.core.seats import Seat
from meseta.daily.marks import Mark
from meseta.tables.wire.base import Received, Sent
from meseta.tables.wire.replay import Frame, Told
from meseta.tables.wire.server import Legal

MOST_ACTIONS: Final = 200
"""The most actions of one answer; no turn has as many."""
LONGEST_ACTION: Final = 200
"""The most characters of one of them."""
LAST_TIME: Final = 2**53 - 1

_Actions = Annotated[
    list[Annotated[str, msgspec.Meta(max_length=LONGEST_ACTION)]], msgspec.Meta(max_length=MOST_ACTIONS)
]


class DailyResult(Sent, frozen=True):
    """The first answer that the caller handed in to a puzzle; later ones are practice."""

    points: int
    """0 if it was given up."""
    best: int
    mark: Mark
    in_time: bool
    """Whether it was answered on its own day: only then does it count for the streak."""
    at: int


class DailyLine(Sent, frozen=True):
    """One of a day's puzzles."""

    game: str
    goal: str
    """What is asked; its sentence is `daily-goal-<goal>`, in the game's catalogue."""
    level: int | None
    """How hard it is, from 1 to 5; null if the puzzle is not made yet."""
    result: DailyResult | None


class DailyStreak(Sent, frozen=True):
    """Days in a row, on each of which the caller answered at least one puzzle in time."""

    current: int
    """Up to the day that was asked for, or to the day before while that is still to be answered."""
    longest: int
    days: int
    """All days with such an answer."""


class DailyDay(Sent, frozen=True):
    """A day's puzzles, the same for everybody."""

    day: str
    """Such as `2026-11-19`."""
    number: int
    """The first day of the archive is 1."""
    first: str
    """The first day of the archive."""
    last: str
    """The last day that may be played by now, which somewhere on earth is today."""
    puzzles: list[DailyLine]
    streak: DailyStreak


class DailyMonthDay(Sent, frozen=True):
    """One day of the archive."""

    day: str
    number: int
    results: dict[str, DailyResult]
    """The caller's, by game."""


class DailyMonth(Sent, frozen=True):
    """A month of the archive, as far as it may be played."""

    month: str
    """Such as `2026-11`."""
    first: str
    last: str
    games: list[str]
    """Those that have daily puzzles."""
    days: list[DailyMonthDay]
    """In order."""
    streak: DailyStreak


class DailyPuzzle(Sent, frozen=True):
    """A puzzle: a position of its game in which one seat is to act."""

    game: str
    day: str
    number: int
    goal: str
    level: int
    seats: int
    options: dict[str, str]
    edition: EditionInfo
    seat: Seat
    """Whose turn it is: the caller plays this seat."""
    view: Json
    """What this seat sees."""
    acting: list[Seat]
    legal: Legal | None
    result: DailyResult | None


class DailyTry(Received, frozen=True):
    """What the caller does from the puzzle's position on. Nothing of it is stored."""

    actions: _Actions = msgspec.field(default_factory=list)
    """In notation, from the beginning of the turn."""


class DailyTried(Sent, frozen=True):
    """Where that leads, as the seat sees it."""

    seat: Seat
    view: Json
    acting: list[Seat]
    legal: Legal | None
    """What the seat may do next; null if its turn is over."""
    told: list[Told]
    """What has happened, one moment per action, chance's answers included."""
    undoable: bool
    """Whether the last action may be taken back, by leaving it out."""
    points: int
    """What was gained so far."""
    over: bool
    """Whether the turn is over, so that it can be handed in. A turn may be handed in before."""


class DailyAnswer(Received, frozen=True):
    """An answer to be verified. The first one counts."""

    actions: _Actions = msgspec.field(default_factory=list)
    give_up: bool = False
    """Whether the caller only wants to see the best turn; then there are no actions."""
    at: Annotated[int, msgspec.Meta(ge=0, le=LAST_TIME)] | None = None
    """When it was given, in milliseconds since 1970, if it was given offline and is sent only now."""


class DailyTurn(Sent, frozen=True):
    """A turn from the puzzle's position, moment by moment."""

    points: int
    actions: list[str]
    frames: list[Frame]
    """The first of them shows the puzzle."""


class DailyVerdict(Sent, frozen=True):
    """The caller's answer beside the best."""

    game: str
    day: str
    number: int
    level: int
    counted: bool
    """Whether this was the caller's first answer to the puzzle."""
    mark: Mark
    """Of this answer."""
    result: DailyResult
    """The first answer's."""
    yours: DailyTurn | None
    """Null if it was given up."""
    best: DailyTurn
    proved: bool
    """Whether nothing can be better; else it is the best that a long search has found."""
    solutions: int
    """How many turns are as good as the best."""
    depth: int
    """How many actions the best turn needs at least."""
    streak: DailyStreak


class DailyReasons(Sent, frozen=True):
    """What speaks for a turn and for the best one, as the game's judge sees it; none where it has nothing to
    say."""

    yours: list[Json]
    best: list[Json]


class KeptDaily(Sent, frozen=True):
    """A first answer, as it is kept with its person."""

    day: str
    game: str
    result: DailyResult
    actions: list[str]


class DailyShare(Sent, frozen=True):
    """What the caller may tell others about their day: nothing in it gives a solution away."""

    text: str
