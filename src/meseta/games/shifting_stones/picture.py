"""What a viewer sees of Shifting Stones, as a picture: the stones, the seats, the viewer's cards."""

from collections.abc import Iterator
from typing import Final

from meseta.core.game import AnyGame, Viewed
from meseta.core.seats import Seat
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import pack
from meseta.games.shifting_stones.paper.blocks import block, sign
from meseta.games.shifting_stones.paper.cards import card_face
from meseta.games.shifting_stones.paper.stones import STONE, stone_face
from meseta.games.shifting_stones.state import Phase
from meseta.games.shifting_stones.view import View
from meseta.paper.cards import LARGE
from meseta.paper.positions import panel, picture, scaled, seat_list
from meseta.paper.svg import QUIET, at, text

WIDTH: Final = 240
LEFT: Final = 8
GRID: Final = 3 * STONE
SIDE: Final = LEFT + GRID + 16
"""Where the list of seats begins."""
CARD: Final = 0.56
"""How large a card in the hand is, compared with a real one."""
HAND: Final = LEFT + GRID + 8
HEIGHT: Final = HAND + CARD * LARGE.height + 8
IN_ROW: Final = 6


def draw_view(game: AnyGame, view: Viewed) -> str:
    """The position as this viewer sees it."""
    assert isinstance(game, ShiftingStones)
    assert isinstance(view, View)
    parts = [*_stones(view), *_seats(game.deck, view), *_piles(view), *_hand(game.deck, view)]
    return picture(WIDTH, HEIGHT if view.viewer is not None else HAND, "Shifting Stones", parts)


def draw_made(game: AnyGame, view: Viewed, seat: Seat) -> str:
    """The cards that one seat has scored, in as many rows as whoever has scored most needs."""
    assert isinstance(game, ShiftingStones)
    assert isinstance(view, View)
    most = max(map(len, view.scored))
    columns = min(max(4, most), 8 if len(view.scored) == 1 else 6)
    pitch = LARGE.width + 4, LARGE.height + 4
    rows = max(1, -(-most // columns))
    parts = []
    for place, card in enumerate(view.scored[seat]):
        row, column = divmod(place, columns)
        face = [panel(0, 0, LARGE.width, LARGE.height), *card_face(game.deck.cards[card])]
        parts.append(at(4 + column * pitch[0], 4 + row * pitch[1], face))
    return picture(columns * pitch[0] + 4, rows * pitch[1] + 4, "Shifting Stones", parts)


def _stones(view: View) -> Iterator[str]:
    """The grid; open squares until the stones are laid."""
    for cell in range(9):
        row, column = divmod(cell, 3)
        x, y = LEFT + column * STONE, LEFT + row * STONE
        if view.grid:
            yield at(x, y, stone_face(view.grid[cell]))
        else:
            yield from block(None, x + 2, y + 2, STONE - 4)


def _seats(deck: Deck, view: View) -> Iterator[str]:
    """Each seat's cards in hand, scored cards and points."""
    rows = []
    for size, scored in zip(view.hand_sizes, view.scored, strict=True):
        points = sum(deck.cards[card].points for card in scored)
        rows.append((f"{size}", f"{len(scored)}/{view.goal}", str(points)))
    acting = {view.turn} if view.phase is Phase.TURN else ()
    width = WIDTH - SIDE - LEFT
    yield _little_card(SIDE + 11, LEFT + 0.5)
    yield sign("score", SIDE + 26, LEFT + 3.2, 5.5)
    yield from seat_list(SIDE, LEFT + 8, width, rows, acting, view.viewer)


def _little_card(x: float, y: float) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="4" height="5.6" rx="0.6" fill="{QUIET}"/>'


def _piles(view: View) -> Iterator[str]:
    """How many cards are in the draw pile and the discard pile; alone, also the strikes."""
    top = LEFT + 8 + 5 * 11 + 6
    for place, (label, count) in enumerate((("full", view.deck_size), ("open", len(view.discard)))):
        x = SIDE + place * 34
        yield panel(x, top, 22, 30)
        if label == "full":
            yield f'<rect x="{x + 2:g}" y="{top + 2:g}" width="18" height="26" rx="1.2" fill="{QUIET}"/>'
        fill = "#FFFFFF" if label == "full" else QUIET
        yield text(x + 11, top + 18.5, str(count), 9, fill=fill, bold=True, anchor="middle")
    for strike in range(view.strikes):
        x = SIDE + 5 + strike * 10
        yield f'<path d="M{x - 3:g} {top + 37:g}l6 6m0 -6l-6 6" stroke="#B4472A" stroke-width="1.6"/>'


def _hand(deck: Deck, view: View) -> Iterator[str]:
    """The viewer's cards; one whose pattern is in the grid stands out."""
    pitch = min((WIDTH - 2 * LEFT) / max(IN_ROW, len(view.hand)), CARD * LARGE.width + 2.5)
    grid = pack(view.grid) if view.grid else None
    for place, card in enumerate(view.hand):
        complete = grid is not None and deck.matches(grid, card)
        x = LEFT + place * pitch
        yield panel(x, HAND, CARD * LARGE.width, CARD * LARGE.height, strong=complete)
        yield scaled(x, HAND, CARD, card_face(deck.cards[card]))
