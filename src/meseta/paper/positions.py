"""What pictures of positions share: a warm ground, and a list of seats with their figures."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from meseta.paper.svg import INK, QUIET, WHITE, at, box, document, text

__all__ = ["ACCENT", "GROUND", "panel", "picture", "scaled", "seat_list"]

GROUND: Final = "#FBF6EC"
"""The table."""
ACCENT: Final = "#B4472A"
"""Who is to act, and what matters now."""
ROW: Final = 11
"""From one seat to the next."""


def picture(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """An SVG of that many millimetres, on the colour of the table."""
    return document(width, height, title, [box(0, 0, width, height, GROUND, GROUND, 0), *parts])


def panel(x: float, y: float, width: float, height: float, *, strong: bool = False) -> str:
    """A white card on the table; a strong one is what matters now."""
    stroke, line = (ACCENT, 0.9) if strong else (QUIET, 0.3)
    size = f'width="{width:.5g}" height="{height:.5g}" rx="2"'
    return f'<rect x="{x:.5g}" y="{y:.5g}" {size} fill="{WHITE}" stroke="{stroke}" stroke-width="{line:g}"/>'


def scaled(x: float, y: float, scale: float, parts: Iterable[str]) -> str:
    """The parts, smaller or larger, from that corner."""
    return at(x, y, [f'<g transform="scale({scale:.5g})">', *parts, "</g>"])


def seat_list(
    x: float,
    y: float,
    width: float,
    seats: Sequence[Sequence[str]],
    acting: Iterable[int],
    viewer: int | None,
) -> Iterator[str]:
    """A row for each seat with its number and figures, the last of them large; who acts has an arrow."""
    for seat, figures in enumerate(seats):
        top = y + seat * ROW
        yield panel(x, top, width, ROW - 1.5, strong=seat == viewer)
        if seat in acting:
            yield f'<path d="M{x - 4.2:.5g} {top + 2.2:.5g}l3.2 2.6l-3.2 2.6Z" fill="{ACCENT}"/>'
        yield text(x + 3, top + 6.6, str(seat + 1), 5, fill=QUIET, bold=True)
        for place, figure in enumerate(figures[:-1]):
            yield text(x + 11 + place * 13, top + 6.4, figure, 4, fill=QUIET)
        yield text(x + width - 3, top + 6.9, figures[-1], 6, fill=INK, bold=True, anchor="end")
