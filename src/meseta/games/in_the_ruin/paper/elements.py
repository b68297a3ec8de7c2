"""What sheet and cards share: silhouettes, the accent colour, and shapes of squares."""

from collections.abc import Iterator
from importlib import resources
from typing import Final

import msgspec

from meseta.games.in_the_ruin.content import Shape
from meseta.paper.svg import INK, WHITE, box, silhouette

ACCENT: Final = "#B4472A"


class Art(msgspec.Struct, frozen=True):
    """Pawn, gate, stairs and gem, each in a square of 64."""

    mark: dict[str, str]


ART: Final = msgspec.toml.decode(
    (resources.files("meseta.games.in_the_ruin") / "data" / "art.toml").read_bytes(), type=Art
)


def mark(name: str, x: float, y: float, size: float, fill: str = INK) -> str:
    """The silhouette of that name, so large, around that point."""
    return silhouette(ART.mark[name], x, y, size, fill, holes=True)


def extent(shape: Shape) -> tuple[int, int]:
    """How many rows and columns the shape needs."""
    return max(row for row, _ in shape.cells) + 1, max(column for _, column in shape.cells) + 1


def squares(
    shape: Shape, x: float, y: float, side: float, fill: str = INK, stroke: str = WHITE, line: float = 0.26
) -> Iterator[str]:
    """The shape from its upper left corner, in squares of that side."""
    for row, column in shape.cells:
        yield box(x + column * side, y + row * side, side, side, stroke, fill, line)
