"""What can be said in a query, and its bounds."""

from typing import Annotated, Final

from msgspec import Meta, Struct, field

from meseta.core.seats import Seat
from meseta.i18n.languages import SOURCE

LONGEST_LANGUAGE: Final = 10
USUAL_FRAMES: Final = 200
MOST_FRAMES: Final = 500
"""How many moments are told at once."""
LONGEST_LINK: Final = 300
MOST_MINUTES: Final = 24 * 60
LAST_START: Final = 1_000_000
"""No match has as many entries."""
USUAL_RESULTS: Final = 50
MOST_RESULTS: Final = 500
"""How many results are told at once."""
LAST_TIME: Final = 2**53 - 1
LONGEST_KEY: Final = 40
LONGEST_TABLE: Final = 64
LONGEST_DAY: Final = 10


class RulesQuery(Struct, frozen=True):
    """Which rule book."""

    language: Annotated[str, Meta(max_length=LONGEST_LANGUAGE)] = field(default=SOURCE, name="lang")


class FramesQuery(Struct, frozen=True):
    """Which moments of a match."""

    eyes: Seat | None = field(default=None, name="as")
    """Whose eyes see them; a spectator's if null."""
    start: Annotated[int, Meta(ge=0, le=LAST_START)] = 0
    """The first of them, counted from 0."""
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = USUAL_FRAMES


class PictureQuery(Struct, frozen=True):
    """Which picture of a match."""

    eyes: Seat | None = field(default=None, name="as")
    """Whose eyes see the moment; a spectator's if null."""
    at: Annotated[int, Meta(ge=0, le=LAST_START)] | None = None
    """The moment; by default the result or, while the match goes on, the latest."""
    dark: bool = False
    """Whether it is painted for the night."""
    link: Annotated[str, Meta(max_length=LONGEST_LINK)] = ""
    """Where the match can be watched: the address of a page that shows this table's replay."""
    zone: Annotated[int, Meta(ge=-MOST_MINUTES, le=MOST_MINUTES)] = 0
    """How many minutes the reader's clock is ahead of universal time, for the date."""


class AnalysisQuery(Struct, frozen=True):
    """Which judged entries of a match."""

    start: Annotated[int, Meta(ge=0, le=LAST_START)] = 0
    """The first of them, counted from 0."""


class ResultsQuery(Struct, frozen=True):
    """Which results of a person."""

    game: Annotated[str, Meta(max_length=LONGEST_KEY)] = ""
    """Those of this game; of all without one."""
    before: Annotated[int, Meta(ge=0, le=LAST_TIME)] = LAST_TIME
    """Those before this time, or then and at a table that comes before the next."""
    below: Annotated[str, Meta(max_length=LONGEST_TABLE)] = ""
    count: Annotated[int, Meta(ge=1, le=MOST_RESULTS)] = USUAL_RESULTS


class DailyMonthQuery(Struct, frozen=True):
    """Up to when a streak is counted."""

    today: Annotated[str, Meta(max_length=LONGEST_DAY)] = ""
    """The reader's own day; by default the last one that may be played."""


class DailyShareQuery(Struct, frozen=True):
    """How a day's results are to be shared."""

    link: Annotated[str, Meta(max_length=LONGEST_LINK)] = ""
    """The address of the page with the daily puzzles."""
    dark: bool = False
    """Whether a picture is painted for the night."""
