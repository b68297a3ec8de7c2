"""The pattern cards, to cut out (ST-02, ST-03), and their backs."""

from collections.abc import Callable, Iterator
from typing import Final

from meseta.core.game import AnyGame
from meseta.games.shifting_stones.content import Card
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.paper.blocks import block, sign
from meseta.paper.cards import LARGE, cut_out
from meseta.paper.svg import INK, QUIET, box, line, text, upright

HEAD: Final = 20
"""The height of a card's head, which shows where its top is: a pattern must not be turned (ST-12)."""
SIDES: Final = {1: 24, 2: 24, 3: 18.4}
"""How large a cell is, by the longer side of its block."""


def print_cards(game: AnyGame, say: Callable[[str], str]) -> str:
    """Every card of the game's edition."""
    assert isinstance(game, ShiftingStones)
    cards = ["\n".join(card_face(card)) for card in game.deck.cards.values()]
    return cut_out(cards, LARGE, f"{say('name')}: {say('paper-cards')}")


def print_backs(_game: AnyGame, say: Callable[[str], str]) -> str:
    """A page of backs, to be printed behind every page of cards."""
    backs = ["\n".join(_back())] * LARGE.count
    return cut_out(backs, LARGE, f"{say('name')}: {say('paper-backs')}")


def card_face(card: Card) -> Iterator[str]:
    """Points, as a digit and as stars, and the card's number above the pattern."""
    yield text(5, 15, str(card.points), 14, bold=True)
    for star in range(card.points):
        yield sign("score", 17.5 + 5.6 * star, 10.2, 5)
    yield from upright(LARGE.width - 5, 12, str(card.id), 5, anchor="end")
    yield line(5, HEAD, LARGE.width - 5, HEAD, INK, 0.5)
    rows, columns = len(card.pattern), len(card.pattern[0])
    side = SIDES[max(rows, columns)]
    left = (LARGE.width - columns * side) / 2
    top = (HEAD + LARGE.height - rows * side) / 2
    for row, faces in enumerate(card.pattern):
        for column, face in enumerate(faces):
            yield from block(face, left + column * side + 0.5, top + row * side + 0.5, side - 1)


def _back() -> Iterator[str]:
    """Nine open stones: the same when it is turned, so that no back tells which way its card lies."""
    yield box(5, 5, LARGE.width - 10, LARGE.height - 10, QUIET, line=0.5)
    left, top = (LARGE.width - 48) / 2, (LARGE.height - 48) / 2
    for row in range(3):
        for column in range(3):
            yield from block(None, left + 16 * column + 1, top + 16 * row + 1, 14)
