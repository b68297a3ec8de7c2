"""The sheet as SVG for printing: on A4 or Letter in portrait, black on white with one accent colour.

The caller supplies the words: a picture knows where they go, not what language they are in.
"""

from collections.abc import Callable, Iterator, Mapping
from html import escape
from typing import Final

from meseta.core.game import AnyGame
from meseta.games.in_the_ruin.content import Edition, Shape
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.sheet import EXIT, LETTERS, SHEET, SIZE, Cell
from meseta.grids.bits import Bits, bits

WIDTH: Final = 210
HEIGHT: Final = 279
SPACE: Final = 13
"""Wide enough for a pencil."""
LEFT: Final = 14
TOP: Final = 30
GRID: Final = SIZE * SPACE
MARGIN: Final = LEFT + GRID + 8
"""Where the list of cards begins."""
DOT: Final = 2.6
"""The side of a square in a small shape."""
INK: Final = "#2B2320"
QUIET: Final = "#6B5D52"
ACCENT: Final = "#B4472A"
GEMS: Final = 20
PENALTIES: Final = 10
RECTANGLES: Final = ("1", "2")
"""The boxes for rectangles, which have no words but their number and a picture."""

LABELS: Final = (
    "title",
    "cards",
    "steps",
    "gems",
    "penalties",
    "points",
    "routes",
    "escape",
    "total",
    "name",
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
    """The sheet, blank or with marks: grid and letters, the whole deck in the margin, tracks below."""
    parts = [
        *_heading(labels),
        *_grid(edition, roads, walls, gates, pawn),
        *_deck(edition, labels),
        *_tracks(edition, labels),
    ]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}mm" height="{HEIGHT}mm" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="Optima, Candara, \'Noto Sans\', sans-serif" '
        f'role="img" aria-label="{escape(labels["title"])}">'
    )
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#FFFFFF"/>'
    return "\n".join([head, f"<title>{escape(labels['title'])}</title>", ground, *parts, "</svg>", ""])


