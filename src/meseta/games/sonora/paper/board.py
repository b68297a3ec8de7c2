"""The board at its true size: zones, circles, corners and the hole (SO-05 to SO-07)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from meseta.core.game import AnyGame
from meseta.games.sonora.board import Board
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.paper.elements import COLOURS, TINTS, hatching, mark
from meseta.games.sonora.words import ANIMALS, SECTIONS
from meseta.paper.svg import INK, WHITE, box, circle, document, path, text

MARGIN: Final = 5
"""White around the board, in mm."""
LABELS: Final = ("title", "board", *SECTIONS)
"""The words on a board."""
SIGNS: Final = ((-1, -1), (1, -1), (1, 1), (-1, 1))
"""The corners, clockwise from the top left."""


def print_board(game: AnyGame, say: Callable[[str], str]) -> str:
    """The board of the game's edition, with the words that `say` finds for `sheet-…`."""
    assert isinstance(game, Sonora)
    return board_svg(game.printed.board, {label: say(f"sheet-{label}") for label in LABELS})


def board_svg(board: Board, labels: Mapping[str, str]) -> str:
    """The board, in millimetres around its middle."""
    reach = board.arena.half_width / 1000 + MARGIN
    title = f"{labels['title']}: {labels['board']}"
    middle = f'<g transform="translate({reach:g} {reach:g})">'
    return document(2 * reach, 2 * reach, title, [middle, *board_parts(board, labels), "</g>"])


def board_parts(board: Board, labels: Mapping[str, str]) -> Iterator[str]:
    """All that is printed on the board, around its middle."""
    yield from _zones(board, labels)
    yield from _corners(board)
    yield from _circles(board)
    yield from _hole(board)
    yield from _frame(board)


def _zones(board: Board, labels: Mapping[str, str]) -> Iterator[str]:
    """Four quarters, each with its colour, texture, animal and name."""
    half = board.arena.half_width / 1000
    for zone, (sx, sy) in zip(board.zones, SIGNS, strict=True):
        x, y = min(0, sx * half), min(0, sy * half)
        yield box(x, y, half, half, INK, TINTS[zone], 0.6)
        yield f'<g fill="none" stroke="{COLOURS[zone]}" stroke-width="0.35" stroke-opacity="0.45">'
        yield from hatching(SECTIONS[zone], x, y, half, half)
        yield "</g>"
        middle_x, middle_y = sx * half * 0.4, sy * half * 0.4
        yield circle(middle_x, middle_y, 24, COLOURS[zone], 0.6, TINTS[zone])
        yield mark(ANIMALS[zone], middle_x, middle_y - 6, 28, COLOURS[zone])
        name = labels[SECTIONS[zone]]
        yield text(middle_x, middle_y + 14.6, name, 4.2, fill=COLOURS[zone], bold=True, anchor="middle")


def _corners(board: Board) -> Iterator[str]:
    """The launch corners, which lie outside the zones."""
    half, leg = board.arena.half_width / 1000, board.arena.corner_leg / 1000
    for sx, sy in SIGNS:
        x, y = sx * half, sy * half
        yield path(f"M{x:g} {y:g}L{x - sx * leg:g} {y:g}L{x:g} {y - sy * leg:g}Z", INK, 0.8, WHITE)


def _circles(board: Board) -> Iterator[str]:
    """Multiplier circles; the outer edge of the line is the circle's border (SO-20)."""
    for found in board.circles:
        x, y, radius = found.x / 1000, found.y / 1000, found.radius / 1000
        yield circle(x, y, radius - 0.5, COLOURS[found.section], 1)
        yield mark(ANIMALS[found.section], x, y, radius * 1.35, COLOURS[found.section])


def _hole(board: Board) -> Iterator[str]:
    """The hole, black: cut it out where the board has one."""
    yield circle(0, 0, board.arena.hole_radius / 1000, "black", 0, "black")


def _frame(board: Board) -> Iterator[str]:
    """The inner edge of the frame."""
    half = board.arena.half_width / 1000
    square = f'x="{-half:g}" y="{-half:g}" width="{2 * half:g}" height="{2 * half:g}"'
    yield f'<rect {square} fill="none" stroke="{INK}" stroke-width="0.8"/>'
