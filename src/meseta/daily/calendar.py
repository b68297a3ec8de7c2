"""The calendar: days whose puzzles were made and proved beforehand (`meseta daily fill`), a file per game.

A line is a day: date, candidate, level, points, solutions, depth and the position's digest, then the best
turn. What it says is what making the puzzle again gives, only sooner. It is believed as long as its position
is the one that the seeds give.
"""

from collections.abc import Iterable, Iterator
from datetime import date
from functools import lru_cache
from importlib import resources
from typing import Final, NamedTuple

from meseta.core.daily import DailyMaker, Solution
from meseta.core.errors import MesetaError
from meseta.core.game import AnyGame
from meseta.daily.days import Day
from meseta.daily.making import Puzzle, digest_of, position_of
from meseta.daily.problems import CalendarBroken

__all__ = [
    "BadCalendar",
    "Line",
    "line_of",
    "puzzle_of",
    "read_calendar",
    "read_line",
    "shipped",
    "write_line",
]

FORMAT: Final = "meseta daily 1"
BETWEEN: Final = " ; "


class BadCalendar(MesetaError):
    """A calendar that cannot be read."""


class Line(NamedTuple):
    """A day as the calendar knows it."""

    day: Day
    candidate: int
    """The number of the position among those of the day's seeds."""
    digest: str
    solution: Solution


def head(game: AnyGame) -> str:
    """The first line of a game's calendar, which names the edition."""
    return f"{FORMAT} {game.info.key} {game.edition.digest}"


def line_of(game: AnyGame, puzzle: Puzzle) -> Line:
    """The puzzle's line."""
    return Line(puzzle.day, puzzle.candidate, digest_of(game, puzzle.state), puzzle.solution)


def write_line(line: Line) -> str:
    """The line as text."""
    found = line.solution
    numbers = (line.candidate, found.level, found.points, found.solutions, found.depth)
    known = " ".join([line.day.isoformat(), *map(str, numbers), line.digest])
    return f"{known} | {BETWEEN.join(found.actions)}"


def read_calendar(game: AnyGame, lines: Iterable[str]) -> dict[Day, Line]:
    """The days of a calendar; none if it is another edition's. Raises `BadCalendar` where a line makes no
    sense."""
    numbered = enumerate((line.strip() for line in lines), 1)
    _, first = next(numbered, (1, ""))
    if first != head(game):
        return {}
    return {found.day: found for found in _read(game, numbered)}


def _read(game: AnyGame, numbered: Iterable[tuple[int, str]]) -> Iterator[Line]:
    for number, line in numbered:
        try:
            yield read_line(line)
        except ValueError as error:
            detail = str(error)[:100]
            raise BadCalendar(CalendarBroken(game=game.info.key, line=number, detail=detail)) from None


def read_line(text: str) -> Line:
    """The line that was written; raises `ValueError` if it is none."""
    known, actions = text.split(" | ")
    day, candidate, level, points, solutions, depth, digest = known.split()
    turn = tuple(actions.split(BETWEEN))
    solution = Solution(int(points), turn, int(solutions), int(depth), int(level))
    return Line(date.fromisoformat(day), int(candidate), digest, solution)


@lru_cache(maxsize=16)
def shipped(game: AnyGame) -> dict[Day, Line]:
    """The calendar that comes with the program; empty if there is none for this game and edition."""
    file = resources.files("meseta.daily").joinpath("calendars", f"{game.info.key}.txt")
    return read_calendar(game, file.read_text(encoding="utf-8").splitlines()) if file.is_file() else {}


def puzzle_of(game: AnyGame, maker: DailyMaker, line: Line) -> Puzzle | None:
    """The line's puzzle; None if the day's seeds give another position."""
    state = position_of(game, maker, line.day, line.candidate)
    if state is None or digest_of(game, state) != line.digest:
        return None
    return Puzzle(line.day, line.candidate, state, line.solution)
