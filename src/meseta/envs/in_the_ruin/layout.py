"""How the actions of In the Ruin are numbered: groups by kind, of which an edition decides only the shapes.

A shape is drawn by its mark, its orientation and its anchor, the space under the upper left corner of its
box. Route cards are named by their slot: 0 is the lowest in hand, and a hand never has more than five
(RU-23). So there is a number for everything that can ever be legal, and nothing has to be left out.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from meseta.games.in_the_ruin.chance import ROUTES_DEALT
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.legality import ROUTES_KEPT
from meseta.games.in_the_ruin.resolve import FULL_HAND
from meseta.games.in_the_ruin.sheet import SHEET, SIZE, Cell
from meseta.games.in_the_ruin.state import Mark
from meseta.grids.shapes import Offsets, orientations

__all__ = ["CELLS", "KEEPS", "SLOTS", "Form", "Layout", "layout"]

CELLS: Final = len(SHEET.cells)
MARKS: Final = len(Mark)
KEEPS: Final = tuple(combinations(range(ROUTES_DEALT), ROUTES_KEPT))
"""The slots of the two route cards to keep, as they are numbered (RU-06)."""
SLOTS: Final = max(FULL_HAND, ROUTES_DEALT)
"""Route cards in the largest hand: four are dealt (RU-06), and nobody with five draws another (RU-23)."""


class Form(NamedTuple):
    """A shape as it can be drawn: what two cards with the same spaces have in common."""

    name: str
    """The shape's name; of several that look the same, the first one's."""
    turned: tuple[Offsets, ...]
    """Its spaces in every orientation, relative to the anchor."""
    first: int
    """The number of its first action."""

    def cells(self, orientation: int, anchor: Cell) -> tuple[Cell, ...]:
        """The spaces it covers there, ascending; some are not on the sheet where it does not fit."""
        return tuple(anchor + row * SIZE + column for row, column in self.turned[orientation])

    def fits(self, orientation: int, anchor: Cell) -> bool:
        """Whether all of it is on the sheet there."""
        height = max(row for row, _ in self.turned[orientation])
        width = max(column for _, column in self.turned[orientation])
        return anchor // SIZE + height < SIZE and anchor % SIZE + width < SIZE


class Layout:
    """The numbers of all actions with one edition. Groups follow each other in the order of `factors`."""

    def __init__(self, edition: Edition) -> None:
        self.factors: Final[list[tuple[str, int, tuple[int, ...]]]] = []
        self.actions = 0
        self.keep: Final = self._group("keep", len(KEEPS))
        self.forms: Final = self._forms(edition)
        self.form_of: Final = tuple(self._form_of(orientations(shape.cells)) for shape in edition.shape_of)
        """The index of each explore card's form, A to X."""
        self.single: Final = self._group("single", CELLS)
        self.extra: Final = self._group("extra", MARKS, SLOTS, CELLS)
        self.walk: Final = self._group("walk", CELLS)
        self.warp: Final = self._group("warp", SLOTS, CELLS)
        self.confirm: Final = self._group("confirm", 1)
        self.escape: Final = self._group("escape", 1)
        self.drawn: Final = {
            form.cells(orientation, anchor): form.first + orientation * CELLS + anchor
            for form in self.forms
            for orientation in range(len(form.turned))
            for anchor in SHEET.cells
            if form.fits(orientation, anchor)
        }
        """The number of drawing these spaces as Roads."""

    def _group(self, name: str, *shape: int) -> int:
        first, size = self.actions, 1
        for part in shape:
            size *= part
        self.factors.append((name, first, shape))
        self.actions += size
        return first

    def _forms(self, edition: Edition) -> tuple[Form, ...]:
        named: dict[tuple[Offsets, ...], str] = {}
        for shape in edition.shapes:
            named.setdefault(orientations(shape.cells), shape.name)
        return tuple(
            Form(name, turned, self._group(f"draw {name}", MARKS, len(turned), CELLS))
            for turned, name in named.items()
        )

    def _form_of(self, turned: tuple[Offsets, ...]) -> int:
        return next(index for index, form in enumerate(self.forms) if form.turned == turned)

    def draw(self, mark: Mark, cells: tuple[Cell, ...]) -> int:
        """The number of drawing a shape on these spaces."""
        road = self.drawn[cells]
        if mark == Mark.ROAD:
            return road
        form = next(form for form in reversed(self.forms) if form.first <= road)
        return road + len(form.turned) * CELLS


@lru_cache(16)
def layout(edition: Edition) -> Layout:
    """The numbers of all actions with this edition."""
    return Layout(edition)
