"""The board and the sheet, as an edition prints them.

An edition is a TOML file; everything wrong with one is found before a disc is flicked, and named.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from itertools import combinations
from typing import Final

import msgspec

from meseta.core.clauses import Clauses, load_clauses
from meseta.core.digests import digest
from meseta.core.errors import BadEdition
from meseta.core.game import EditionInfo
from meseta.discs import Arena, BadArena
from meseta.games.sonora.board import Board, Circle, corner_of
from meseta.games.sonora.bonuses import TrayPrint
from meseta.games.sonora.canyon import CanyonPrint, Shape, turns
from meseta.games.sonora.creek import CreekPrint
from meseta.games.sonora.mudcracks import CACTI, Column, MudcracksPrint, Triangle
from meseta.games.sonora.ruins import Building, RuinsPrint
from meseta.games.sonora.words import ANIMALS, BONUSES, NUMBERS, SECTIONS, Bonus, Section
from meseta.grids.bits import bits
from meseta.grids.lattice import Lattice

LARGEST_FILE: Final = 200_000
MOST_CELLS: Final = 256
SQUARES: Final = {"F": Bonus.FOX, "O": Bonus.OWL, "R": Bonus.RABBIT, "K": Bonus.REFLICK, "W": Bonus.SWAP,
                  "D": Bonus.DISCOVERY}  # fmt: skip
"""How the canyon's grid writes a bonus; `a`, `b`, `c` are cacti, `_` white, `S` the start, `.` a gap."""
CACTUS_SIZES: Final = dict(zip(("small", "medium", "large"), CACTI, strict=True))


class Edition:
    """Everything printed."""

    def __init__(self, printed: "_Printed") -> None:
        data = {name: part for name, part in msgspec.to_builtins(printed).items() if name != "name"}
        self.edition: Final = EditionInfo(printed.name, digest(data))
        self.board: Final = _board(printed.board)
        self.ruins: Final = _ruins(printed.ruins)
        self.canyon: Final = _canyon(printed.canyon)
        self.creek: Final = _creek(printed.creek)
        self.mudcracks: Final = _mudcracks(printed.mudcracks)
        tray = printed.tray
        self.tray: Final = TrayPrint(tray.reflicks, tray.swaps, (tray.foxes, tray.owls, tray.rabbits))


class _Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class _Circle(_Strict):
    animal: str
    x: int
    y: int
    radius: int


class _Board(_Strict):
    zones: list[str]
    half_width: int
    corner_leg: int
    hole_radius: int
    disc_radius: int
    circle: list[_Circle]


class _Building(_Strict):
    name: str
    hexes: int
    top: int
    bonus: str
    bottom: int


class _Ruins(_Strict):
    ai_hexes: int
    building: list[_Building]


class _Canyon(_Strict):
    grid: list[str]
    ai_squares: list[str]
    shapes: dict[str, list[list[str]]]


class _Branch(_Strict):
    after: int
    spaces: list[str]
    ai: bool = False


class _Creek(_Strict):
    branch: list[_Branch]


class _Node(_Strict):
    x: int
    y: int
    cost: int = 0


class _Triangle(_Strict):
    nodes: tuple[int, int, int]
    holds: str


class _Column(_Strict):
    boxes: int
    bonus: str


class _Mudcracks(_Strict):
    node: list[_Node]
    triangle: list[_Triangle]
    column: list[_Column]


class _Tray(_Strict):
    reflicks: int
    swaps: int
    foxes: int
    owls: int
    rabbits: int


class _Printed(_Strict):
    name: str
    board: _Board
    ruins: _Ruins
    canyon: _Canyon
    creek: _Creek
    mudcracks: _Mudcracks
    tray: _Tray


def read_edition(text: str) -> Edition:
    """The board and sheet that an edition file describes; raises `BadEdition` with the first thing wrong."""
    printed = parse_edition(text)
    if violation := next(violations(printed), None):
        raise violation
    return Edition(printed)


def parse_edition(text: str) -> _Printed:
    """What the file says, whether or not it can be played."""
    if len(text) > LARGEST_FILE:
        raise BadEdition("edition_too_long", most=LARGEST_FILE)
    try:
        return msgspec.convert(tomllib.loads(text), _Printed)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as trouble:
        raise BadEdition("edition_unreadable", detail=str(trouble)) from None


def violations(printed: _Printed) -> Iterator[BadEdition]:
    """Everything that keeps the edition from being played, in order."""
    if not 0 < len(printed.name) <= 40 or not printed.name.replace("-", "a").isidentifier():
        yield BadEdition("edition_name", name=printed.name[:40])
    for word in _bonus_words(printed):
        if word not in BONUSES:
            yield BadEdition("edition_bonus", found=word[:20], known=", ".join(BONUSES))
    yield from _board_violations(printed.board)
    yield from _ruins_violations(printed.ruins)
    yield from _canyon_violations(printed.canyon)
    yield from _creek_violations(printed.creek)
    yield from _mudcracks_violations(printed.mudcracks)
    tray = printed.tray
    if min(tray.reflicks, tray.swaps) < 1 or min(tray.foxes, tray.owls, tray.rabbits) < 0:
        yield BadEdition("edition_tray")


