"""Pages as a PDF, at their true size (ADR 33)."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree

from meseta.core.errors import BadSetup
from meseta.paper.fonts import VARIABLE, font_with
from meseta.paper.pages import SVG, Leaf
from meseta.paper.problems import PdfLetters, PdfUnavailable

if TYPE_CHECKING:
    from fpdf import FPDF
    from fpdf.svg import SVGObject


FAMILY: Final = "found"
"""What the font is called that is found for letters beyond Latin-1."""
STANDARD: Final = "helvetica"
"""A font that every reader of PDF has, and which ends with Latin-1."""


def pdf_of(leaves: Iterable[Leaf], language: str) -> bytes:
    """The pages as one file, which asks its readers not to fit them to the printer.

    Raises `BadSetup` where the library for it is missing, or a font for letters of this language.
    """
    try:
        from fpdf import FPDF, ViewerPreferences
    except ModuleNotFoundError:
        raise BadSetup(PdfUnavailable()) from None
    pdf = FPDF(unit="mm")
    pdf.set_auto_page_break(False)
    pdf.viewer_preferences = ViewerPreferences(print_scaling="None")
    pages = list(leaves)
    family = _family_for(_letters(pages), language, pdf)
    read = _Reader(family)
    for leaf in pages:
        page, (x, y) = leaf.page, leaf.page.corner
        pdf.add_page(format=(page.width, page.height))
        with pdf.rect_clip(x, y, page.across, page.down):
            read(leaf.drawing).draw_to_page(pdf, x - page.left, y - page.top)
        _frame(leaf, family).draw_to_page(pdf)
    return bytes(pdf.output())


class _Reader:
    """Reads drawings, each only once although it may lie on several pages."""

    def __init__(self, family: str) -> None:
        self.family = family
        self.latest: tuple[ElementTree.Element, SVGObject] | None = None

    def __call__(self, drawing: ElementTree.Element) -> "SVGObject":
        """The drawing as the library knows it."""
        from fpdf.svg import SVGObject

        if self.latest is None or self.latest[0] is not drawing:
            drawing.set("font-family", self.family)
            self.latest = drawing, SVGObject(ElementTree.tostring(drawing))
        return self.latest[1]


def _letters(pages: Sequence[Leaf]) -> set[str]:
    """Everything that is written on the pages."""
    drawings = {id(leaf.drawing): leaf.drawing for leaf in pages}.values()
    texts = [
        *(text for drawing in drawings for text in drawing.itertext()),
        *(_words(leaf) for leaf in pages),
    ]
    return set().union(*texts)


def _words(leaf: Leaf) -> str:
    """What is written around the drawing."""
    return "".join(ElementTree.fromstring(f"<g>{''.join(leaf.frame)}</g>").itertext())


def _family_for(letters: set[str], language: str, pdf: "FPDF") -> str:
    """The font to write with; raises `BadSetup` where neither the usual one nor any here will do."""
    beyond = {letter for letter in letters if ord(letter) > 255}
    if not beyond:
        return STANDARD
    font = font_with({letter for letter in letters if letter.isprintable()}, language)
    if font is None:
        raise BadSetup(PdfLetters(letters=" ".join(sorted(beyond)[:20]), variable=VARIABLE))
    for style in ("", "B"):
        pdf.add_font(FAMILY, style, font.path, collection_font_number=font.number)
    return FAMILY


def _frame(leaf: Leaf, family: str) -> "SVGObject":
    """What stands around the drawing, in millimetres from the page's corner."""
    from fpdf.svg import SVGObject

    size = f'width="{leaf.page.width:g}mm" height="{leaf.page.height:g}mm"'
    box = f'viewBox="0 0 {leaf.page.width:g} {leaf.page.height:g}"'
    return SVGObject(f'<svg xmlns="{SVG}" {size} {box} font-family="{family}">{"".join(leaf.frame)}</svg>')
