"""Filling a calendar, and proving it: what one day takes, for whoever does many of them."""

from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import NamedTuple

from meseta.core.game import AnyGame
from meseta.daily.calendar import Line, head, line_of, read_line, write_line
from meseta.daily.days import Day, read_day
from meseta.daily.making import make, maker_of
from meseta.daily.playing import play
from meseta.games import open_game

__all__ = ["Task", "Wrong", "checked", "days_from", "filled", "text_of"]


class Task(NamedTuple):
    """A day of a game, and its line if that is to be proved."""

    game: str
    day: str
    line: str = ""


class Wrong(NamedTuple):
    """A line that is not what making its puzzle gives."""

    day: str
    said: str
    made: str


def filled(task: Task) -> str:
    """The day's line, made and solved; its turn is played once by the rules themselves."""
    game, maker = open_game(task.game), maker_of(task.game)
    assert maker is not None, "it was asked before"
    puzzle = make(game, maker, read_day(task.day))
    played = play(game, maker, puzzle.state, puzzle.solution.actions)
    assert played.over, "a solution is a whole turn"
    assert played.points == puzzle.solution.points, "and gains what it says"
    return write_line(line_of(game, puzzle))


def checked(task: Task) -> Wrong | None:
    """What is wrong with the line; None if making its puzzle anew gives the same."""
    made = filled(task)
    return None if made == task.line else Wrong(task.day, task.line, made)


def days_from(first: Day, count: int) -> list[Day]:
    """So many days in a row."""
    return [first + timedelta(days=number) for number in range(count)]


def text_of(game: AnyGame, lines: Iterable[Line]) -> str:
    """A whole calendar, day by day."""
    ordered: Sequence[Line] = sorted(lines, key=lambda line: line.day)
    return "\n".join([head(game), *map(write_line, ordered), ""])


def lines_of(game: AnyGame, text: str) -> dict[Day, Line]:
    """The lines of a calendar's text, without those of another edition."""
    first, *rest = text.splitlines() or [""]
    return {line.day: line for line in map(read_line, rest)} if first == head(game) else {}
