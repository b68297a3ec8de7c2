"""`meseta edition new` and `check`: components of your own, and what is wrong with them."""

import sys
from pathlib import Path
from shlex import quote

import msgspec

from meseta import games
from meseta.cli.files import BadFile, read_anything, write_text
from meseta.cli.problems import FileExists
from meseta.cli.voice import console, speak, words
from meseta.core.editions import EditionReport, Finding, renamed
from meseta.core.errors import BadEdition
from meseta.core.problems import EditionNone


def check_edition(file: Path, key: str | None, as_json: bool, language: str | None) -> None:
    """Print one line per finding, or one line if there are none; the exit code says so, too."""
    speak(language)
    report = games.check_edition(read_anything(file), key)
    speak(language, report.game)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(_json(report)), indent=2).decode() + "\n")
    else:
        _print(report, file, guessed=key is None)
    if report.findings:
        sys.exit(1)


def _print(report: EditionReport, file: Path, guessed: bool) -> None:
    """The report for people; a terminal or an editor can follow the place at the start of each line."""
    say = words().say
    for finding in report.findings:
        place = f"{file}:{finding.line}:{finding.column}"
        console.print(f"{place}: {_sentence(finding)}", soft_wrap=True)
    if report.edition is not None:
        name, digest = report.edition.name, report.edition.digest
        console.print(say("cli-edition-good", name=name, digest=digest, game=report.game), soft_wrap=True)
    elif report.game is not None:
        taken = say("cli-edition-guessed", game=report.game) if guessed else ""
        console.print(say("cli-edition-bad", count=len(report.findings), taken=taken).strip(), soft_wrap=True)


def _json(report: EditionReport) -> dict[str, object]:
    """The report for editors and other programs."""
    edition = report.edition
    return {
        "game": report.game,
        "name": edition and edition.name,
        "digest": edition and edition.digest,
        "findings": [_json_finding(finding) for finding in report.findings],
    }


def _json_finding(finding: Finding) -> dict[str, object]:
    """What an editor needs to underline it, explain it and put it right."""
    found = {
        "line": finding.line,
        "column": finding.column,
        "end_line": finding.end_line,
        "end_column": finding.end_column,
        "path": finding.path,
        "code": finding.problem.code,
        "message": _sentence(finding),
        "clause": finding.clause,
        "suggestion": finding.suggestion,
    }
    return {name: value for name, value in found.items() if value is not None}


def _sentence(finding: Finding) -> str:
    """What is wrong, with the clause that says so."""
    sentence = words().error(BadEdition(finding.problem))
    return words().say("refused", sentence=sentence, clause=finding.clause) if finding.clause else sentence


def new_edition(key: str, out: Path | None, force: bool, language: str | None) -> None:
    """Write the game's standard edition to a file, to be changed there, or to standard output."""
    speak(language)
    text = games.standard_text(key)
    if not text:
        raise BadEdition(EditionNone(game=key))
    if out is None:
        sys.stdout.write(text)
        return
    if out.exists() and not force:
        raise BadFile(FileExists(path=str(out)))
    write_text(out, renamed(text, out.stem))
    console.print(words().say("cli-edition-new", path=quote(str(out)), game=key), soft_wrap=True)
