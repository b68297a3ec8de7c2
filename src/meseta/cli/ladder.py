"""`meseta ladder`: measuring how strong our bots are, or how strong anybody's is on their scale."""

import re
import shlex
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meseta.arena.clusters import open_workers
from meseta.arena.duels import USUAL_TERMS, Bout, Duel, Terms
from meseta.arena.estimate import estimate, games_against
from meseta.arena.guest_report import Guests, guest_page
from meseta.arena.ladder import Plan, play_duel
from meseta.arena.playing import labels
from meseta.arena.problems import SoloTerms
from meseta.arena.processes import Alarm
from meseta.arena.rating import Rating
from meseta.arena.report import Ladder, data, kept_notes, page, plot
from meseta.arena.results import Results, playing_version
from meseta.arena.standings import Standing, standing
from meseta.arena.workers import Workers
from meseta.bots.ratings import measured
from meseta.bots.registry import SEARCH, make_bot, own_bots
from meseta.cli.files import write_text
from meseta.cli.slow import report_slow
from meseta.cli.voice import console, errors, words
from meseta.core.errors import BadSetup
from meseta.core.game import AnyGame

OURS: Final = Path("docs/ladder")
"""Where our own ladders are, in a copy of the repository."""
ELSEWHERE: Final = Path("ladder")


class Places(NamedTuple):
    """Where the results are written."""

    out: Path | None
    """The folder for the page, the plot and the individual bouts, if one was chosen."""
    ratings: Path | None
    """The folder for the ratings as data, from which the application displays them."""

    def folder(self, plan: Plan) -> Path:
        """Where this plan's results go: those of bots that are not ours into a folder named after them."""
        if plan.guests:
            named = "-".join(re.sub(r"\W", "_", name) for name in labels(plan.guests))
            return (self.out or ELSEWHERE) / named
        if self.out is not None:
            return self.out
        return OURS if (OURS / f"{plan.game}.md").exists() else ELSEWHERE


def run_ladder(game: AnyGame, plan: Plan, jobs: int, cluster: str | None, places: Places) -> bool:
    """Play what is missing, with progress on standard error, and write down what was measured.

    Returns whether everything was played; after an interrupt, what was played is still kept and reported.
    """
    folder = places.folder(plan)
    finished = True
    _check_terms(game, plan)
    with redirect_stdout(sys.stderr):  # a bot's output must not spoil the result
        for bot in plan.bots:
            make_bot(bot, game)  # raises now if it cannot play
        duels = plan.duels()
        results = Results(folder / f"{plan.game}.jsonl", playing_version(game), plan.seed)
        try:
            with open_workers(cluster, jobs, Alarm(report_slow), plan.bots) as workers:
                _play(plan, duels, results, workers)
        except KeyboardInterrupt:
            finished = False
            errors.print(words().say("cli-ladder-interrupted"))
        guests = _measured_guests(game, plan, results) if plan.guests else None
    if guests is not None:
        _show_guests(guests)
        path = folder / f"{plan.game}.md"
        write_text(path, guest_page(guests))
        console.print(words().say("cli-ladder-written", path=str(path)))
    else:
        ladder = _measured(game, plan, duels, results)
        _show(ladder)
        _write(ladder, folder, places.ratings)
    return finished


def _check_terms(game: AnyGame, plan: Plan) -> None:
    """Raise for seats or options that the game does not have before the first game, not during it."""
    if plan.solo and plan.terms != USUAL_TERMS:
        raise BadSetup(SoloTerms())
    game.setup(1 if plan.solo else 1 + plan.terms.rivals, dict(plan.terms.options))


def _play(plan: Plan, duels: list[Duel], results: Results, workers: Workers) -> None:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[found]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors, disable=not errors.is_terminal) as progress:
        for duel in duels:
            task = progress.add_task(" – ".join(duel.bots), total=plan.games, found="")
            bouts: list[Bout] = []
            for bout in play_duel(plan, duel, results, workers):
                bouts.append(bout)
                share = sum(one.share for one in bouts) / len(bouts)
                progress.update(task, advance=len(bout.wins), found=f"{share:.1%}")
            progress.update(task, total=sum(len(bout.wins) for bout in bouts))


