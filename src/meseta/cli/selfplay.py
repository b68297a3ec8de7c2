"""`meseta selfplay`: bots playing each other, with a progress bar."""

import re
import shlex
import sys
from contextlib import redirect_stdout
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meseta.arena.clusters import open_workers
from meseta.arena.kept_games import KeptGames
from meseta.arena.problems import GameFailed
from meseta.arena.processes import Alarm, Delay
from meseta.arena.selfplay import Contest, GameResult, run
from meseta.bots.registry import make_bot
from meseta.cli.complaints import complain
from meseta.cli.files import BadFile, write_text
from meseta.cli.problems import FileExists
from meseta.cli.slow import report_slow
from meseta.cli.voice import console, errors, words
from meseta.core.errors import BadBot
from meseta.core.game import AnyGame

LONGEST_LABEL: Final = 20
"""How much of a bot's name is in the name of a file."""


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
    kept: int = 0
    """How many of the games had been played before."""


class Keeping(NamedTuple):
    """What to keep, and where."""

    folder: Path | None
    """For records."""
    replace: bool
    """Whether files that are there already may be replaced."""
    results: Path | None = None
    """For what came out of each game: those that are in the file are not played again."""


class Places(NamedTuple):
    """Where to play."""

    cluster: str | None
    jobs: int


def run_selfplay(
    game: AnyGame, contest: Contest, places: Places, keeping: Keeping, edition: Path | None, json: bool
) -> bool:
    """Play the games, with progress on standard error and the result on standard output.

    Returns whether all games were played; after an interrupt, those that were played still count.
    """
    with redirect_stdout(sys.stderr):  # a bot's output must not spoil the result
        _check_bots(game, contest)
        kept = None if keeping.results is None else KeptGames(keeping.results, contest)
        results = [] if kept is None else kept.played
        before = len(results)
        _check_files(contest, keeping, {result.number for result in results})
        start = perf_counter()
        try:
            _play(contest, places, keeping.folder, edition, results, kept)
        except KeyboardInterrupt:
            errors.print(words().say("cli-interrupted", played=len(results), games=contest.games))
        except BadBot as error:
            if not isinstance(error.problem, GameFailed):
                raise
            complain(error)
            again = game_command(contest, error.problem.number, edition)
            errors.print(words().say("cli-reproduce", command=again))
            raise typer.Exit(2) from None
    if results:
        summary = _summary(contest, results, before, perf_counter() - start)
        console.print(msgspec.json.encode(summary).decode(), soft_wrap=True) if json else _show(summary)
    return len(results) == contest.games


def _check_bots(game: AnyGame, contest: Contest) -> None:
    """Raise for bad seats, options or bots before the first game, not during it."""
    game.setup(len(contest.bots), contest.options)
    for name in set(contest.bots):
        make_bot(name, game)


def _check_files(contest: Contest, keeping: Keeping, done: set[int]) -> None:
    """Raise for a record that is there already, unless its game has been played or it may be replaced."""
    if keeping.folder is not None and keeping.folder.is_dir() and not keeping.replace:
        there = {path.name for path in keeping.folder.iterdir()}
        for number in range(contest.first, contest.first + contest.games):
            if number not in done and (name := record_name(contest, number)) in there:
                raise BadFile(FileExists(path=str(keeping.folder / name)))


def _play(
    contest: Contest,
    places: Places,
    save: Path | None,
    edition: Path | None,
    results: list[GameResult],
    kept: KeptGames | None,
) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    alarm = Alarm(partial(report_delay, contest, edition))
    with (
        open_workers(places.cluster, places.jobs, alarm, contest.bots) as workers,
        Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress,
    ):
        task = progress.add_task(words().say("cli-progress"), total=contest.games, completed=len(results))
        for result in run(contest, workers, [result.number for result in results]):
            if save is not None:
                write_text(save / record_name(contest, result.number), result.record)
            bare = msgspec.structs.replace(result, record="")
            if kept is not None:
                kept.add(bare)
            results.append(bare)
            progress.advance(task)


def record_name(contest: Contest, number: int) -> str:
    """The name of a game's file: other bots, options, components, seeds and games have other names.

    >>> record_name(Contest("sonora", ("greedy", "adept"), games=10, seed=7), 3)
    'sonora-greedy-adept-7-000003.txt'
    >>> record_name(Contest("sonora", ("greedy", "bots/mine.py:Mine"), games=10, seed=7), 3)
    'sonora-greedy-Mine-7-ef325f-000003.txt'
    """
    players = [re.sub(r"\W", "_", bot.rpartition(":")[2])[:LONGEST_LABEL] for bot in contest.bots]
    parts = [contest.game, *players, str(contest.seed)]
    if tuple(players) != contest.bots or contest.options or contest.edition is not None:
        told_apart = (contest.bots, sorted(contest.options.items()), contest.edition)
        parts.append(sha256(msgspec.json.encode(told_apart)).hexdigest()[:6])
    return f"{'-'.join(parts)}-{number:06}.txt"


def game_command(contest: Contest, number: int, edition: Path | None) -> str:
    """The command that plays this game of the contest again, alone."""
    command = ["meseta", "selfplay", contest.game, "--bots", ",".join(contest.bots)]
    command += ["--seed", str(contest.seed), "--from", str(number), "--games", "1"]
    for key, value in contest.options.items():
        command += ["-o", f"{key}={value}"]
    return shlex.join([*command, *([] if edition is None else ["--edition", str(edition)])])


def report_delay(contest: Contest, edition: Path | None, delay: Delay) -> None:
    """Say which bot has been thinking for long, about what, and how to look into it."""
    report_slow(delay, edition)
    errors.print(words().say("cli-reproduce", command=game_command(contest, delay.number, edition)))


def _summary(contest: Contest, results: list[GameResult], kept: int, seconds: float) -> Summary:
    results = sorted(results, key=lambda result: result.number)  # whatever the order, the same sums
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
        kept=kept,
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
    if summary.kept:
        console.print(say("cli-kept", kept=summary.kept))
        return
    speed = round(summary.plies / max(summary.seconds, 1e-3))
    console.print(say("cli-seconds", plies=summary.plies, seconds=f"{summary.seconds:.1f}", speed=speed))
