"""Cards to cut out: as many on a page as A4 and Letter both hold, edge to edge, so that one cut serves two.

The block of cards lies in the middle of the page, so that backs printed on the other side lie behind them
whichever way the paper is turned over.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from meseta.paper.svg import INK, at, booklet, box, line

__all__ = ["AIDS", "LARGE", "SMALL", "Cut", "cut_out", "folded"]

EDGE: Final = "#B8B0A8"
"""The hairline around a card, for whoever cuts with scissors."""
MARK: Final = 4
"""The length of a cutting mark, in mm."""
ROOM: Final = MARK + 1
"""Around the block, for the marks."""
DASHES: Final = "0.8 0.6"


class Cut(msgspec.Struct, frozen=True):
    """How a page is cut: into so many columns and rows of this size, in mm."""

    width: float
    height: float
    columns: int
    rows: int
    folded: bool = False
    """Whether each piece is folded across its middle, and then has marks there, too."""

    @property
    def count(self) -> int:
        """How many pieces a page holds."""
        return self.columns * self.rows

    @property
    def size(self) -> tuple[float, float]:
        """The width and height of a page's drawing, marks included."""
        return self.columns * self.width + 2 * ROOM, self.rows * self.height + 2 * ROOM


LARGE: Final = Cut(63, 88, columns=4, rows=2)
"""The size of most card games, for which there are sleeves."""
SMALL: Final = Cut(44, 68, columns=4, rows=3)
"""Small cards, for which there are sleeves, too."""


AIDS: Final = Cut(LARGE.width, 2 * LARGE.height, columns=4, rows=1, folded=True)
"""Cards with words on both sides, folded."""


def folded(front: Iterable[str], back: Iterable[str]) -> str:
    """A piece of `AIDS`: folded, it is turned over like a page to read its back."""
    return "\n".join([*front, at(AIDS.width, AIDS.height, back, turned=True)])


def cut_out(pieces: Sequence[str], cut: Cut, title: str) -> str:
    """The pieces on as many pages as they need; each is drawn from its own upper left corner."""
    width, height = cut.size
    starts = range(0, len(pieces), cut.count)
    return booklet(width, height, title, [list(_page(pieces[start:][: cut.count], cut)) for start in starts])


def _page(pieces: Sequence[str], cut: Cut) -> Iterator[str]:
    for index, piece in enumerate(pieces):
        row, column = divmod(index, cut.columns)
        frame = box(0, 0, cut.width, cut.height, EDGE, "none", 0.15)
        yield at(ROOM + column * cut.width, ROOM + row * cut.height, [piece, frame])
    columns = min(cut.columns, len(pieces))
    yield from _marks(cut, columns, -(-len(pieces) // cut.columns))


def _marks(cut: Cut, columns: int, rows: int) -> Iterator[str]:
    """A short line at both ends of every cut, and dashes at both ends of every fold."""
    bottom, right = 2 * ROOM + rows * cut.height, 2 * ROOM + columns * cut.width
    for column in range(columns + 1):
        x = ROOM + column * cut.width
        yield line(x, 0, x, MARK, INK)
        yield line(x, bottom - MARK, x, bottom, INK)
    for row in range(rows + 1):
        y = ROOM + row * cut.height
        yield line(0, y, MARK, y, INK)
        yield line(right - MARK, y, right, y, INK)
        if cut.folded and row < rows:
            y += cut.height / 2
            yield line(0, y, MARK, y, INK, dashes=DASHES)
            yield line(right - MARK, y, right, y, INK, dashes=DASHES)
