"""An edition's file: its form, and everything that can be wrong with it (ST-02, ST-03)."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from meseta.core.editions import EditionFormat, Path, Violation, name_violations, suggest, words
from meseta.games.shifting_stones import problems
from meseta.games.shifting_stones.grid import FACES, STONES

BLOCKS: Final = ((1, 2), (2, 1), (2, 2), (1, 3), (3, 1), (3, 3))
"""The sizes a pattern may have, as rows and columns (ST-03)."""

SOLO_DECK: Final = {1: 8, 2: 4, 3: 3, 5: 1}
"""How many cards of each value a solo game is played with (ST-22)."""

SMALLEST_EDITION: Final = 31
"""Five players could score all of a smaller edition without any of them reaching seven cards (ST-18)."""

LARGEST_EDITION: Final = 200
LARGEST_FILE: Final = 40_000
"""In characters; two hundred cards need half of this."""


class PrintedCard(msgspec.Struct, forbid_unknown_fields=True):
    """A pattern card (ST-02)."""

    id: Annotated[int, Meta(ge=1, le=LARGEST_EDITION)]
    """Its number, by which notation, records and screens name it: from 1, in order, without a gap."""

    points: Literal[1, 2, 3, 5]
    """What it is worth (ST-02)."""

    pattern: Annotated[list[str], Meta(min_length=1, max_length=3)]
    """One text per row, from the top; in it, one word per cell: a face, or a dot for any face (ST-03).

    Blocks have 1×2, 2×1, 2×2, 1×3, 3×1 or 3×3 cells. The faces are sun, moon, fish, bird, horse, boat, seed
    and tree. No two cards show the same pattern; none asks for more stones of a kind than there are (ST-01).
    """


class PrintedEdition(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    name: str
    """One word of at most 40 letters, digits, - and _, by which records name the edition."""

    card: Annotated[list[PrintedCard], Meta(min_length=SMALLEST_EDITION, max_length=LARGEST_EDITION)]
    """The cards. With fewer, five players might score all of them before anyone has seven (ST-18).

    At least eight are worth 1 point, four 2, three 3 and one 5, which a solo game needs (ST-22).
    """


def violations(printed: PrintedEdition) -> Iterator[Violation]:
    """Everything wrong with the edition that its form does not tell."""
    yield from name_violations(printed.name)
    yield from _id_violations(printed.card)
    patterns: dict[tuple[tuple[str, ...], ...], int] = {}
    for index, card in enumerate(printed.card):
        path, number = ("card", index), index + 1
        yield from _pattern_violations(card.pattern, number, (*path, "pattern"))
        pattern = tuple(tuple(row.split()) for row in card.pattern)
        if (twin := patterns.setdefault(pattern, number)) != number:
            yield Violation((*path, "pattern"), problems.EditionTwin(card=number, twin=twin))
    values = Counter[int](card.points for card in printed.card)
    for points, needed in SOLO_DECK.items():
        if values[points] < needed:
            problem = problems.EditionSolo(points=points, found=values[points], needed=needed)
            yield Violation(("card",), problem)


def _id_violations(cards: list[PrintedCard]) -> Iterator[Violation]:
    """The cards are numbered from 1; of a gap, only the card after it is named."""
    before = 0
    for index, card in enumerate(cards):
        ahead = card.id - (index + 1)
        if ahead not in (0, before):
            problem = problems.EditionId(found=card.id, expected=index + 1)
            yield Violation(("card", index, "id"), problem)
        before = ahead


def _pattern_violations(pattern: list[str], number: int, path: Path) -> Iterator[Violation]:
    """A pattern is a block of known faces, one at least, that the nine stones can show."""
    widths = [len(row.split()) for row in pattern]
    if len(set(widths)) != 1 or (len(widths), widths[0]) not in BLOCKS:
        yield Violation(path, problems.EditionBlock(card=number))
    faces = []
    for row, text in enumerate(pattern):
        for word, span in words(text):
            if word not in (".", *FACES):
                problem = problems.EditionFace(
                    card=number, face=word[:20], faces=", ".join(FACES), suggestion=suggest(word, FACES)
                )
                yield Violation((*path, row), problem, span)
            elif word != ".":
                faces.append(FACES.index(word))
    if not any(word != "." for row in pattern for word in row.split()):
        yield Violation(path, problems.EditionBlank(card=number))
    for stone, wanted in Counter(face & ~1 for face in faces).items():
        if wanted > (most := STONES.count(stone)):
            pair = f"{FACES[stone]}/{FACES[stone + 1]}"
            yield Violation(path, problems.EditionStones(card=number, stones=pair, wanted=wanted, most=most))


FORMAT: Final = EditionFormat(PrintedEdition, LARGEST_FILE, violations)
