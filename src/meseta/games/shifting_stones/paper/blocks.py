"""Faces as printing blocks: a dark square with the silhouette left open, and a hatched one for any face."""

from collections.abc import Iterator
from importlib import resources
from typing import Final

import msgspec

from meseta.games.shifting_stones.grid import FACES, Face
from meseta.paper.svg import QUIET, WHITE, silhouette


class Art(msgspec.Struct, frozen=True):
    """Silhouettes in a square of 64, by name, and the faces' colours."""

    face: dict[str, str]
    colour: dict[str, str]
    sign: dict[str, str]
    block: dict[str, str]


ART: Final = msgspec.toml.decode(
    (resources.files("meseta.games.shifting_stones") / "data" / "art.toml").read_bytes(), type=Art
)


def block(face: Face | None, x: float, y: float, size: float) -> Iterator[str]:
    """A cell of a pattern, so large, from that corner; None is a cell that any face matches."""
    if face is None:
        yield from _any(x, y, size)
        return
    yield ground(face, x, y, size)
    yield mark(face, x + size / 2, y + size / 2, size * 0.8, WHITE)


def ground(face: Face, x: float, y: float, size: float) -> str:
    """The block alone, in the face's colour, from that corner."""
    return silhouette(ART.block["block"], x + size / 2, y + size / 2, size, colour(face))


def mark(face: Face, x: float, y: float, size: float, fill: str | None = None) -> str:
    """A face's silhouette around that point, by default in its colour."""
    return silhouette(ART.face[FACES[face]], x, y, size, fill or colour(face), holes=True)


def colour(face: Face) -> str:
    """The colour of a face, which only helps: its silhouette is enough."""
    return ART.colour[FACES[face]]


def sign(name: str, x: float, y: float, size: float) -> str:
    """The sign of an action around that point."""
    return silhouette(ART.sign[name], x, y, size, holes=True)


def _any(x: float, y: float, size: float) -> Iterator[str]:
    """An open square with hatching."""
    place = f'transform="translate({x:.5g} {y:.5g}) scale({size / 64:.5g})" fill="none" stroke="{QUIET}"'
    yield f'<path {place} d="{ART.block["any"]}" stroke-width="1.6"/>'
    yield f'<path {place} d="{ART.block["hatch"]}" stroke-width="1.2"/>'
