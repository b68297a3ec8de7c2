"""`meseta ladder`: measuring how strong our bots are."""

import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meseta.arena.duels import Bout, Duel
from meseta.arena.ladder import Plan, Results, play_duel, playing_version
from meseta.arena.report import Ladder, data, kept_notes, page, plot
from meseta.arena.standings import Standing, standing
from meseta.bots.registry import own_bots
from meseta.cli.files import write_text
from meseta.cli.voice import console, errors, words
from meseta.core.game import AnyGame


class Places(NamedTuple):
    """Where the results are written."""

    out: Path
    """The folder for the page, the plot and the individual bouts."""
    ratings: Path | None
    """The folder for the ratings as data, from which the application displays them."""


def run_ladder(game: AnyGame, plan: Plan, jobs: int, places: Places) -> bool:
    """Play what is missing, with progress on standard error, and write the page, the plot and the data.

    Returns whether everything was played; after an interrupt, what was played is still kept and reported.
    """
    results = Results(places.out / f"{plan.game}.jsonl", playing_version(game), plan.seed)
    finished = True
    with redirect_stdout(sys.stderr):  # a bot's output must not spoil the result
        try:
            _play(plan, results, jobs)
        except KeyboardInterrupt:
            finished = False
            errors.print(words().say("cli-ladder-interrupted"))
    ladder = _measured(game, plan, results)
    _show(ladder)
    _write(ladder, places)
    return finished


def _play(plan: Plan, results: Results, jobs: int) -> None:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[found]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors, disable=not errors.is_terminal) as progress:
        for duel in plan.duels():
            task = progress.add_task(duel.title, total=plan.games, found="")
            bouts: list[Bout] = []
            for bout in play_duel(plan, duel, results, jobs):
                bouts.append(bout)
                share = sum(one.share for one in bouts) / len(bouts)
                progress.update(task, advance=len(bout.wins), found=f"{share:.1%}")
            progress.update(task, total=sum(len(bout.wins) for bout in bouts))


def _measured(game: AnyGame, plan: Plan, results: Results) -> Ladder:
    """Everything in the results file for this version and seed, not only what was requested now."""
    neighbours = Plan(plan.game, plan.seed).duels()
    others = [duel for duel in plan.duels() if duel not in neighbours and len(duel.bots) == 2]
    alone = Plan(plan.game, plan.seed, solo=True).duels() if 1 in game.info.seats else []
    return Ladder(
        plan.game,
        own_bots(plan.game),
        playing_version(game),
        plan.seed,
        command=f"meseta ladder {plan.game} --seed {plan.seed}",
        duels=_standings([*neighbours, *others], results),
        alone=_standings(alone, results),
    )


def _standings(duels: list[Duel], results: Results) -> tuple[Standing, ...]:
    return tuple(standing(duel, bouts) for duel in duels if (bouts := results.bouts(duel)))


def _write(ladder: Ladder, places: Places) -> None:
    path = places.out / f"{ladder.game}.md"
    notes = kept_notes(path.read_text(encoding="utf-8")) if path.exists() else ""
    write_text(path, page(ladder, notes))
    if ladder.duels:
        write_text(places.out / f"{ladder.game}.svg", plot(ladder))
        if places.ratings is not None:
            write_text(places.ratings / f"{ladder.game}.toml", data(ladder))
    console.print(words().say("cli-ladder-written", path=str(path)))


def _show(ladder: Ladder) -> None:
    say = words().say
    table = Table(box=None, header_style="bold")
    for heading in ("cli-bots", "cli-games", "cli-wins", "cli-at-least", "cli-mean-score"):
        table.add_column(say(heading), justify="left" if heading == "cli-bots" else "right")
    for one in (*ladder.duels, *ladder.alone):
        scores = " : ".join(f"{score:.1f}" for score in one.scores)
        name = " – ".join(one.bots)
        table.add_row(name, str(one.games), f"{one.share:.1%}", f"{one.lower:.1%}", scores)
    console.print(table)
    for rung, rating in ladder.ratings.items():
        console.print(f"{rung:>10}  {rating.rating:.0f} ± {rating.margin:.0f}")
