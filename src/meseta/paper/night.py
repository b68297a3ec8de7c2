"""Drawings by night: what was drawn by day, in the colours of the night."""

import re
from colorsys import hls_to_rgb, rgb_to_hls
from functools import lru_cache
from typing import Final

__all__ = ["NIGHT", "by_night"]

NIGHT: Final = {
    "#F3E9DA": "#141726",  # ground
    "#FBF6EC": "#1D2135",  # paper
    "#FFFFFF": "#272C45",  # raised
    "#E9DCC8": "#0F1220",  # sunken
    "#2B2320": "#F2E8DA",  # ink
    "#6B5D52": "#B8AD9F",  # quiet ink
    "#DCCBB3": "#383E5C",  # lines
    "#8A7866": "#7D86B0",  # edges
    "#B4472A": "#E8835F",  # terracotta, and as words
    "#A23D22": "#F09A79",
    "#4F7A5B": "#8FC29B",  # sage
    "#3B6147": "#A4D2AF",
    "#B87A12": "#F0B94A",  # ochre
    "#9A6710": "#F0B94A",
    "#7D5206": "#F4C768",
    "#34437A": "#93A4E8",  # indigo
    "#9B2C2C": "#F08A8A",  # clay red
}
"""The page's colours (`web/src/styles/tokens.css`), by day and by night. Any other colour keeps its hue: what
was dark becomes light."""
_COLOUR: Final = re.compile(r'(?<==")#[0-9A-Fa-f]{6}(?=")')
_DARKEST, _LIGHTEST = 0.20, 0.88
"""How light what was white and what was black become."""


def by_night(drawing: str) -> str:
    """The SVG with every colour that an attribute gives in six digits replaced; words such as `white` stay.

    >>> by_night('<path fill="#FFFFFF" stroke="white"/>')
    '<path fill="#272C45" stroke="white"/>'
    """
    return _COLOUR.sub(lambda found: _night_of(found[0].upper()), drawing)


@lru_cache(1024)
def _night_of(colour: str) -> str:
    return NIGHT.get(colour) or _mirrored(colour)


def _mirrored(colour: str) -> str:
    """The hue, as light as it was dark and a little paler."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    hue, light, saturation = rgb_to_hls(red, green, blue)
    light = _LIGHTEST - light * (_LIGHTEST - _DARKEST)
    return "#" + "".join(f"{round(part * 255):02X}" for part in hls_to_rgb(hue, light, saturation * 0.7))
