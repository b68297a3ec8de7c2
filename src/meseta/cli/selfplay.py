"""`meseta selfplay`: bots playing each other, with a progress bar."""

import sys
from contextlib import redirect_stdout
from pathlib import Path
from time import perf_counter

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meseta.arena.selfplay import Contest, GameResult, run
from meseta.bots.registry import make_bot
from meseta.cli.files import write_text
from meseta.cli.voice import console, errors, words
from meseta.core.game import AnyGame


class BotSummary(msgspec.Struct):
    """The results of one bot."""

    name: str
    wins: float
    mean_score: float


class Summary(msgspec.Struct):
    """What `--json` prints."""

    game: str
    games: int
    plies: int
    seconds: float
    seed: int
    bots: list[BotSummary]


def run_selfplay(game: AnyGame, contest: Contest, jobs: int, save: Path | None, json: bool) -> bool:
    """Play the games, with progress on standard error and the result on standard output.

    Returns whether all games were played; after an interrupt, those that were played still count.
    """
    results: list[GameResult] = []
    with redirect_stdout(sys.stderr):  # a bot's output must not spoil the result
        _check(game, contest)
        start = perf_counter()
        try:
            _play(contest, jobs, save, results)
        except KeyboardInterrupt:
            errors.print(words().say("cli-interrupted", played=len(results), games=contest.games))
    if results:
        summary = _summary(contest, results, perf_counter() - start)
        console.print(msgspec.json.encode(summary).decode(), soft_wrap=True) if json else _show(summary)
    return len(results) == contest.games


def _check(game: AnyGame, contest: Contest) -> None:
    """Raise for bad seats, options or bots before the first game, not during it."""
    game.setup(len(contest.bots), contest.options)
    for name in set(contest.bots):
        make_bot(name, game)


def _play(contest: Contest, jobs: int, save: Path | None, results: list[GameResult]) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(words().say("cli-progress"), total=contest.games)
        for result in run(contest, jobs):
            if save is not None:
                write_text(save / f"{contest.game}-{contest.seed}-{result.number:06}.txt", result.record)
            results.append(msgspec.structs.replace(result, record=""))
            progress.advance(task)


def _summary(contest: Contest, results: list[GameResult], seconds: float) -> Summary:
    return Summary(
        game=contest.game,
        games=len(results),
        plies=sum(result.plies for result in results),
        seconds=round(seconds, 3),
        seed=contest.seed,
        bots=[
            BotSummary(
                name,
                wins=round(sum(result.wins[index] for result in results), 3),
                mean_score=round(sum(result.scores[index] for result in results) / len(results), 3),
            )
            for index, name in enumerate(contest.bots)
        ],
    )


def _show(summary: Summary) -> None:
    say = words().say
    console.print(say("cli-selfplay-title", games=summary.games, game=summary.game, seed=summary.seed))
    table = Table(box=None, header_style="bold")
    table.add_column("")
    table.add_column(say("cli-wins"), justify="right")
    table.add_column("%", justify="right")
    table.add_column(say("cli-mean-score"), justify="right")
    for bot in summary.bots:
        share = 100 * bot.wins / summary.games
        table.add_row(bot.name, f"{bot.wins:g}", f"{share:.1f}", f"{bot.mean_score:.2f}")
    console.print(table)
    speed = round(summary.plies / max(summary.seconds, 1e-3))
    console.print(say("cli-seconds", plies=summary.plies, seconds=f"{summary.seconds:.1f}", speed=speed))
