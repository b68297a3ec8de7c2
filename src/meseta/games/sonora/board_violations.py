"""What can be wrong with an edition's board: its sizes and its circles (SO-06, SO-07, SO-20)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from meseta.core.editions import Violation
from meseta.discs.arena import size_laws
from meseta.discs.problems import SizeLaw
from meseta.games.sonora import problems
from meseta.games.sonora.board import corner_of
from meseta.games.sonora.printed import Board, Circle
from meseta.games.sonora.words import ANIMALS, SECTIONS

_AT: Final[dict[SizeLaw, str]] = {
    "corner_holds_a_disc": "corner_leg",
    "corners_apart": "corner_leg",
    "hole_takes_a_disc": "hole_radius",
    "hole_off_the_corners": "hole_radius",
}
"""The key that is most probably wrong where a law is broken."""


def board_violations(board: Board) -> Iterator[Violation]:
    """Everything wrong with the board."""
    laws = size_laws(board.half_width, board.corner_leg, board.hole_radius, board.disc_radius)
    broken = [law for law, holds in laws if not holds]
    for law in broken:
        yield Violation(("board", _AT[law]), problems.EditionArena(law=law))
    for index, circle in enumerate(board.circle):
        yield from _circle_violations(board, circle, index)
        if "hole_off_the_corners" not in broken:
            yield from _hole_violations(board, circle, index)
    yield from _count_violations(board)
    yield from _close_circles(board)


def _circle_violations(board: Board, circle: Circle, index: int) -> Iterator[Violation]:
    """A circle lies on the floor, inside one zone, and not at home."""
    path, number, radius = ("board", "circle", index), index + 1, circle.radius
    away_x, away_y = abs(circle.x), abs(circle.y)
    edge = 2 * board.half_width - board.corner_leg
    over = away_x + away_y - edge
    if max(away_x, away_y) + radius > board.half_width or over > 0 or 2 * radius**2 > over**2:
        yield Violation(path, problems.EditionCircleOff(number=number))
    if radius > min(away_x, away_y):
        yield Violation(path, problems.EditionCircleAcross(number=number))
    zone = _zone(board, circle)
    if SECTIONS.index(zone) == ANIMALS.index(circle.animal):
        problem = problems.EditionCircleHome(number=number, animal=circle.animal, zone=zone)
        yield Violation((*path, "animal"), problem)


def _hole_violations(board: Board, circle: Circle, index: int) -> Iterator[Violation]:
    """A circle lies off the hole."""
    if circle.x**2 + circle.y**2 < (circle.radius + board.hole_radius) ** 2:
        yield Violation(("board", "circle", index), problems.EditionCircleHole(number=index + 1))


def _zone(board: Board, circle: Circle) -> str:
    return board.zones[corner_of(circle.x > 0, circle.y > 0)]


def _count_violations(board: Board) -> Iterator[Violation]:
    """Each zone is there once and has two circles, each animal has two, and the Mudcracks have a lizard."""
    path = ("board", "circle")
    for index, zone in enumerate(board.zones):
        if zone in board.zones[:index]:
            missing = ", ".join(section for section in SECTIONS if section not in board.zones)
            yield Violation(("board", "zones", index), problems.EditionZone(zone=zone, missing=missing))
    animals = Counter(circle.animal for circle in board.circle)
    for animal in ANIMALS:
        if animals[animal] != 2:
            yield Violation(path, problems.EditionAnimal(animal=animal, found=animals[animal]))
    if len(set(board.zones)) < len(SECTIONS):
        return
    zones = Counter(_zone(board, circle) for circle in board.circle)
    for section in SECTIONS:
        if zones[section] != 2:
            yield Violation(path, problems.EditionZoneCircles(zone=section, found=zones[section]))
    if ("lizard", "mudcracks") not in {(one.animal, _zone(board, one)) for one in board.circle}:
        yield Violation(path, problems.EditionLizard())


def _close_circles(board: Board) -> Iterator[Violation]:
    """Circles of different animals lie so far apart that no disc touches two of them (SO-20)."""
    for (first, one), (second, other) in combinations(enumerate(board.circle), 2):
        reach = one.radius + other.radius + 2 * board.disc_radius
        away = (one.x - other.x) ** 2 + (one.y - other.y) ** 2
        if one.animal != other.animal and away <= reach**2:
            problem = problems.EditionCirclesClose(first=first + 1, second=second + 1)
            yield Violation(("board", "circle", second), problem)
