"""The nine stones, each with both of its faces, to cut out, fold and glue (ST-01)."""

from collections.abc import Callable, Iterator
from typing import Final

from meseta.core.game import AnyGame
from meseta.games.shifting_stones.grid import STONES, Face, under
from meseta.games.shifting_stones.paper.blocks import colour, ground, mark
from meseta.paper.cards import Cut, cut_out
from meseta.paper.svg import QUIET, WHITE, at, box, line, paragraph

STONE: Final = 45
"""The side of a stone, in mm."""
STRIPS: Final = Cut(STONE, 2 * STONE, columns=5, rows=2, folded=True)
"""A stone is a strip that is folded across its middle, so that its faces lie back to back."""
RIM: Final = 2
"""White around a face, for whoever cuts a little beside the line."""
SIDE: Final = STONE - 2 * RIM
CORNER: Final = 13.5
"""The corner that shows the face beneath."""


def print_stones(_game: AnyGame, say: Callable[[str], str]) -> str:
    """All stones on one page, and how to make them where a tenth would be."""
    strips = ["\n".join(_strip(stone)) for stone in STONES]
    how = "\n".join(_how(say("paper-stones-how")))
    return cut_out([*strips, how], STRIPS, f"{say('name')}: {say('paper-stones')}")


def _strip(stone: Face) -> Iterator[str]:
    """Two faces, foot to foot: folded and turned over like a page, a stone shows the other one upright."""
    yield from stone_face(stone)
    yield at(STONE, 2 * STONE, stone_face(under(stone)), turned=True)
    yield line(0, STONE, STONE, STONE, QUIET, 0.2, "1.2 1")


def stone_face(face: Face) -> Iterator[str]:
    """The face, and small in its corner the one beneath, which all may know (ST-26)."""
    yield ground(face, RIM, RIM, SIDE)
    yield mark(face, RIM + SIDE * 0.435, RIM + SIDE * 0.43, SIDE * 0.74, WHITE)
    corner = RIM + SIDE - CORNER
    yield box(corner, corner, CORNER - 1.2, CORNER - 1.2, colour(face), WHITE, 1)
    yield mark(under(face), corner + CORNER / 2 - 0.6, corner + CORNER / 2 - 0.6, CORNER * 0.72)


def _how(words: str) -> Iterator[str]:
    lines, _ = paragraph(4, 9, words, 3.4, STONE - 8)
    yield from lines
