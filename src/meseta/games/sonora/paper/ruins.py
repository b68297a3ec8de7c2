"""The upper left of the sheet: eight buildings, and the AI's apart above them (SO-26, SO-27, SO-49)."""

from collections.abc import Iterator, Mapping
from math import cos, pi, sin
from typing import Final

from meseta.games.sonora.codec import RuinsData
from meseta.games.sonora.paper.elements import COLOURS, TINTS, mark
from meseta.games.sonora.ruins import Building, Reward, RuinsPrint
from meseta.paper.svg import INK, QUIET, WHITE, box, circle, text, width_of

HEX: Final = 2.9
"""The radius of a hex, which points upwards: room for a cross."""
PITCH: Final = 5.2
STOREY: Final = 4.6
HEAD: Final = 8.5
"""The height of the rewards above a building."""
STREET: Final = 6
"""Between the two rows of buildings."""
WIDTH: Final = 130
COLOUR: Final = COLOURS[0]


def draw_ruins(ruins: RuinsPrint, labels: Mapping[str, str], left: float, top: float) -> Iterator[str]:
    """The section, 130 mm wide and 82 mm high."""
    yield mark("lizard", left + 3, top + 2.6, 6, COLOUR)
    yield text(left + 7, top + 4.5, labels["ruins"], 5, fill=COLOUR, bold=True)
    yield from _legend(labels, left + 44, top + 0.4)
    yield from _ai_building(ruins, labels, left, top + 8)
    for building, x, ground in _standing(ruins, left, top):
        yield from _building(building, x, ground)


def mark_ruins(ruins: RuinsPrint, data: RuinsData, left: float, top: float) -> Iterator[str]:
    """What was crossed off, and a circle around what that has earned."""
    marks = zip(_standing(ruins, left, top), data.crossed, data.rewards, strict=True)
    for (building, x, ground), crossed, reward in marks:
        for place in list(_hexes(building.hexes, x, ground))[:crossed]:
            yield hexagon(*place, HEX - 0.5, COLOUR)
        roof = _roof(building.hexes, ground)
        if reward is Reward.TOP:
            yield circle(x + 6.7, roof + 3, 3.6, COLOUR, 0.9, "none")
        elif reward is Reward.BOTTOM:
            yield circle(x + 16.5, roof + 3.5, 3.4, COLOUR, 0.9, "none")
    for index, (x, y) in enumerate(list(_ai_hexes(ruins, left, top))[: data.circled + data.cleared]):
        yield hexagon(x, y, 2.3, QUIET if index < data.cleared else TINTS[0])


def _standing(ruins: RuinsPrint, left: float, top: float) -> Iterator[tuple[Building, float, float]]:
    """Every building, and where its left wall meets the ground."""
    ground = top + 20
    for row in (ruins.buildings[:5], ruins.buildings[5:]):
        ground += HEAD + max((_storeys(building.hexes) for building in row), default=0) * STOREY
        gap = (WIDTH - sum(_width(building.hexes) for building in row)) / (len(row) - 1 or 1)
        x = left
        for building in row:
            yield building, x, ground
            x += _width(building.hexes) + gap
        ground += STREET


def _legend(labels: Mapping[str, str], left: float, top: float) -> Iterator[str]:
    """Which of a building's two rewards is whose (SO-27)."""
    yield box(left, top, 9.4, 4.4, COLOUR, WHITE, 0.6)
    yield text(left + 11, top + 3.1, labels["first"], 2.7, fill=QUIET)
    x = left + 14 + width_of(labels["first"], 2.7)
    yield box(x, top, 4.4, 4.4, QUIET)
    yield text(x + 6, top + 3.1, labels["later"], 2.7, fill=QUIET)


def _ai_building(ruins: RuinsPrint, labels: Mapping[str, str], left: float, top: float) -> Iterator[str]:
    """Hexes that are circled for the AI in a solo game, on a grey ground."""
    rows = -(-ruins.ai_hexes // 24)
    yield box(left, top, WIDTH, rows * STOREY + 3, QUIET, "#EFEBE6")
    yield text(left + 1.5, top + 4.4, labels["ai"], 3.4, bold=True)
    for x, y in _ai_hexes(ruins, left, top - 8):
        yield hexagon(x, y, 2.7)


def _ai_hexes(ruins: RuinsPrint, left: float, top: float) -> Iterator[tuple[float, float]]:
    """Where the hexes of the AI's building are, in a section that begins at that corner."""
    for index in range(ruins.ai_hexes):
        row, place = divmod(index, 24)
        yield left + 10 + (place + row % 2 / 2) * 5.0, top + 11.6 + row * STOREY


def _across(hexes: int) -> int:
    """How many hexes a storey holds: larger buildings are wider."""
    return 3 if hexes <= 5 else 4 if hexes <= 11 else 5 if hexes <= 15 else 6


def _storeys(hexes: int) -> int:
    return -(-hexes // _across(hexes))


def _width(hexes: int) -> float:
    return (_across(hexes) + 0.5) * PITCH + 1


def _building(building: Building, x: float, ground: float) -> Iterator[str]:
    """Storeys of hexes from the ground up, and above them the reward of the first and that of the others."""
    height = _storeys(building.hexes) * STOREY + 2
    yield box(x, ground - height, _width(building.hexes), height, COLOUR, TINTS[0])
    for place in _hexes(building.hexes, x, ground):
        yield hexagon(*place, HEX - 0.1)
    roof = _roof(building.hexes, ground)
    yield text(x + 0.2, roof + 4.9, building.name, 4.2, fill=COLOUR, bold=True)
    yield box(x + 4, roof, 9.4, 6, COLOUR, WHITE, 0.6)
    yield text(x + 6.7, roof + 4.3, str(building.top), 3.6, bold=True, anchor="middle")
    yield mark(building.bonus.name.lower(), x + 11.1, roof + 3, 3.8)
    yield box(x + 14, roof + 1, 5, 5, QUIET)
    yield text(x + 16.5, roof + 4.6, str(building.bottom), 3.2, fill=QUIET, anchor="middle")


def _hexes(hexes: int, x: float, ground: float) -> Iterator[tuple[float, float]]:
    """Where they are, from the ground up."""
    for index in range(hexes):
        row, place = divmod(index, _across(hexes))
        yield x + 0.5 + (place + 0.5 + row % 2 / 2) * PITCH, ground - HEX - 0.6 - row * STOREY


def _roof(hexes: int, ground: float) -> float:
    """Where the rewards begin above a building."""
    return ground - (_storeys(hexes) * STOREY + 2) - 6.6


def hexagon(x: float, y: float, radius: float, fill: str = WHITE) -> str:
    """A hex that points upwards."""
    corners = (pi * (index / 3 + 1 / 6) for index in range(6))
    points = " ".join(f"{x + radius * cos(angle):.5g},{y + radius * sin(angle):.5g}" for angle in corners)
    return f'<polygon points="{points}" fill="{fill}" stroke="{INK}" stroke-width="0.25"/>'
