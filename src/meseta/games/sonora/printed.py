"""An edition's file: its format, and everything that can be wrong with it."""

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, combinations
from typing import Final

import msgspec

from meseta.core import editions
from meseta.core.errors import BadEdition
from meseta.discs import Arena, BadArena
from meseta.games.sonora import problems
from meseta.games.sonora.board import corner_of
from meseta.games.sonora.canyon import Shape, turns
from meseta.games.sonora.mudcracks import CACTI
from meseta.games.sonora.words import ANIMALS, BONUSES, NUMBERS, SECTIONS, Bonus
from meseta.grids.lattice import Lattice

LARGEST_FILE: Final = 200_000
MOST_CELLS: Final = 256
SQUARES: Final = {
    "F": Bonus.FOX,
    "O": Bonus.OWL,
    "R": Bonus.RABBIT,
    "K": Bonus.REFLICK,
    "W": Bonus.SWAP,
    "D": Bonus.DISCOVERY,
}
"""How the canyon's grid writes a bonus; `a`, `b`, `c` are cacti, `_` white, `S` the start, `.` a gap."""
CACTUS_SIZES: Final = dict(zip(("small", "medium", "large"), CACTI, strict=True))


class _Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class Circle(_Strict):
    """An animal's circle on the board."""

    animal: str
    x: int
    y: int
    radius: int


class Board(_Strict):
    """The wooden board."""

    zones: list[str]
    half_width: int
    corner_leg: int
    hole_radius: int
    disc_radius: int
    circle: list[Circle]

    def arena(self) -> Arena:
        """The floor that discs move on; raises `BadArena`."""
        return Arena(
            half_width=self.half_width,
            corner_leg=self.corner_leg,
            hole_radius=self.hole_radius,
            disc_radius=self.disc_radius,
        )


class Building(_Strict):
    """A building of the Ruins, with its rewards."""

    name: str
    hexes: int
    top: int
    bonus: str
    bottom: int


class Ruins(_Strict):
    """The upper left of the sheet."""

    ai_hexes: int
    building: list[Building]


class Canyon(_Strict, omit_defaults=True):
    """The upper right of the sheet."""

    grid: list[str]
    ai_squares: list[str]
    shapes: dict[str, list[list[str]]]
    falls_away: str | None = None
    """The AI square that is not used where there are only two; the last one, if none is named (SO-50)."""

    def drawn(self, number: int) -> tuple[Shape, ...]:
        """The shapes of one number."""
        return tuple(
            frozenset((r, c) for r, row in enumerate(rows) for c, square in enumerate(row) if square == "#")
            for rows in self.shapes[str(number)]
        )


class Branch(_Strict):
    """An arm of the Creek Bed."""

    after: int
    spaces: list[str]
    ai: bool = False


class Creek(_Strict):
    """The lower left of the sheet."""

    branch: list[Branch]

    def ends(self) -> list[int]:
        """The last space of each branch; spaces are numbered from 1 in the order of the file."""
        return list(accumulate(len(branch.spaces) for branch in self.branch))


class Node(_Strict):
    """A node of the Mudcracks, and what it costs."""

    x: int
    y: int
    cost: int = 0


class Triangle(_Strict):
    """Three nodes and what they hold."""

    nodes: tuple[int, int, int]
    holds: str


class Column(_Strict):
    """Boxes that earn a bonus when all are marked."""

    boxes: int
    bonus: str


class Mudcracks(_Strict):
    """The lower right of the sheet."""

    node: list[Node]
    triangle: list[Triangle]
    column: list[Column]


class Tray(_Strict):
    """Where bonuses wait to be used."""

    reflicks: int
    swaps: int
    foxes: int
    owls: int
    rabbits: int


class EditionFile(_Strict):
    """The whole file."""

    name: str
    board: Board
    ruins: Ruins
    canyon: Canyon
    creek: Creek
    mudcracks: Mudcracks
    tray: Tray


def parse_edition(text: str) -> EditionFile:
    """An edition file's content, unchecked; raises `BadEdition` where it has another form."""
    return editions.parse(text, EditionFile, LARGEST_FILE)


