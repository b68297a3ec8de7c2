"""The upper right of the sheet: the grid, the table of cacti and the shapes (SO-28 to SO-31, SO-50)."""

from collections.abc import Iterator, Mapping
from typing import Final

from meseta.games.sonora.canyon import CACTUS_POINTS, FURTHER_CACTUS, CanyonPrint, Cell
from meseta.games.sonora.codec import CanyonData
from meseta.games.sonora.paper.elements import COLOURS, TINTS, crossed, mark
from meseta.games.sonora.words import NUMBERS
from meseta.grids.bits import members
from meseta.paper.svg import INK, QUIET, WHITE, box, circle, path, text

CACTI: Final = ("saguaro", "pear", "barrel")
"""The three types, in the order of the edition's a, b and c."""
COLOUR: Final = COLOURS[1]
WIDE, HIGH = 86.0, 73.0
"""The room for the grid."""


def draw_canyon(canyon: CanyonPrint, labels: Mapping[str, str], left: float, top: float) -> Iterator[str]:
    """The section, 132 mm wide and 82 mm high: the table at its top left, the shapes at its bottom."""
    yield mark("fox", left + 3, top + 2.6, 6, COLOUR)
    yield text(left + 7, top + 4.5, labels["canyon"], 5, fill=COLOUR, bold=True)
    yield from _table(left, top + 8)
    yield from _legend(labels, left, top + 72.6)
    yield from _grid(canyon, *_room(canyon, left, top))
    yield from _shapes(canyon, left + 132 - WIDE, top + 75.4)


def mark_canyon(canyon: CanyonPrint, data: CanyonData, left: float, top: float) -> Iterator[str]:
    """The shapes that were drawn, the AI's in grey, and the cacti crossed off for them."""
    x, y, side = _room(canyon, left, top)
    for shapes, colour in ((data.filled, QUIET), (data.shapes, COLOUR)):
        for shape in shapes:
            places = [divmod(cell, canyon.grid.columns) for cell in shape]
            steps = "".join(
                f"M{x + c * side:.5g} {y + r * side:.5g}h{side:.5g}v{side:.5g}h-{side:.5g}z"
                for r, c in places
            )
            yield f'<path d="{steps}" fill="{colour}" fill-opacity="0.5"/>'
            yield path(_outline(set(places), x, y, side), colour, 0.9)
    for column, kind in enumerate(canyon.cacti):
        count = sum(kind >> cell & 1 for shape in data.shapes for cell in shape)
        for row in range(min(count, len(CACTUS_POINTS))):
            yield crossed(left + column * 13.4 + 3.4, top + 8 + 9.1 + row * 5.3, 1.6, COLOUR)


def _room(canyon: CanyonPrint, left: float, top: float) -> tuple[float, float, float]:
    """The upper left corner of the grid, and the side of a square."""
    side = min(WIDE / canyon.grid.columns, HIGH / canyon.grid.rows)
    return left + 132 - canyon.grid.columns * side, top, side


def _outline(places: set[tuple[int, int]], x: float, y: float, side: float) -> str:
    """The sides of these squares beyond which there is none of them."""
    steps = []
    for row, column in sorted(places):
        a, b, c, d = x + column * side, y + row * side, x + (column + 1) * side, y + (row + 1) * side
        edges = (
            ((row - 1, column), (a, b, c, b)),
            ((row + 1, column), (a, d, c, d)),
            ((row, column - 1), (a, b, a, d)),
            ((row, column + 1), (c, b, c, d)),
        )
        steps += [
            "M{:.5g} {:.5g}L{:.5g} {:.5g}".format(*ends) for beyond, ends in edges if beyond not in places
        ]
    return "".join(steps)


