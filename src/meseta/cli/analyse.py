"""`meseta analyse`: what each turn of a match cost, and what luck gave."""

from pathlib import Path

import msgspec
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from meseta.cli.advice import SIGNS, phrases, told
from meseta.cli.files import load_record
from meseta.cli.voice import console, errors, words
from meseta.core.game import AnyGame
from meseta.core.record import Record
from meseta.core.seats import CHANCE
from meseta.i18n.reasons import amount, why
from meseta.play.analysis import Analysis, Balance, JudgedEntry, analysis, judge_entries
from meseta.play.match import AnyMatch
from meseta.play.replay import stages


def show_analysis(file: Path, edition: Path | None, json: bool, language: str | None) -> None:
    """Judge the record, with progress on standard error and the result on standard output."""
    game, record = load_record(file, edition, language)
    entries: list[JudgedEntry] = []
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(words().say("cli-analysing"), total=len(record.entries))
        for entry in judge_entries(game, record):
            entries.append(entry)
            progress.advance(task)
    result = analysis(game, record, entries)
    if json:
        console.print(msgspec.json.encode(result).decode(), soft_wrap=True, highlight=False)
    else:
        _show(game, record, result)


def _show(game: AnyGame, record: Record, result: Analysis) -> None:
    say, unit = words().say, result.scale.unit
    marked = [entry for entry in result.entries if entry.mark]
    if marked:
        console.print(_table(marked, list(stages(game, record)), unit))
    if all(entry.mark == "good" for entry in marked):
        console.print(say("cli-analysis-flawless"))
    chance = any(entry.seat == CHANCE for entry in result.entries)
    for balance in result.seats:
        console.print(_balance(balance, unit), highlight=False)
        if chance:
            given = amount(words(), unit, abs(balance.luck), balance.luck_error)
            lucky = "yes" if balance.luck >= 0 else "no"
            console.print(
                "  " + say("cli-luck", seat=balance.seat, lucky=lucky, amount=given), highlight=False
            )
    console.print(say("cli-analysis-how"), style="dim", highlight=False)


def _table(marked: list[JudgedEntry], matches: list[AnyMatch], unit: str) -> Table:
    """The entries with a mark; below what would have been better stands why."""
    say = words().say
    table = Table(box=None, header_style="bold")
    table.add_column("", justify="right")
    table.add_column(say("cli-who"))
    table.add_column("")
    table.add_column(say("cli-did"))
    table.add_column(say("cli-better"))
    table.add_column(say("cli-cost"), justify="right", no_wrap=True)
    for entry in marked:
        match = matches[entry.ply - 1]
        did = _both(match, entry, (entry.action,))
        cost = amount(words(), unit, entry.cost, entry.error)
        better = _better(entry, match, unit)
        table.add_row(str(entry.ply), words().player(entry.seat), SIGNS[entry.mark], did, better, cost)
    return table


def _better(entry: JudgedEntry, match: AnyMatch, unit: str) -> Text:
    if not entry.better:
        return Text()
    turn = _both(match, entry, entry.better)
    other = entry.worth - entry.cost
    return Text.assemble(
        turn, "\n", (why(words(), unit, entry.worth, entry.reasons, other, entry.against), "dim")
    )


def _both(match: AnyMatch, entry: JudgedEntry, turn: tuple[str, ...]) -> Text:
    """The first action of a turn in words and, below it, the whole turn as it is typed."""
    said, _ = told(match.game, match.state, entry.seat, turn[0], words())
    typed = phrases(match.game, match.state, entry.seat, turn)
    return Text.assemble(said, "\n", (typed, "dim")) if said else Text(typed)


def _balance(balance: Balance, unit: str) -> str:
    """What a seat gave away in how many turns, and its marks from the worst to the best."""
    counted = [(balance.marks[mark], SIGNS[mark]) for mark in _WORST_FIRST if mark in balance.marks]
    return words().say(
        "cli-balance",
        seat=balance.seat,
        amount=amount(words(), unit, balance.cost, balance.error),
        turns=balance.turns,
        count=len(counted),
        marks=words().comma.join(f"{count} {sign}" for count, sign in counted),
    )


_WORST_FIRST = ("blunder", "mistake", "inaccuracy", "good")
