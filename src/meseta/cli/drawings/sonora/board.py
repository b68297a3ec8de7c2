"""The board from above with every disc labelled, and where each of them counts."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from meseta.cli.drawings.sonora.canvas import PLAYERS, QUIET, ZONES, Canvas
from meseta.core.actions import LegalActions
from meseta.core.game import AnyGame
from meseta.discs import Arena
from meseta.games.sonora.actions import Action
from meseta.games.sonora.board import Circle, Spot
from meseta.games.sonora.content import Edition
from meseta.games.sonora.state import Where
from meseta.games.sonora.view import View
from meseta.games.sonora.words import ANIMALS, SECTIONS, disc_name
from meseta.i18n.words import Words

LARGE: Final = 25
SMALL: Final = 12
"""Rows of the floor where there is room enough, and where there is hardly any."""
COLUMNS_PER_ROW: Final = 2.25
"""A character is about half as wide as it is high."""


class Floor:
    """Where things on the floor are drawn, in so many rows."""

    def __init__(self, arena: Arena, rows: int) -> None:
        self.arena = arena
        self.rows = rows
        self.columns = round(rows * COLUMNS_PER_ROW)

    def column(self, x: int) -> int:
        """The column of a place, in µm from the middle; the frame is column 0."""
        return 1 + self._scaled(x, self.columns)

    def row(self, y: int) -> int:
        """The row of a place; the frame is row 0."""
        return 1 + self._scaled(y, self.rows)

    def place(self, column: int, row: int) -> tuple[int, int]:
        """The middle of a character, in µm."""
        half = self.arena.half_width
        x = (2 * column - 1) * half // self.columns - half
        y = (2 * row - 1) * half // self.rows - half
        return x, y

    def _scaled(self, along: int, characters: int) -> int:
        half = self.arena.half_width
        return min(characters - 1, max(0, (along + half) * characters // (2 * half)))


def draw_board(edition: Edition, view: View, words: Words, rows: int = LARGE) -> Text:
    """The floor from above: zones, corners by whose discs start there, circles by animal, hole and discs."""
    floor = Floor(edition.board.arena, rows)
    canvas = Canvas(floor.columns + 2, rows + 2)
    _draw_floor(canvas, edition, floor)
    _draw_circles(canvas, edition.board.circles, floor, words)
    _draw_corners(canvas, view, floor)
    for disc, at in enumerate(view.position.discs):
        if at.where is Where.FLOOR:
            style = f"bold reverse {PLAYERS[disc // 5]}"
            canvas.put(floor.column(at.x) - 1, floor.row(at.y), disc_name(disc), style)
    _frame(canvas, floor)
    return canvas.text()


def _draw_floor(canvas: Canvas, edition: Edition, floor: Floor) -> None:
    arena = floor.arena
    for row in range(1, floor.rows + 1):
        for column in range(1, floor.columns + 1):
            x, y = floor.place(column, row)
            if abs(x) + abs(y) > arena.edge:
                canvas.put(column, row, "▒", QUIET)
            else:
                dot = "·" if (row + column) % 4 == 2 else " "
                canvas.put(column, row, dot, ZONES[edition.board.zones_at((x, y))[0]])
    canvas.put(floor.column(0) - 1, floor.row(0), "(●)", "bold")


def _draw_circles(canvas: Canvas, circles: Iterable[Circle], floor: Floor, words: Words) -> None:
    """Each circle by its animal, in brackets where there is room beside its neighbours."""
    taken: dict[int, list[range]] = {}
    for circle in sorted(circles, key=lambda circle: circle.x):
        row, middle = floor.row(circle.y), floor.column(circle.x)
        name = words.say(f"animal-{ANIMALS[circle.section]}")
        for label in (f"({name})", name, name[:3]):
            start = max(1, min(middle - len(label) // 2, floor.columns + 1 - len(label)))
            here = range(start, start + len(label))
            if all(here.start >= there.stop for there in taken.get(row, [])):
                break
        taken.setdefault(row, []).append(here)
        canvas.put(start, row, label, ZONES[circle.section])


def _draw_corners(canvas: Canvas, view: View, floor: Floor) -> None:
    """At each launch corner, the letters of the discs that start there."""
    for seat, corner in enumerate(view.corners):
        letters = "".join(owners(view, seat))
        column = 2 if corner in (0, 3) else floor.columns - len(letters)
        canvas.put(column, 2 if corner < 2 else floor.rows - 1, letters, f"bold {PLAYERS[seat]}")


def owners(view: View, seat: int) -> tuple[str, ...]:
    """The letters of a player's discs: one colour each, all three when alone."""
    return ("a", "b", "c") if len(view.position.players) == 1 else (chr(ord("a") + seat),)


