"""The Canyon: its squares, the shapes drawn on them, and the shapes that can be drawn."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meseta.cli.drawings.sonora.canvas import PLAYERS, QUIET, heading, letter_of
from meseta.games.sonora.ai_canyon import starts
from meseta.games.sonora.codec import SheetData
from meseta.games.sonora.content import Edition
from meseta.games.sonora.view import View
from meseta.i18n.words import Words


def draw_canyon(edition: Edition, view: View, sheet: SheetData, words: Words) -> RenderableType:
    """One player's squares, and how many cacti of each kind they have."""
    printed = edition.canyon
    used = starts(printed, view.position.arrangement.ai_squares)
    own = {cell: index for index, shape in enumerate(sheet.canyon.shapes) for cell in shape}
    filled = {cell for shape in sheet.canyon.filled for cell in shape}
    columns = range(printed.grid.columns)
    lines = Text("   " + " ".join(chr(ord("a") + column) for column in columns) + "\n", style=QUIET)
    for row in range(printed.grid.rows):
        lines.append(f"{row + 1:>2} ", style=QUIET)
        for column in columns:
            cell = row * printed.grid.columns + column
            style = f"bold reverse {PLAYERS[own[cell] % 4]}" if cell in own else ""
            letter = _square(edition, cell, words)
            if cell in filled:
                letter = "▓"
            elif cell in own and letter == "·":
                letter = "#"
            elif cell in printed.ai_squares and cell not in own and len(view.position.players) == 1:
                letter = "■" if used >> cell & 1 else "▫"
            lines.append(letter, style=style)
            lines.append(" ")
        lines.append("\n")
    lines.rstrip()
    kinds = [sum(cell in own for cell in _cells(kind)) for kind in printed.cacti]
    counts = "  ".join(f"{letter} {count}" for letter, count in zip("abc", kinds, strict=True))
    return Group(heading(1, words), lines, Text(f"{words.say('table-cacti')}: {counts}"))


def draw_shapes(edition: Edition, words: Words) -> RenderableType:
    """The shapes by the number of the disc that draws them; a disc may also draw those of lower numbers."""
    table = Table.grid(padding=(0, 2, 0, 0))
    drawn = [
        Text.assemble((str(number), "bold"), "\n", _picture(cells))
        for number, shapes in edition.canyon.shapes.items()
        for cells in shapes
    ]
    table.add_row(*drawn)
    return Group(Text(words.say("table-shapes"), style=QUIET), table)


def _picture(cells: Iterable[tuple[int, int]]) -> str:
    squares = set(cells)
    rows, columns = (range(min(part), max(part) + 1) for part in zip(*squares, strict=True))
    return "\n".join(
        "".join("■ " if (row, column) in squares else "  " for column in columns).rstrip() for row in rows
    )


def _cells(mask: int) -> Iterable[int]:
    return (cell for cell in range(mask.bit_length()) if mask >> cell & 1)


def _square(edition: Edition, cell: int, words: Words) -> str:
    printed = edition.canyon
    if printed.start >> cell & 1:
        return "█"
    if not printed.white >> cell & 1:
        return " "
    if cell in printed.icons:
        return letter_of(printed.icons[cell], words)
    return next((letter for letter, kind in zip("abc", printed.cacti, strict=True) if kind >> cell & 1), "·")
