"""The Creek Bed on one sheet (SO-32 to SO-34, SO-52)."""

from tests.games.sonora.referee.printed import Printed


class Creek:
    """The spaces crossed and circled by the player, and those filled by the AI."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.crossed = {0}  # the pre-drawn X
        self.circled: set[int] = set()
        self.filled: set[int] = set()

    def visited(self) -> set[int]:
        return self.crossed | self.circled

    def joined(self, space: int) -> list[int]:
        """The spaces next to this one, upstream and downstream."""
        above = [self.printed.upstream[space]] if space != 0 else []
        return above + [below for below, upper in self.printed.upstream.items() if upper == space]

    # The player

    def paths(self, length: int) -> list[list[int]]:
        """SO-32, SO-33: every path of this length, without the visited space it starts from."""
        closed = self.visited() | self.filled
        found = [[start] for start in sorted(self.visited())]
        for _ in range(length):
            found = [
                [*path, space]
                for path in found
                for space in self.joined(path[-1])
                if space not in closed and space not in path
            ]
        return [path[1:] for path in found]

    def walk(self, path: list[int]) -> list[str]:
        """The bonuses that the path earns (SO-34)."""
        self.crossed |= set(path[:-1])
        self.circled.add(path[-1])
        return [self.printed.creek_bonus[path[-1]]] if path[-1] in self.printed.creek_bonus else []

    def points(self) -> int:
        """SO-34, SO-43."""
        return sum(self.printed.creek_points.get(space, 0) for space in self.circled)

    # The AI

    def ai_paths(self, length: int) -> list[list[int]]:
        """SO-52: upstream only, from an AI square, or from the space above an AI path."""
        starts = set(self.printed.creek_squares) | {self.printed.upstream[space] for space in self.filled}
        found = []
        for start in starts:
            path = [start]
            while len(path) < length and path[-1] != 0:
                path.append(self.printed.upstream[path[-1]])
            free = not any(space in self.visited() or space in self.filled for space in path)
            if len(path) == length and free:
                found.append(path)
        return found

    def ai_fill(self, path: list[int]) -> None:
        self.filled |= set(path)