def _text(x: float, y: float, words: str, size: float, *, fill: str = INK, more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{more}>{escape(words)}</text>'


_MIDDLE: Final = ' text-anchor="middle"'


def _heading(labels: Mapping[str, str]) -> Iterator[str]:
    yield _text(LEFT, 17, labels["title"], 8, more=' font-weight="700"')
    yield _text(120, 17, labels["name"], 3.6, fill=QUIET)
    yield f'<path d="M140 17.5H196" stroke="{QUIET}" stroke-width="0.3"/>'


def _grid(edition: Edition, roads: Bits, walls: Bits, gates: Bits, pawn: Cell | None) -> Iterator[str]:
    """The 11×11 spaces with letters, Exit and marks (RU-01, RU-04)."""
    for index in range(SIZE):
        middle = (index + 0.5) * SPACE
        yield _text(LEFT + middle, TOP - 2, "abcdefghijk"[index], 3.2, fill=QUIET, more=_MIDDLE)
        yield _text(LEFT - 4, TOP + middle + 1.2, str(index + 1), 3.2, fill=QUIET, more=_MIDDLE)
    for cell in SHEET.cells:
        yield from _space(edition, cell, roads, walls, gates, pawn)
    frame = f'width="{GRID}" height="{GRID}" fill="none" stroke="{INK}" stroke-width="0.9"'
    yield f'<rect x="{LEFT}" y="{TOP}" {frame}/>'


def _space(
    edition: Edition, cell: Cell, roads: Bits, walls: Bits, gates: Bits, pawn: Cell | None
) -> Iterator[str]:
    x, y = LEFT + cell % SIZE * SPACE, TOP + cell // SIZE * SPACE
    middle_x, middle_y = x + SPACE / 2, y + SPACE / 2
    wall = walls >> cell & 1
    fill = INK if wall else "none"
    yield (
        f'<rect x="{x}" y="{y}" width="{SPACE}" height="{SPACE}" fill="{fill}" '
        f'stroke="{QUIET}" stroke-width="0.25"/>'
    )
    if cell == EXIT:
        yield _exit(middle_x, middle_y)
    if (letter := edition.letter_at.get(cell)) is not None:
        ink = "#FFFFFF" if wall else INK
        more = f'{_MIDDLE} font-weight="600"'
        yield _text(middle_x, middle_y + 2.2, LETTERS[letter], 6.2, fill=ink, more=more)
    if roads >> cell & 1:
        yield f'<circle cx="{middle_x}" cy="{middle_y}" r="5" fill="none" stroke="{INK}" stroke-width="0.9"/>'
    if gates >> cell & 1:
        far = SPACE - 0.8
        corners = f"M{middle_x} {y + 0.8}L{x + far} {middle_y}L{middle_x} {y + far}L{x + 0.8} {middle_y}Z"
        yield f'<path d="{corners}" fill="none" stroke="{ACCENT}" stroke-width="0.9"/>'
    if cell == pawn:
        yield f'<circle cx="{middle_x}" cy="{middle_y + 3.4}" r="1.8" fill="{ACCENT}"/>'


def _exit(x: float, y: float) -> str:
    """A doorway with steps."""
    door = f"M{x - 4} {y + 4.5}V{y - 1}A4 4 0 0 1 {x + 4} {y - 1}V{y + 4.5}Z"
    steps = f"M{x - 2} {y + 4.5}V{y + 2}H{x}V{y - 0.5}H{x + 2}"
    return f'<path d="{door} {steps}" fill="none" stroke="{ACCENT}" stroke-width="0.8"/>'


def _deck(edition: Edition, labels: Mapping[str, str]) -> Iterator[str]:
    """Every explore card, by shape, with a box to tick for each phase (RU-02, RU-31)."""
    yield _text(MARGIN, TOP + 1, labels["cards"], 3.6, more=' font-weight="700"')
    y: float = TOP + 6
    for shape in edition.shapes:
        yield from _small_shape(shape, MARGIN, y)
        yield _text(MARGIN + 13, y + 3, f"{shape.number} {labels['steps']}", 3, fill=QUIET)
        height = max(2, max(row for row, _ in shape.cells) + 1) * DOT
        y += height + 4.5
        for index, letter in enumerate(shape.letters):
            x = MARGIN + index % 3 * 11.8
            if index and index % 3 == 0:
                y += 5.5
            for phase in range(2):
                yield (
                    f'<rect x="{x + 3.2 * phase:g}" y="{y - 3:g}" width="2.6" height="2.6" fill="none" '
                    f'stroke="{QUIET}" stroke-width="0.25"/>'
                )
            yield _text(x + 6.6, y - 0.5, letter, 3.4)
        y += 7.5


def _small_shape(shape: Shape, x: float, y: float) -> Iterator[str]:
    for row, column in shape.cells:
        yield (
            f'<rect x="{x + column * DOT:g}" y="{y + row * DOT:g}" width="{DOT}" height="{DOT}" '
            f'fill="{INK}" stroke="#FFFFFF" stroke-width="0.3"/>'
        )


def _tracks(edition: Edition, labels: Mapping[str, str]) -> Iterator[str]:
    """Gems, penalties and the sum of points (RU-22, RU-16, RU-33)."""
    top = TOP + GRID + 12
    for row, (label, count, fill) in enumerate(
        (("gems", GEMS, INK), ("penalties", PENALTIES, ACCENT)),
    ):
        y = top + row * 14
        yield _text(LEFT, y, labels[label], 3.6, more=' font-weight="700"')
        for box in range(count):
            yield (
                f'<circle cx="{LEFT + 4 + box * 9}" cy="{y + 5}" r="3.2" fill="none" '
                f'stroke="{fill}" stroke-width="0.4"/>'
            )
            yield _text(LEFT + 4 + box * 9, y + 6, str(box + 1), 2.6, fill=QUIET, more=_MIDDLE)
    y = top + 32
    yield _text(LEFT, y, labels["points"], 3.6, more=' font-weight="700"')
    boxes = (
        f"10 × {labels['gems']}",
        *RECTANGLES,
        f"15 × {labels['routes']}",
        f"-10 × {labels['penalties']}",
        labels["escape"],
        labels["total"],
    )
    for index, words in enumerate(boxes):
        x = LEFT + index * 26.2
        stroke = 0.9 if index == len(boxes) - 1 else 0.4
        yield (
            f'<rect x="{x:g}" y="{y + 3}" width="24" height="14" rx="2" fill="none" '
            f'stroke="{INK}" stroke-width="{stroke}"/>'
        )
        yield _text(x + 12, y + 21, words, 2.8, fill=QUIET, more=_MIDDLE)
        if words in RECTANGLES:
            yield (
                f'<rect x="{x + 5:g}" y="{y + 18.8:g}" width="4.4" height="2.2" fill="none" '
                f'stroke="{QUIET}" stroke-width="0.3"/>'
            )
    routes = f"{labels['routes']}: {' '.join(edition.routes)}"
    yield _text(LEFT, y + 30, routes, 2.6, fill=QUIET)


def spaces(names: str) -> Bits:
    """The set of spaces with these names: for pictures of positions.

    >>> spaces("a1 b1") == 0b11
    True
    """
    found = (SHEET.cell(name) for name in names.split())
    return bits(cell for cell in found if cell is not None)
