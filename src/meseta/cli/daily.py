"""`meseta daily`: filling the calendar of daily puzzles, proving it, and showing a puzzle."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meseta.arena.workers import on_this_machine
from meseta.cli.drawings import draw
from meseta.cli.files import read_text, write_text
from meseta.cli.voice import console, errors, speak, words
from meseta.core.daily import DailyMaker
from meseta.core.errors import BadSetup
from meseta.daily.calendar import Line, puzzle_of, read_line, shipped, write_line
from meseta.daily.days import FIRST, Day, number_of, read_day
from meseta.daily.filling import Task, checked, days_from, filled, lines_of, text_of
from meseta.daily.making import make, maker_of
from meseta.games import open_game, plugins
from meseta.tables.problems import NoDaily

Result = TypeVar("Result")

OURS: Final = Path("src/meseta/daily/calendars")
"""Where the calendars are that come with the program, in a copy of the repository."""
ELSEWHERE: Final = Path("calendars")


class Span(NamedTuple):
    """Some days in a row."""

    first: str | None
    """By default that of the archive."""
    length: int

    @property
    def days(self) -> list[Day]:
        """These days."""
        return days_from(read_day(self.first) if self.first else FIRST, self.length)


def fill(games: Sequence[str] | None, span: Span, jobs: int, out: Path | None, language: str | None) -> None:
    """Make the puzzles that the calendars lack, and write them down as they come."""
    speak(language)
    for key in _chosen(games):
        path = _file(key, out)
        known = _known(key, path)
        lacking = [Task(key, day.isoformat()) for day in span.days if day not in known]

        def keep(text: str, key: str = key, path: Path = path, known: dict[Day, Line] = known) -> None:
            line = read_line(text)
            known[line.day] = line
            write_text(path, text_of(open_game(key), known.values()))

        _work(key, filled, lacking, jobs, keep)
        console.print(words().say("cli-daily-filled", game=key, count=len(lacking), path=str(path)))


def check(games: Sequence[str] | None, span: Span, jobs: int, out: Path | None, language: str | None) -> None:
    """Make the calendars' puzzles anew, and exit with 1 if a line is not what comes of it."""
    speak(language)
    found = 0
    for key in _chosen(games):
        known = _known(key, _file(key, out))
        days = [day for day in span.days if day in known]
        tasks = [Task(key, day.isoformat(), write_line(known[day])) for day in days]
        wrong = [one for one in _work(key, checked, tasks, jobs, lambda result: None) if one is not None]
        for one in wrong:
            console.print(words().say("cli-daily-wrong", day=one.day, said=one.said, made=one.made))
        console.print(words().say("cli-daily-checked", game=key, count=len(tasks), wrong=len(wrong)))
        found += len(wrong)
    if found:
        raise typer.Exit(1)


def show(key: str, day: str, solution: bool, language: str | None) -> None:
    """Draw a day's puzzle and, if wanted, print its best turn."""
    maker = _maker(key)
    game, say = open_game(key), speak(language, key)
    found = read_day(day)
    line = shipped(game).get(found)
    puzzle = (line and puzzle_of(game, maker, line)) or make(game, maker, found)
    title = words().say("cli-daily-title", number=number_of(found), day=day, level=puzzle.level)
    console.rule(title)
    console.print(draw(game, game.observe(puzzle.state, maker.seat), say))
    console.print(say.say(f"daily-goal-{maker.goal}"))
    if solution:
        best = puzzle.solution
        turn = ", ".join(best.actions)
        console.print(words().say("cli-daily-best", points=best.points, count=best.solutions, turn=turn))


def _work(
    key: str,
    task: Callable[[Task], Result],
    tasks: Sequence[Task],
    jobs: int,
    done: Callable[[Result], None],
) -> list[Result]:
    """The results, with progress on standard error."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found = []
    with Progress(*columns, console=errors, disable=not errors.is_terminal) as progress:
        bar = progress.add_task(key, total=len(tasks))
        for result in on_this_machine(jobs).results(task, tasks):
            done(result)
            found.append(result)
            progress.update(bar, advance=1)
    return found


def _chosen(games: Sequence[str] | None) -> list[str]:
    """The keys of these games, or of all that have puzzles; raises for one that has none."""
    keys = list(games or [plugin.key for plugin in plugins() if plugin.daily is not None])
    for key in keys:
        _maker(key)
    return keys


def _maker(key: str) -> DailyMaker:
    found = maker_of(key)
    if found is None:
        raise BadSetup(NoDaily(game=key[:40]))
    return found


def _file(key: str, out: Path | None) -> Path:
    return (out or (OURS if OURS.parent.is_dir() else ELSEWHERE)) / f"{key}.txt"


def _known(key: str, path: Path) -> dict[Day, Line]:
    """The lines of the file, if there is one."""
    return lines_of(open_game(key), read_text(path)) if path.exists() else {}
