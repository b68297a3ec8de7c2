"""The colours, silhouettes and textures that board, sheet and discs share."""

import re
from collections.abc import Iterator
from importlib import resources
from typing import Final

import msgspec

from meseta.paper.svg import INK, path, silhouette

COLOURS: Final = ("#B4472A", "#9A6710", "#34437A", "#4F7A5B")
"""Ruins, Canyon, Creek Bed, Mudcracks; the ochre is darker than on screen, to be read on white."""
TINTS: Final = ("#F7E9E4", "#FAF0DC", "#E4E7F2", "#E6F0E9")
"""The same as the ground of a zone: pale, so that pencil and hatching stand out."""
NUMBER: Final = re.compile(r"-?(?:\d+\.\d+|\d+|\.\d+)")


class Hatch(msgspec.Struct, frozen=True):
    """One tile of a texture: strokes in a box of this size that join at its edges."""

    width: int
    height: int
    path: str


class Marks(msgspec.Struct, frozen=True):
    """The silhouettes of animals, cacti and bonuses, each in a square of 64, and the sections' textures."""

    mark: dict[str, str]
    hatch: dict[str, Hatch]


MARKS: Final = msgspec.toml.decode(
    (resources.files("meseta.games.sonora") / "data" / "marks.toml").read_bytes(), type=Marks
)


def mark(name: str, x: float, y: float, size: float, fill: str = INK) -> str:
    """The silhouette of that name, so large, around that point."""
    return silhouette(MARKS.mark[name], x, y, size, fill)


def crossed(x: float, y: float, reach: float, stroke: str = INK) -> str:
    """An X, drawn beforehand."""
    a, b, c, d = x - reach, y - reach, x + reach, y + reach
    return path(f"M{a:.5g} {b:.5g}L{c:.5g} {d:.5g}M{c:.5g} {b:.5g}L{a:.5g} {d:.5g}", stroke, 0.8)


def hatching(name: str, left: float, top: float, width: float, height: float) -> Iterator[str]:
    """The texture of a section over that area, its tiles stretched a little so that they fill it."""
    hatch = MARKS.hatch[name]
    across, down = round(width / hatch.width), round(height / hatch.height)
    stretch = f"{width / (across * hatch.width):.6g} {height / (down * hatch.height):.6g}"
    strokes = ["M" + steps for steps in hatch.path.split("M") if steps]
    inner = [steps for steps in strokes if not steps.startswith("M-")]
    for row in range(down):
        steps = "".join(
            _shifted(stroke, column * hatch.width, row * hatch.height)
            for column in range(across)
            for stroke in (strokes if column else inner)
        )
        yield f'<path transform="translate({left:g} {top:g}) scale({stretch})" d="{steps}"/>'


def _shifted(steps: str, dx: float, dy: float) -> str:
    """The absolute steps, moved."""
    shifts = [dy, dx]

    def shift(number: re.Match[str]) -> str:
        shifts.reverse()
        return f" {float(number[0]) + shifts[0]:g}"

    return NUMBER.sub(shift, steps)
