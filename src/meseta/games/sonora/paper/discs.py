"""The discs at their true size, to glue onto wood or coins: five numbers in four colours (SO-01)."""

from collections.abc import Callable, Iterator
from math import cos, pi, sin
from typing import Final

from meseta.core.game import AnyGame
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.paper.elements import COLOURS
from meseta.games.sonora.words import NUMBERS
from meseta.paper.svg import INK, QUIET, WHITE, circle, document, line, paragraph, text

PLAYERS: Final = tuple(COLOURS[section] for section in (0, 2, 3, 1))
"""The players' colours; the pattern at the rim tells them apart without."""
GAP: Final = 6
"""Between discs, to cut around each."""
LEAN: Final = 0.13
"""By how much each stroke of a cross leans to a side, in radians around the disc."""
HEAD: Final = 14
"""For the words above."""


def print_discs(game: AnyGame, say: Callable[[str], str]) -> str:
    """Twenty discs as large as the edition's board needs them, a row for each colour."""
    assert isinstance(game, Sonora)
    radius = game.printed.board.arena.disc_radius / 1000
    pitch = 2 * radius + GAP
    width, height = len(NUMBERS) * pitch, HEAD + len(PLAYERS) * pitch
    words, _ = paragraph(0, 4, f"{2 * radius:g} mm. {say('sheet-discs-how')}", 3.2, width)
    parts = [*words]
    for colour in range(len(PLAYERS)):
        for column, number in enumerate(NUMBERS):
            x, y = (column + 0.5) * pitch, HEAD + (colour + 0.5) * pitch
            parts += draw_disc(colour, number, x, y, radius)
    return document(width, height, f"{say('sheet-title')}: {say('sheet-discs')}", parts)


def draw_disc(colour: int, number: int, x: float, y: float, radius: float) -> Iterator[str]:
    """A dark rim with its pattern, and the number on white."""
    yield circle(x, y, radius - 0.1, INK, 0.2, PLAYERS[colour])
    yield from _pattern(colour, x, y, radius)
    yield circle(x, y, radius * 0.61, INK, 0.3, WHITE)
    yield text(x, y + radius * 0.34, str(number), radius * 0.96, bold=True, anchor="middle")


def _pattern(colour: int, x: float, y: float, radius: float) -> Iterator[str]:
    """Dots, stripes, crosses or nothing around the rim."""
    far, near = radius * 0.92, radius * 0.68
    middle = (far + near) / 2
    for angle in _around((10, 18, 9, 0)[colour]):
        if colour == 0:
            yield circle(x + middle * cos(angle), y + middle * sin(angle), radius * 0.1, QUIET, 0, WHITE)
        elif colour == 1:
            yield _stroke(x, y, (far, angle), (near, angle))
        else:
            yield _stroke(x, y, (far, angle - LEAN), (near, angle + LEAN))
            yield _stroke(x, y, (far, angle + LEAN), (near, angle - LEAN))


def _around(count: int) -> Iterator[float]:
    return (2 * pi * step / count for step in range(count))


def _stroke(x: float, y: float, start: tuple[float, float], end: tuple[float, float]) -> str:
    """A white line between two places around that point, each given by its distance and angle."""
    (far, angle), (near, to) = start, end
    ends = x + far * cos(angle), y + far * sin(angle), x + near * cos(to), y + near * sin(to)
    return line(*ends, WHITE, far * 0.08)
