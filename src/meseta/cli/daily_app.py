"""The commands of `meseta daily` and their options; the code behind them is imported only when they run."""

from pathlib import Path
from typing import Annotated

import typer

from meseta.cli import completion
from meseta.cli.options import Jobs, Lang

daily_app = typer.Typer(help="Make, prove and show the daily puzzles.", no_args_is_help=True)
Games = Annotated[
    list[str] | None,
    typer.Argument(
        help="Those of these games; by default of all that have some.", autocompletion=completion.games
    ),
]
First = Annotated[
    str | None,
    typer.Option("--from", help="The first day, such as 2026-12-01; by default that of the archive."),
]
Days = Annotated[int, typer.Option(min=1, max=4000, help="How many days.")]
Out = Annotated[
    Path | None,
    typer.Option(help="The folder with the calendars; by default that of the program, in a copy of it."),
]


@daily_app.command("fill")
def daily_fill(
    games: Games = None,
    first: First = None,
    days: Days = 365,
    jobs: Jobs = 1,
    out: Out = None,
    lang: Lang = None,
) -> None:
    """Make, solve and grade the puzzles of days that the calendar lacks; can be stopped and goes on later."""
    from meseta.cli.daily import Span, fill

    fill(games, Span(first, days), jobs, out, lang)


@daily_app.command("check")
def daily_check(
    games: Games = None,
    first: First = None,
    days: Days = 365,
    jobs: Jobs = 1,
    out: Out = None,
    lang: Lang = None,
) -> None:
    """Make every puzzle of the calendar anew, and say which line is not what comes of it."""
    from meseta.cli.daily import Span, check

    check(games, Span(first, days), jobs, out, lang)


@daily_app.command("show")
def daily_show(
    game: Annotated[str, typer.Argument(help="The game's key.", autocompletion=completion.games)],
    day: Annotated[str, typer.Argument(help="Such as 2026-12-01.")],
    solution: Annotated[bool, typer.Option("--solution", help="Print the best turn, too.")] = False,
    lang: Lang = None,
) -> None:
    """Draw a day's puzzle."""
    from meseta.cli.daily import show

    show(game, day, solution, lang)
