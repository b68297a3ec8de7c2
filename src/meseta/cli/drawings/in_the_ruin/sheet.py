"""A sheet: its spaces, the pawn, and how far it can go."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from meseta.core.seats import Seat
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.insight import connections
from meseta.games.in_the_ruin.reach import Reach
from meseta.games.in_the_ruin.sheet import EXIT, LETTERS, NAMES, SIZE, Cell
from meseta.games.in_the_ruin.state import Phase
from meseta.games.in_the_ruin.view import SheetView, View
from meseta.i18n.words import Words

NEW: Final = "bold bright_red"
ROAD: Final = "bold"
WALL: Final = "grey50"
LIT: Final = "bold bright_green"
ACTIVE: Final = "bold bright_yellow"
QUIET: Final = "dim"


def named_sheet(edition: Edition, view: View, seat: Seat, words: Words) -> RenderableType:
    """A player's sheet at the end, with their name and how their routes ended."""
    sheet = view.sheets[seat]
    assert sheet is not None, "all sheets are shown at the end"
    title = Text(words.say("table-sheet", seat=seat), style="bold")
    routes = Text("\n".join(_ways(edition, sheet)), style=QUIET)
    return Group(title, draw_sheet(edition, view, sheet, Reach(0, 0)), routes, "")


def draw_sheet(
    edition: Edition, view: View, sheet: SheetView, reach: Reach, marked: int = 0
) -> RenderableType:
    """The 11×11 spaces, three characters each: a flag or bracket, what is there, a bracket."""
    lines = [Text("    " + "".join(f" {column} " for column in "abcdefghijk"), style=QUIET)]
    for row in range(SIZE):
        line = Text(f" {row + 1:>2} ", style=QUIET)
        for cell in range(row * SIZE, row * SIZE + SIZE):
            line.append(_space(edition, view, sheet, reach, marked, cell))
        lines.append(line)
    return Group(*lines)


def _space(edition: Edition, view: View, sheet: SheetView, reach: Reach, marked: int, cell: Cell) -> Text:
    letter = edition.letter_at.get(cell)
    inside = "★" if cell == EXIT else "·" if letter is None else LETTERS[letter]
    new = view.own is not None and view.viewer is not None and cell not in view.own.settled
    style = NEW if new and view.phase is Phase.EXPLORE else ROAD
    if cell in sheet.walls:
        filled = "█" if letter is None else inside
        return Text(f"█{filled}█", style=style if style == NEW else WALL)
    left, right = " ", " "
    if cell in sheet.gates:
        left, right = "<", ">"
    elif cell in sheet.roads:
        left, right = "(", ")"
        inside = "○" if inside == "·" else inside
    else:
        style = QUIET
    if letter is not None and letter in view.active and style != NEW:
        style = ACTIVE
    elif letter is not None and letter in view.used:
        inside = inside.lower()
    if letter is not None and letter in view.active:
        right = "!"
    for flag, spaces in (("*", reach.walk | marked), ("+", reach.warp)):
        if spaces >> cell & 1:
            left, style = flag, LIT
    if cell == sheet.pawn:
        left, style = "@", "bold reverse"
    if inside == "○" and left == "(":
        left = right = " "
    elif inside == "○":
        right = " "
    return Text(f"{left}{inside}{right}", style=style)


def _ways(edition: Edition, sheet: SheetView) -> Iterator[str]:
    """The route cards as they score: each joined one with its path, then all others."""
    width = len("    ") + 3 * SIZE
    apart = []
    for route, cells in ((edition.routes[one.route], one.path) for one in connections(edition, sheet)):
        if cells:
            way = " ".join(NAMES[cell] for cell in cells)
            yield from wrap(f"{route} ✓ {way}", width, subsequent_indent="     ")
        else:
            apart.append(f"{route}\u00a0✗")
    yield from wrap("  ".join(apart), width)
