"""`meseta analyse`: what each decision of a match cost, and what luck gave."""

from pathlib import Path

import msgspec
from rich.progress import Progress
from rich.table import Table

from meseta.cli.files import load_record
from meseta.cli.voice import console, errors, words
from meseta.core.seats import CHANCE
from meseta.play.analysis import Analysis, JudgedEntry, analysis, judge_entries


def show_analysis(file: Path, edition: Path | None, json: bool, language: str | None) -> None:
    """Judge the record, with progress on standard error and the result on standard output."""
    game, record = load_record(file, edition, language)
    entries: list[JudgedEntry] = []
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(words().say("cli-analysing"), total=len(record.entries))
        for entry in judge_entries(game, record):
            entries.append(entry)
            progress.advance(task)
    result = analysis(record, entries)
    if json:
        console.print(msgspec.json.encode(result).decode(), soft_wrap=True)
    else:
        _show(result)


def _show(result: Analysis) -> None:
    say = words().say
    table = Table(box=None, header_style="bold")
    table.add_column("", justify="right")
    for heading in ("cli-who", "cli-did", "cli-better"):
        table.add_column(say(heading))
    table.add_column(say("cli-cost"), justify="right")
    for entry in result.entries:
        if entry.cost > 0:
            who = words().player(entry.seat)
            table.add_row(str(entry.ply), who, entry.action, entry.best, f"{entry.cost:.1f}")
        elif entry.seat == CHANCE and (luckiest := _luckiest(entry)):
            table.add_row(str(entry.ply), say("chance"), luckiest, "", "", style="dim")
    console.print(table)
    for seat in result.seats:
        console.print(
            say(
                "cli-balance",
                seat=seat.seat,
                decisions=seat.decisions,
                mistakes=seat.mistakes,
                cost=f"{seat.cost:.1f}",
                luck=f"{seat.luck:+.1f}",
            )
        )
    console.print(say("cli-analysis-exact" if result.exact else "cli-analysis-estimated"), style="dim")


def _luckiest(entry: JudgedEntry) -> str:
    """The seat that gained or lost most by chance, and how much; empty below one point."""
    seat = max(range(len(entry.luck)), key=lambda seat: abs(entry.luck[seat]), default=0)
    if not entry.luck or abs(entry.luck[seat]) < 1:
        return ""
    return f"{words().player(seat)} {entry.luck[seat]:+.1f}"
