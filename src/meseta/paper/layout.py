"""How a drawing is laid out on paper at its true size: on one page, or on several that are glued together."""

from enum import StrEnum
from math import ceil
from typing import Final

import msgspec

__all__ = ["EDGE", "FOOT", "MARGIN", "OVERLAP", "Page", "Paper", "lay_out"]


class Paper(StrEnum):
    """The sizes of paper that printers have."""

    A4 = "a4"
    LETTER = "letter"
    WHOLE = "whole"
    """As large as each drawing: for a plotter, a print shop or a cutting machine."""


SIZES: Final = {Paper.A4: (210.0, 297.0), Paper.LETTER: (215.9, 279.4)}
"""Width and height in portrait, in mm."""
EDGE: Final = 6
"""Beyond this, in mm, printers may leave something out."""
FOOT: Final = 5
"""The height of the line at the bottom that says what the page is and how large, in mm."""
MARGIN: Final = 14
"""White around a part of a drawing, in mm: room for marks and words."""
OVERLAP: Final = 10
"""How much neighbouring pages repeat, to be glued one upon the other."""


class Page(msgspec.Struct, frozen=True):
    """One page, and the part of the drawing that it shows. All in mm."""

    width: float
    height: float
    row: int
    column: int
    left: float
    """Where the part begins in the drawing."""
    top: float
    across: float
    down: float
    last: tuple[int, int] = (0, 0)
    """The row and column of the drawing's last page."""

    @property
    def corner(self) -> tuple[float, float]:
        """Where the part lies on the page: in its middle, or as far above it as the foot requires."""
        above_foot = self.height - EDGE - FOOT - self.down
        return (self.width - self.across) / 2, min((self.height - self.down) / 2, above_foot)


def lay_out(width: float, height: float, paper: Paper) -> tuple[Page, ...]:
    """The pages for a drawing: one in the orientation in which it fits, else as few as possible.

    >>> len(lay_out(267, 193, Paper.A4)), len(lay_out(460, 460, Paper.A4))
    (1, 6)
    """
    if paper is Paper.WHOLE:
        page_width = max(width + 2 * MARGIN, SIZES[Paper.A4][0])  # with room for the foot
        return (Page(page_width, height + 2 * MARGIN, 0, 0, 0, 0, width, height),)
    across, down = SIZES[paper]
    orientations = (across, down), (down, across)
    for page_width, page_height in orientations:
        if width <= page_width - 2 * EDGE and height <= page_height - 2 * EDGE - FOOT:
            return (Page(page_width, page_height, 0, 0, 0, 0, width, height),)
    return min((_parts(width, height, *page) for page in orientations), key=len)


def _parts(width: float, height: float, page_width: float, page_height: float) -> tuple[Page, ...]:
    """Parts of equal size, row by row."""
    columns, across = _split(width, page_width - 2 * MARGIN)
    rows, down = _split(height, page_height - 2 * MARGIN)
    return tuple(
        Page(
            page_width,
            page_height,
            row,
            column,
            column * across,
            row * down,
            across + OVERLAP,
            down + OVERLAP,
            (rows - 1, columns - 1),
        )
        for row in range(rows)
        for column in range(columns)
    )


def _split(length: float, room: float) -> tuple[int, float]:
    """Into how many parts a length is cut, and how far apart they begin."""
    count = max(1, ceil((length - OVERLAP) / (room - OVERLAP)))
    return count, (length - OVERLAP) / count