def edition_violations(text: str) -> tuple[BadEdition, ...]:
    """Everything wrong with the text of an edition; raises `BadEdition` where it is not one at all."""
    return tuple(violations(parse_edition(text)))


def violations(printed: EditionFile) -> Iterator[BadEdition]:
    """Everything wrong with the edition, in order."""
    yield from editions.name_violations(printed.name)
    for word in _bonus_words(printed):
        if word not in BONUSES:
            yield BadEdition(problems.EditionBonus(found=word[:20], known=", ".join(BONUSES)))
    yield from _board_violations(printed.board)
    yield from _ruins_violations(printed.ruins)
    yield from _canyon_violations(printed.canyon)
    yield from _creek_violations(printed.creek)
    yield from _mudcracks_violations(printed.mudcracks)
    tray = printed.tray
    if min(tray.reflicks, tray.swaps) < 1 or min(tray.foxes, tray.owls, tray.rabbits) < 0:
        yield BadEdition(problems.EditionTray())


def _bonus_words(printed: EditionFile) -> Iterator[str]:
    yield from (building.bonus for building in printed.ruins.building)
    yield from (column.bonus for column in printed.mudcracks.column)


def _board_violations(board: Board) -> Iterator[BadEdition]:
    if sorted(board.zones) != sorted(SECTIONS):
        yield BadEdition(problems.EditionZones(known=", ".join(SECTIONS)))
        return
    try:
        board.arena()
    except BadArena as error:
        yield BadEdition(problems.EditionArena(detail=error.code))
    if any(circle.animal not in ANIMALS or circle.radius < 1 for circle in board.circle):
        yield BadEdition(problems.EditionCircles())
        return
    zones = [board.zones[corner_of(circle.x > 0, circle.y > 0)] for circle in board.circle]
    animals = [circle.animal for circle in board.circle]
    homes = [SECTIONS[ANIMALS.index(animal)] for animal in animals]
    apart = all(zone != home for zone, home in zip(zones, homes, strict=True))
    twice = all(
        Counter(found)[one] == 2 for found, names in ((zones, SECTIONS), (animals, ANIMALS)) for one in names
    )
    inside = all(circle.radius <= min(abs(circle.x), abs(circle.y)) for circle in board.circle)
    if (
        len(board.circle) != 8
        or not (apart and twice and inside)
        or ("mudcracks", "lizard") not in zip(zones, animals, strict=True)
    ):
        yield BadEdition(problems.EditionCircles())
    yield from _close_circles(board)


def _close_circles(board: Board) -> Iterator[BadEdition]:
    """Circles of different animals lie so far apart that no disc touches two of them (SO-20)."""
    for (first, one), (second, other) in combinations(enumerate(board.circle, start=1), 2):
        reach = one.radius + other.radius + 2 * board.disc_radius
        away = (one.x - other.x) ** 2 + (one.y - other.y) ** 2
        if one.animal != other.animal and away <= reach**2:
            yield BadEdition(problems.EditionCirclesClose(first=first, second=second))


def _ruins_violations(ruins: Ruins) -> Iterator[BadEdition]:
    names = "".join(building.name for building in ruins.building)
    if names != "ABCDEFGH" or any(not 1 <= building.hexes <= 60 for building in ruins.building):
        yield BadEdition(problems.EditionBuildings())
    if any(not 0 <= building.bottom <= building.top for building in ruins.building) or ruins.ai_hexes < 1:
        yield BadEdition(problems.EditionRewards())


