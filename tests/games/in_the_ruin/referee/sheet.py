"""A sheet and what can be asked of it."""

from collections.abc import Iterable
from itertools import product

from tests.games.in_the_ruin.referee.printed import SIZE, SPACES, Space, beside


class Sheet:
    """The marks of one player: Roads, some of which are Gates, and Walls (RU-04)."""

    def __init__(self) -> None:
        self.roads: set[Space] = set()
        self.gates: set[Space] = set()
        self.walls: set[Space] = set()

    @property
    def marks(self) -> set[Space]:
        """Every marked space."""
        return self.roads | self.walls

    @property
    def empty(self) -> frozenset[Space]:
        """Every space without a mark."""
        return SPACES - self.marks

    def may_be_roads(self, cells: Iterable[Space]) -> bool:
        """Whether no 2×2 block of Roads would come to be (RU-12)."""
        cells = set(cells)
        corners = {
            (row - up, column - left) for row, column in cells for up, left in product((0, 1), repeat=2)
        }
        roads = self.roads | cells
        return not any({(r, c), (r + 1, c), (r, c + 1), (r + 1, c + 1)} <= roads for r, c in corners)

    def draw(self, mark: str, cells: Iterable[Space]) -> None:
        """Mark these spaces as Roads or Walls."""
        (self.roads if mark == "r" else self.walls).update(cells)

    def announce(self, space: Space) -> None:
        """Someone has found the letter here (RU-24)."""
        if space in self.roads:
            self.gates.add(space)
        elif space in self.empty:
            self.walls.add(space)


def touches(cells: Iterable[Space], marks: set[Space]) -> bool:
    """Whether one of the cells shares an edge with one of the marks."""
    return any(beside(cell) & marks for cell in cells)


def steps_from(roads: set[Space], start: Space) -> dict[Space, int]:
    """How many steps over Roads every space is away that can be reached (RU-18)."""
    far = {start: 0}
    edge = [start]
    while edge:
        space = edge.pop(0)
        for following in beside(space) & roads:
            if following not in far:
                far[following] = far[space] + 1
                edge.append(following)
    return far


def largest_rectangle(marks: set[Space]) -> int:
    """The spaces of the largest full rectangle (RU-31)."""
    most = 0
    for top, left in marks:
        width = SIZE
        for bottom in range(top, SIZE):
            full = 0
            while full < width and (bottom, left + full) in marks:
                full += 1
            width = full
            most = max(most, width * (bottom - top + 1))
    return most