def _table(left: float, top: float) -> Iterator[str]:
    """A column for each type of cactus, whose boxes are crossed off one by one (SO-31)."""
    for column, cactus in enumerate(CACTI):
        x = left + column * 13.4
        yield mark(cactus, x + 6, top + 3, 6.4, COLOUR)
        points = [*map(str, CACTUS_POINTS[1:]), f"+{FURTHER_CACTUS}"]
        for row, words in enumerate(points):
            y = top + 6.6 + row * 5.3
            yield box(x, y, 12, 5, COLOUR, TINTS[1] if row == len(points) - 1 else WHITE)
            yield text(x + 10.6, y + 3.7, words, 3.2, anchor="end")
        yield box(x, top + 55.2, 12, 7.6, INK, WHITE, 0.5)


def _legend(labels: Mapping[str, str], left: float, top: float) -> Iterator[str]:
    """What is the AI's: squares, the one that is not used where there are two, and circles (SO-50, SO-53)."""
    yield from _ai_square(left + 0.3, top, False)
    yield text(left + 3.6, top + 1.8, labels["ai-square"], 2.6, fill=QUIET)
    yield from _ai_square(left + 0.3, top + 3.3, True)
    yield text(left + 3.6, top + 5.1, labels["falls-away"], 2.6, fill=QUIET)
    yield circle(left + 1.2, top + 7.5, 1.1, QUIET, 0.25)
    yield text(left + 3.6, top + 8.4, labels["ai-cost"], 2.6, fill=QUIET)


def _ai_square(x: float, y: float, falls_away: bool) -> Iterator[str]:
    """A black corner; an open one, crossed through, for the square that falls away."""
    yield box(x, y, 1.9, 1.9, INK, WHITE if falls_away else INK)
    if falls_away:
        yield path(f"M{x:.5g} {y + 1.9:.5g}L{x + 1.9:.5g} {y:.5g}", INK, 0.3)


def _grid(canyon: CanyonPrint, left: float, top: float, side: float) -> Iterator[str]:
    """White squares to draw on, black gaps, and the start square as one large square."""
    kinds = {cell: name for name, kind in zip(CACTI, canyon.cacti, strict=True) for cell in members(kind)}
    for cell in canyon.grid.cells:
        row, column = divmod(cell, canyon.grid.columns)
        x, y = left + column * side, top + row * side
        if canyon.white >> cell & 1:
            yield box(x, y, side, side, QUIET, WHITE, 0.25)
            if name := kinds.get(cell):
                yield mark(name, x + side / 2, y + side / 2, side * 0.8, COLOUR)
            if cell in canyon.icons:
                yield mark(canyon.icons[cell].name.lower(), x + side / 2, y + side / 2, side * 0.72)
            if cell in canyon.ai_squares:
                yield from _ai_square(x + 0.35, y + 0.35, cell == canyon.falls_away)
        elif not canyon.start >> cell & 1:
            yield box(x, y, side, side, INK, INK, 0.25)
    yield from _start(members(canyon.start), canyon.grid.columns, left, top, side)
    yield (
        f'<rect x="{left:.5g}" y="{top:.5g}" width="{canyon.grid.columns * side:.5g}" '
        f'height="{canyon.grid.rows * side:.5g}" fill="none" stroke="{INK}" stroke-width="0.6"/>'
    )


def _start(cells: tuple[Cell, ...], columns: int, left: float, top: float, side: float) -> Iterator[str]:
    """The shape that is drawn beforehand (SO-29)."""
    row, column = divmod(cells[0], columns)
    x, y = left + column * side, top + row * side
    yield box(x, y, 4 * side, 4 * side, INK, TINTS[1], 0.8)
    yield mark("fox", x + 2 * side, y + 2 * side, 2.6 * side, COLOUR)


def _shapes(canyon: CanyonPrint, left: float, top: float) -> Iterator[str]:
    """The shapes of every number."""
    x, dot = left, 2.3
    for number in NUMBERS:
        yield text(x, top + 4.6, str(number), 4.4, fill=COLOUR, bold=True)
        x += 4.2
        for shape in canyon.shapes[number]:
            yield from (box(x + dot * c, top + 0.8 + dot * r, dot, dot, INK, TINTS[1]) for r, c in shape)
            x += dot * (max(c for _, c in shape) + 1) + 2
        x += 3
