"""What the board and the sheet are drawn with: characters in colours that mean something."""

from typing import Final

from rich.text import Text

QUIET: Final = "dim"
PLAYERS: Final = ("bright_red", "bright_cyan", "bright_magenta", "bright_white")
"""Colour comes second: every disc is written out."""
ZONES: Final = ("dark_orange3", "gold3", "slate_blue1", "dark_sea_green4")


class Canvas:
    """Characters with styles, to be written over each other."""

    def __init__(self, width: int, height: int) -> None:
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str, style: str = "") -> None:
        """Write the text from there on, as far as it fits."""
        for offset, letter in enumerate(text):
            if 0 <= row < len(self._cells) and 0 <= column + offset < len(self._cells[row]):
                self._cells[row][column + offset] = (letter, style)

    def text(self) -> Text:
        """The whole picture."""
        lines = Text()
        for row in self._cells:
            for letter, style in row:
                lines.append(letter, style=style)
            lines.append("\n")
        lines.rstrip()
        return lines
