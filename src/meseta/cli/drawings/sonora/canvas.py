"""What the board and the sheet are drawn with: characters in colours that mean something."""

from typing import Final

from rich.text import Text

from meseta.games.sonora.words import BONUSES, SECTIONS
from meseta.i18n.words import Words

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
        lines = Text(no_wrap=True)
        for row in self._cells:
            for letter, style in row:
                lines.append(letter, style=style)
            lines.append("\n")
        lines.rstrip()
        return lines


def heading(section: int, words: Words) -> Text:
    """The section's name in its colour."""
    return Text(words.say(f"section-{SECTIONS[section]}"), style=f"bold {ZONES[section]}")


def letter_of(bonus: int, words: Words) -> str:
    """The letter that stands for a bonus where there is no room for its name."""
    return words.say(f"letter-{BONUSES[bonus]}")


def bonus_name(bonus: int, words: Words) -> str:
    """The bonus in full."""
    return words.say(f"bonus-{BONUSES[bonus]}")
