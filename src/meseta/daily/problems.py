"""What can be wrong with a question about a daily puzzle, and with the calendar of them."""

from meseta.core.problems import Problem


class NoSuchDay(Problem, frozen=True, tag="no_such_day"):
    """There are no puzzles of that day."""

    day: str
    first: str
    """The first day that has some."""


class NoSuchMonth(Problem, frozen=True, tag="no_such_month"):
    """There are no puzzles of that month."""

    month: str
    first: str


class DayToCome(Problem, frozen=True, tag="day_to_come"):
    """The day has begun nowhere yet."""

    day: str


class NotAnswered(Problem, frozen=True, tag="daily_not_answered"):
    """The caller has not answered the puzzle yet, so nobody tells them how it goes."""


class TurnOver(Problem, frozen=True, tag="daily_turn_over"):
    """The turn was over before this action."""


class CalendarBroken(Problem, frozen=True, tag="calendar_broken"):
    """A line of a calendar of puzzles is not what it should be."""

    game: str
    line: int
    detail: str
