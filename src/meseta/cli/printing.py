"""`meseta edition print`: what a game has to print, at its true size (ADR 33, ADR 52)."""

import sys
from pathlib import Path
from typing import Final

from meseta.cli.files import BadFile, open_named, write_bytes, write_text
from meseta.cli.problems import EditionNoSheet, FileExists, PrintForm, PrintOnePage
from meseta.cli.voice import console, speak, words
from meseta.core.errors import BadSetup
from meseta.core.game import AnyGame
from meseta.core.plugin import sheet
from meseta.games import plugin
from meseta.paper.layout import Paper
from meseta.paper.pages import leaves, svg_of
from meseta.paper.pdf import pdf_of
from meseta.paper.problems import PrintPart

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
    """Write what the game has to print, as PDF or SVG to files, or one page as SVG to standard output."""
    game = open_named(key, edition, language)
    speak(language, key)
    if out is None:
        sys.stdout.write(_one_svg(game, part, paper))
        return
    drawings = _drawings(game, part or ALL)
    if out.suffix.lower() == ".pdf":
        _check_free([out], force)
        write_bytes(out, pdf_of(leaves(drawings, paper, words().say), words().language))
        console.print(words().say("cli-written", path=str(out)))
    elif out.suffix.lower() == ".svg":
        _write_svgs(out, [svg_of(leaf) for leaf in leaves(drawings, paper, words().say)], force)
    else:
        raise BadSetup(PrintForm(path=str(out)))


def _write_svgs(out: Path, pages: list[str], force: bool) -> None:
    """Write one page to the file, or several to numbered files beside it."""
    paths = numbered(out, len(pages))
    _check_free(paths, force)
    for path, page in zip(paths, pages, strict=True):
        write_text(path, page)
    if len(paths) == 1:
        console.print(words().say("cli-written", path=str(out)))
    else:
        ends = {"first": str(paths[0]), "last": str(paths[-1])}
        console.print(words().say("cli-written-pages", pages=len(paths), **ends))


def numbered(out: Path, pages: int) -> list[Path]:
    """A file for each page: `cards-1.svg` and so on, in their order where they are listed.

    >>> [path.name for path in numbered(Path("cards.svg"), 2)]
    ['cards-1.svg', 'cards-2.svg']
    """
    if pages == 1:
        return [out]
    digits = len(str(pages))
    return [out.with_stem(f"{out.stem}-{page:0{digits}}") for page in range(1, pages + 1)]


def _check_free(paths: list[Path], force: bool) -> None:
    """Nothing is replaced unasked: raises `BadFile` for the first file that is there."""
    if not force and (taken := next((path for path in paths if path.exists()), None)):
        raise BadFile(FileExists(path=str(taken)))


def _one_svg(game: AnyGame, part: str | None, paper: Paper) -> str:
    """The page of the part, by default the first; raises `BadSetup` for several pages."""
    parts = list(plugin(game.info.key).sheets)
    pages = list(leaves(_drawings(game, part or next(iter(parts), ALL)), paper, words().say))
    if len(pages) > 1:
        raise BadSetup(PrintOnePage(pages=len(pages), known=", ".join(parts)))
    return svg_of(pages[0])


def _drawings(game: AnyGame, part: str) -> list[str]:
    """The drawings of a part, or of all of them, in the language in use."""
    found = plugin(game.info.key)
    if not found.sheets:
        raise BadSetup(EditionNoSheet(game=found.key))
    if part not in (*found.sheets, ALL):
        raise BadSetup(PrintPart(part=part[:20], known=", ".join((*found.sheets, ALL))))
    chosen = tuple(found.sheets) if part == ALL else (part,)
    return [sheet(found, name)(game, words().say) for name in chosen]