def _canyon_violations(canyon: Canyon) -> Iterator[BadEdition]:
    rows = [row.split() for row in canyon.grid]
    width = len(rows[0]) if rows else 0
    known = {*SQUARES, *"abc_S."}
    if not 5 <= width <= 26 or len(rows) < 5 or any(len(row) != width for row in rows):
        yield BadEdition(problems.EditionGrid())
        return
    if unknown := next((square for row in rows for square in row if square not in known), None):
        yield BadEdition(problems.EditionSquare(found=unknown[:20], known=" ".join(sorted(known))))
    start = {(r, c) for r, row in enumerate(rows) for c, square in enumerate(row) if square == "S"}
    if (
        start != {(len(rows) - 4 + r, c) for r in range(4) for c in range(4)}
        or width * len(rows) > MOST_CELLS
    ):
        yield BadEdition(problems.EditionStart())
    grid = Lattice(len(rows), width)
    squares = [grid.cell(name) for name in canyon.ai_squares]
    white = all(cell is not None and rows[cell // width][cell % width] not in "S." for cell in squares)
    if not white or len(squares) != 3 or canyon.falls_away not in (None, *canyon.ai_squares):
        yield BadEdition(problems.EditionAiSquares())
    yield from _shape_violations(canyon)


def _shape_violations(canyon: Canyon) -> Iterator[BadEdition]:
    if sorted(canyon.shapes) != [str(number) for number in NUMBERS]:
        yield BadEdition(problems.EditionShapes())
        return
    shapes = [(number, shape) for number in NUMBERS for shape in canyon.drawn(number)]
    counts = Counter(number for number, _ in shapes)
    if counts[1] < 2 or any(counts[number] != 1 for number in range(2, 6)):
        yield BadEdition(problems.EditionShapes())
    if any(not shape for _, shape in shapes) or len({frozenset(turns(s)) for _, s in shapes if s}) < len(
        shapes
    ):
        yield BadEdition(problems.EditionShapeTwin())
        return
    largest = [max(len(shape) for n, shape in shapes if n == number) for number in NUMBERS]
    smallest = [min(len(shape) for n, shape in shapes if n == number) for number in NUMBERS]
    if any(low >= high for low, high in zip(largest, smallest[1:], strict=False)) or not all(
        _connected(shape) for _, shape in shapes
    ):
        yield BadEdition(problems.EditionShapes())


def _connected(shape: Shape) -> bool:
    reached, edge = set(), [min(shape)]
    while edge:
        r, c = edge.pop()
        if (r, c) in shape and (r, c) not in reached:
            reached.add((r, c))
            edge += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return len(reached) == len(shape)


def _creek_violations(creek: Creek) -> Iterator[BadEdition]:
    count = 0
    for branch in creek.branch:
        if not 0 <= branch.after <= count or not branch.spaces:
            yield BadEdition(problems.EditionBranch(space=branch.after))
        for space in branch.spaces:
            if not (space in BONUSES or (space.isdecimal() and len(space) <= 2)):
                yield BadEdition(problems.EditionSpace(found=space[:20]))
        count += len(branch.spaces)
    ends = creek.ends()
    if any(
        branch.ai and end in {b.after for b in creek.branch}
        for branch, end in zip(creek.branch, ends, strict=True)
    ):
        yield BadEdition(problems.EditionDeadEnd())
    if not any(branch.ai for branch in creek.branch) or count > MOST_CELLS - 2:
        yield BadEdition(problems.EditionDeadEnd())


def _mudcracks_violations(mud: Mudcracks) -> Iterator[BadEdition]:
    nodes = range(len(mud.node))
    holds = {*CACTUS_SIZES, *BONUSES}
    if (
        len(nodes) < 4
        or len(nodes) > MOST_CELLS - 1
        or any(node.cost < 1 for node in mud.node[1:])
        or mud.node[0].cost
    ):
        yield BadEdition(problems.EditionNodes())
    for number, triangle in enumerate(mud.triangle, start=1):
        distinct = len(set(triangle.nodes)) == 3 and all(node in nodes for node in triangle.nodes)
        if not distinct or triangle.holds not in holds:
            yield BadEdition(problems.EditionTriangle(number=number, known=", ".join(sorted(holds))))
            return
    sides = Counter(frozenset(side) for triangle in mud.triangle for side in combinations(triangle.nodes, 2))
    reached, edge = set(), [0]
    while edge:
        node = edge.pop()
        if node not in reached:
            reached.add(node)
            edge += [other for side in sides if node in side for other in side - {node}]
    if any(count > 2 for count in sides.values()) or reached != set(nodes):
        yield BadEdition(problems.EditionNet())
    if not mud.column or any(column.boxes < 1 for column in mud.column):
        yield BadEdition(problems.EditionColumns())