def _measured_guests(game: AnyGame, plan: Plan, results: Results) -> Guests:
    """Everything in the results file about these bots as they are now, not only what was requested now."""
    duels = list(dict.fromkeys([*_kept(plan, results), *plan.duels()]))
    pairs = ",".join(" vs ".join(pair) for pair in plan.pairs)
    return Guests(
        plan.game,
        plan.guests,
        playing_version(game),
        plan.seed,
        command=shlex.join(
            ["meseta", "ladder", plan.game, "--pairs", pairs, *_written(plan.terms), "--seed", str(plan.seed)]
        ),
        duels=_standings(duels, results),
        rungs=measured(plan.game),
    )


def _measured(game: AnyGame, plan: Plan, duels: list[Duel], results: Results) -> Ladder:
    """Everything in the results file for this version and seed, not only what was requested now."""
    neighbours = Plan(plan.game, plan.seed).duels()
    others = [duel for duel in duels if duel not in neighbours and len(duel.bots) == 2]
    kept = [duel for duel in _kept(plan, results) if duel.terms != USUAL_TERMS]
    alone = Plan(plan.game, plan.seed, solo=True).duels() if 1 in game.info.seats else []
    return Ladder(
        plan.game,
        own_bots(plan.game),
        playing_version(game),
        plan.seed,
        command=f"meseta ladder {plan.game} --seed {plan.seed}",
        duels=_standings([*neighbours, *(duel for duel in others if duel.terms == USUAL_TERMS)], results),
        alone=_standings(alone, results),
        varied=_standings(kept, results),
    )


def _kept(plan: Plan, results: Results) -> list[Duel]:
    """The duels in the results file, between bots as they are now."""
    return [
        duel
        for pair, terms in results.pairs
        for duel in Plan(plan.game, plan.seed, pairs=(pair,), terms=terms).duels()
    ]


def _written(terms: Terms) -> list[str]:
    """The terms as they are typed."""
    seats = ["--seats", str(1 + terms.rivals)] if terms.rivals > 1 else []
    return [*seats, *(word for key, value in terms.options for word in ("--option", f"{key}={value}"))]


def _standings(duels: list[Duel], results: Results) -> tuple[Standing, ...]:
    return tuple(standing(duel, bouts) for duel in duels if (bouts := results.bouts(duel)))


def _write(ladder: Ladder, folder: Path, ratings: Path | None) -> None:
    path = folder / f"{ladder.game}.md"
    notes = kept_notes(path.read_text(encoding="utf-8")) if path.exists() else ""
    write_text(path, page(ladder, notes))
    if ladder.duels:
        write_text(folder / f"{ladder.game}.svg", plot(ladder))
        if ratings is not None:
            write_text(ratings / f"{ladder.game}.toml", data(ladder))
    console.print(words().say("cli-ladder-written", path=str(path)))


def _show(ladder: Ladder) -> None:
    _show_standings((*ladder.duels, *ladder.varied, *ladder.alone))
    for rung, rating in ladder.ratings.items():
        console.print(f"{rung:>10}  {rating.rating:.0f} ± {rating.margin:.0f}")
    found = {SEARCH: estimate(games_against(SEARCH, ladder.duels, measured(ladder.game)))}
    _show_estimates({bot: rating for bot, rating in found.items() if rating is not None})


def _show_guests(guests: Guests) -> None:
    _show_standings(guests.duels)
    _show_estimates(guests.estimates)
    for bot in guests.bots:
        games = guests.games_of(bot)
        if games and all(one.one_sided for one in games):
            console.print(words().say("cli-estimate-rough", bot=bot))


def _show_estimates(estimates: Mapping[str, Rating]) -> None:
    for bot, rating in estimates.items():
        figures = {"rating": f"{rating.rating:.0f}", "margin": f"{rating.margin:.0f}"}
        console.print(words().say("cli-estimate", bot=bot, **figures), soft_wrap=True)


def _show_standings(standings: Sequence[Standing]) -> None:
    say = words().say
    table = Table(box=None, header_style="bold")
    for heading in ("cli-bots", "cli-games", "cli-wins", "cli-at-least", "cli-mean-score"):
        table.add_column(say(heading), justify="left" if heading == "cli-bots" else "right")
    for one in standings:
        scores = " : ".join(f"{score:.1f}" for score in one.scores)
        name = " – ".join(one.bots) + (f" ({one.terms})" if one.terms != USUAL_TERMS else "")
        table.add_row(name, str(one.games), f"{one.share:.1%}", f"{one.lower:.1%}", scores)
    console.print(table)
