"""What no sheet of paper can hold, with the clause that says so."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple, Protocol

from meseta.core.companion import BadQuestion, QuestionProblem
from meseta.games.in_the_ruin import problems as wrong
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.reach import area
from meseta.games.in_the_ruin.sheet import ALL, AT_EXIT, EXIT, LETTERS, NAMES, SIZE, Rectangle, blocks
from meseta.grids.bits import Bits, bits, members

__all__ = ["Marks", "check_sheets", "noted_rectangle", "read_marks"]

BLOCK_PENALTIES: Final = 2
"""What a 2×2 block of Roads costs that is noticed on paper (RU-12)."""


class Marks(NamedTuple):
    """What is drawn on a sheet."""

    roads: Bits
    """Gates included (RU-04)."""
    walls: Bits
    gates: Bits

    @property
    def all(self) -> Bits:
        """Everything drawn."""
        return self.roads | self.walls


class Paper(Protocol):
    """A sheet as it was entered."""

    @property
    def marks(self) -> str: ...
    @property
    def gems(self) -> int: ...
    @property
    def penalties(self) -> int: ...
    @property
    def routes(self) -> tuple[str, ...]: ...
    @property
    def rectangle(self) -> int: ...
    @property
    def escaped(self) -> int: ...


def read_marks(text: str) -> Marks:
    """What a sheet's text says is drawn."""
    found = {mark: bits(cell for cell, one in enumerate(text) if one == mark) for mark in "o#g"}
    return Marks(found["o"] | found["g"], found["#"], found["g"])


def check_sheets(sheets: Sequence[Paper], stage: str) -> None:
    """Raise `BadQuestion` with the first thing that these sheets cannot hold at this stage."""
    for problem in _problems(sheets, stage):
        raise BadQuestion(problem)


def _problems(sheets: Sequence[Paper], stage: str) -> Iterator[QuestionProblem]:
    for number, sheet in enumerate(sheets, start=1):
        if sheet.escaped and stage == "phase_1":
            yield wrong.SheetEscape(number)
        if sheet.marks:
            marks = read_marks(sheet.marks)
            yield from _drawn(number, marks, alone=len(sheets) == 1)
            yield from _counted(number, sheet, marks)
            yield from _measured(number, sheet, marks)
    yield from _routes(sheets)
    yield from _alone(sheets)
    yield from _found(sheets)


def _drawn(number: int, marks: Marks, alone: bool) -> Iterator[QuestionProblem]:
    """What can be wrong with the marks by themselves."""
    if not marks.roads & AT_EXIT:
        yield wrong.SheetExit(number, NAMES[EXIT])
    for cell in members(marks.gates & ~HOUSE.lettered)[:1]:
        yield wrong.SheetGate(number, NAMES[cell])
    left = marks.all & ~area(marks.all, EXIT)
    while left:  # apart from the others: begun by a Wall on a letter that somebody else found
        piece = area(left, members(left)[0])
        if alone or not piece & marks.walls & HOUSE.lettered:
            yield wrong.SheetAdrift(number, NAMES[members(piece)[0]])
        left &= ~piece


def _counted(number: int, sheet: Paper, marks: Marks) -> Iterator[QuestionProblem]:
    """Whoever has a gem stood on a Road there, which became a Gate; each penalty is a Wall, or part of the
    price of a 2×2 block of Roads (RU-12, RU-16)."""
    possible = (marks.gates or marks.roads & HOUSE.lettered).bit_count()
    if sheet.gems > possible:
        yield wrong.SheetGems(number, sheet.gems, possible)
    found = members(blocks(marks.roads))
    if found and sheet.penalties < BLOCK_PENALTIES:
        yield wrong.SheetBlock(number, NAMES[found[0]], NAMES[found[0] + SIZE + 1], BLOCK_PENALTIES)
    if sheet.penalties > (walls := marks.walls.bit_count()) + BLOCK_PENALTIES * len(found):
        yield wrong.SheetPenalties(number, sheet.penalties, walls)


def _measured(number: int, sheet: Paper, marks: Marks) -> Iterator[QuestionProblem]:
    """What was noted for Phase 1 is still on the sheet: marks never go."""
    if sheet.rectangle and noted_rectangle(marks, sheet.rectangle) is None:
        yield wrong.SheetRectangle(number, sheet.rectangle)


def _routes(sheets: Sequence[Paper]) -> Iterator[QuestionProblem]:
    held = [route for sheet in sheets for route in sheet.routes]
    for place, route in enumerate(held):
        if route not in HOUSE.route_ids:
            yield wrong.SheetRoute(route)
        if route in held[:place]:
            yield wrong.SheetRouteTwice(route)


def _alone(sheets: Sequence[Paper]) -> Iterator[QuestionProblem]:
    """Alone, only one's own finds make Gates, and each is a gem."""
    gates = read_marks(sheets[0].marks).gates.bit_count()
    if len(sheets) == 1 and gates not in (0, sheets[0].gems):
        yield wrong.SheetGates(sheets[0].gems, gates)


def _found(sheets: Sequence[Paper]) -> Iterator[QuestionProblem]:
    """A letter that was found is a Gate or a Wall on every sheet whose owner was still in the ruin."""
    drawn = [read_marks(sheet.marks) for sheet in sheets]
    for number, (sheet, marks) in enumerate(zip(sheets, drawn, strict=True), start=1):
        if not sheet.marks or sheet.escaped:
            continue
        plain = marks.roads & ~marks.gates if marks.gates else 0
        for other, others in enumerate(drawn, start=1):
            for cell in members(others.gates & (ALL & ~marks.all | plain))[:1]:
                letter = LETTERS[HOUSE.letter_at[cell]]
                yield wrong.SheetFound(number, letter, NAMES[cell], other)


def noted_rectangle(marks: Marks, points: int) -> Rectangle | None:
    """A full rectangle of exactly so many spaces, the flattest first; None for 0, or where there is none."""
    for height in range(1, SIZE + 1):
        if points and points % height == 0 and points // height <= SIZE:
            for corners, spaces in _rectangles(height, points // height):
                if not spaces & ~marks.all:
                    return corners
    return None


@cache
def _rectangles(height: int, width: int) -> tuple[tuple[Rectangle, Bits], ...]:
    """Every place of a rectangle of this size, with its spaces."""
    return tuple(
        (
            Rectangle(top * SIZE + left, (top + height - 1) * SIZE + left + width - 1),
            bits((top + row) * SIZE + left + column for row in range(height) for column in range(width)),
        )
        for top in range(SIZE - height + 1)
        for left in range(SIZE - width + 1)
    )
