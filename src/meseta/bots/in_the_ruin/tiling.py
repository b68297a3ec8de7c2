"""Whether there is still room for shapes."""

from collections.abc import Sequence
from functools import cache

from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.sheet import SIZE, Letter
from meseta.grids.bits import Bits, bits
from meseta.grids.shapes import orientations


class Tiling:
    """The shapes of an edition, ready to be tried on a crowded sheet."""

    def __init__(self, edition: Edition) -> None:
        self._shifts = tuple(_turned(shape.cells) for shape in edition.shapes)
        self._shape_of = tuple(edition.shapes.index(shape) for shape in edition.shape_of)

    def without_room(self, empty: Bits) -> set[int]:
        """The shapes that fit nowhere on these spaces, by number."""
        return {shape for shape, turned in enumerate(self._shifts) if not _has_room(turned, empty)}

    def has_room(self, empty: Bits, card: Letter) -> bool:
        """Whether the card's shape fits somewhere on these spaces."""
        return _has_room(self._shifts[self._shape_of[card]], empty)

    def misfits(self, empty: Bits, coming: Sequence[Letter], unseen: Sequence[Letter]) -> tuple[float, float]:
        """The weighted share of the cards in view, and the share of the unseen ones, that fit nowhere."""
        misfits = self.without_room(empty)
        if not misfits:
            return 0.0, 0.0
        shape_of = self._shape_of
        soon = sum(
            weight for card, weight in zip(coming, (0.6, 0.4), strict=False) if shape_of[card] in misfits
        )
        later = sum(shape_of[card] in misfits for card in unseen) / max(1, len(unseen))
        return soon, later


def _turned(cells: Sequence[tuple[int, int]]) -> tuple[tuple[Bits, tuple[int, ...]], ...]:
    """For each orientation, where its corner may be and how far its spaces are from there."""
    found = []
    for turned in orientations(cells):
        height = max(row for row, _ in turned) + 1
        width = max(column for _, column in turned) + 1
        anchors = bits(
            row * SIZE + column for row in range(SIZE - height + 1) for column in range(SIZE - width + 1)
        )
        found.append((anchors, tuple(row * SIZE + column for row, column in turned)))
    return tuple(found)


def _has_room(turned: tuple[tuple[Bits, tuple[int, ...]], ...], empty: Bits) -> bool:
    for anchors, shifts in turned:
        for shift in shifts:
            anchors &= empty >> shift
        if anchors:
            return True
    return False


@cache
def tiling_of(edition: Edition) -> Tiling:
    """The edition's shapes, cached."""
    return Tiling(edition)
