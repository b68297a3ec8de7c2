"""`meseta train`: tuning a bot's opinions by playing, with a progress bar; it goes on where it stopped."""

import shlex
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meseta.arena.clusters import open_workers
from meseta.arena.errors import BadTraining
from meseta.arena.problems import NothingToTrain
from meseta.arena.processes import Alarm
from meseta.arena.provisions import build
from meseta.arena.results import playing_version
from meseta.arena.training import TrainingPlan, evolve, hold_out, still_plays_the_same
from meseta.arena.training_curve import curve
from meseta.arena.training_file import TrainingFile
from meseta.arena.workers import Workers
from meseta.bots.opinions import HeldOut, Opinions, Provenance, write_opinions
from meseta.bots.training import Trainable, trainable
from meseta.cli.files import write_text
from meseta.cli.problems import CompanyForm
from meseta.cli.slow import report_slow
from meseta.cli.voice import console, errors, words
from meseta.core.errors import BadSetup
from meseta.core.game import AnyGame


class Course(NamedTuple):
    """What is asked of the command."""

    plan: TrainingPlan
    held_out: int
    """Deals for each number of players."""
    out: Path
    """The folder for everything that is written."""
    cluster: str | None
    jobs: int

    @property
    def command(self) -> str:
        """The command that finds the same opinions again."""
        plan = self.plan
        company = ",".join(map(str, plan.company))
        words = ["meseta", "train", plan.game, "--seed", str(plan.seed)]
        words += ["--generations", str(plan.generations), "--population", str(plan.population)]
        words += ["--deals", str(plan.deals), "--company", company, "--held-out", str(self.held_out)]
        return shlex.join(words)


def read_company(text: str, game: AnyGame) -> tuple[int, ...]:
    """The numbers of players that are named, or all that the game is for."""
    seats = game.info.seats
    named = [part.strip() for part in text.split(",") if part.strip()]
    for part in named:
        if not part.isdecimal() or int(part) not in seats:
            raise BadSetup(CompanyForm(text=part[:40], least=min(seats), most=max(seats)))
    return tuple(dict.fromkeys(map(int, named))) or tuple(seats)


def run_training(game: AnyGame, course: Course) -> bool:
    """Evolve, hold out, and write down what was found. Returns whether it was finished."""
    plan = course.plan
    tuned = trainable(plan.game)
    if tuned is None:
        raise BadTraining(NothingToTrain(game=plan.game))
    tuned = tuned.in_company(plan.company)
    kept = TrainingFile(course.out / f"{plan.game}.jsonl", plan, tuned)
    try:
        with open_workers(course.cluster, course.jobs, Alarm(report_slow)) as workers:
            held_out = _train(course, tuned, kept, workers)
    except KeyboardInterrupt:
        errors.print(words().say("cli-train-interrupted"))
        return False
    finally:
        if kept.generations:
            drawing = curve(plan.game, tuned.rival_name, kept.generations)
            write_text(course.out / f"{plan.game}.svg", drawing)
    _show(held_out)
    path = course.out / f"{plan.game}.toml"
    write_text(path, write_opinions(_found(game, course, tuned, kept, held_out)))
    console.print(words().say("cli-ladder-written", path=str(path)))
    return True


def _train(course: Course, tuned: Trainable, kept: TrainingFile, workers: Workers) -> list[HeldOut]:
    plan = course.plan
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[found]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors, disable=not errors.is_terminal) as progress:
        before = kept.generations[: plan.generations]
        if before:
            still_plays_the_same(plan, tuned, before[0], workers)
        done = len(before) * plan.games_each
        task = progress.add_task(words().say("cli-training"), total=plan.games, completed=done, found="")
        for generation in evolve(plan, tuned, before, workers, partial(progress.advance, task)):
            kept.add(generation)
            progress.update(task, found=f"{generation.mean:.3f}")
        games = 2 * course.held_out * len(plan.company)
        testing = progress.add_task(words().say("cli-held-out"), total=games, found="")
        found = tuned.opinions(kept.generations[plan.generations - 1].centre)
        played = partial(progress.advance, testing)
        return [hold_out(plan, found, seats, course.held_out, workers, played) for seats in plan.company]


def _found(
    game: AnyGame, course: Course, tuned: Trainable, kept: TrainingFile, held_out: Sequence[HeldOut]
) -> Opinions:
    plan = course.plan
    provenance = Provenance(
        course.command,
        playing_version(game),
        build(),
        tuned.rival_name,
        plan.seed,
        plan.generations,
        plan.games,
    )
    opinions = tuned.opinions(kept.generations[plan.generations - 1].centre)
    return Opinions(opinions, provenance, tuple(held_out))


def _show(held_out: Sequence[HeldOut]) -> None:
    say = words().say
    table = Table(box=None, header_style="bold")
    for heading in ("cli-players", "cli-games", "cli-wins", "cli-at-least", "cli-par", "cli-mean-score"):
        table.add_column(say(heading), justify="right")
    for one in held_out:
        scores = f"{one.score:.1f} : {one.rival_score:.1f}"
        shares = (f"{one.share:.1%}", f"{one.at_least:.1%}", f"{one.par:.1%}")
        table.add_row(str(one.seats), str(one.games), *shares, scores)
    console.print(table)