def _frame(canvas: Canvas, floor: Floor) -> None:
    right, bottom = floor.columns + 1, floor.rows + 1
    for column in range(right + 1):
        canvas.put(column, 0, "─", QUIET)
        canvas.put(column, bottom, "─", QUIET)
    for row in range(bottom + 1):
        canvas.put(0, row, "│", QUIET)
        canvas.put(right, row, "│", QUIET)
    for column, row, letter in ((0, 0, "┌"), (right, 0, "┐"), (0, bottom, "└"), (right, bottom, "┘")):
        canvas.put(column, row, letter, QUIET)


def answer_where(
    game: AnyGame, view: View, legal: LegalActions[Action], question: str, words: Words
) -> RenderableType:
    """Where every disc counts, or those that are named, or what counts for a section."""
    asked = question.lower().split()
    every = {disc_name(disc): disc for disc in range(len(view.position.discs))}
    if not asked:
        return list_discs(view, every.values(), words)
    if (section := section_named(" ".join(asked), words)) is not None:
        there = [disc for disc in every.values() if section in {spot.section for spot in view.counts[disc]}]
        return list_discs(view, there, words) if there else Text(words.say("table-where-none"))
    if all(name in every for name in asked):
        return list_discs(view, [every[name] for name in asked], words)
    return Text(words.say("table-where-how"))


def section_named(name: str, words: Words) -> int | None:
    """The section that goes by this name, in notation or in the language spoken."""
    for index, key in enumerate(SECTIONS):
        said = words.say(f"section-{key}").lower()
        if name in (key, said, said.split()[0]):
            return index
    return None


def list_discs(view: View, discs: Iterable[int], words: Words) -> RenderableType:
    """Discs with where they count, or what has become of them."""
    table = Table(
        box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0), title=words.say("table-discs")
    )
    for disc in discs:
        table.add_row(_name(disc), _label(view, disc, f" {disc % 5 + 1}", words))
    return table


def discs_abreast(view: View, words: Words) -> RenderableType:
    """Every disc with where it counts, two colours beside each other, as beside a small board."""
    table = Table.grid(padding=(0, 1, 0, 0))
    colours = range(0, len(view.position.discs), 5)
    for first in colours[::2]:
        for number in range(5):
            pair = [first + number, first + 5 + number]
            table.add_row(*_cells(view, [disc for disc in pair if disc < len(view.position.discs)], words))
    return table


def _cells(view: View, discs: Iterable[int], words: Words) -> Iterator[Text]:
    for disc in discs:
        yield _name(disc)
        yield _label(view, disc, "", words)


def _name(disc: int) -> Text:
    return Text(disc_name(disc), style=f"bold {PLAYERS[disc // 5]}")


def _label(view: View, disc: int, number: str, words: Words) -> Text:
    """Such as “Canyon 4”, or “Ruins 4 ×2” on a circle."""
    spots: tuple[Spot, ...] = view.counts[disc]
    where = view.position.discs[disc].where
    if where is not Where.FLOOR and where is not Where.SECTION:
        return Text(words.say(f"table-{where.name.lower()}"), style=QUIET)
    named = [
        f"{words.say(f'section-{SECTIONS[spot.section]}')}{number}"
        + (f" {words.say('table-twice')}" if spot.doubled else "")
        for spot in spots
    ]
    if not number:  # where there is little room
        return Text("/".join(named))
    label = Text(" / ".join(named))
    if len(spots) > 1:
        label.append(f" ({words.say('table-where-choice')})", style=QUIET)
    if where is Where.SECTION:
        label.append(f" ({words.say('table-section')})", style=QUIET)
    return label
