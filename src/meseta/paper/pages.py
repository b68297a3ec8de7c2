"""Drawings spread over pages, each with marks, a caption and a ruler: as SVG, or on their way to a PDF."""

import re
from collections.abc import Iterable, Iterator
from typing import Final, Protocol
from xml.etree import ElementTree

import msgspec

from meseta.core.errors import BadSetup
from meseta.paper.layout import EDGE, FOOT, MARGIN, OVERLAP, Page, Paper, lay_out
from meseta.paper.problems import PrintSize
from meseta.paper.svg import INK, WHITE, box, document, line, text

__all__ = ["Leaf", "Say", "leaves", "svg_of"]

SVG: Final = "http://www.w3.org/2000/svg"
ElementTree.register_namespace("", SVG)
LENGTH: Final = re.compile(r"(\d+(?:\.\d+)?)(mm|)")
RULER: Final = 100
"""The length of the ruler, in mm; below it are four inches."""
INCH: Final = 25.4
WORDS: Final = 2.5
"""The size of captions: seven points."""
DASHES: Final = "0.8 0.6"


class Say(Protocol):
    """Words a message of the catalogue in the reader's language."""

    def __call__(self, code: str, **values: object) -> str:
        """The sentence."""


class Leaf(msgspec.Struct, frozen=True):
    """A page with what it shows."""

    page: Page
    drawing: ElementTree.Element
    """The whole drawing, of which the page shows a part."""
    caption: str
    frame: tuple[str, ...]
    """What stands around it: marks, caption and ruler."""


def leaves(drawings: Iterable[str], paper: Paper, say: Say) -> Iterator[Leaf]:
    """The pages of each drawing, captioned; raises `BadSetup` where one does not give its size in mm."""
    for drawing in drawings:
        root = ElementTree.fromstring(drawing)
        title = (root.findtext(f"{{{SVG}}}title") or "").strip()
        pieces = _pieces(root)
        spread = [
            (piece, page)
            for piece in pieces
            for page in lay_out(_length(piece, "width"), _length(piece, "height"), paper)
        ]
        for number, (piece, page) in enumerate(spread, start=1):
            caption = _caption(title, number, len(spread), page, say)
            yield Leaf(page, piece, caption, tuple(_frame(page, caption, say)))


def svg_of(leaf: Leaf) -> str:
    """The page as one SVG."""
    page, given = leaf.page, leaf.drawing
    sides = {side: f"{_length(given, side):g}" for side in ("width", "height")}
    drawing = ElementTree.Element(given.tag, {**given.attrib, **sides})
    drawing.extend(given)
    (x, y), size = page.corner, f'width="{page.across:g}" height="{page.down:g}"'
    shown = f"{page.left:g} {page.top:g} {page.across:g} {page.down:g}"
    part = [
        f'<svg x="{x:g}" y="{y:g}" {size} viewBox="{shown}">',
        ElementTree.tostring(drawing, encoding="unicode"),
        "</svg>",
    ]
    return document(page.width, page.height, leaf.caption, [*part, *leaf.frame])


def _pieces(root: ElementTree.Element) -> list[ElementTree.Element]:
    """The SVGs inside the drawing, each to be printed by itself; or all of it, if there are none."""
    for title in root.findall(f"{{{SVG}}}title"):
        root.remove(title)  # whoever makes a PDF would warn that titles are not drawn
    inner = root.findall(f"{{{SVG}}}svg")
    for piece in inner:
        for place in ("x", "y"):
            piece.attrib.pop(place, None)
        for side in ("width", "height"):
            piece.set(side, f"{_length(piece, side, units='')}mm")
        piece.set("font-family", root.get("font-family", ""))
    return inner or [root]


def _length(drawing: ElementTree.Element, side: str, units: str = "mm") -> float:
    """The drawing's width or height in mm; raises `BadSetup` where it does not say so."""
    found = LENGTH.fullmatch(drawing.get(side, ""))
    if found is None or found[2] != units:
        raise BadSetup(PrintSize(side=side))
    return float(found[1])


def _caption(title: str, number: int, count: int, page: Page, say: Say) -> str:
    """What the page is: the drawing's title, which page of it, and where it lies among the others."""
    if count == 1:
        return title
    if page.last == (0, 0):
        return say("paper-page", title=title, page=number, pages=count)
    place = {"row": page.row + 1, "column": page.column + 1}
    return say("paper-tile", title=title, page=number, pages=count, **place)


def _frame(page: Page, caption: str, say: Say) -> Iterator[str]:
    """Marks where to cut a part of something larger, and at the bottom the ruler and the caption."""
    if page.last != (0, 0):
        yield from _cuts(page)
        yield from _place(page)
        yield text(MARGIN, EDGE + WORDS, say("paper-cut"), WORDS)
    yield from _ruler(MARGIN, page.height - EDGE - FOOT / 2)
    x = MARGIN + 4 * INCH + 3
    yield text(x, page.height - EDGE - FOOT + 2, say("paper-scale", length=RULER, inches=4), WORDS)
    yield text(x, page.height - EDGE - 0.4, caption, WORDS)


def _place(page: Page) -> Iterator[str]:
    """All pages of the drawing, small, with this one filled in."""
    rows, columns = page.last[0] + 1, page.last[1] + 1
    side = min(3, (MARGIN - EDGE - 1) / rows)
    left = page.width - MARGIN - columns * side
    for row in range(rows):
        for column in range(columns):
            fill = INK if (row, column) == (page.row, page.column) else WHITE
            yield box(left + column * side, EDGE + row * side, side, side, INK, fill, 0.2)


def _ruler(x: float, y: float) -> Iterator[str]:
    """Centimetres above the line, inches below."""
    yield line(x, y, x + 4 * INCH, y)
    for tick in range(0, RULER + 1, 10):
        yield line(x + tick, y, x + tick, y - (2 if tick % 50 == 0 else 1.2))
    for inch in range(5):
        yield line(x + inch * INCH, y, x + inch * INCH, y + 2)


def _cuts(page: Page) -> Iterator[str]:
    """Lines where to cut, at the corners, and dashes up to where the next page reaches, at the edges."""
    x, y = page.corner
    right, below = x + page.across, y + page.down
    yield from (_upright(across, y, below) for across in (x, right))
    yield from (_level(down, x, right) for down in (y, below))
    if page.column < page.last[1]:
        yield _upright(right - OVERLAP, y, below, DASHES)
    if page.row < page.last[0]:
        yield _level(below - OVERLAP, x, right, DASHES)


def _upright(x: float, top: float, bottom: float, dashes: str = "") -> str:
    """Marks above and below the part of a drawing."""
    ends = (top - 5, top - 1), (bottom + 1, bottom + 3)
    return "".join(line(x, start, x, end, dashes=dashes) for start, end in ends)


def _level(y: float, left: float, right: float, dashes: str = "") -> str:
    """Marks to the left and right of the part of a drawing."""
    ends = (left - 6, left - 1), (right + 1, right + 6)
    return "".join(line(start, y, end, y, dashes=dashes) for start, end in ends)
