"""A picture as a PNG."""

import re
from typing import Final

from meseta.core.errors import BadSetup
from meseta.pictures.problems import PngUnavailable

FAMILIES: Final = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', 'Noto Sans', sans-serif"
"""Families of which most machines have one; where there is none, a picture in pixels has no words."""
JAPANESE: Final = "'Hiragino Sans', 'Yu Gothic', Meiryo, 'Noto Sans CJK JP', 'Noto Sans JP', IPAGothic"
"""Families with Japanese letters. Without them any font that has a letter draws it, in any weight."""
_KANA: Final = re.compile("[\u3041-\u30ff]")
SCALE: Final = 2
"""Pixels to a unit: small words on it can be read."""


def png_of(picture: str) -> bytes:
    """The SVG in pixels, twice as many as its units; raises `BadSetup` without the library that does it."""
    try:
        import resvg_py
    except ModuleNotFoundError:
        raise BadSetup(PngUnavailable()) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, zoom=SCALE, style_sheet=fonts_for(picture)))


def fonts_for(picture: str) -> str:
    """The style that names the families of the picture's words; where some are Japanese, of all of them.

    >>> fonts_for("<svg><text>Ana</text></svg>").startswith("svg { font-family: Helvetica")
    True
    >>> fonts_for("<svg><text>アナ</text></svg>").startswith("svg, text { font-family: 'Hiragino Sans'")
    True
    """
    if _KANA.search(picture):
        return f"svg, text {{ font-family: {JAPANESE}, {FAMILIES} }}"
    return f"svg {{ font-family: {FAMILIES} }}"
