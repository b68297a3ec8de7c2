"""How a drawing is laid out on paper at its true size: on one page, or on several that are glued together."""

from enum import StrEnum
from math import ceil
from typing import Final

import msgspec


class Paper(StrEnum):
    """The sizes of paper that printers have."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height in portrait, in mm."""
        return (210, 297) if self is Paper.A4 else (215.9, 279.4)


MARGIN: Final = 14
"""White around a part of a drawing, in mm: beyond what printers leave out, with room for marks and words."""
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

    @property
    def corner(self) -> tuple[float, float]:
        """Where the part lies on the page: in its middle."""
        return (self.width - self.across) / 2, (self.height - self.down) / 2


def lay_out(width: float, height: float, paper: Paper) -> tuple[Page, ...]:
    """The pages for a drawing: one in the orientation in which it fits, else as few as possible.

    >>> len(lay_out(268, 200, Paper.A4)), len(lay_out(460, 460, Paper.A4))
    (1, 6)
    """
    portrait = paper.size
    orientations = portrait, (portrait[1], portrait[0])
    for page_width, page_height in orientations:
        if width <= page_width and height <= page_height:
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
        )
        for row in range(rows)
        for column in range(columns)
    )


def _split(length: float, room: float) -> tuple[int, float]:
    """Into how many parts a length is cut, and how far apart they begin."""
    count = ceil((length - OVERLAP) / (room - OVERLAP))
    return count, (length - OVERLAP) / count
