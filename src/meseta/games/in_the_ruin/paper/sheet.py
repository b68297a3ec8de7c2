"""The sheet to draw on (RU-01): the grid with its letters, the deck beside it, tracks and sums below."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from meseta.core.game import AnyGame
from meseta.games.in_the_ruin.content import Edition, Shape
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.paper.elements import ACCENT, extent, mark, squares
from meseta.games.in_the_ruin.scoring import ESCAPE, GEM, LEFT_BEHIND, PENALTY, ROUTE
from meseta.games.in_the_ruin.sheet import EXIT, LETTERS, SHEET, SIZE, Cell
from meseta.grids.bits import Bits, bits
from meseta.paper.svg import INK, QUIET, WHITE, box, circle, document, line, path, text, width_of

WIDTH: Final = 196
HEIGHT: Final = 252
SPACE: Final = 13
"""Wide enough for a pencil."""
LEFT: Final = 8
TOP: Final = 21
GRID: Final = SIZE * SPACE
MARGIN: Final = LEFT + GRID + 8
"""Where the list of cards begins."""
DECK: Final = GRID + 8
"""The room for that list: an edition with many shapes is drawn smaller."""
DOT: Final = 2.6
"""The side of a square in a small shape."""
GEMS: Final = 20
PENALTIES: Final = 10

LABELS: Final = (
    "title",
    "cards",
    "steps",
    "gems",
    "penalties",
    "points",
    "rectangle-1",
    "rectangle-2",
    "routes",
    "escape",
    "total",
    "name",
    "road",
    "wall",
    "gate",
    "exit",
)
"""The labels on a sheet."""


def print_sheet(game: AnyGame, say: Callable[[str], str]) -> str:
    """The blank sheet of the game's edition, with the words that `say` finds for `sheet-…`."""
    assert isinstance(game, InTheRuin)
    return sheet_svg(game.printed, {label: say(f"sheet-{label}") for label in LABELS})


def sheet_svg(
    edition: Edition,
    labels: Mapping[str, str],
    *,
    roads: Bits = 0,
    walls: Bits = 0,
    gates: Bits = 0,
    pawn: Cell | None = None,
) -> str:
    """The sheet, blank or with marks."""
    parts = [
        *_heading(labels),
        *sheet_grid(edition, roads, walls, gates, pawn),
        *_deck(edition, labels),
        *_legend(labels, TOP + GRID + 8),
        *_tracks(labels, TOP + GRID + 20),
        *_sums(labels, TOP + GRID + 50),
        text(LEFT, HEIGHT - 3, f"{labels['routes']}: {' '.join(edition.routes)}", 3.2, fill=QUIET),
    ]
    return document(WIDTH, HEIGHT, labels["title"], parts)


def _heading(labels: Mapping[str, str]) -> Iterator[str]:
    yield text(LEFT, 9, labels["title"], 8, bold=True)
    yield text(131, 9, labels["name"], 3.6, fill=QUIET, anchor="end")
    yield line(134, 9.5, WIDTH - 6, 9.5, QUIET, 0.3)


def sheet_grid(edition: Edition, roads: Bits, walls: Bits, gates: Bits, pawn: Cell | None) -> Iterator[str]:
    """The 11×11 spaces with letters, Exit and marks (RU-01, RU-04)."""
    for index in range(SIZE):
        middle = (index + 0.5) * SPACE
        yield text(LEFT + middle, TOP - 2, "abcdefghijk"[index], 3.4, fill=QUIET, anchor="middle")
        yield text(LEFT - 4, TOP + middle + 1.2, str(index + 1), 3.4, fill=QUIET, anchor="middle")
    for cell in SHEET.cells:
        x, y = LEFT + cell % SIZE * SPACE, TOP + cell // SIZE * SPACE
        wall = bool(walls >> cell & 1)
        yield box(x, y, SPACE, SPACE, QUIET, INK if wall else "none", 0.25)
        yield from _print(edition, cell, x + SPACE / 2, y + SPACE / 2, WHITE if wall else INK)
        if roads >> cell & 1:
            yield _road(x + SPACE / 2, y + SPACE / 2)
        if gates >> cell & 1:
            yield _gate(x + SPACE / 2, y + SPACE / 2)
        if cell == pawn:
            yield circle(x + SPACE / 2, y + SPACE / 2 + 3.4, 1.8, ACCENT, 0, ACCENT)
    yield box(LEFT, TOP, GRID, GRID, INK, "none", 0.9)


def _print(edition: Edition, cell: Cell, x: float, y: float, ink: str) -> Iterator[str]:
    """What is printed on a space: a letter, or the Exit."""
    if cell == EXIT:
        yield mark("stairs", x, y, 9, ACCENT)
    if (letter := edition.letter_at.get(cell)) is not None:
        yield text(x, y + 2.2, LETTERS[letter], 6.2, fill=ink, bold=True, anchor="middle")


