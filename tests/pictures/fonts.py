"""How wide a line is in DejaVu Sans, the widest font that is common."""

from functools import cache
from pathlib import Path

import pytest

from meseta.pictures.lettering import extent
from tests.pictures.matches import Line


def width_in_font(line: Line) -> float:
    """The width of its letters; of one that the font does not have, as much as we allow for it."""
    widths = _widths(line.bold)
    return sum(
        widths[letter] * line.size if letter in widths else extent(letter, line.size, bold=line.bold)
        for letter in line.words
    )


@cache
def _widths(bold: bool) -> dict[str, float]:
    """By letter, as a share of the size."""
    matplotlib = pytest.importorskip("matplotlib", reason="which brings the font")
    fonts = pytest.importorskip("fontTools.ttLib")
    name = "DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"
    font = fonts.TTFont(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / name)
    widths, size = font["hmtx"], font["head"].unitsPerEm
    return {chr(code): widths[glyph][0] / size for code, glyph in font.getBestCmap().items()}
