"""What a viewer sees of In the Ruin, as a picture: the sheet, the line of cards, routes and seats."""

from collections.abc import Iterator
from typing import Final

from meseta.core.game import AnyGame, Viewed
from meseta.core.seats import Seat
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.paper.elements import extent, mark, squares
from meseta.games.in_the_ruin.paper.sheet import GRID, LEFT, SPACE, TOP, sheet_grid
from meseta.games.in_the_ruin.sheet import LETTERS, SIZE
from meseta.games.in_the_ruin.state import NOWHERE
from meseta.games.in_the_ruin.view import SheetView, View
from meseta.grids.bits import bits
from meseta.paper.positions import ACCENT, panel, picture, seat_list
from meseta.paper.svg import INK, QUIET, WHITE, at, box, circle, path, text

SIDE: Final = LEFT + GRID + 16
"""Where the cards begin."""
WIDTH: Final = SIDE + 92
HEIGHT: Final = TOP + GRID + 8
CARD: Final = (28, 36)
"""How large an explore card is drawn."""


def draw_view(game: AnyGame, view: Viewed) -> str:
    """The position as this viewer sees it; a spectator sees the first sheet that is open, or none."""
    assert isinstance(game, InTheRuin)
    assert isinstance(view, View)
    sheet = view.sheets[view.viewer] if view.viewer is not None else None
    sheet = sheet or next((one for one in view.sheets if one is not None), None)
    parts = [
        *_sheet(game.printed, sheet),
        *_gems(game.printed, view),
        *_line(game.printed, view),
        *_routes(game.printed, sheet),
        *_seats(view),
    ]
    return picture(WIDTH, HEIGHT, "In the Ruin", parts)


def draw_made(game: AnyGame, view: Viewed, seat: Seat) -> str:
    """The maze of one seat with its largest rectangle, and its route cards; blank while it is hidden."""
    assert isinstance(game, InTheRuin)
    assert isinstance(view, View)
    sheet, width = view.sheets[seat], LEFT + GRID + 4
    parts = [*_sheet(game.printed, sheet), *_rectangle(sheet), *_gems(game.printed, view)]
    routes = at(LEFT, TOP + GRID + 6, _made_routes(game.printed, sheet))
    return picture(width, GRID + 34, "In the Ruin", [at(0, -10, [*parts, routes])])


def _rectangle(sheet: SheetView | None) -> Iterator[str]:
    """A frame around the largest full rectangle."""
    if sheet is None or not sheet.largest:
        return
    (top, left), (bottom, right) = (divmod(cell, SIZE) for cell in sheet.largest)
    x, y = LEFT + left * SPACE, TOP + top * SPACE
    wide, high = (right - left + 1) * SPACE, (bottom - top + 1) * SPACE
    yield box(x, y, wide, high, ACCENT, "none", 1.6)


def _made_routes(edition: Edition, sheet: SheetView | None) -> Iterator[str]:
    """The route cards in a row, those first whose letters are joined: they are ticked."""
    held = (
        []
        if sheet is None
        else sorted(zip(sheet.routes, sheet.joined, strict=True), key=lambda one: not one[1])
    )
    pitch = min(15.0, GRID / max(1, len(held)))
    for place, (route, way) in enumerate(held):
        yield panel(place * pitch, 0, pitch - 1.2, 10.5, strong=bool(way))
        size = min(5.4, pitch * 0.34)
        yield text(
            place * pitch + (pitch - 1.2) / 2, 7, edition.routes[route], size, bold=True, anchor="middle"
        )
        if way:
            yield path(f"M{place * pitch + 2:.5g} 12.6l1.4 1.5l2.6 -3", ACCENT, 0.9)


def _sheet(edition: Edition, sheet: SheetView | None) -> Iterator[str]:
    """The grid with its marks on white paper, and the points that it is worth."""
    yield panel(LEFT - 7, TOP - 8, GRID + 11, GRID + 12)
    if sheet is None:
        yield from sheet_grid(edition, 0, 0, 0, None)
        return
    pawn = None if sheet.pawn == NOWHERE else sheet.pawn
    yield from sheet_grid(edition, bits(sheet.roads), bits(sheet.walls), bits(sheet.gates), None)
    if pawn is not None:
        x, y = LEFT + (pawn % SIZE + 0.5) * SPACE, TOP + (pawn // SIZE + 0.5) * SPACE
        yield circle(x, y, 4.6, WHITE, 0.6, ACCENT)
        yield mark("pawn", x, y, 6.4, WHITE)


def _gems(edition: Edition, view: View) -> Iterator[str]:
    """A gem beside each letter that has one to be found, and a cross beside those used up."""
    for cell, letter in edition.letter_at.items():
        x, y = LEFT + (cell % SIZE + 1) * SPACE - 2.6, TOP + cell // SIZE * SPACE + 2.6
        if letter in view.active:
            yield mark("gem", x, y, 4, ACCENT)
        elif letter in view.used:
            yield path(f"M{x - 1.3:g} {y - 1.3:g}l2.6 2.6m0 -2.6l-2.6 2.6", QUIET, 0.6)


def _line(edition: Edition, view: View) -> Iterator[str]:
    """The explore cards to draw from, the oldest first and marked, and how many are left."""
    width, height = CARD
    for place, letter in enumerate(view.line[:3]):
        x, shape = SIDE + place * (width + 2.5), edition.shape_of[letter]
        yield panel(x, TOP - 8, width, height, strong=place == 0)
        yield text(x + 3, TOP + 0.4, LETTERS[letter], 7, bold=True)
        yield text(x + width - 3, TOP, str(shape.number), 5, fill=QUIET, anchor="end")
        rows, columns = extent(shape)
        side = min(6, (width - 6) / columns, (height - 14) / rows)
        corner = x + (width - columns * side) / 2, TOP + 2 + (height - 12 - rows * side) / 2
        yield at(*corner, squares(shape, 0, 0, side, "#E9E2D9", INK, 0.4))
    figures = f"{view.round} · {view.deck_size}"
    yield text(WIDTH - 6, TOP + height, figures, 4, fill=QUIET, anchor="end")


def _routes(edition: Edition, sheet: SheetView | None) -> Iterator[str]:
    """The viewer's route cards; those whose letters are joined are filled."""
    if sheet is None:
        return
    top = TOP + CARD[1] + 4
    for place, (route, way) in enumerate(zip(sheet.routes, sheet.joined, strict=True)):
        row, column = divmod(place, 6)
        x, y = SIDE + column * 15, top + row * 13
        yield panel(x, y, 13, 10.5, strong=bool(way))
        yield text(x + 6.5, y + 7, edition.routes[route], 5.4, bold=True, anchor="middle")


def _seats(view: View) -> Iterator[str]:
    """Each seat's gems and route cards, and its points where they are known."""
    rows = []
    for gems, cards, escaped, sheet in zip(
        view.gems, view.hand_sizes, view.escaped, view.sheets, strict=True
    ):
        known = "?" if sheet is None else str(sheet.points.total)
        rows.append((str(gems), str(cards), f"→{escaped}" if escaped else "", known))
    top = HEIGHT - 8 - len(rows) * 11
    yield mark("gem", SIDE + 13, top - 4, 5.5, ACCENT)
    yield f'<rect x="{SIDE + 24:g}" y="{top - 7:g}" width="4" height="5.6" rx="0.6" fill="{QUIET}"/>'
    yield from seat_list(SIDE, top, WIDTH - SIDE - 6, rows, view.waiting, view.viewer)
