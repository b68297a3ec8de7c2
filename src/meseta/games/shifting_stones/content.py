"""The pattern cards, as an edition prints them (ST-02, ST-03)."""

from collections.abc import Iterable
from importlib import resources
from itertools import product
from typing import Final, TypeAlias

import msgspec

from meseta.core.clauses import Clauses, load_clauses
from meseta.core.digests import digest
from meseta.core.game import EditionInfo
from meseta.games.shifting_stones.grid import FACES, Face, Grid
from meseta.games.shifting_stones.printed import FORMAT, PrintedCard
from meseta.games.shifting_stones.state import CardId, Cards
from meseta.grids.bits import bits

__all__ = ["STANDARD", "Card", "Deck", "Pattern", "read_edition"]

Pattern: TypeAlias = tuple[tuple[Face | None, ...], ...]
"""Rows of faces from the top; None is a grey cell."""


class Card(msgspec.Struct, frozen=True):
    """A pattern card."""

    id: CardId
    points: int
    pattern: Pattern

    places: tuple[Grid, ...]
    """The faces it requires, once for every place where its block fits the grid (ST-12)."""


class Deck:
    """All cards of an edition."""

    def __init__(self, name: str, cards: Iterable[Card]) -> None:
        self.cards: Final = {card.id: card for card in cards}
        self.edition: Final = EditionInfo(name, digest([_print(card) for card in self.cards.values()]))
        self.all: Final[Cards] = bits(self.cards)
        self.by_points: Final = {
            points: tuple(card.id for card in self.cards.values() if card.points == points)
            for points in sorted({card.points for card in self.cards.values()})
        }

    def matches(self, grid: Grid, card: CardId) -> bool:
        """Whether the card's pattern is somewhere in the grid (ST-11, ST-12)."""
        for place in self.cards[card].places:  # noqa: SIM110  # on every move, for every card of a hand
            if grid & place == place:
                return True
        return False

    def points(self, cards: Iterable[CardId]) -> int:
        """What these cards are worth together."""
        return sum(self.cards[card].points for card in cards)


def places(pattern: Pattern) -> tuple[Grid, ...]:
    """The pattern as a mask of faces, once for every place where its whole block fits (ST-12)."""
    rows, columns = len(pattern), len(pattern[0])
    return tuple(
        sum(
            1 << 9 * face + 3 * (top + row) + left + column
            for row, faces in enumerate(pattern)
            for column, face in enumerate(faces)
            if face is not None
        )
        for top, left in product(range(4 - rows), range(4 - columns))
    )


def _print(card: Card) -> list[object]:
    return [card.id, card.points, card.pattern]


def read_edition(text: str) -> Deck:
    """The deck that an edition file describes; raises `BadEdition` with the first thing wrong in it."""
    printed = FORMAT.read(text)
    return Deck(printed.name, (_card(card) for card in printed.card))


def _card(printed: PrintedCard) -> Card:
    pattern = tuple(
        tuple(None if face == "." else FACES.index(face) for face in row.split()) for row in printed.pattern
    )
    return Card(printed.id, printed.points, pattern, places(pattern))


_DATA = resources.files(__package__) / "data"

STANDARD: Final[Deck] = read_edition((_DATA / "standard.toml").read_text(encoding="utf-8"))
"""The 72 cards of the published game (ST-02)."""

CLAUSES: Final[Clauses] = load_clauses(_DATA / "clauses.toml")
