"""`meseta edition print`: what a game has to print, at its true size (ADR 33)."""

import sys
from pathlib import Path
from typing import Final

from meseta.cli.files import BadFile, open_named, write_bytes, write_text
from meseta.cli.pages import Paper
from meseta.cli.pdf import pdf_of
from meseta.cli.problems import EditionNoSheet, FileExists, PrintForm, PrintOnePart, PrintPart
from meseta.cli.voice import console, speak, words
from meseta.core.errors import BadSetup
from meseta.core.game import AnyGame
from meseta.core.plugin import sheet
from meseta.games import plugin

ALL: Final = "all"
"""Every part that a game has to print."""


def print_edition(
    key: str,
    out: Path | None,
    part: str | None,
    paper: Paper,
    force: bool,
    edition: Path | None,
    language: str | None,
) -> None:
    """Write what the game has to print, as PDF or SVG to a file, or as SVG to standard output."""
    game = open_named(key, edition, language)
    speak(language, key)
    if out is None:
        sys.stdout.write(_one_svg(game, part))
        return
    as_pdf = out.suffix.lower() == ".pdf"
    if not as_pdf and out.suffix.lower() != ".svg":
        raise BadSetup(PrintForm(path=str(out)))
    if out.exists() and not force:
        raise BadFile(FileExists(path=str(out)))
    if as_pdf:
        write_bytes(out, pdf_of(_drawings(game, part or ALL), paper, words()))
    else:
        write_text(out, _one_svg(game, part))
    console.print(words().say("cli-written", path=str(out)))


def _one_svg(game: AnyGame, part: str | None) -> str:
    """The part, by default the first; raises `BadSetup` for several."""
    parts = list(plugin(game.info.key).sheets)
    drawings = _drawings(game, part or next(iter(parts), ALL))
    if len(drawings) > 1:
        raise BadSetup(PrintOnePart(known=", ".join(parts)))
    return drawings[0]


def _drawings(game: AnyGame, part: str) -> list[str]:
    """The drawings of a part, or of all of them, in the language in use."""
    found = plugin(game.info.key)
    if not found.sheets:
        raise BadSetup(EditionNoSheet(game=found.key))
    if part not in (*found.sheets, ALL):
        raise BadSetup(PrintPart(part=part[:20], known=", ".join((*found.sheets, ALL))))
    chosen = tuple(found.sheets) if part == ALL else (part,)
    return [sheet(found, name)(game, words().say) for name in chosen]
