"""The pattern cards, as an edition prints them (ST-02, ST-03).

An edition is a TOML file; everything wrong with it is found and named before a card is dealt.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import resources
from itertools import product
from typing import Final, TypeAlias

import msgspec

from meseta.core import editions
from meseta.core.clauses import Clauses, load_clauses
from meseta.core.digests import digest
from meseta.core.errors import BadEdition
from meseta.core.game import EditionInfo
from meseta.games.shifting_stones import problems
from meseta.games.shifting_stones.grid import FACES, STONES, Face, Grid
from meseta.games.shifting_stones.state import CardId, Cards
from meseta.grids.bits import bits

Pattern: TypeAlias = tuple[tuple[Face | None, ...], ...]
"""Rows of faces from the top; None is a grey cell."""

BLOCKS: Final = ((1, 2), (2, 1), (2, 2), (1, 3), (3, 1), (3, 3))
"""The sizes a pattern may have, as rows and columns (ST-03)."""

SOLO_DECK: Final = {1: 8, 2: 4, 3: 3, 5: 1}
"""How many cards of each value a solo game is played with (ST-22)."""

SMALLEST_EDITION: Final = 31
"""Five players could score all of a smaller edition without any of them reaching seven cards (ST-18)."""

LARGEST_EDITION: Final = 200
LARGEST_FILE: Final = 40_000
"""In characters; two hundred cards need half of this."""


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


class _PrintedCard(msgspec.Struct, forbid_unknown_fields=True):
    id: int
    points: int
    pattern: list[str]


class _PrintedEdition(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    card: list[_PrintedCard]


def parse_edition(text: str) -> _PrintedEdition:
    """An edition file's content, unchecked; raises `BadEdition` where it has another form."""
    return editions.parse(text, _PrintedEdition, LARGEST_FILE)


def edition_violations(text: str) -> tuple[BadEdition, ...]:
    """Everything wrong with the text of an edition; raises `BadEdition` where it is not one at all."""
    return tuple(violations(parse_edition(text)))


def read_edition(text: str) -> Deck:
    """The deck that an edition file describes; raises `BadEdition` with the first thing wrong in it."""
    printed = parse_edition(text)
    if violation := next(violations(printed), None):
        raise violation
    return Deck(printed.name, (_card(card) for card in printed.card))


def violations(printed: _PrintedEdition) -> Iterator[BadEdition]:
    """Everything wrong with the edition, in order."""
    yield from editions.name_violations(printed.name)
    if not SMALLEST_EDITION <= len(printed.card) <= LARGEST_EDITION:
        count = len(printed.card)
        yield BadEdition(problems.EditionSize(count=count, least=SMALLEST_EDITION, most=LARGEST_EDITION))
    shapes: dict[tuple[tuple[str, ...], ...], int] = {}
    for number, card in enumerate(printed.card, start=1):
        if card.id != number:
            yield BadEdition(problems.EditionId(found=card.id, expected=number))
        yield from _card_violations(card)
        shape = tuple(tuple(row.split()) for row in card.pattern)
        if (twin := shapes.setdefault(shape, card.id)) != card.id:
            yield BadEdition(problems.EditionTwin(card=card.id, twin=twin))
    values = Counter(card.points for card in printed.card)
    for points, needed in SOLO_DECK.items():
        if values[points] < needed:
            yield BadEdition(problems.EditionSolo(points=points, found=values[points], needed=needed))


def _card_violations(card: _PrintedCard) -> Iterator[BadEdition]:
    if card.points not in SOLO_DECK:
        values = ", ".join(map(str, SOLO_DECK))
        yield BadEdition(problems.EditionPoints(card=card.id, points=card.points, allowed=values))
    rows = [row.split() for row in card.pattern]
    if (len(rows), len(rows[0]) if rows else 0) not in BLOCKS or len({len(row) for row in rows}) > 1:
        yield BadEdition(problems.EditionBlock(card=card.id))
    faces = [face for row in rows for face in row if face != "."]
    if unknown := next((face for face in faces if face not in FACES), None):
        yield BadEdition(problems.EditionFace(card=card.id, face=unknown[:20], faces=", ".join(FACES)))
        return
    if not faces:
        yield BadEdition(problems.EditionBlank(card=card.id))
    supply = Counter(STONES)
    for stone, wanted in Counter(FACES.index(face) & ~1 for face in faces).items():
        if wanted > supply[stone]:
            pair = f"{FACES[stone]}/{FACES[stone + 1]}"
            yield BadEdition(
                problems.EditionStones(card=card.id, stones=pair, wanted=wanted, most=supply[stone])
            )


def _card(printed: _PrintedCard) -> Card:
    pattern = tuple(
        tuple(None if face == "." else FACES.index(face) for face in row.split()) for row in printed.pattern
    )
    return Card(printed.id, printed.points, pattern, places(pattern))


_DATA = resources.files(__package__) / "data"

STANDARD: Final[Deck] = read_edition((_DATA / "standard.toml").read_text(encoding="utf-8"))
"""The 72 cards of the published game (ST-02)."""

CLAUSES: Final[Clauses] = load_clauses(_DATA / "clauses.toml")
