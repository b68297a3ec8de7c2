"""A picture as a PNG."""

from typing import Final

from meseta.core.errors import BadSetup
from meseta.pictures.problems import PngUnavailable

FONTS: Final = (
    "svg { font-family: Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', 'Noto Sans', sans-serif }"
)
"""Families of which most machines have one; where there is none, a picture in pixels has no words."""
SCALE: Final = 2
"""Pixels to a unit: small words on it can be read."""


def png_of(picture: str) -> bytes:
    """The SVG in pixels, twice as many as its units; raises `BadSetup` without the library that does it."""
    try:
        import resvg_py
    except ModuleNotFoundError:
        raise BadSetup(PngUnavailable()) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, zoom=SCALE, style_sheet=FONTS))
