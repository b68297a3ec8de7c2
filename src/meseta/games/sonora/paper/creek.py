"""The lower left of the sheet: a creek that runs down from its X and forks (SO-32 to SO-34, SO-52)."""

from collections.abc import Iterator, Mapping
from typing import Final

from meseta.games.sonora.codec import CreekData
from meseta.games.sonora.creek import ENTRANCE, CreekPrint, Space
from meseta.games.sonora.paper.elements import COLOURS, crossed, mark
from meseta.paper.svg import INK, QUIET, box, circle, path, text

COLOUR: Final = COLOURS[2]
RADIUS: Final = 2.75
MEANDER: Final = 2.7
"""How far a space lies to the side of its branch, in turn left and right."""


def draw_creek(creek: CreekPrint, labels: Mapping[str, str], left: float, top: float) -> Iterator[str]:
    """The section, 130 mm wide and 81 mm high: the X at its top, the AI's squares at the branches' ends."""
    yield mark("owl", left + 3, top + 2.6, 6, COLOUR)
    yield text(left + 7, top + 4.5, labels["creek"], 5, fill=COLOUR, bold=True)
    places = _places(creek, left, top)
    for space in list(places)[1:]:
        (x, y), (a, b) = places[space], places[creek.parents[space]]
        yield path(f"M{a:.5g} {b:.5g}L{x:.5g} {y:.5g}", COLOUR, 0.9)
    for space, (x, y) in places.items():
        yield circle(x, y, RADIUS, COLOUR, 0.4)
        bonus = creek.bonuses.get(space)
        if space == ENTRANCE:
            yield crossed(x, y, 1.7)
        elif bonus is not None:
            yield mark(bonus.name.lower(), x, y, 4)
        else:
            yield text(x, y + 1.25, str(creek.points[space]), 3.6, anchor="middle")
        if space in creek.ai_squares:
            yield box(x - 1, y + RADIUS + 0.3, 2, 2, INK, INK)


def mark_creek(creek: CreekPrint, data: CreekData, left: float, top: float) -> Iterator[str]:
    """Where paths have run, with a ring around their ends, and the spaces that the AI has filled."""
    places = _places(creek, left, top)
    for space in data.filled:
        yield circle(*places[space], RADIUS - 0.5, QUIET, 0, QUIET)
    for space in (*data.crossed, *data.circled):
        if space != ENTRANCE:
            yield crossed(*places[space], 1.7, COLOUR)
    for space in data.circled:
        yield circle(*places[space], RADIUS + 0.5, COLOUR, 1.3, "none")


def _places(creek: CreekPrint, left: float, top: float) -> dict[Space, tuple[float, float]]:
    """Where each space is: deeper is lower, and a space above a fork lies between its arms."""
    depth: dict[Space, int] = {}
    across: dict[Space, float] = {}
    leaves = 0
    for space in _downstream(creek, ENTRANCE):
        depth[space] = 0 if space == ENTRANCE else depth[creek.parents[space]] + 1
        if not creek.children[space]:
            across[space] = leaves
            leaves += 1
    for space in reversed(depth):
        if arms := creek.children[space]:
            across[space] = sum(across[arm] for arm in arms) / len(arms)
    column = (130 - 2 * (RADIUS + MEANDER)) / max(leaves - 1, 1)
    row = (81 - 2 * RADIUS - 2.4) / max(*depth.values(), 1)
    side = {space: 0 if space == ENTRANCE else 1 if deep % 2 else -1 for space, deep in depth.items()}
    return {
        space: (
            left + RADIUS + MEANDER + across[space] * column + side[space] * MEANDER,
            top + RADIUS + depth[space] * row,
        )
        for space in depth
    }


def _downstream(creek: CreekPrint, space: Space) -> Iterator[Space]:
    yield space
    for child in creek.children[space]:
        yield from _downstream(creek, child)
