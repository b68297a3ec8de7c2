"""`meseta admin reports`: what people have told the operator of a running server, and what to do about it."""

from typing import Final

import msgspec

from meseta.cli.admin import Operator, Where, ago, clock
from meseta.cli.voice import console, speak
from meseta.i18n.words import Words, printable
from meseta.server.oversight import ReportLine, SettledReport
from meseta.tables.reports import ReportedLine

REASONS: Final = {
    "rude": "cli-report-rude",
    "harassing": "cli-report-harassing",
    "spam": "cli-report-spam",
    "cheating": "cli-report-cheating",
    "name": "cli-report-name",
    "other": "cli-report-other",
}
"""How a reason is called."""


def show_reports(where: Where, settled: bool, as_json: bool, language: str | None) -> None:
    """Print what was reported, each with what was said and what can be done."""
    words = speak(language)
    answer = Operator(where.access()).ask("GET", f"/reports?settled={'true' if settled else 'false'}")
    if as_json:
        console.print(answer.decode(), markup=False, soft_wrap=True)
        return
    reports = msgspec.json.decode(answer, type=list[ReportLine])
    if not reports:
        console.print(words.say("cli-reports-none"), markup=False)
    for report in reports:
        _show(words, report)


def settle_report(where: Where, id: str, language: str | None) -> None:
    """Settle a report."""
    words = speak(language)
    answer = Operator(where.access()).ask("DELETE", f"/reports/{id}")
    settled = msgspec.json.decode(answer, type=SettledReport)
    console.print(words.say("cli-report-settled", id=settled.id), markup=False)


def _show(words: Words, report: ReportLine) -> None:
    scene = report.scene
    nameless = words.say("cli-report-nameless")
    who = words.say(
        "cli-report-who",
        reporter=printable(scene.reporter) or nameless,
        reported=printable(scene.reported) or nameless,
        reason=words.say(REASONS[report.reason]),
    )
    console.print(f"\n{report.id}  {ago(words, report.at)}  {who}", style="bold", markup=False)
    names = ", ".join(printable(name) or "–" for name in scene.names)
    gone = "" if report.open else f" ({words.say('cli-report-table-gone')})"
    console.print(f"  {report.table}{gone}  {scene.game}  {names}", markup=False)
    if scene.note:
        console.print(f"  “{printable(scene.note)}”", markup=False)
    for line in scene.chat:
        console.print(f"  {_mark(line, scene.line)} {_said(line)}", markup=False)
    if report.others:
        console.print(f"  {words.say('cli-report-others', count=report.others)}", markup=False)
    if report.settled is None:
        _show_next(words, report)


def _mark(line: ReportedLine, about: int | None) -> str:
    """Which line it is about, and which others the one reported wrote."""
    if line.n == about:
        return ">>"
    return " >" if line.theirs else "  "


def _said(line: ReportedLine) -> str:
    return f"{clock(line.at)}  {printable(line.name)}: {printable(line.text)}"


def _show_next(words: Words, report: ReportLine) -> None:
    """What the operator can do, as commands."""
    commands = [f"meseta admin end {report.table}"] if report.open else []
    commands += [f"meseta admin block {address} --hours 24" for address in report.addresses]
    commands.append(f"meseta admin reports --settle {report.id}")
    console.print(f"  {words.say('cli-report-next')}", markup=False)
    for command in commands:
        console.print(f"    {command}", markup=False)
