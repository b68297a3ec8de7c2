"""The Mudcracks: nodes that surround triangles, and columns of boxes (SO-36 to SO-38, SO-53)."""

from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from meseta.core.faults import Fault
from meseta.games.sonora import sheet_faults
from meseta.games.sonora.words import Bonus
from meseta.grids.bits import Bits, bits, members

Node: TypeAlias = int
"""A node of the Mudcracks by its number; 0 is the middle."""

MIDDLE: Final[Node] = 0
"""The pre-drawn X (SO-36)."""
CACTI: Final = (2, 4, 6)
"""What a surrounded cactus scores: small, medium, large (SO-37)."""
SMALL_CIRCLES: Final = 3
"""At each outside node, for solo games (SO-53)."""


class Triangle(msgspec.Struct, frozen=True):
    """An area between three nodes."""

    nodes: tuple[Node, Node, Node]
    points: int = 0
    """2, 4 or 6 where it shows a cactus."""
    bonus: Bonus | None = None


class Column(msgspec.Struct, frozen=True):
    """A row of boxes with a bonus at its end (SO-38)."""

    boxes: int
    bonus: Bonus


class MudcracksPrint:
    """The section as it is printed."""

    def __init__(
        self,
        costs: tuple[int, ...],
        places: tuple[tuple[int, int], ...],
        triangles: tuple[Triangle, ...],
        columns: tuple[Column, ...],
    ) -> None:
        self.costs: Final = costs
        self.unraised: Final = (0,) * len(costs)
        """No filled circles: what nodes cost in games that are not solo."""
        self.places: Final = places
        """Where the nodes are printed."""
        self.triangles: Final = triangles
        self.masks: Final = tuple(bits(triangle.nodes) for triangle in triangles)
        self.columns: Final = columns
        sides = [frozenset(side) for triangle in triangles for side in combinations(triangle.nodes, 2)]
        self.lines: Final = tuple(
            bits(b for side in sides if node in side for b in side - {node}) for node in range(len(costs))
        )
        """The nodes that share a line with each."""
        self.outside: Final = bits(node for side in sides if sides.count(side) == 1 for node in side)
        """The nodes at the rim, where a line has a triangle on one side only."""
        self.around: Final = tuple(
            tuple(index for index, triangle in enumerate(triangles) if node in triangle.nodes)
            for node in range(len(costs))
        )


class Mudcracks(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What has been marked in one player's mudcracks."""

    boxes: tuple[int, ...]
    """Marked boxes by column."""
    marked: Bits = 1 << MIDDLE
    raised: tuple[int, ...] = ()
    """Solo: filled small circles by node; otherwise empty (SO-53)."""


def blank(printed: MudcracksPrint, solo: bool) -> Mudcracks:
    """Only X is marked."""
    raised = (0,) * len(printed.costs) if solo else ()
    return Mudcracks((0,) * len(printed.columns), raised=raised)


def cost(printed: MudcracksPrint, mud: Mudcracks, node: Node) -> int:
    """What the node costs, one more for each filled circle (SO-53)."""
    return printed.costs[node] + (mud.raised or printed.unraised)[node]


def frontier(printed: MudcracksPrint, mud: Mudcracks) -> Bits:
    """The unmarked nodes that share a line with a marked one (SO-36)."""
    return _around(printed, mud.marked)


@lru_cache(1 << 12)
def _around(printed: MudcracksPrint, marked: Bits) -> Bits:
    found = 0
    for node in members(marked):
        found |= printed.lines[node]
    return found & ~marked


def node_fault(printed: MudcracksPrint, mud: Mudcracks, value: int, node: Node) -> Fault | None:
    """A node is bought for its cost, beside a marked one (SO-36)."""
    if not 0 <= node < len(printed.costs):
        return sheet_faults.NoSuchNode(node=node)
    if mud.marked >> node & 1:
        return sheet_faults.NodeMarked(node=node)
    if not printed.lines[node] & mud.marked:
        return sheet_faults.NodeApart(node=node)
    price = cost(printed, mud, node)
    return None if price <= value else sheet_faults.NodeCost(cost=price, value=value)


def affordable(printed: MudcracksPrint, mud: Mudcracks, value: int) -> list[Node]:
    """The nodes that the value can buy now."""
    costs, raised = printed.costs, mud.raised or printed.unraised
    return [node for node in members(frontier(printed, mud)) if costs[node] + raised[node] <= value]


def mark(printed: MudcracksPrint, mud: Mudcracks, node: Node) -> tuple[Mudcracks, tuple[Bonus, ...]]:
    """The node is marked, and what it surrounds is earned at once (SO-37)."""
    marked = mud.marked | 1 << node
    earned = (
        printed.triangles[index].bonus
        for index in printed.around[node]
        if printed.masks[index] & ~marked == 0
    )
    return replace(mud, marked=marked), tuple(bonus for bonus in earned if bonus is not None)


def box_fault(printed: MudcracksPrint, mud: Mudcracks, value: int, column: int) -> Fault | None:
    """A box costs one, in a column that is not full (SO-38)."""
    if not 0 <= column < len(printed.columns):
        return sheet_faults.NoSuchColumn()
    if mud.boxes[column] >= printed.columns[column].boxes:
        return sheet_faults.ColumnFull(column=column + 1)
    return None if value >= 1 else sheet_faults.NothingLeft()


def open_columns(printed: MudcracksPrint, mud: Mudcracks) -> list[int]:
    """The columns with an empty box."""
    pairs = zip(printed.columns, mud.boxes, strict=True)
    return [index for index, (column, boxes) in enumerate(pairs) if boxes < column.boxes]


def box(printed: MudcracksPrint, mud: Mudcracks, column: int) -> tuple[Mudcracks, tuple[Bonus, ...]]:
    """The box is marked, and a full column's bonus earned at once (SO-38)."""
    count = mud.boxes[column] + 1
    boxes = (*mud.boxes[:column], count, *mud.boxes[column + 1 :])
    full = count == printed.columns[column].boxes
    return replace(mud, boxes=boxes), (printed.columns[column].bonus,) if full else ()


def buys(printed: MudcracksPrint, mud: Mudcracks, value: int) -> bool:
    """Whether the value can buy anything at all."""
    return value > 0 and bool(open_columns(printed, mud) or affordable(printed, mud, value))


def surrounded(printed: MudcracksPrint, mud: Mudcracks) -> tuple[int, ...]:
    """The triangles whose nodes are all marked."""
    return tuple(index for index, mask in enumerate(printed.masks) if mask & ~mud.marked == 0)


def score(printed: MudcracksPrint, mud: Mudcracks) -> int:
    """The surrounded cacti (SO-43)."""
    return sum(printed.triangles[index].points for index in surrounded(printed, mud))


def ai_nodes(printed: MudcracksPrint, mud: Mudcracks) -> list[Node]:
    """The outside nodes with an empty small circle that the player has not marked (SO-53)."""
    nodes = members(printed.outside & ~mud.marked)
    return [node for node in nodes if mud.raised[node] < SMALL_CIRCLES]


def ai_fill_fault(printed: MudcracksPrint, mud: Mudcracks, node: Node) -> Fault | None:
    """The AI fills small circles at outside nodes that are not marked (SO-53)."""
    return None if node in ai_nodes(printed, mud) else sheet_faults.AiNoCircle(node=node)


def ai_fill(mud: Mudcracks, node: Node) -> Mudcracks:
    """One small circle is filled."""
    raised = (*mud.raised[:node], mud.raised[node] + 1, *mud.raised[node + 1 :])
    return replace(mud, raised=raised)