def _bonus_words(printed: _Printed) -> Iterator[str]:
    yield from (building.bonus for building in printed.ruins.building)
    yield from (column.bonus for column in printed.mudcracks.column)


def _board_violations(board: _Board) -> Iterator[BadEdition]:
    if sorted(board.zones) != sorted(SECTIONS):
        yield BadEdition("edition_zones", known=", ".join(SECTIONS))
        return
    try:
        _arena(board)
    except BadArena as trouble:
        yield BadEdition("edition_arena", detail=trouble.code)
    if any(circle.animal not in ANIMALS or circle.radius < 1 for circle in board.circle):
        yield BadEdition("edition_circles")
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
        yield BadEdition("edition_circles")


def _ruins_violations(ruins: _Ruins) -> Iterator[BadEdition]:
    names = "".join(building.name for building in ruins.building)
    if names != "ABCDEFGH" or any(not 1 <= building.hexes <= 60 for building in ruins.building):
        yield BadEdition("edition_buildings")
    if any(not 0 <= building.bottom <= building.top for building in ruins.building) or ruins.ai_hexes < 1:
        yield BadEdition("edition_rewards")


def _canyon_violations(canyon: _Canyon) -> Iterator[BadEdition]:
    rows = [row.split() for row in canyon.grid]
    width = len(rows[0]) if rows else 0
    known = {*SQUARES, *"abc_S."}
    if not 5 <= width <= 26 or len(rows) < 5 or any(len(row) != width for row in rows):
        yield BadEdition("edition_grid")
        return
    if unknown := next((square for row in rows for square in row if square not in known), None):
        yield BadEdition("edition_square", found=unknown[:20], known=" ".join(sorted(known)))
    start = {(r, c) for r, row in enumerate(rows) for c, square in enumerate(row) if square == "S"}
    if (
        start != {(len(rows) - 4 + r, c) for r in range(4) for c in range(4)}
        or width * len(rows) > MOST_CELLS
    ):
        yield BadEdition("edition_start")
    grid = Lattice(len(rows), width)
    squares = [grid.cell(name) for name in canyon.ai_squares]
    if len(squares) != 3 or any(c is None or rows[c // width][c % width] in "S." for c in squares):
        yield BadEdition("edition_ai_squares")
    yield from _shape_violations(canyon)


def _shape_violations(canyon: _Canyon) -> Iterator[BadEdition]:
    if sorted(canyon.shapes) != [str(number) for number in NUMBERS]:
        yield BadEdition("edition_shapes")
        return
    shapes = [(number, _shape(rows)) for number in NUMBERS for rows in canyon.shapes[str(number)]]
    counts = Counter(number for number, _ in shapes)
    if counts[1] < 2 or any(counts[number] != 1 for number in range(2, 6)):
        yield BadEdition("edition_shapes")
    if any(not shape for _, shape in shapes) or len({frozenset(turns(s)) for _, s in shapes if s}) < len(
        shapes
    ):
        yield BadEdition("edition_shape_twin")
        return
    largest = [max(len(shape) for n, shape in shapes if n == number) for number in NUMBERS]
    smallest = [min(len(shape) for n, shape in shapes if n == number) for number in NUMBERS]
    if any(low >= high for low, high in zip(largest, smallest[1:], strict=False)) or not all(
        _connected(shape) for _, shape in shapes
    ):
        yield BadEdition("edition_shapes")


def _connected(shape: Shape) -> bool:
    reached, edge = set(), [min(shape)]
    while edge:
        r, c = edge.pop()
        if (r, c) in shape and (r, c) not in reached:
            reached.add((r, c))
            edge += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return len(reached) == len(shape)


def _creek_violations(creek: _Creek) -> Iterator[BadEdition]:
    count = 0
    for branch in creek.branch:
        if not 0 <= branch.after <= count or not branch.spaces:
            yield BadEdition("edition_branch", space=branch.after)
        for space in branch.spaces:
            if not (space in BONUSES or (space.isdecimal() and len(space) <= 2)):
                yield BadEdition("edition_space", found=space[:20])
        count += len(branch.spaces)
    ends = _branch_ends(creek)
    if any(
        branch.ai and end in {b.after for b in creek.branch}
        for branch, end in zip(creek.branch, ends, strict=True)
    ):
        yield BadEdition("edition_dead_end")
    if not any(branch.ai for branch in creek.branch) or count > MOST_CELLS - 2:
        yield BadEdition("edition_dead_end")


def _branch_ends(creek: _Creek) -> list[int]:
    """The last space of each branch; spaces are numbered from 1 as they stand in the file."""
    ends, count = [], 0
    for branch in creek.branch:
        count += len(branch.spaces)
        ends.append(count)
    return ends


def _mudcracks_violations(mud: _Mudcracks) -> Iterator[BadEdition]:
    nodes = range(len(mud.node))
    holds = {*CACTUS_SIZES, *BONUSES}
    if (
        len(nodes) < 4
        or len(nodes) > MOST_CELLS - 1
        or any(node.cost < 1 for node in mud.node[1:])
        or mud.node[0].cost
    ):
        yield BadEdition("edition_nodes")
    for number, triangle in enumerate(mud.triangle, start=1):
        distinct = len(set(triangle.nodes)) == 3 and all(node in nodes for node in triangle.nodes)
        if not distinct or triangle.holds not in holds:
            yield BadEdition("edition_triangle", number=number, known=", ".join(sorted(holds)))
            return
    sides = Counter(frozenset(side) for triangle in mud.triangle for side in combinations(triangle.nodes, 2))
    reached, edge = set(), [0]
    while edge:
        node = edge.pop()
        if node not in reached:
            reached.add(node)
            edge += [other for side in sides if node in side for other in side - {node}]
    if any(count > 2 for count in sides.values()) or reached != set(nodes):
        yield BadEdition("edition_net")
    if not mud.column or any(column.boxes < 1 for column in mud.column):
        yield BadEdition("edition_columns")


def _arena(board: _Board) -> Arena:
    return Arena(
        half_width=board.half_width,
        corner_leg=board.corner_leg,
        hole_radius=board.hole_radius,
        disc_radius=board.disc_radius,
    )


def _board(board: _Board) -> Board:
    circles = tuple(
        Circle(Section(ANIMALS.index(circle.animal)), circle.x, circle.y, circle.radius)
        for circle in board.circle
    )
    return Board(_arena(board), tuple(Section(SECTIONS.index(zone)) for zone in board.zones), circles)


def _bonus(word: str) -> Bonus:
    return Bonus(BONUSES.index(word))


def _ruins(ruins: _Ruins) -> RuinsPrint:
    buildings = (Building(b.name, b.hexes, b.top, _bonus(b.bonus), b.bottom) for b in ruins.building)
    return RuinsPrint(tuple(buildings), ruins.ai_hexes)


def _shape(rows: list[str]) -> Shape:
    return frozenset((r, c) for r, row in enumerate(rows) for c, square in enumerate(row) if square == "#")


def _canyon(canyon: _Canyon) -> CanyonPrint:
    rows = [row.split() for row in canyon.grid]
    squares = [square for row in rows for square in row]
    grid = Lattice(len(rows), len(rows[0]))
    at = {name: cell for cell in grid.cells if (name := grid.name(cell)) in canyon.ai_squares}
    return CanyonPrint(
        grid,
        white=bits(cell for cell, square in enumerate(squares) if square not in "S."),
        start=bits(cell for cell, square in enumerate(squares) if square == "S"),
        icons={cell: SQUARES[square] for cell, square in enumerate(squares) if square in SQUARES},
        cacti=tuple(bits(cell for cell, square in enumerate(squares) if square == kind) for kind in "abc"),
        ai_squares=tuple(at[name] for name in canyon.ai_squares),
        shapes={number: tuple(map(_shape, canyon.shapes[str(number)])) for number in NUMBERS},
    )


def _creek(creek: _Creek) -> CreekPrint:
    parents, points, prizes = [0], [0], {}
    for branch in creek.branch:
        upstream = branch.after
        for space in branch.spaces:
            number = len(parents)
            parents.append(upstream)
            points.append(int(space) if space.isdecimal() else 0)
            if space in BONUSES:
                prizes[number] = _bonus(space)
            upstream = number
    squares = (end for branch, end in zip(creek.branch, _branch_ends(creek), strict=True) if branch.ai)
    return CreekPrint(tuple(parents), tuple(points), prizes, tuple(squares))


def _mudcracks(mud: _Mudcracks) -> MudcracksPrint:
    triangles = (
        Triangle(t.nodes, points=CACTUS_SIZES[t.holds])
        if t.holds in CACTUS_SIZES
        else Triangle(t.nodes, bonus=_bonus(t.holds))
        for t in mud.triangle
    )
    return MudcracksPrint(
        costs=tuple(node.cost for node in mud.node),
        places=tuple((node.x, node.y) for node in mud.node),
        triangles=tuple(triangles),
        columns=tuple(Column(column.boxes, _bonus(column.bonus)) for column in mud.column),
    )


_DATA = resources.files(__package__) / "data"

HOUSE: Final[Edition] = read_edition((_DATA / "house.toml").read_text(encoding="utf-8"))
"""Meseta's own board and sheet: the published ones are pictures that nobody here has seen."""

CLAUSES: Final[Clauses] = load_clauses(_DATA / "clauses.toml")
