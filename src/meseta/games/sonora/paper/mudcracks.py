"""The lower right of the sheet: the net of nodes, and the bonus columns (SO-36 to SO-38, SO-53)."""

from collections.abc import Iterator, Mapping, Sequence
from math import atan2, cos, sin
from typing import Final

from meseta.games.sonora.codec import MudcracksData
from meseta.games.sonora.mudcracks import MudcracksPrint, Triangle
from meseta.games.sonora.paper.elements import COLOURS, crossed, mark
from meseta.paper.svg import INK, QUIET, box, circle, path, text

COLOUR: Final = COLOURS[3]
NODE: Final = 2.9
SIZES: Final = {2: 3.4, 4: 4.4, 6: 5.4}
"""How large a cactus is drawn, by its points."""


def draw_mudcracks(
    mudcracks: MudcracksPrint, labels: Mapping[str, str], left: float, top: float
) -> Iterator[str]:
    """The section, 132 mm wide and 81 mm high."""
    yield mark("rabbit", left + 3, top + 2.6, 6, COLOUR)
    yield text(left + 7, top + 4.5, labels["mudcracks"], 5, fill=COLOUR, bold=True)
    places = _places(mudcracks, left, top)
    for triangle in mudcracks.triangles:
        yield from _triangle(triangle, [places[node] for node in triangle.nodes])
    for node, (x, y) in enumerate(places):
        yield circle(x, y, NODE, COLOUR, 0.5)
        if node == 0:
            yield crossed(x, y, 1.8)
        else:
            yield text(x, y + 1.3, str(mudcracks.costs[node]), 3.8, bold=True, anchor="middle")
        if mudcracks.outside >> node & 1:
            yield from _small_circles(x, y, places[0])
    yield from _columns(mudcracks, left, top + 75.4)


def mark_mudcracks(mudcracks: MudcracksPrint, data: MudcracksData, left: float, top: float) -> Iterator[str]:
    """The nodes that were bought, what they surround, the AI's circles, and the boxes that were ticked."""
    places, bought = _places(mudcracks, left, top), set(data.marked)
    for triangle in mudcracks.triangles:
        if bought.issuperset(triangle.nodes):
            corners = "L".join("{:.5g} {:.5g}".format(*places[node]) for node in triangle.nodes)
            yield f'<path d="M{corners}Z" fill="{COLOUR}" fill-opacity="0.4"/>'
    for node in data.marked:
        yield crossed(*places[node], 1.9, COLOUR)
        yield circle(*places[node], NODE, COLOUR, 1.1, "none")
    for node, raised in enumerate(data.raised):
        for place in list(_around(*places[node], places[0]))[:raised]:
            yield circle(*place, 1.1, QUIET, 0.25, QUIET)
    x = left
    side = _side(mudcracks)
    for column, ticked in zip(mudcracks.columns, data.boxes, strict=True):
        for index in range(ticked):
            yield crossed(x + (index + 0.5) * side, top + 77.9, 1.5, COLOUR)
        x += column.boxes * side + 8.5


def _places(mudcracks: MudcracksPrint, left: float, top: float) -> list[tuple[float, float]]:
    """Where the nodes are: the net as large as the room above the columns allows."""
    xs, ys = zip(*mudcracks.places, strict=True)
    scale = min(112 / max(max(xs) - min(xs), 1), 58 / max(max(ys) - min(ys), 1))
    middle_x, middle_y = (
        left + 66 - scale * (max(xs) + min(xs)) / 2,
        top + 40.4 - scale * (max(ys) + min(ys)) / 2,
    )
    return [(middle_x + scale * x, middle_y + scale * y) for x, y in mudcracks.places]


def _triangle(triangle: Triangle, corners: Sequence[tuple[float, float]]) -> Iterator[str]:
    """What three nodes surround: a bonus, or a cactus with its points."""
    yield path("M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in corners) + "Z", COLOUR, 0.4)
    x, y = sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3
    if triangle.bonus is not None:
        yield mark(triangle.bonus.name.lower(), x, y, 4.6)
    else:
        yield mark("saguaro", x - 1.2, y, SIZES.get(triangle.points, 4.4), COLOUR)
        yield text(x + 0.9, y + 1.2, str(triangle.points), 3.3, fill=QUIET)


def _small_circles(x: float, y: float, middle: tuple[float, float]) -> Iterator[str]:
    """The three circles that the AI fills (SO-53)."""
    for place in _around(x, y, middle):
        yield circle(*place, 1.1, QUIET, 0.25)


def _around(x: float, y: float, middle: tuple[float, float]) -> Iterator[tuple[float, float]]:
    """Three places beside a node, outside the net."""
    outwards = atan2(y - middle[1], x - middle[0])
    for turn in (-0.62, 0, 0.62):
        yield x + 4.3 * cos(outwards + turn), y + 4.3 * sin(outwards + turn)


def _side(mudcracks: MudcracksPrint) -> float:
    """How wide a box is."""
    boxes = sum(column.boxes for column in mudcracks.columns)
    return min(4.4, (132 - len(mudcracks.columns) * 8.5) / boxes)


def _columns(mudcracks: MudcracksPrint, left: float, top: float) -> Iterator[str]:
    """Boxes to tick, one per point, and the bonus of a full row of them (SO-38)."""
    side = _side(mudcracks)
    x = left
    for column in mudcracks.columns:
        for _ in range(column.boxes):
            yield box(x, top, side, 5, COLOUR)
            x += side
        yield box(x, top - 0.2, 5.6, 5.4, INK, fill="#FFFFFF", line=0.5)
        yield mark(column.bonus.name.lower(), x + 2.8, top + 2.5, 4.2)
        x += 8.5
