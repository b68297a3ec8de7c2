"""An edition's file: its form, and everything that can be wrong with it (RU-01 to RU-03)."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from meseta.core.editions import EditionFormat, Path, Span, Violation, name_violations, suggest, words
from meseta.games.in_the_ruin import problems
from meseta.games.in_the_ruin.sheet import EXIT, LETTERS, SHEET, SIZE
from meseta.grids.shapes import Offsets, is_connected, normal

ROUTES: Final = 24
LARGEST_SHAPE: Final = 6
LARGEST_NUMBER: Final = 20
LARGEST_FILE: Final = 20_000
"""In characters; the house edition needs a tenth of this."""


class PrintedShape(msgspec.Struct, forbid_unknown_fields=True):
    """What one or more explore cards show (RU-02)."""

    name: str
    """What the shape is called; no two have the same name."""

    cells: Annotated[list[str], Meta(min_length=1, max_length=LARGEST_SHAPE)]
    """The shape, one text per row from the top: `#` for a space, `.` for none.

    One to six spaces, joined edge to edge, without a 2×2 block, which could never be drawn as Roads (RU-12).
    """

    number: Annotated[int, Meta(ge=1, le=LARGEST_NUMBER)]
    """How many steps it allows (RU-18)."""

    letters: str
    """The letters of the cards that show it, such as "CLU". Every letter from A to X is on one card."""


class PrintedEdition(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    name: str
    """One word of at most 40 letters, digits, - and _, by which records name the edition."""

    map: Annotated[list[str], Meta(min_length=SIZE, max_length=SIZE)]
    """The sheet, one text per row from the top; in it, eleven spaces with blanks between them (RU-01).

    `.` is a space without a letter, `*` the Exit, which is in the centre. Every letter from A to X is there
    once.
    """

    routes: Annotated[list[str], Meta(min_length=ROUTES, max_length=ROUTES)]
    """The route cards: two different letters each, and no pair twice (RU-03)."""

    shape: Annotated[list[PrintedShape], Meta(min_length=1, max_length=len(LETTERS))]
    """The shapes of the explore cards."""


def cells_of(shape: PrintedShape) -> Offsets:
    """The spaces of a shape."""
    return normal(_drawn(shape))


def _drawn(shape: PrintedShape) -> set[tuple[int, int]]:
    """The spaces of a shape as they are drawn; perhaps none."""
    rows = enumerate(shape.cells)
    return {(row, column) for row, line in rows for column, mark in enumerate(line) if mark == "#"}


def violations(printed: PrintedEdition) -> Iterator[Violation]:
    """Everything wrong with the edition that its form does not tell."""
    yield from name_violations(printed.name)
    yield from _map_violations(printed.map)
    yield from _route_violations(printed.routes)
    names: set[str] = set()
    for index, shape in enumerate(printed.shape):
        path = ("shape", index)
        if shape.name in names:
            yield Violation((*path, "name"), problems.EditionShapeTwice(name=shape.name[:20]))
        names.add(shape.name)
        yield from _shape_violations(shape, (*path, "cells"))
    yield from _card_violations(printed.shape)


def _map_violations(rows: list[str]) -> Iterator[Violation]:
    """The sheet is 11×11, with every letter once and the Exit in the centre (RU-01)."""
    places: dict[str, list[Violation]] = defaultdict(list)
    whole = all(len(row.split()) > 1 for row in rows)  # else a row is missing, and the centre is elsewhere
    for row, text in enumerate(rows):
        spaces = list(words(text))
        path = ("map", row)
        if len(spaces) != SIZE:
            yield Violation(path, problems.EditionMapRow(row=row + 1, found=len(spaces), size=SIZE))
        for column, (space, span) in enumerate(spaces):
            if space not in (".", "*", *LETTERS):
                problem = problems.EditionMapSpace(space=space[:20], suggestion=suggest(space, LETTERS))
                yield Violation(path, problem, span)
            elif space == "*" and (row, column) != divmod(EXIT, SIZE) and whole:
                yield Violation(path, problems.EditionMapExit(cell=SHEET.name(EXIT)), span)
            places[space].append(Violation(path, problems.EditionMapLetter(letter=space, found=0), span))
    if not places["*"]:
        yield Violation(("map",), problems.EditionMapExit(cell=SHEET.name(EXIT)))
    for letter in LETTERS:
        yield from _not_once(places[letter], problems.EditionMapLetter, letter, ("map",))


def _not_once(
    places: list[Violation],
    problem: type[problems.EditionMapLetter | problems.EditionCard],
    letter: str,
    path: Path,
) -> Iterator[Violation]:
    """A letter that is missing, or each of its places after the first."""
    if not places:
        yield Violation(path, problem(letter=letter, found=0))
    for place in places[1:]:
        yield place._replace(problem=problem(letter=letter, found=len(places)))


def _shape_violations(shape: PrintedShape, path: Path) -> Iterator[Violation]:
    """A shape is connected and can be drawn as Roads (RU-02, RU-12)."""
    name, cells = shape.name[:20], _drawn(shape)
    for row, line in enumerate(shape.cells):
        for column, mark in enumerate(line):
            if mark not in "#.":
                yield Violation(
                    (*path, row), problems.EditionShapeMark(name=name, mark=mark), Span(column, column + 1)
                )
    if not 1 <= len(cells) <= LARGEST_SHAPE:
        yield Violation(path, problems.EditionShapeCells(name=name, found=len(cells), most=LARGEST_SHAPE))
    elif not is_connected(cells):
        yield Violation(path, problems.EditionShapeApart(name=name))
    if any({(row, column + 1), (row + 1, column), (row + 1, column + 1)} <= cells for row, column in cells):
        yield Violation(path, problems.EditionShapeBlock(name=name))


def _card_violations(shapes: list[PrintedShape]) -> Iterator[Violation]:
    """There is one explore card for each letter (RU-02)."""
    places: dict[str, list[Violation]] = defaultdict(list)
    for index, shape in enumerate(shapes):
        for column, letter in enumerate(shape.letters):
            path, span = ("shape", index, "letters"), Span(column, column + 1)
            if letter not in LETTERS:
                problem = problems.EditionUnknownLetter(letter=letter, suggestion=suggest(letter, LETTERS))
                yield Violation(path, problem, span)
            places[letter].append(Violation(path, problems.EditionCard(letter=letter, found=0), span))
    for letter in LETTERS:
        yield from _not_once(places[letter], problems.EditionCard, letter, ("shape",))


def _route_violations(routes: list[str]) -> Iterator[Violation]:
    """Route cards have two different letters each, and no pair comes twice (RU-03)."""
    known: set[str] = set()
    for index, route in enumerate(routes):
        pair = "".join(sorted(route))
        if len(pair) != 2 or len(set(pair)) != 2 or not set(pair) <= set(LETTERS):
            yield Violation(("routes", index), problems.EditionRoute(route=route[:20]))
        elif pair in known:
            yield Violation(("routes", index), problems.EditionRouteTwice(route=pair))
        known.add(pair)


FORMAT: Final = EditionFormat(PrintedEdition, LARGEST_FILE, violations)
