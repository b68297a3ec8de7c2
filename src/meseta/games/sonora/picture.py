"""The sheet and the board as SVG for printing: in millimetres, black on white with one colour per section.

The caller supplies the words: a picture knows where they go, not what language they are in. The sheet is A4
landscape; the board is below it at half its size.
"""

from collections.abc import Callable, Iterator, Mapping
from html import escape
from typing import Final

from meseta.core.game import AnyGame
from meseta.games.sonora.content import Edition
from meseta.games.sonora.creek import ENTRANCE, Space
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.printed import SQUARES
from meseta.games.sonora.words import ANIMALS, NUMBERS, SECTIONS, Bonus
from meseta.grids.bits import members

WIDTH: Final = 297
SHEET: Final = 210
BOARD: Final = 225
INK: Final = "#2B2320"
QUIET: Final = "#6B5D52"
COLOURS: Final = ("#B4472A", "#C98A1B", "#34437A", "#4F7A5B")
"""Ruins, Canyon, Creek Bed, Mudcracks: the same on board and sheet."""
LETTERS: Final = {bonus: letter for letter, bonus in SQUARES.items()}
CACTI: Final = {"a": "♣", "b": "♠", "c": "♦"}

LABELS: Final = (
    "title",
    "name",
    "cacti",
    "found",
    "total",
    *SECTIONS,
    *ANIMALS,
    "reflick",
    "swap",
    "discovery",
)
"""The labels on a sheet."""


def print_sheet(game: AnyGame, say: Callable[[str], str]) -> str:
    """The blank sheet of the game's edition, with the words that `say` finds for `sheet-…`."""
    assert isinstance(game, Sonora)
    return sheet_svg(game.printed, {label: say(f"sheet-{label}") for label in LABELS})


def sheet_svg(edition: Edition, labels: Mapping[str, str]) -> str:
    """The blank sheet, and the board below it."""
    height = SHEET + BOARD + 20
    parts = [
        _text(10, 10, labels["title"], 7, weight=700),
        _text(220, 10, labels["name"], 3.6, fill=QUIET),
        f'<path d="M235 10.5H287" stroke="{QUIET}" stroke-width="0.3"/>',
        *_ruins(edition, labels),
        *_canyon(edition, labels),
        *_creek(edition, labels),
        *_mudcracks(edition, labels),
        *_tray(edition, labels),
        f'<g transform="translate({WIDTH / 2:g} {SHEET + 10 + BOARD / 2:g}) scale(0.5)">',
        *board_parts(edition, labels),
        "</g>",
    ]
    return _svg(WIDTH, height, labels["title"], parts)


