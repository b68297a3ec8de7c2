"""What an edition prints: the sheet, the explore cards and the route cards (RU-01 to RU-03).

An edition is a TOML file; everything wrong with it is found and named before a card is dealt.
"""

from collections import Counter
from collections.abc import Iterator
from importlib import resources
from typing import Final, TypeAlias

import msgspec

from meseta.core import editions
from meseta.core.clauses import Clauses, load_clauses
from meseta.core.digests import digest
from meseta.core.errors import BadEdition
from meseta.core.game import EditionInfo
from meseta.games.in_the_ruin import problems
from meseta.games.in_the_ruin.sheet import EXIT, LETTERS, SHEET, SIZE, Cell
from meseta.grids.bits import Bits, bits
from meseta.grids.shapes import Offsets, Placements, is_connected, normal

RouteId: TypeAlias = int
"""A route card's index in the alphabetical list."""

ROUTES: Final = 24
LARGEST_SHAPE: Final = 6
LARGEST_NUMBER: Final = 20
LARGEST_FILE: Final = 20_000
"""In characters; the house edition needs a tenth of this."""


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
        placements = {shape.name: Placements(SHEET, shape.cells) for shape in shapes}
        self.placements: Final = tuple(placements[shape.name] for shape in self.shape_of)
        """Every way each explore card's shape can lie on the sheet (RU-10)."""
        self.numbers: Final = tuple(shape.number for shape in self.shape_of)
        self.all_cards: Final[Bits] = (1 << len(LETTERS)) - 1
        self.all_routes: Final[Bits] = (1 << len(self.routes)) - 1
        self.lettered: Final[Bits] = bits(places)
        """Every space with a letter."""

    def ends(self, route: RouteId) -> tuple[Cell, Cell]:
        """The spaces that a route card connects (RU-33)."""
        pair = self.routes[route]
        return self.places[LETTERS.index(pair[0])], self.places[LETTERS.index(pair[1])]

    def spaces(self, letters: Bits) -> Bits:
        """The spaces of these letters."""
        return bits(cell for letter, cell in enumerate(self.places) if letters >> letter & 1)

    def letter_names(self, letters: Bits) -> tuple[str, ...]:
        """These letters, in order."""
        return tuple(name for letter, name in enumerate(LETTERS) if letters >> letter & 1)


def _print(shape: Shape) -> list[object]:
    return [shape.cells, shape.number, shape.letters]


class _PrintedShape(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    cells: list[str]
    number: int
    letters: str


class _PrintedEdition(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    map: list[str]
    routes: list[str]
    shape: list[_PrintedShape]


def parse_edition(text: str) -> _PrintedEdition:
    """An edition file's content, unchecked; raises `BadEdition` where it has another form."""
    return editions.parse(text, _PrintedEdition, LARGEST_FILE)


def edition_violations(text: str) -> tuple[BadEdition, ...]:
    """Everything wrong with the text of an edition; raises `BadEdition` where it is not one at all."""
    return tuple(violations(parse_edition(text)))


def read_edition(text: str) -> Edition:
    """The edition that a file describes; raises `BadEdition` with the first thing wrong in it."""
    printed = parse_edition(text)
    if violation := next(violations(printed), None):
        raise violation
    spaces = [space for row in printed.map for space in row.split()]
    places = tuple(spaces.index(letter) for letter in LETTERS)
    shapes = tuple(
        Shape(shape.name, _cells(shape), shape.number, "".join(sorted(shape.letters)))
        for shape in printed.shape
    )
    return Edition(printed.name, places, shapes, ["".join(sorted(pair)) for pair in printed.routes])


def _cells(shape: _PrintedShape) -> Offsets:
    return normal(
        (row, column)
        for row, line in enumerate(shape.cells)
        for column, mark in enumerate(line)
        if mark == "#"
    )


def violations(printed: _PrintedEdition) -> Iterator[BadEdition]:
    """Everything wrong with the edition, in order."""
    yield from editions.name_violations(printed.name)
    yield from _map_violations(printed.map)
    names = Counter(shape.name for shape in printed.shape)
    for name, count in names.items():
        if count > 1:
            yield BadEdition(problems.EditionShapeTwice(name=name[:20]))
    for shape in printed.shape:
        yield from _shape_violations(shape)
    cards = Counter(letter for shape in printed.shape for letter in shape.letters)
    for letter in LETTERS:
        if cards[letter] != 1:
            yield BadEdition(problems.EditionCard(letter=letter, found=cards[letter]))
    for letter in cards:
        if letter not in LETTERS:
            yield BadEdition(problems.EditionUnknownLetter(letter=letter))
    yield from _route_violations(printed.routes)


def _map_violations(rows: list[str]) -> Iterator[BadEdition]:
    """The sheet is 11×11, with every letter once and the Exit in the centre (RU-01)."""
    spaces = [row.split() for row in rows]
    if len(spaces) != SIZE or any(len(row) != SIZE for row in spaces):
        yield BadEdition(problems.EditionMapSize(size=SIZE))
        return
    flat = [space for row in spaces for space in row]
    found = Counter(flat)
    for space in found:
        if space not in (".", "*", *LETTERS):
            yield BadEdition(problems.EditionMapSpace(space=space[:20]))
    if found["*"] != 1 or flat[EXIT] != "*":
        yield BadEdition(problems.EditionMapExit(cell=SHEET.name(EXIT)))
    for letter in LETTERS:
        if found[letter] != 1:
            yield BadEdition(problems.EditionMapLetter(letter=letter, found=found[letter]))


def _shape_violations(shape: _PrintedShape) -> Iterator[BadEdition]:
    """A shape is connected, can be drawn as Roads, and allows at least one step (RU-02, RU-12, RU-18)."""
    marks = {mark for line in shape.cells for mark in line}
    count = sum(line.count("#") for line in shape.cells)
    if not marks <= {"#", "."} or not 1 <= count <= LARGEST_SHAPE:
        yield BadEdition(problems.EditionShapeCells(name=shape.name[:20], most=LARGEST_SHAPE))
    else:
        cells = set(_cells(shape))
        if not is_connected(cells):
            yield BadEdition(problems.EditionShapeApart(name=shape.name[:20]))
        if any(
            {(row, column + 1), (row + 1, column), (row + 1, column + 1)} <= cells for row, column in cells
        ):
            yield BadEdition(problems.EditionShapeBlock(name=shape.name[:20]))
    if not 1 <= shape.number <= LARGEST_NUMBER:
        yield BadEdition(
            problems.EditionNumber(name=shape.name[:20], number=shape.number, most=LARGEST_NUMBER)
        )


def _route_violations(routes: list[str]) -> Iterator[BadEdition]:
    """There are 24 route cards of two different letters each, and no pair comes twice (RU-03)."""
    if len(routes) != ROUTES:
        yield BadEdition(problems.EditionRoutes(found=len(routes), needed=ROUTES))
    for pair, count in Counter("".join(sorted(pair)) for pair in routes).items():
        if len(set(pair)) != 2 or len(pair) != 2 or not set(pair) <= set(LETTERS):
            yield BadEdition(problems.EditionRoute(route=pair[:20]))
        elif count > 1:
            yield BadEdition(problems.EditionRouteTwice(route=pair))


_DATA = resources.files(__package__) / "data"

HOUSE: Final[Edition] = read_edition((_DATA / "house.toml").read_text(encoding="utf-8"))
"""Our own edition."""

CLAUSES: Final[Clauses] = load_clauses(_DATA / "clauses.toml")
