"""The Canyon on one sheet (SO-28 to SO-31, SO-50, SO-51)."""

from collections.abc import Collection, Iterable

from tests.games.sonora.referee.printed import Cell, Printed

Shape = frozenset[Cell]

CACTUS_TABLE = {0: 0, 1: 5, 2: 7, 3: 10, 4: 14, 5: 19, 6: 25, 7: 32, 8: 40}  # SO-31


def share_an_edge(one: Iterable[Cell], other: Collection[Cell]) -> bool:
    """SO-29: a corner is not enough."""
    for column, row in one:
        for neighbour in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]:
            if neighbour in other:
                return True
    return False


class Canyon:
    """The shapes of the player and of the AI."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.shapes: list[Shape] = []
        self.ai_shapes: list[Shape] = []

    def own(self) -> list[Shape]:
        """The player's shapes; the pre-drawn square is one."""
        return [frozenset(self.printed.start_square), *self.shapes]

    def taken(self) -> set[Cell]:
        """Every square of a shape, whoever drew it."""
        return {cell for shape in self.own() + self.ai_shapes for cell in shape}

    # The player

    def shapes_up_to(self, number: int) -> list[Shape]:
        """SO-28, SO-29, SO-51: where a disc of this number, or a lower one, can be drawn."""
        taken = self.taken()
        mine = {cell for shape in self.own() for cell in shape}
        return [
            shape
            for lower in range(1, number + 1)
            for shape in self.printed.placements[lower]
            if not shape & taken and share_an_edge(shape, mine)
        ]

    def draw(self, shape: Shape) -> list[str]:
        """The bonuses that drawing it earns (SO-30)."""
        self.shapes.append(shape)
        return [bonus for cell, bonus in self.printed.canyon_bonus.items() if cell in shape]

    def cacti(self) -> dict[str, int]:
        """SO-30: how many of each type lie inside shapes."""
        count = {"a": 0, "b": 0, "c": 0}
        for cell, kind in self.printed.cactus.items():
            if any(cell in shape for shape in self.shapes):
                count[kind] += 1
        return count

    def points(self) -> int:
        """SO-31."""
        total = 0
        for count in self.cacti().values():
            total += CACTUS_TABLE[min(count, 8)] + 5 * max(0, count - 8)
        return total

    # The AI

    def ai_shapes_of(self, number: int, squares: int) -> list[Shape]:
        """SO-50: where the AI can draw a shape of just this number."""
        taken = self.taken()
        starts = set(self.printed.ai_squares[:squares])
        ground = {cell for shape in self.next_to_which_the_ai_may_lie() for cell in shape}
        return [
            shape
            for shape in self.printed.placements[number]
            if not shape & taken and (shape & starts or share_an_edge(shape, ground))
        ]

    def next_to_which_the_ai_may_lie(self) -> list[Shape]:
        """SO-50: its own shapes, and those of the player that share an edge with one of them."""
        leapt = [
            shape for shape in self.own() if any(share_an_edge(shape, theirs) for theirs in self.ai_shapes)
        ]
        return self.ai_shapes + leapt

    def ai_choices(self, number: int, squares: int, which: str) -> list[Shape]:
        """SO-50: what an AI disc of this number may draw, by the option `ai_shapes`."""
        fitting = {lower: self.ai_shapes_of(lower, squares) for lower in range(1, number + 1)}
        if which == "never_lower":
            return fitting[number]
        if which == "as_player":
            return [shape for lower in fitting for shape in fitting[lower]]
        for lower in range(number, 0, -1):
            if fitting[lower]:
                return fitting[lower]
        return []
