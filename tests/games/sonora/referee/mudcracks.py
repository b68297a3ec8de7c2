"""The Mudcracks on one sheet (SO-36 to SO-38, SO-53)."""

from itertools import combinations

from tests.games.sonora.referee.printed import CACTUS_POINTS, Printed


class Mudcracks:
    """Nodes, triangles and bonus columns."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.marked = {0}  # the pre-drawn X
        self.boxes = [0 for _ in printed.columns]
        self.circles = dict.fromkeys(printed.cost, 0)  # filled by the AI, at each node

    def cost(self, node: int) -> int:
        """SO-53: each small circle makes a node cost 1 more."""
        return self.printed.cost[node] + self.circles[node]

    def share_a_line(self, one: int, other: int) -> bool:
        return any(one in nodes and other in nodes for nodes, _ in self.printed.triangles)

    def affordable(self, value: int) -> list[int]:
        """SO-36: the nodes that so much value can buy now."""
        return [
            node
            for node in self.printed.cost
            if node not in self.marked
            and self.cost(node) <= value
            and any(self.share_a_line(node, marked) for marked in self.marked)
        ]

    def surrounded(self) -> list[int]:
        """SO-37: the triangles all of whose nodes are marked."""
        return [i for i, (nodes, _) in enumerate(self.printed.triangles) if nodes <= self.marked]

    def mark(self, node: int) -> list[str]:
        """The bonuses that marking it earns (SO-37)."""
        before = self.surrounded()
        self.marked.add(node)
        new = [self.printed.triangles[i][1] for i in self.surrounded() if i not in before]
        return [holds for holds in new if holds not in CACTUS_POINTS]

    def open_columns(self) -> list[int]:
        return [i for i, (boxes, _) in enumerate(self.printed.columns) if self.boxes[i] < boxes]

    def box(self, column: int) -> list[str]:
        """The bonus that a box earns, if it fills the column (SO-38)."""
        self.boxes[column] += 1
        boxes, bonus = self.printed.columns[column]
        return [bonus] if self.boxes[column] == boxes else []

    def points(self) -> int:
        """SO-37, SO-43."""
        return sum(CACTUS_POINTS.get(self.printed.triangles[i][1], 0) for i in self.surrounded())

    # The AI

    def outside(self) -> set[int]:
        """SO-53: the nodes at either end of a line that has a triangle on one side only."""
        found = set()
        for one, other in combinations(self.printed.cost, 2):
            beside = [nodes for nodes, _ in self.printed.triangles if one in nodes and other in nodes]
            if len(beside) == 1:
                found |= {one, other}
        return found

    def ai_nodes(self) -> list[int]:
        """SO-53: three circles at each outside node, where the player has not marked it."""
        return [node for node in self.outside() if node not in self.marked and self.circles[node] < 3]
