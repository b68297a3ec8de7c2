"""What can be wrong with an edition's sheet, section by section."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from meseta.core.editions import EditionFormat, Path, Span, Violation, name_violations, suggest, words
from meseta.games.sonora import problems
from meseta.games.sonora.board_violations import board_violations
from meseta.games.sonora.canyon import Shape, turns
from meseta.games.sonora.printed import (
    LARGEST_FILE,
    MOST_CELLS,
    SQUARES,
    Canyon,
    Creek,
    EditionFile,
    Mudcracks,
    Ruins,
    squares_of,
)
from meseta.games.sonora.sheet_room import room_violations
from meseta.games.sonora.words import BONUSES, NUMBERS
from meseta.grids.lattice import Lattice

_BUILDINGS: Final = "ABCDEFGH"
_MARKS: Final = ("_", ".", "S", "a", "b", "c", *SQUARES)
_NARROWEST, _WIDEST = 5, 26
_START: Final = 4
"""How many rows and columns the start square has (SO-29)."""


def violations(printed: EditionFile) -> Iterator[Violation]:
    """Everything wrong with the edition that its form does not tell."""
    yield from name_violations(printed.name)
    yield from board_violations(printed.board)
    yield from _ruins_violations(printed.ruins)
    yield from _grid_violations(printed.canyon)
    yield from _ai_square_violations(printed.canyon)
    yield from _shape_violations(printed.canyon)
    yield from _creek_violations(printed.creek)
    yield from _mudcracks_violations(printed.mudcracks)
    yield from room_violations(printed)


def _ruins_violations(ruins: Ruins) -> Iterator[Violation]:
    """The buildings are A to H, and being first is worth no less than being later (SO-26, SO-27)."""
    before = 0
    for index, (building, name) in enumerate(zip(ruins.building, _BUILDINGS, strict=True)):
        path, ahead = ("ruins", "building", index), _BUILDINGS.find(building.name[:1] or "?") - index
        if building.name != name and (ahead != before or len(building.name) != 1):  # of a gap, only one
            problem = problems.EditionBuilding(found=building.name[:20], expected=name)
            yield Violation((*path, "name"), problem)
        if building.bottom > building.top:
            reward = problems.EditionReward(building=name, bottom=building.bottom, top=building.top)
            yield Violation((*path, "bottom"), reward)
        before = ahead


def _grid_violations(canyon: Canyon) -> Iterator[Violation]:
    """The grid is a rectangle of known squares, with the start square at its bottom left (SO-28, SO-29)."""
    rows = [list(words(row)) for row in canyon.grid]
    width = _width(canyon)
    if not _NARROWEST <= width <= _WIDEST:
        problem = problems.EditionGridWidth(found=width, least=_NARROWEST, most=_WIDEST)
        yield Violation(("canyon", "grid"), problem)
    if width * len(rows) > MOST_CELLS:
        size = problems.EditionGridSize(found=width * len(rows), most=MOST_CELLS)
        yield Violation(("canyon", "grid"), size)
    for index, row in enumerate(rows):
        path = ("canyon", "grid", index)
        if len(row) != width:
            yield Violation(path, problems.EditionGridRow(row=index + 1, found=len(row), wanted=width))
        for column, (mark, span) in enumerate(row):
            if mark not in _MARKS:
                known, near = " ".join(_MARKS), suggest(mark, _MARKS)
                yield Violation(
                    path, problems.EditionSquare(found=mark[:20], known=known, suggestion=near), span
                )
            elif (mark == "S") != (index >= len(rows) - _START and column < _START):
                yield Violation(path, problems.EditionStart(), span)


def _width(canyon: Canyon) -> int:
    """How many squares most rows have."""
    return Counter(len(row.split()) for row in canyon.grid).most_common(1)[0][0]


def _ai_square_violations(canyon: Canyon) -> Iterator[Violation]:
    """The AI's squares are three different white ones, and the one that falls away is one of them (SO-50)."""
    rows, width = [row.split() for row in canyon.grid], _width(canyon)
    for index, name in enumerate(canyon.ai_squares):
        cell = Lattice(len(rows), max(width, 1)).cell(name)
        row, column = divmod(cell or 0, max(width, 1))
        if cell is None or (len(rows[row]) == width and rows[row][column] in ("S", ".")):
            yield Violation(("canyon", "ai_squares", index), problems.EditionAiSquare(square=name[:20]))
        elif name in canyon.ai_squares[:index]:
            yield Violation(("canyon", "ai_squares", index), problems.EditionAiSquareTwice(square=name))
    if canyon.falls_away not in (None, *canyon.ai_squares):
        known = ", ".join(one[:20] for one in canyon.ai_squares)
        problem = problems.EditionFallsAway(square=str(canyon.falls_away)[:20], known=known)
        yield Violation(("canyon", "falls_away"), problem)


