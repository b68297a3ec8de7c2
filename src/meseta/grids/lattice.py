"""A rectangle of cells, numbered in reading order and named like `b2`: column letter, row from the top."""

import msgspec


class Lattice(msgspec.Struct, frozen=True):
    """A rectangle of cells.

    >>> Lattice(rows=3, columns=3).name(4)
    'b2'
    """

    rows: int
    columns: int

    @property
    def cells(self) -> range:
        """Every cell, in reading order."""
        return range(self.rows * self.columns)

    def name(self, cell: int) -> str:
        """The cell's name; for a number that is not a cell, the number itself, to be shown in an error."""
        if not 0 <= cell < self.rows * self.columns:
            return f"#{cell}"
        row, column = divmod(cell, self.columns)
        return f"{chr(ord('a') + column)}{row + 1}"

    def cell(self, name: str) -> int | None:
        """The cell of that name, if there is one."""
        return next((cell for cell in self.cells if self.name(cell) == name), None)

    def neighbours(self, cell: int) -> tuple[int, ...]:
        """The cells that share an edge with this one, in reading order."""
        row, column = divmod(cell, self.columns)
        steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
        return tuple(r * self.columns + c for r, c in steps if 0 <= r < self.rows and 0 <= c < self.columns)

    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Every two cells that share an edge, the earlier one first."""
        return tuple((a, b) for a in self.cells for b in self.neighbours(a) if a < b)
