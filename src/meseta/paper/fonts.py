"""A font of this machine for letters that the fonts of every reader of PDF lack."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

VARIABLE: Final = "MESETA_FONT"
"""The environment's name of a font file to print with."""
KNOWN: Final = (
    "/System/Library/Fonts/ヒラギノ角ゴシック W3.ttc",
    "/System/Library/Fonts/Supplemental/Arial Unicode.ttf",
    "C:/Windows/Fonts/YuGothM.ttc",
    "C:/Windows/Fonts/msgothic.ttc",
    "C:/Windows/Fonts/arialuni.ttf",
)
"""Where macOS and Windows keep fonts with many letters; elsewhere, fontconfig is asked."""


class Font(NamedTuple):
    """A font in a file, which may hold several."""

    path: Path
    number: int = 0


def font_with(letters: set[str], language: str) -> Font | None:
    """A font that has all these letters, if there is one: named by `MESETA_FONT`, or installed here."""
    if named := os.environ.get(VARIABLE):
        found: Iterator[Font] = iter([Font(Path(named))])
    else:
        found = _installed(letters, language)
    return next((font for font in found if _has(font, letters)), None)


def _installed(letters: set[str], language: str) -> Iterator[Font]:
    """The fonts of this machine that may have the letters, likeliest first."""
    wanted = f":lang={language}:charset={' '.join(f'{ord(letter):x}' for letter in sorted(letters))}"
    try:
        command = ["fc-match", "--format", "%{index} %{file}", wanted]
        answer = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        answer = ""
    number, _, path = answer.partition(" ")
    if number.isdigit():
        yield Font(Path(path), int(number) & 0xFFFF)  # above these bits: an instance of a variable font
    yield from (Font(Path(path)) for path in KNOWN)


def _has(font: Font, letters: set[str]) -> bool:
    """Whether the font can be read and has all the letters."""
    from fontTools.ttLib import TTFont, TTLibError

    try:
        with TTFont(font.path, fontNumber=font.number, lazy=True) as opened:
            return {ord(letter) for letter in letters} <= set(opened.getBestCmap() or ())
    except (OSError, TTLibError):
        return False
