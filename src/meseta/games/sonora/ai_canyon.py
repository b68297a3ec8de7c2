"""The AI's shapes in the Canyon of a solo game (SO-50)."""

from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from meseta.core.faults import Fault
from meseta.games.sonora.canyon import Canyon, CanyonPrint, covering, drawn, form_fault, listed, union
from meseta.games.sonora.sheet_faults import AiShapeApart, AiShapeTooLow
from meseta.grids.bits import Bits, bits

AS_PLAYER, LARGEST, NEVER_LOWER = "as_player", "largest", "never_lower"
AI_SHAPES: Final = (AS_PLAYER, LARGEST, NEVER_LOWER)
"""What an AI disc may draw: its number or any lower one, the largest that fits, or its number alone."""


class AiDrawing(NamedTuple):
    """What was agreed about the AI's shapes."""

    squares: int
    """On how many of its squares it may start, 2 or 3."""
    shapes: str
    """Which shapes a disc draws: one of `AI_SHAPES`."""


def starts(printed: CanyonPrint, squares: int) -> Bits:
    """The AI squares in use: with two, one falls away."""
    every = bits(printed.ai_squares)
    return every if squares == len(printed.ai_squares) else every & ~(1 << printed.falls_away)


def touchable(printed: CanyonPrint, canyon: Canyon) -> Bits:
    """The shapes that the AI's next one may touch: its own, and those it can leapfrog."""
    own = union(canyon.filled)
    beside = printed.halo(own)
    leaps = (shape for shape in (printed.start, *canyon.shapes) if shape & beside)
    return own | union(tuple(leaps))


@lru_cache(1 << 12)
def _open(printed: CanyonPrint, canyon: Canyon, squares: int) -> Bits:
    """Every placement that the AI could draw with the highest disc, lower ones included."""
    taken = drawn(printed, canyon) | union(canyon.filled)
    wanted = starts(printed, squares) | printed.halo(touchable(printed, canyon))
    return covering(printed, wanted, taken)


def _allowed(printed: CanyonPrint, canyon: Canyon, number: int, drawing: AiDrawing) -> Bits:
    found = _open(printed, canyon, drawing.squares)
    if drawing.shapes == AS_PLAYER:
        return found & printed.up_to[number]
    if drawing.shapes == NEVER_LOWER:
        return found & printed.exactly[number]
    return next((fits for lower in range(number, 0, -1) if (fits := found & printed.exactly[lower])), 0)


def fitting(printed: CanyonPrint, canyon: Canyon, number: int, drawing: AiDrawing) -> list[Bits]:
    """The AI's placements for a disc of that number, lower shapes first."""
    return [placement.mask for placement in listed(printed, _allowed(printed, canyon, number, drawing))]


def full(printed: CanyonPrint, canyon: Canyon, squares: int) -> bool:
    """Whether not even a shape of number 1 fits (SO-54)."""
    return not _open(printed, canyon, squares) & printed.up_to[1]


def shape_fault(
    printed: CanyonPrint, canyon: Canyon, number: int, drawing: AiDrawing, mask: Bits
) -> Fault | None:
    """The AI starts on its squares, continues from its shapes, and draws what was agreed."""
    taken = drawn(printed, canyon) | union(canyon.filled)
    if wrong := form_fault(printed, taken, number, mask):
        return wrong
    if not (mask & starts(printed, drawing.squares) or printed.halo(mask) & touchable(printed, canyon)):
        return AiShapeApart()
    if drawing.shapes == AS_PLAYER:
        return None
    found = printed.number_of[mask]
    due = number
    if drawing.shapes == LARGEST:
        due = printed.number_of[fitting(printed, canyon, number, drawing)[0]]
    return None if found == due else AiShapeTooLow(number=due)


def fill(canyon: Canyon, mask: Bits) -> Canyon:
    """The squares are filled for good."""
    return replace(canyon, filled=(*canyon.filled, mask))
