"""What pictures are made of: paper cut by hand, players' seals, words that fit, the mark of the house."""

from collections.abc import Iterable, Iterator
from html import escape
from importlib import resources
from typing import Final

import msgspec

from meseta.core.seats import Seat
from meseta.paper.svg import INK, QUIET, at, circle, path
from meseta.pictures.lettering import fitted, wrapped

GROUND: Final = "#F3E9DA"
PAPER: Final = "#FBF6EC"
LINE: Final = "#DCCBB3"
TERRACOTTA: Final = "#B4472A"
OCHRE: Final = "#B87A12"
SEATS: Final = ("#B4472A", "#34437A", "#4F7A5B", "#B87A12", "#6B5D52")
"""The players' colours; the pattern on a seal tells them apart without."""
PATTERNS: Final = ("", "M6 15.5L15.5 6M9 18.5L18.5 9", "M12 6v12M6 12h12", "", "M7 9.5h10M7 14.5h10")
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
STAR: Final = "M0 -10l2.7 6.6 7 .4-5.4 4.6 1.8 6.9L0 4.6l-6 3.9 1.7-6.9-5.4-4.6 7-.4z"
DISPLAY: Final = "Georgia, 'Noto Serif', 'DejaVu Serif', 'Liberation Serif', 'Times New Roman', serif"
"""For titles."""


class Art(msgspec.Struct, frozen=True):
    """Shapes that the page has, too."""

    horizon: str
    mesa: str
    disc: str


ART: Final = msgspec.toml.decode(
    (resources.files("meseta.pictures") / "data" / "art.toml").read_bytes(), type=Art
)


def sheet_of_paper(
    x: float, y: float, width: float, height: float, stroke: str = LINE, line: float = 2
) -> str:
    """Paper with corners of which no two were cut alike."""
    right, bottom = x + width, y + height
    steps = (
        f"M{x + 12:g} {y:g}L{right - 16:g} {y:g}Q{right:g} {y:g} {right:g} {y + 11:g}"
        f"L{right:g} {bottom - 16:g}Q{right:g} {bottom:g} {right - 11:g} {bottom:g}"
        f"L{x + 14:g} {bottom:g}Q{x:g} {bottom:g} {x:g} {bottom - 12:g}"
        f"L{x:g} {y + 15:g}Q{x:g} {y:g} {x + 12:g} {y:g}Z"
    )
    return path(steps, stroke, line, PAPER)


def seal(seat: Seat, x: float, y: float, size: float) -> str:
    """A player's token from that corner: a colour and a pattern."""
    kind = seat % len(SEATS)
    cut = (
        f'<path d="{PATTERNS[kind]}" fill="none" stroke="{PAPER}" stroke-width="2.6" stroke-linecap="round"/>'
    )
    inner = circle(12, 12, 3.6, PAPER, 0, PAPER) if kind == 0 else cut if PATTERNS[kind] else ""
    return at(
        x, y, [f'<g transform="scale({size / 24:.4g})">', path(ART.disc, INK, 0, SEATS[kind]), inner, "</g>"]
    )


def star(x: float, y: float, size: float) -> str:
    """The sign of whoever has won, around that point."""
    return f'<path transform="translate({x:g} {y:g}) scale({size / 20:.4g})" d="{STAR}" fill="{OCHRE}"/>'


def mark(x: float, y: float, size: float) -> str:
    """The mark of the house: a small table that is also a mesa, below the sun."""
    parts = [circle(22.5, 9, 5, OCHRE, 0, OCHRE), path(ART.mesa, INK, 0, TERRACOTTA)]
    return at(x, y, [f'<g transform="scale({size / 32:.4g})">', *parts, "</g>"])


def horizon(width: float, bottom: float) -> str:
    """Mesas and a rising sun along the lower edge."""
    scale = width / 480
    place = f"translate(0 {bottom - 56 * scale:g}) scale({scale:g})"
    return f'<path transform="{place}" d="{ART.horizon}" fill="{LINE}" fill-rule="evenodd"/>'


def words(
    x: float,
    y: float,
    text: str,
    size: float,
    width: float,
    *,
    fill: str = INK,
    bold: bool = False,
    display: bool = False,
    anchor: str = "start",
) -> str:
    """Words on one line that is no wider than that, on their baseline; nothing beyond it is shown."""
    text, size = fitted(text, size, width, bold=bold or display)
    left = {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    weight = ' font-weight="700"' if bold or display else ""
    family = f' font-family="{DISPLAY}"' if display else ""
    place = f'x="{left:g}" y="{size * 1.1:g}" font-size="{size:g}" text-anchor="{anchor}"'
    shown = f'<text {place} fill="{fill}"{weight}{family}>{written(text)}</text>'
    return _within(x - left, y, width, size, shown)


def _within(x: float, y: float, width: float, size: float, text: str) -> str:
    """A box around a line of text with that baseline; what stands beyond its sides is not shown."""
    box = f'x="{x:g}" y="{y - size * 1.1:g}" width="{width:g}" height="{size * 1.5:g}"'
    return f'<svg {box} overflow="hidden">{text}</svg>'


def lines(
    x: float,
    y: float,
    text: str,
    size: float,
    width: float,
    most: int,
    *,
    fill: str = INK,
    display: bool = False,
) -> tuple[list[str], float]:
    """Words on at most so many lines, and the baseline below the last one."""
    found = wrapped(text, size, width, most, bold=display)
    leading = size * 1.22
    drawn = [
        words(x, y + number * leading, line, size, width, fill=fill, display=display)
        for number, line in enumerate(found)
    ]
    return drawn, y + len(found) * leading


def written(text: str) -> str:
    """The words as SVG has them; a narrow space becomes one that all fonts have."""
    return escape(text.replace("\N{NARROW NO-BREAK SPACE}", NO_BREAK), quote=False)


def figures(x: float, y: float, parts: Iterable[tuple[str, str]], size: float, width: float) -> str:
    """One line of labels, each with its figure in bold: `Ruins 33   Canyon 37`."""
    spans = (
        f'<tspan fill="{QUIET}">{written(label)} </tspan>'
        f'<tspan fill="{INK}" font-weight="700">{written(figure)}</tspan>'
        for label, figure in parts
    )
    apart = f"<tspan>{4 * NO_BREAK}</tspan>".join(spans)
    return _within(x, y, width, size, f'<text x="0" y="{size * 1.1:g}" font-size="{size:g}">{apart}</text>')


def embedded(drawing: str, x: float, y: float, width: float, height: float) -> str:
    """An SVG of its own inside the picture, as large as that."""
    opening, _, rest = drawing[drawing.index("<svg") :].partition(">")
    kept = [part for part in _attributes(opening) if not part.startswith(("width=", "height=", "xmlns="))]
    place = f'x="{x:.6g}" y="{y:.6g}" width="{width:.6g}" height="{height:.6g}"'
    return f"<svg {place} {' '.join(kept)}>{rest}"


def size_of(drawing: str) -> tuple[float, float]:
    """The width and height that an SVG gives, in whatever unit."""
    opening = drawing[drawing.index("<svg") :].partition(">")[0]
    found = dict(part.split("=", 1) for part in _attributes(opening))
    width, height = (float(found[side].strip("\"'").removesuffix("mm")) for side in ("width", "height"))
    return width, height


def _attributes(opening: str) -> Iterator[str]:
    """`name="value"`, one after another."""
    rest = opening.removeprefix("<svg").strip()
    while rest:
        name, _, after = rest.partition("=")
        quote = after[0]
        value, _, rest = after[1:].partition(quote)
        yield f"{name.strip()}={quote}{value}{quote}"
        rest = rest.strip()