def _road(x: float, y: float, reach: float = 5) -> str:
    return circle(x, y, reach, INK, 0.18 * reach, "none")


def _gate(x: float, y: float, reach: float = 5.7) -> str:
    """A diamond around the Road's circle."""
    corners = f"M{x:g} {y - reach:g}L{x + reach:g} {y:g}L{x:g} {y + reach:g}L{x - reach:g} {y:g}Z"
    return path(corners, ACCENT, 0.16 * reach)


def _legend(labels: Mapping[str, str], y: float) -> Iterator[str]:
    """How to mark what is drawn (RU-04), and what the picture in the middle is."""
    x = LEFT + 3.0
    for name in ("road", "wall", "gate", "exit"):
        match name:
            case "wall":
                yield box(x - 2.4, y - 2.4, 4.8, 4.8, INK, INK)
            case "exit":
                yield mark("stairs", x, y, 5, ACCENT)
            case _:
                yield _road(x, y, 1.9)
        if name == "gate":
            yield _gate(x, y, 3)
        yield text(x + 4.4, y + 1.2, labels[name], 3.4)
        x += 13 + width_of(labels[name], 3.4)


def _deck(edition: Edition, labels: Mapping[str, str]) -> Iterator[str]:
    """Every explore card, by shape, with a box to tick for each phase (RU-02, RU-31)."""
    yield text(MARGIN, TOP + 1, labels["cards"], 3.6, bold=True)
    heights = [_height(shape) for shape in edition.shapes]
    scale = min(1, DECK / sum(heights))
    yield f'<g transform="translate({MARGIN} {TOP + 6}) scale({scale:.4g})">'
    y = 0.0
    for shape, height in zip(edition.shapes, heights, strict=True):
        yield from _listed(shape, f"{shape.number} {labels['steps']}", y)
        y += height
    yield "</g>"


def _height(shape: Shape) -> float:
    """How high a shape and the letters of its cards are in the list."""
    rows, _ = extent(shape)
    return max(2, rows) * DOT + 4.5 + (len(shape.letters) - 1) // 3 * 5.5 + 7.5


def _listed(shape: Shape, steps: str, y: float) -> Iterator[str]:
    """A shape, how far it lets one walk, and two boxes before the letter of each of its cards."""
    rows, columns = extent(shape)
    yield from squares(shape, 0, y, DOT)
    yield text(max(13, columns * DOT + 2.4), y + 3, steps, 3.2, fill=QUIET)
    y += max(2, rows) * DOT + 4.5
    for index, letter in enumerate(shape.letters):
        row, column = divmod(index, 3)
        for phase in range(2):
            yield box(column * 11.8 + 3.2 * phase, y + row * 5.5 - 3, 2.6, 2.6, QUIET, "none", 0.25)
        yield text(column * 11.8 + 6.6, y + row * 5.5 - 0.5, letter, 3.4)


def _tracks(labels: Mapping[str, str], top: float) -> Iterator[str]:
    """Gems and penalties, to be crossed off one by one (RU-22, RU-16)."""
    for row, (label, count, stroke) in enumerate((("gems", GEMS, INK), ("penalties", PENALTIES, ACCENT))):
        y = top + row * 14
        yield text(LEFT, y, labels[label], 3.6, bold=True)
        for index in range(count):
            x = LEFT + 4 + index * 9
            yield circle(x, y + 5.4, 3.4, stroke, 0.4, "none")
            yield text(x, y + 6.6, str(index + 1), 3.2, fill=QUIET, anchor="middle")


def _sums(labels: Mapping[str, str], y: float) -> Iterator[str]:
    """A box for each part of the total (RU-33, RU-34)."""
    yield text(LEFT, y, labels["points"], 3.6, bold=True)
    ranks = ", ".join(map(str, sorted(set(ESCAPE), reverse=True)))
    parts = (
        (labels["gems"], f"{GEM} ×"),
        (labels["rectangle-1"], ""),
        (labels["rectangle-2"], ""),
        (labels["routes"], f"{ROUTE} ×"),
        (labels["penalties"], f"{PENALTY} ×"),
        (labels["escape"], f"{ranks}; {LEFT_BEHIND}"),
        (labels["total"], ""),
    )
    for index, (words, worth) in enumerate(parts):
        x = LEFT + index * 26.2
        yield box(x, y + 3, 24, 13, INK, WHITE, 0.9 if index == len(parts) - 1 else 0.4)
        yield text(x + 1.4, y + 6.8, worth, 3.2, fill=QUIET)
        yield text(x + 12, y + 20, words, 3, fill=QUIET, anchor="middle")


def spaces(names: str) -> Bits:
    """The set of spaces with these names: for pictures of positions.

    >>> spaces("a1 b1") == 0b11
    True
    """
    found = (SHEET.cell(name) for name in names.split())
    return bits(cell for cell in found if cell is not None)