def _shape_violations(canyon: Canyon) -> Iterator[Violation]:
    """Shapes are in one piece, all different, and larger than those of lower numbers (SO-28)."""
    known: list[tuple[int, Shape]] = []
    for number in NUMBERS:
        for index, rows in enumerate(canyon.shapes.rows(number)):
            path, shape = ("canyon", "shapes", str(number), index), squares_of(rows)
            yield from _drawing_violations(rows, shape, path)
            if any(shape in turns(other) for _, other in known if other):
                yield Violation(path, problems.EditionShapeTwin(number=number))
            largest = max((len(other) for lower, other in known if lower < number), default=0)
            if 0 < len(shape) <= largest:
                problem = problems.EditionShapeGrowth(number=number, found=len(shape), least=largest + 1)
                yield Violation(path, problem)
            known.append((number, shape))


def _drawing_violations(rows: list[str], shape: Shape, path: Path) -> Iterator[Violation]:
    for row, line in enumerate(rows):
        for column, mark in enumerate(line):
            if mark not in "#.":
                yield Violation((*path, row), problems.EditionShapeMark(mark=mark), Span(column, column + 1))
    if not shape:
        yield Violation(path, problems.EditionShapeEmpty())
    elif not _connected(shape):
        yield Violation(path, problems.EditionShapeApart())


def _connected(shape: Shape) -> bool:
    reached, edge = set(), [min(shape)]
    while edge:
        r, c = edge.pop()
        if (r, c) in shape and (r, c) not in reached:
            reached.add((r, c))
            edge += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return len(reached) == len(shape)


def _creek_violations(creek: Creek) -> Iterator[Violation]:
    """Branches follow earlier spaces that hold points or a bonus; the AI's are dead ends (SO-32, SO-52)."""
    count, followed = 0, {branch.after for branch in creek.branch}
    for index, branch in enumerate(creek.branch):
        path = ("creek", "branch", index)
        if branch.after > count:
            yield Violation((*path, "after"), problems.EditionBranch(space=branch.after, most=count))
        for place, space in enumerate(branch.spaces):
            if not (space in BONUSES or (space.isascii() and space.isdecimal() and len(space) <= 2)):
                known, near = ", ".join(BONUSES), suggest(space, BONUSES)
                problem = problems.EditionSpace(found=space[:20], known=known, suggestion=near)
                yield Violation((*path, "spaces", place), problem)
        count += len(branch.spaces)
        if branch.ai and count in followed:
            yield Violation((*path, "ai"), problems.EditionDeadEnd(space=count))
    if not any(branch.ai for branch in creek.branch):
        yield Violation(("creek", "branch"), problems.EditionNoDeadEnd())
    if count > MOST_CELLS - 2:
        yield Violation(("creek", "branch"), problems.EditionCreekSize(found=count, most=MOST_CELLS - 2))


def _mudcracks_violations(mud: Mudcracks) -> Iterator[Violation]:
    """All nodes but the X have a cost, and the triangles join them all (SO-36, SO-37)."""
    for index, node in enumerate(mud.node):
        if (node.cost == 0) != (index == 0):
            yield Violation(("mudcracks", "node", index, "cost"), problems.EditionNodeCost(node=index))
    most = len(mud.node) - 1
    for index, triangle in enumerate(mud.triangle):
        path = ("mudcracks", "triangle", index, "nodes")
        for corner, number in enumerate(triangle.nodes):
            if not 0 <= number <= most:
                problem = problems.EditionTriangleNode(node=number, most=most)
                yield Violation((*path, corner), problem)
        if len(set(triangle.nodes)) < 3:
            yield Violation(path, problems.EditionTriangleFlat())
    yield from _net_violations(mud)


def _net_violations(mud: Mudcracks) -> Iterator[Violation]:
    """Every node is joined to the X, and a line has a triangle on one or two sides."""
    sides: Counter[frozenset[int]] = Counter()
    joined: dict[int, set[int]] = {}
    for index, triangle in enumerate(mud.triangle):
        for one, other in combinations(sorted(set(triangle.nodes)), 2):
            sides[frozenset((one, other))] += 1
            joined.setdefault(one, set()).add(other)
            joined.setdefault(other, set()).add(one)
            if sides[frozenset((one, other))] == 3:
                problem = problems.EditionNetLine(one=one, other=other)
                yield Violation(("mudcracks", "triangle", index, "nodes"), problem)
    reached, edge = set(), [0]
    while edge:
        node = edge.pop()
        if node not in reached:
            reached.add(node)
            edge += joined.get(node, ())
    for node in range(len(mud.node)):
        if node not in reached:
            yield Violation(("mudcracks", "node", node), problems.EditionNetNode(node=node))


FORMAT: Final = EditionFormat(EditionFile, LARGEST_FILE, violations)
