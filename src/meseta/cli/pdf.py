"""Drawings as a PDF, at their true size (ADR 33)."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree

from meseta.cli.pages import MARGIN, OVERLAP, Page, Paper, lay_out
from meseta.cli.problems import PdfLetters, PdfSize, PdfUnavailable
from meseta.core.errors import BadSetup
from meseta.i18n.words import Words

if TYPE_CHECKING:
    from fpdf import FPDF

LENGTH: Final = re.compile(r"(\d+(?:\.\d+)?)mm")
BAR: Final = 100
"""The length of the scale bar, in mm."""


def pdf_of(drawings: Sequence[str], paper: Paper, words: Words) -> bytes:
    """The SVG drawings, each on as many pages as it needs, captioned in the language of these words."""
    try:
        from fpdf import FPDF, ViewerPreferences
    except ModuleNotFoundError:
        raise BadSetup(PdfUnavailable()) from None
    pdf = FPDF(unit="mm", format=paper.value)
    pdf.set_auto_page_break(False)
    pdf.viewer_preferences = ViewerPreferences(print_scaling="None")
    pdf.set_font("helvetica", size=7)
    for drawing in map(ElementTree.fromstring, drawings):
        _check_letters(drawing)
        _draw(pdf, drawing, paper, words)
    return bytes(pdf.output())


def _check_letters(drawing: ElementTree.Element) -> None:
    """The fonts that every reader of PDF has end with Latin-1; raises `BadSetup` for anything beyond."""
    if missing := sorted({letter for letter in "".join(drawing.itertext()) if ord(letter) > 255}):
        raise BadSetup(PdfLetters(letters=" ".join(missing[:20])))


def _draw(pdf: "FPDF", drawing: ElementTree.Element, paper: Paper, words: Words) -> None:
    """Add the drawing's pages."""
    from fpdf.svg import SVGObject

    title = _taken_title(drawing)
    svg = SVGObject(ElementTree.tostring(drawing))
    pages = lay_out(_length(drawing, "width"), _length(drawing, "height"), paper)
    for number, page in enumerate(pages, start=1):
        pdf.add_page(format=(page.width, page.height))
        x, y = page.corner
        with pdf.rect_clip(x, y, page.across, page.down):
            svg.draw_to_page(pdf, x - page.left, y - page.top)
        if len(pages) > 1:
            place = {"page": number, "pages": len(pages), "row": page.row + 1, "column": page.column + 1}
            _mark_cuts(pdf, page, last=(pages[-1].row, pages[-1].column))
            _caption(pdf, page, words.say("paper-page", title=title, **place), words)


def _length(drawing: ElementTree.Element, side: str) -> float:
    """The drawing's width or height in mm; raises `BadSetup` where it does not say so."""
    found = LENGTH.fullmatch(drawing.get(side, ""))
    if found is None:
        raise BadSetup(PdfSize(side=side))
    return float(found[1])


def _taken_title(drawing: ElementTree.Element) -> str:
    """The drawing's title, taken out of it: the library would warn that it does not draw titles."""
    title = drawing.find("{http://www.w3.org/2000/svg}title")
    if title is None:
        return ""
    drawing.remove(title)
    return title.text or ""


def _mark_cuts(pdf: "FPDF", page: Page, last: tuple[int, int]) -> None:
    """Lines where to cut, at the corners, and dashes up to where the next page reaches, at the edges."""
    x, y = page.corner
    right, below = x + page.across, y + page.down
    pdf.set_line_width(0.2)
    for across in (x, right):
        pdf.line(across, y - 6, across, y - 1)
        pdf.line(across, below + 1, across, below + 4)
    for down in (y, below):
        pdf.line(x - 6, down, x - 1, down)
        pdf.line(right + 1, down, right + 6, down)
    pdf.set_dash_pattern(dash=0.8, gap=0.6)
    if page.column < last[1]:
        pdf.line(right - OVERLAP, y - 6, right - OVERLAP, y - 1)
        pdf.line(right - OVERLAP, below + 1, right - OVERLAP, below + 4)
    if page.row < last[0]:
        pdf.line(x - 6, below - OVERLAP, x - 1, below - OVERLAP)
        pdf.line(right + 1, below - OVERLAP, right + 6, below - OVERLAP)
    pdf.set_dash_pattern()


def _caption(pdf: "FPDF", page: Page, place: str, words: Words) -> None:
    """Which page this is, how the pages are put together, and a bar to check the printer with."""
    y = page.height - MARGIN + 8
    pdf.text(MARGIN, MARGIN - 7.5, f"{place}. {words.say('paper-cut')}")
    pdf.set_line_width(0.3)
    pdf.line(MARGIN, y, MARGIN + BAR, y)
    for tick in range(0, BAR + 1, 10):
        pdf.line(MARGIN + tick, y - (2 if tick % 50 == 0 else 1), MARGIN + tick, y)
    pdf.text(MARGIN + BAR + 2, y, words.say("paper-scale", length=BAR))
