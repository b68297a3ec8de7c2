"""What is agreed at all tables of a batch, and what is printed, as the one row that the kernels read."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from meseta.envs.in_the_ruin import record
from meseta.envs.in_the_ruin.layout import CELLS, Form, Layout, layout
from meseta.envs.in_the_ruin.words import LOW, WIDTH
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.sheet import LETTERS, SHEET, SIZE
from meseta.games.in_the_ruin.state import State
from meseta.grids.shapes import Offset, Offsets

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["rules_of"]


def rules_of(edition: Edition, before: State) -> "NDArray[np.int64]":
    """What is agreed, by the state before the game, and what the edition prints: the parts as in `record`."""
    import numpy as np

    numbered = layout(edition)
    turned = [_orientation(form, index) for form in numbered.forms for index in range(len(form.turned))]
    row = np.zeros(record.TURNED + len(turned) * record.TURNED_WIDTH, np.int64)
    parts: dict[int, Sequence[int]] = {
        record.SPREAD: [sum((byte >> bit & 1) << 8 * bit for bit in range(8)) for byte in range(256)],
        record.SEATS: [len(before.players)],
        record.FINDERS_DRAW: [before.finders_draw],
        record.DRAWS_EACH_PASS: [before.draws_each_pass],
        record.SKIPS_REMOVAL: [before.skips_removal],
        record.ADDS_THREE: [before.adds_three],
        record.FIRSTS: _firsts(numbered),
        record.PLACES: edition.places,
        record.NUMBERS: edition.numbers,
        record.FORM_OF: numbered.form_of,
        record.CARDS_OF: [_cards_of(numbered, form) for form in range(len(numbered.forms))],
        record.FORMS: [len(numbered.forms)],
        record.FORM: list(chain.from_iterable(_forms(numbered.forms))),
        record.ENDS: [edition.places[LETTERS.index(letter)] for pair in edition.routes for letter in pair],
        record.PAIRS: [LETTERS.index(letter) for pair in edition.routes for letter in pair],
        record.LETTER_AT: [edition.letter_at.get(cell, -1) for cell in SHEET.cells],
        record.TURNED: list(chain.from_iterable(turned)),
    }
    for first, part in parts.items():
        row[first : first + len(part)] = part
    return row


def _firsts(numbered: Layout) -> list[int]:
    return [
        *(numbered.keep, numbered.forms[0].first, numbered.single, numbered.extra),
        *(numbered.walk, numbered.warp, numbered.confirm, numbered.escape, numbered.actions),
    ]


def _cards_of(numbered: Layout, form: int) -> int:
    return sum(1 << card for card, its in enumerate(numbered.form_of) if its == form)


def _forms(forms: Sequence[Form]) -> Iterator[tuple[int, int, int]]:
    orientation = 0
    for form in forms:
        yield form.first, orientation, len(form.turned)
        orientation += len(form.turned)


def _orientation(form: Form, index: int) -> list[int]:
    cells = form.turned[index]
    fitting = sum(1 << anchor for anchor in range(CELLS) if form.fits(index, anchor))
    base = sum(1 << far for far in _far(cells))
    assert base <= LOW, "no shape is that large"
    listed = [fitting & LOW, fitting >> WIDTH, base]
    for part in (cells, _with(cells, 0, 1), _with(cells, 1, 0), _corners(cells)):
        listed += [len(part), *_far(part), *[0] * (6 - len(part))]
    return listed


def _far(cells: Iterable[Offset]) -> list[int]:
    """How far each space is from the anchor."""
    return [row * SIZE + column for row, column in cells]


def _with(cells: Offsets, down: int, across: int) -> list[Offset]:
    """The spaces that have another one there."""
    return [(row, column) for row, column in cells if (row + down, column + across) in cells]


def _corners(cells: Offsets) -> list[Offset]:
    """The fourth space of every 2×2 block that has three of these.

    No block has two that only meet at their corners: without a third it would take seven spaces to join them.
    """
    found: list[Offset] = []
    for row in range(SIZE):
        for column in range(SIZE):
            block = {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)}
            if len(missing := block - set(cells)) == 1:
                found += missing
    return found