def _svg(width: float, height: float, title: str, parts: list[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm" '
        f'viewBox="0 0 {width:g} {height:g}" font-family="Optima, Candara, \'Noto Sans\', sans-serif" '
        f'role="img" aria-label="{escape(title)}">'
    )
    ground = f'<rect width="{width:g}" height="{height:g}" fill="#FFFFFF"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", ground, *parts, "</svg>", ""])


def _text(
    x: float, y: float, words: str, size: float, *, fill: str = INK, weight: int = 400, anchor: str = "start"
) -> str:
    style = f'font-size="{size:g}" fill="{fill}" font-weight="{weight}" text-anchor="{anchor}"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(words)}</text>'


def _circle(x: float, y: float, radius: float, stroke: str, width: float = 0.4, fill: str = "none") -> str:
    place = f'cx="{x:g}" cy="{y:g}" r="{radius:g}"'
    return f'<circle {place} fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'


def _box(x: float, y: float, width: float, height: float, stroke: str, fill: str = "none") -> str:
    size = f'width="{width:g}" height="{height:g}"'
    return f'<rect x="{x:g}" y="{y:g}" {size} fill="{fill}" stroke="{stroke}" stroke-width="0.3"/>'


def board_parts(edition: Edition, labels: Mapping[str, str]) -> Iterator[str]:
    """The floor with its zones, circles, corners and hole, in mm around the middle (SO-05 to SO-07)."""
    arena = edition.board.arena
    half, leg = arena.half_width / 1000, arena.corner_leg / 1000
    signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    for corner, (sx, sy) in enumerate(signs):
        zone = edition.board.zones[corner]
        colour = COLOURS[zone]
        yield _box(min(0, sx * half), min(0, sy * half), half, half, colour, f"{colour}22")
        words = labels[SECTIONS[zone]]
        yield _text(sx * half / 2.6, sy * half / 2.6, words, 13, fill=colour, weight=700, anchor="middle")
    for sx, sy in signs:
        x, y, near_x, near_y = sx * half, sy * half, sx * (half - leg), sy * (half - leg)
        corners = f"M{x:g} {y:g}L{near_x:g} {y:g}L{x:g} {near_y:g}Z"
        yield f'<path d="{corners}" fill="#FBF6EC" stroke="{INK}" stroke-width="0.8"/>'
    for circle in edition.board.circles:
        x, y, colour = circle.x / 1000, circle.y / 1000, COLOURS[circle.section]
        yield _circle(x, y, circle.radius / 1000, colour, 1, "#FFFFFF")
        yield _text(x, y + 2, labels[ANIMALS[circle.section]], 5, fill=colour, weight=700, anchor="middle")
    yield _circle(0, 0, arena.hole_radius / 1000, INK, 1, INK)
    frame = f'width="{2 * half:g}" height="{2 * half:g}" fill="none" stroke="{INK}" stroke-width="2"'
    yield f'<rect x="{-half:g}" y="{-half:g}" {frame}/>'


def _ruins(edition: Edition, labels: Mapping[str, str]) -> Iterator[str]:
    """Eight buildings, each a row of hexes, with their rewards (SO-26, SO-27)."""
    yield _text(10, 20, labels["ruins"], 5, fill=COLOURS[0], weight=700)
    y = 26.0
    for building in edition.ruins.buildings:
        yield _text(10, y + 1, building.name, 4, weight=700)
        for index in range(building.hexes):
            yield _hexagon(18 + 4 * index, y - 0.4)
        x = 18 + 4 * building.hexes + 2
        yield _text(x, y + 1, f"{building.top} {LETTERS[building.bonus]}", 4, fill=COLOURS[0], weight=700)
        yield _text(x + 12, y + 1, str(building.bottom), 3.4, fill=QUIET)
        y += 7.5
    yield _text(10, y + 1, "■", 4)
    yield from (_hexagon(18 + 4 * index, y - 0.4) for index in range(edition.ruins.ai_hexes))


def _hexagon(x: float, y: float) -> str:
    corners = ((1.9, 0), (0.95, 1.65), (-0.95, 1.65), (-1.9, 0), (-0.95, -1.65), (0.95, -1.65))
    points = " ".join(f"{x + dx:g},{y + dy:g}" for dx, dy in corners)
    return f'<polygon points="{points}" fill="none" stroke="{INK}" stroke-width="0.25"/>'


def _canyon(edition: Edition, labels: Mapping[str, str]) -> Iterator[str]:
    """The grid with its icons, and the shapes of every number (SO-28 to SO-31)."""
    left, top, side = 165, 24, 6.2
    printed = edition.canyon
    yield _text(left, 20, labels["canyon"], 5, fill=COLOURS[1], weight=700)
    kinds = {
        cell: sign for sign, kind in zip(CACTI.values(), printed.cacti, strict=True) for cell in members(kind)
    }
    for cell in printed.grid.cells:
        row, column = divmod(cell, printed.grid.columns)
        x, y = left + column * side, top + row * side
        if printed.start >> cell & 1:
            yield _box(x, y, side, side, COLOURS[1], COLOURS[1])
        elif printed.white >> cell & 1:
            yield _box(x, y, side, side, QUIET)
            sign = kinds.get(cell) or (LETTERS[printed.icons[cell]] if cell in printed.icons else "")
            yield _text(x + side / 2, y + 4.3, sign, 4, weight=700, anchor="middle")
            if cell in printed.ai_squares:
                yield _box(x + 0.4, y + 0.4, 1.4, 1.4, INK, INK)
    x = left + printed.grid.columns * side + 6
    for number in NUMBERS:
        y = top + (number - 1) * 13
        yield _text(x, y + 3, str(number), 4, weight=700)
        for index, shape in enumerate(printed.shapes[number]):
            yield from (_box(x + 5 + index * 8 + 2 * c, y + 2 * r, 2, 2, INK, "#F3E9DA") for r, c in shape)
    yield _text(left, top + printed.grid.rows * side + 5, labels["cacti"], 3, fill=QUIET)


def _creek(edition: Edition, labels: Mapping[str, str]) -> Iterator[str]:
    """The creek as a tree, deeper to the right (SO-33)."""
    printed = edition.creek
    yield _text(10, 118, labels["creek"], 5, fill=COLOURS[2], weight=700)
    rows: dict[Space, float] = {}
    depth = {ENTRANCE: 0}
    leaves = 0
    for space in _downstream(edition, ENTRANCE):
        if space != ENTRANCE:
            depth[space] = depth[printed.parents[space]] + 1
        if not printed.children[space]:
            rows[space] = leaves
            leaves += 1
    for space in reversed(list(_downstream(edition, ENTRANCE))):
        if printed.children[space]:
            rows[space] = sum(rows[child] for child in printed.children[space]) / len(printed.children[space])
    places = {space: (14 + 8.6 * depth[space], 126 + 11 * rows[space]) for space in depth}
    for space in list(depth)[1:]:
        (x, y), (a, b) = places[space], places[printed.parents[space]]
        yield f'<path d="M{a:g} {b:g}L{x:g} {y:g}" stroke="{COLOURS[2]}" stroke-width="0.6"/>'
    for space, (x, y) in places.items():
        bonus = printed.bonuses.get(space)
        sign = (
            "X" if space == ENTRANCE else LETTERS[bonus] if bonus is not None else str(printed.points[space])
        )
        yield _circle(x, y, 3.2, COLOURS[2], 0.4, "#FFFFFF")
        yield _text(x, y + 1.4, sign, 3.8, weight=700 if bonus is not None else 400, anchor="middle")
        if space in printed.ai_squares:
            yield _box(x + 3.8, y - 0.9, 1.8, 1.8, INK, INK)


def _downstream(edition: Edition, space: Space) -> Iterator[Space]:
    yield space
    for child in edition.creek.children[space]:
        yield from _downstream(edition, child)


def _mudcracks(edition: Edition, labels: Mapping[str, str]) -> Iterator[str]:
    """The net of nodes, what lies between them, and the columns (SO-36 to SO-38, SO-53)."""
    printed = edition.mudcracks
    yield _text(165, 118, labels["mudcracks"], 5, fill=COLOURS[3], weight=700)
    scale = 100 / max(max(x for x, _ in printed.places) - min(x for x, _ in printed.places), 1)
    middle_x, middle_y = 222.0, 157.0
    places = [(middle_x + x * scale, middle_y + y * scale) for x, y in printed.places]
    for triangle in printed.triangles:
        corners = [places[node] for node in triangle.nodes]
        path = "L".join(f"{x:g} {y:g}" for x, y in corners)
        yield f'<path d="M{path}Z" fill="none" stroke="{COLOURS[3]}" stroke-width="0.4"/>'
        sign = f"♣{triangle.points}" if triangle.bonus is None else LETTERS[triangle.bonus]
        x, y = sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3
        yield _text(x, y + 1, sign, 3, fill=QUIET, anchor="middle")
    for node, (x, y) in enumerate(places):
        yield _circle(x, y, 2.8, COLOURS[3], 0.5, "#FFFFFF")
        yield _text(
            x, y + 1.2, "X" if node == 0 else str(printed.costs[node]), 3.4, weight=700, anchor="middle"
        )
        if printed.outside >> node & 1:
            yield from (_circle(x - 2.2 + 2.2 * index, y - 4, 0.8, QUIET, 0.2) for index in range(3))
    for index, column in enumerate(printed.columns):
        x = 165 + 26 * index
        yield from (_box(x + 3.4 * box, 201, 3, 3, INK) for box in range(column.boxes))
        yield _text(x + 3.4 * column.boxes + 0.6, 203.6, LETTERS[column.bonus], 3.4, weight=700)


def _tray(edition: Edition, labels: Mapping[str, str]) -> Iterator[str]:
    """Bonuses and scores between the sections (SO-39 to SO-43)."""
    tray = edition.tray
    kinds = (("reflick", tray.reflicks, Bonus.REFLICK), ("swap", tray.swaps, Bonus.SWAP))
    for row, (label, count, bonus) in enumerate(kinds):
        y = 94 + 7 * row
        yield _text(10, y + 1.2, labels[label], 3.4, weight=700)
        for index in range(count):
            yield _circle(34 + 7 * index, y, 2.8, INK, 0.9 if index == 0 else 0.3)
            yield _text(34 + 7 * index, y + 1.2, LETTERS[bonus], 3, anchor="middle")
    yield _text(10, 109.2, labels["found"], 3.4, weight=700)
    icons = [
        bonus
        for bonus, count in zip((Bonus.FOX, Bonus.OWL, Bonus.RABBIT), tray.found, strict=True)
        for _ in range(count)
    ]
    for index, bonus in enumerate(icons):
        yield _circle(34 + 7 * index, 108, 2.8, INK, 0.3)
        yield _text(34 + 7 * index, 109.2, LETTERS[bonus], 3, anchor="middle")
    for index, label in enumerate((*SECTIONS, "total")):
        x = 92 + 13 * index
        yield _box(x, 92, 11, 9, COLOURS[index] if index < 4 else INK)
        yield _text(x + 5.5, 104, labels[label], 2, fill=QUIET, anchor="middle")
    legend = "  ".join(f"{LETTERS[bonus]} {labels[bonus.name.lower()]}" for bonus in Bonus)
    yield _text(92, 110, legend, 2.6, fill=QUIET)
