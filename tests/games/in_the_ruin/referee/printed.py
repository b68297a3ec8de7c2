"""What an edition of In the Ruin prints, read from its file (RU-01 to RU-03)."""

import tomllib
from itertools import product
from typing import TypeAlias

Space: TypeAlias = tuple[int, int]
"""Row and column, from 0 at the top left."""

SIZE = 11
SPACES = frozenset(product(range(SIZE), range(SIZE)))
EXIT = (SIZE // 2, SIZE // 2)


def name_of(space: Space) -> str:
    """A space as people write it: the column's letter, the row's number."""
    return "abcdefghijk"[space[1]] + str(space[0] + 1)


def beside(space: Space) -> set[Space]:
    """The spaces that share an edge with this one."""
    row, column = space
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & SPACES


def every_way_to_lie(shape: set[Space]) -> set[frozenset[Space]]:
    """The shape anywhere inside the grid, in any rotation or reflection (RU-10)."""
    ways = set()
    for turned, flipped in product(range(4), (False, True)):
        cells = shape
        for _ in range(turned):
            cells = {(column, -row) for row, column in cells}
        if flipped:
            cells = {(row, -column) for row, column in cells}
        for down, across in product(range(-SIZE, 2 * SIZE), repeat=2):
            lying = frozenset((row + down, column + across) for row, column in cells)
            if lying <= SPACES:
                ways.add(lying)
    return ways


class Printed:
    """The sheet, the explore cards and the route cards."""

    def __init__(self, text: str) -> None:
        data = tomllib.loads(text)
        rows = [row.split() for row in data["map"]]
        self.place = {rows[r][c]: (r, c) for r, c in SPACES if rows[r][c] not in ".*"}
        """Where each letter stands."""
        self.letter_at = {space: letter for letter, space in self.place.items()}
        self.routes = {"".join(sorted(pair)) for pair in data["routes"]}
        self.number: dict[str, int] = {}
        """How many steps each explore card allows."""
        self.shape: dict[str, str] = {}
        self.ways: dict[str, set[frozenset[Space]]] = {}
        """How each card's shape can lie."""
        for shape in data["shape"]:
            cells = {(r, c) for r, row in enumerate(shape["cells"]) for c in range(len(row)) if row[c] == "#"}
            ways = every_way_to_lie(cells)
            for letter in shape["letters"]:
                self.number[letter] = shape["number"]
                self.shape[letter] = shape["name"]
                self.ways[letter] = ways
        self.cards = set(self.number)
