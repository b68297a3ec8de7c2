"""`meseta selfplay`: bots against bots, with a progress bar."""

from pathlib import Path
from random import SystemRandom
from time import perf_counter

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meseta.arena.selfplay import Contest, GameResult, run
from meseta.bots.registry import make_bot
from meseta.cli.files import open_named, read_text, write_text
from meseta.cli.voice import console, errors, words
from meseta.core.game import AnyGame


class BotSummary(msgspec.Struct):
    """How one bot has done."""

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


def run_selfplay(
    key: str,
    bots: str,
    games: int,
    seed: int | None,
    jobs: int,
    save: Path | None,
    options: dict[str, str],
    edition: Path | None,
    json: bool,
    language: str | None,
) -> None:
    """Play the games, show progress on standard error and the result on standard output."""
    game = open_named(key, edition, language)
    contest = Contest(
        game=key,
        bots=tuple(name.strip() for name in bots.split(",")),
        games=games,
        seed=SystemRandom().randrange(2**32) if seed is None else seed,
        options=options,
        edition=None if edition is None else read_text(edition),
        keep_records=save is not None,
    )
    _check(game, contest)
    start = perf_counter()
    results = _play_with_progress(contest, jobs, save)
    summary = _summary(contest, results, perf_counter() - start)
    if json:
        console.print(msgspec.json.encode(summary).decode(), soft_wrap=True, markup=False)
    else:
        _show(summary)


def _check(game: AnyGame, contest: Contest) -> None:
    """Complain about seats, options and bots before the first game, not during it."""
    game.setup(len(contest.bots), contest.options)
    for name in set(contest.bots):
        make_bot(name, game)


def _play_with_progress(contest: Contest, jobs: int, save: Path | None) -> list[GameResult]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results = []
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(words().say("cli-progress"), total=contest.games)
        for result in run(contest, jobs):
            if save is not None:
                write_text(save / f"{contest.game}-{contest.seed}-{result.number:06}.txt", result.record)
            results.append(msgspec.structs.replace(result, record=""))
            progress.advance(task)
    return results


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
    console.print(say("cli-selfplay-title", games=summary.games, game=summary.game, seed=str(summary.seed)))
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
