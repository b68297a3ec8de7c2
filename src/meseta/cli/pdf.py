"""Pages as a PDF, at their true size (ADR 33)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from meseta.cli.problems import PdfLetters, PdfUnavailable
from meseta.core.errors import BadSetup
from meseta.paper.pages import SVG, Leaf

if TYPE_CHECKING:
    from fpdf.svg import SVGObject


def pdf_of(leaves: Iterable[Leaf]) -> bytes:
    """The pages as one file, which asks its readers not to fit them to the printer."""
    try:
        from fpdf import FPDF, ViewerPreferences
    except ModuleNotFoundError:
        raise BadSetup(PdfUnavailable()) from None
    pdf = FPDF(unit="mm")
    pdf.set_auto_page_break(False)
    pdf.viewer_preferences = ViewerPreferences(print_scaling="None")
    read = _Reader()
    for leaf in leaves:
        page, (x, y) = leaf.page, leaf.page.corner
        pdf.add_page(format=(page.width, page.height))
        with pdf.rect_clip(x, y, page.across, page.down):
            read(leaf.drawing).draw_to_page(pdf, x - page.left, y - page.top)
        _frame(leaf).draw_to_page(pdf)
    return bytes(pdf.output())


class _Reader:
    """Reads drawings, each only once although it may lie on several pages."""

    def __init__(self) -> None:
        self.latest: tuple[ElementTree.Element, SVGObject] | None = None

    def __call__(self, drawing: ElementTree.Element) -> "SVGObject":
        """The drawing as the library knows it; raises `BadSetup` where its fonts lack a letter."""
        from fpdf.svg import SVGObject

        if self.latest is None or self.latest[0] is not drawing:
            _check_letters(drawing)
            self.latest = drawing, SVGObject(ElementTree.tostring(drawing))
        return self.latest[1]


def _check_letters(drawing: ElementTree.Element) -> None:
    """The fonts that every reader of PDF has end with Latin-1; raises `BadSetup` for anything beyond."""
    if missing := sorted({letter for letter in "".join(drawing.itertext()) if ord(letter) > 255}):
        raise BadSetup(PdfLetters(letters=" ".join(missing[:20])))


def _frame(leaf: Leaf) -> "SVGObject":
    """What stands around the drawing, in millimetres from the page's corner."""
    from fpdf.svg import SVGObject

    size = f'width="{leaf.page.width:g}mm" height="{leaf.page.height:g}mm"'
    box = f'viewBox="0 0 {leaf.page.width:g} {leaf.page.height:g}"'
    return SVGObject(f'<svg xmlns="{SVG}" {size} {box}>{"".join(leaf.frame)}</svg>')
