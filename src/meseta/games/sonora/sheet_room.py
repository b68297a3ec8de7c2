"""What fits on the printed sheet: an edition that can be played can also be printed and written on.

All lengths are millimetres. `paper` draws the sheet; a test draws the fullest sheets that are allowed here.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import Final

from meseta.core.editions import Violation
from meseta.games.sonora.printed import Canyon, Creek, EditionFile, Mudcracks, Tray
from meseta.games.sonora.problems import EditionNodesClose, EditionRoom, Part
from meseta.games.sonora.words import NUMBERS

SECTION: Final = 130
"""The width of a section."""
ROWS: Final[tuple[tuple[Part, int, int], ...]] = (("first_row", 0, 5), ("second_row", 5, 8))
"""Buildings stand in two rows: A to E and F to H."""
STOREYS: Final = 8
"""How many storeys both rows have together."""
GAP: Final = 1
"""Between two buildings."""
NODE: Final = 6.0
"""Between the middles of two nodes: they do not touch."""
FEW: Final = 3
"""One node that lies far out presses all others together; a few of these are named."""


def room_violations(printed: EditionFile) -> Iterator[Violation]:
    """Everything that does not fit on the sheet."""
    yield from _buildings([building.hexes for building in printed.ruins.building])
    yield from _shapes(printed.canyon)
    yield from _creek(printed.creek)
    yield from _nodes(printed.mudcracks)
    yield from _boxes(printed.mudcracks)
    yield from _tray(printed.tray)


def across(hexes: int) -> int:
    """How many hexes a storey holds: larger buildings are wider."""
    return 3 if hexes <= 5 else 4 if hexes <= 11 else 5 if hexes <= 15 else 6


def _buildings(hexes: Sequence[int]) -> Iterator[Violation]:
    path = ("ruins", "building")
    for part, first, end in ROWS:
        widths = [(across(one) + 0.5) * 5.2 + 1 for one in hexes[first:end]]
        yield from _too_large(path, part, sum(widths) + GAP * (len(widths) - 1), SECTION)
    storeys = sum(max(-(-one // across(one)) for one in hexes[first:end]) for _, first, end in ROWS)
    yield from _too_large(path, "storeys", storeys * 4.6, STOREYS * 4.6)


def _shapes(canyon: Canyon) -> Iterator[Violation]:
    widths = [max(map(len, rows)) * 2.3 + 2 for number in NUMBERS for rows in canyon.shapes.rows(number)]
    yield from _too_large(("canyon", "shapes"), "shapes", sum(widths) + len(NUMBERS) * 7.2, 89)


def _creek(creek: Creek) -> Iterator[Violation]:
    """Arms side by side, and the spaces below each other along the longest way down."""
    depth, followed = [0], {branch.after for branch in creek.branch}
    for branch in creek.branch:
        start = depth[branch.after] if branch.after < len(depth) else 0
        depth += [start + place for place in range(1, len(branch.spaces) + 1)]
    arms = sum(end not in followed for end in creek.ends())
    yield from _too_large(("creek", "branch"), "arms", (arms - 1) * 6, SECTION - 11)
    yield from _too_large(("creek", "branch"), "depth", max(depth) * 2.9, 73)


def _nodes(mud: Mudcracks) -> Iterator[Violation]:
    xs, ys = [node.x for node in mud.node], [node.y for node in mud.node]
    scale = min(112 / max(max(xs) - min(xs), 1), 58 / max(max(ys) - min(ys), 1))
    near = (NODE / scale) ** 2
    close = (
        Violation(("mudcracks", "node", second), EditionNodesClose(first=first, second=second))
        for (first, one), (second, other) in combinations(enumerate(mud.node), 2)
        if (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < near
    )
    yield from islice(close, FEW)


def _boxes(mud: Mudcracks) -> Iterator[Violation]:
    wanted = sum(column.boxes for column in mud.column) * 2.5 + len(mud.column) * 8.5
    yield from _too_large(("mudcracks", "column"), "boxes", wanted, SECTION)


def _tray(tray: Tray) -> Iterator[Violation]:
    animals = tray.foxes + tray.owls + tray.rabbits
    wanted = 30 + 6.1 * max(tray.reflicks, tray.swaps) + max(45, 6.1 * animals)
    yield from _too_large(("tray",), "tray", wanted, 145)


def _too_large(path: tuple[str, ...], part: Part, wanted: float, room: float) -> Iterator[Violation]:
    if wanted > room:
        yield Violation(path, EditionRoom(part=part, wanted=-int(-wanted // 1), room=int(room)))
