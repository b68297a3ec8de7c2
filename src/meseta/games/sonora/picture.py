"""What a viewer sees of Sonora, as a picture: the board with its discs, and everybody's points."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from meseta.core.game import AnyGame, Viewed
from meseta.core.seats import Seat
from meseta.games.sonora.board import Board
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.paper.board import SIGNS, board_parts
from meseta.games.sonora.paper.discs import PLAYERS, draw_disc
from meseta.games.sonora.paper.elements import COLOURS, mark
from meseta.games.sonora.paper.sheet import marked_sheet
from meseta.games.sonora.state import Phase, Where
from meseta.games.sonora.view import View
from meseta.games.sonora.words import ANIMALS, NUMBERS, SECTIONS
from meseta.paper.positions import panel, picture
from meseta.paper.svg import INK, QUIET, at, circle, line, text

MARGIN: Final = 8
PANEL: Final = 150
"""How wide the list of seats is."""
ROW: Final = 44
"""From one seat to the next."""


def draw_view(game: AnyGame, view: Viewed) -> str:
    """The position, of which everybody sees everything."""
    assert isinstance(game, Sonora)
    assert isinstance(view, View)
    half = game.printed.board.arena.half_width / 1000
    height = 2 * (half + MARGIN)
    middle = at(
        half + MARGIN, half + MARGIN, [_board(game.printed.board), *_aim(game, view), *_discs(game, view)]
    )
    seats = at(height, MARGIN, _seats(view))
    return picture(height + PANEL + MARGIN, height, "Sonora", [middle, seats])


def draw_made(game: AnyGame, view: Viewed, seat: Seat) -> str:
    """The sheet of one seat, with all that was written on it."""
    assert isinstance(game, Sonora)
    assert isinstance(view, View)
    return marked_sheet(game.printed, view.position.players[seat], view.points[seat])


@lru_cache(8)
def _board(board: Board) -> str:
    """The board without words; its hatching takes long to draw, and never changes."""
    return "\n".join(board_parts(board, dict.fromkeys(SECTIONS, "")))


def _discs(game: Sonora, view: View) -> Iterator[str]:
    """The discs on the floor and in the hole, each with its owner's pattern and number."""
    radius = game.printed.board.arena.disc_radius / 1000
    for number, disc in enumerate(view.position.discs):
        colour, place = divmod(number, len(NUMBERS))
        if disc.where is Where.FLOOR:
            yield from draw_disc(colour, NUMBERS[place], disc.x / 1000, disc.y / 1000, radius)
        elif disc.where is Where.HOLE:
            yield from draw_disc(colour, NUMBERS[place], 0, 0, radius * 0.8)


def _aim(game: Sonora, view: View) -> Iterator[str]:
    """Each seat's launch corner in its colour; that of whoever flicks is larger."""
    arena = game.printed.board.arena
    for seat, corner in enumerate(view.corners):
        sx, sy = SIGNS[corner]
        x, y = (sign * (arena.half_width - arena.corner_leg * 0.3) / 1000 for sign in (sx, sy))
        acts = view.position.phase < Phase.WRITE and view.position.actor == seat
        yield circle(x, y, 9 if acts else 5, INK, 0.5, PLAYERS[seat])


def _seats(view: View) -> Iterator[str]:
    """The round, and for each seat its points by section, its total and the discs in its hand."""
    position = view.position
    yield text(4, 9, f"{position.round}", 12, bold=True)
    for index, animal in enumerate(ANIMALS):
        yield mark(animal, 40 + index * 21, 5, 12, COLOURS[index])
    acting = _acting(view)
    for seat, points in enumerate(view.points):
        top = 18 + seat * ROW
        yield panel(4, top, PANEL - 4, ROW - 5, strong=seat == view.viewer)
        if seat in acting:
            yield f'<path d="M-3 {top + 10:g}l6 5l-6 5Z" fill="#B4472A"/>'
        yield from draw_disc(seat, seat + 1, 16, top + 13, 8.5)
        for index, section in enumerate(points):
            yield text(40 + index * 21, top + 16, str(section), 9, fill=COLOURS[index], anchor="middle")
        yield text(PANEL - 6, top + 17, str(sum(points)), 13, bold=True, anchor="end")
        yield line(28, top + 22, PANEL - 8, top + 22, QUIET, 0.2)
        yield from _in_hand(view, seat, top + 30)


def _acting(view: View) -> set[int]:
    """Who may act: one seat, or all who still write."""
    position = view.position
    if position.phase is Phase.WRITE:
        return {seat for seat, sheet in enumerate(position.players) if not sheet.desk.ended}
    return {position.actor} if position.phase < Phase.WRITE else set()


def _in_hand(view: View, seat: int, y: float) -> Iterator[str]:
    """The discs that a seat has yet to flick."""
    alone = len(view.points) == 1  # with the discs of three colours (SO-45)
    own = range(len(view.position.discs)) if alone else range(seat * 5, seat * 5 + 5)
    waiting = [disc for disc in own if view.position.discs[disc].where is Where.HAND]
    size = 3.6 if alone else 5.6
    for place, disc in enumerate(waiting):
        colour, number = divmod(disc, len(NUMBERS))
        yield from draw_disc(colour, NUMBERS[number], 38 + place * 2.2 * size, y, size)
