"""What an edition prints: the sheet, the explore cards and the route cards (RU-01 to RU-03)."""

from importlib import resources
from typing import Final, TypeAlias

import msgspec

from meseta.core.clauses import Clauses, load_clauses
from meseta.core.digests import digest
from meseta.core.game import EditionInfo
from meseta.games.in_the_ruin.printed import FORMAT, cells_of
from meseta.games.in_the_ruin.sheet import LETTERS, SHEET, Cell
from meseta.grids.bits import Bits, bits
from meseta.grids.shapes import Offsets, Placements, orientations

RouteId: TypeAlias = int
"""A route card's index in the alphabetical list."""


class Shape(msgspec.Struct, frozen=True):
    """What an explore card shows (RU-02)."""

    name: str
    cells: Offsets
    number: int
    """How many steps it allows (RU-18)."""
    letters: str
    """The cards that show it."""


class Edition:
    """The printed components and what is derived from them."""

    def __init__(
        self, name: str, places: tuple[Cell, ...], shapes: tuple[Shape, ...], routes: list[str]
    ) -> None:
        self.places: Final = places
        """The space of every letter, A to X (RU-01)."""
        self.letter_at: Final = {cell: letter for letter, cell in enumerate(places)}
        self.shapes: Final = shapes
        self.routes: Final = tuple(sorted(routes))
        """The route cards by their two letters (RU-03)."""
        self.route_ids: Final = {pair: route for route, pair in enumerate(self.routes)}
        self.edition: Final = EditionInfo(name, digest([places, [_print(s) for s in shapes], self.routes]))
        self.shape_of: Final = tuple(
            next(shape for shape in shapes if letter in shape.letters) for letter in LETTERS
        )
        placements = {orientations(shape.cells): Placements(SHEET, shape.cells) for shape in shapes}
        self.placements: Final = tuple(placements[orientations(shape.cells)] for shape in self.shape_of)
        """Every way each explore card's shape can lie on the sheet (RU-10); lookalikes share it."""
        self.numbers: Final = tuple(shape.number for shape in self.shape_of)
        self.all_cards: Final[Bits] = (1 << len(LETTERS)) - 1
        self.all_routes: Final[Bits] = (1 << len(self.routes)) - 1
        self.lettered: Final[Bits] = bits(places)
        """Every space with a letter."""
        self._ends: Final = tuple(
            (places[LETTERS.index(pair[0])], places[LETTERS.index(pair[1])]) for pair in self.routes
        )

        self.both_ends: Final[tuple[Bits, ...]] = tuple(map(bits, self._ends))
        """The same two spaces of each route card, as a set."""

    def ends(self, route: RouteId) -> tuple[Cell, Cell]:
        """The spaces that a route card connects (RU-33)."""
        return self._ends[route]

    def spaces(self, letters: Bits) -> Bits:
        """The spaces of these letters."""
        return bits(cell for letter, cell in enumerate(self.places) if letters >> letter & 1)

    def letter_names(self, letters: Bits) -> tuple[str, ...]:
        """These letters, in order."""
        return tuple(name for letter, name in enumerate(LETTERS) if letters >> letter & 1)


def _print(shape: Shape) -> list[object]:
    return [shape.cells, shape.number, shape.letters]


def read_edition(text: str) -> Edition:
    """The edition that a file describes; raises `BadEdition` with the first thing wrong in it."""
    printed = FORMAT.read(text)
    spaces = [space for row in printed.map for space in row.split()]
    places = tuple(spaces.index(letter) for letter in LETTERS)
    shapes = tuple(
        Shape(shape.name, cells_of(shape), shape.number, "".join(sorted(shape.letters)))
        for shape in printed.shape
    )
    return Edition(printed.name, places, shapes, ["".join(sorted(pair)) for pair in printed.routes])


_DATA = resources.files(__package__) / "data"

HOUSE: Final[Edition] = read_edition((_DATA / "house.toml").read_text(encoding="utf-8"))
"""Our own edition."""

CLAUSES: Final[Clauses] = load_clauses(_DATA / "clauses.toml")
