"""The geometry and Step 2 of In the Ruin a second time, slowly and from the ledger alone."""

from collections.abc import Callable, Iterable
from itertools import product

Space = tuple[int, int]
"""Row and column, from 0 at the top left."""

SPACES = frozenset(product(range(11), range(11)))
EXIT = (5, 5)

LETTERS = {
    "A": (3, 5), "B": (3, 7), "C": (5, 7), "D": (7, 7), "E": (7, 5), "F": (7, 3), "G": (5, 3), "H": (3, 3),
    "I": (1, 5), "J": (1, 7), "K": (1, 9), "L": (3, 9), "M": (5, 9), "N": (7, 9), "O": (9, 9), "P": (9, 7),
    "Q": (9, 5), "R": (9, 3), "S": (9, 1), "T": (7, 1), "U": (5, 1), "V": (3, 1), "W": (1, 1), "X": (1, 3),
}  # fmt: skip  # as the letters wind around the exit
"""Copied from the ledger by hand, less one."""

SHAPES = {
    "ADGJMP": ("###",),
    "BEHKNQ": ("##", "#."),
    "CLU": ("####",),
    "FOV": ("###", "#.."),
    "IRW": ("###", ".#."),
    "STX": (".##", "##."),
}
NUMBERS = {letter: 5 if len(cards) == 6 else 4 for cards in SHAPES for letter in cards}


def beside(space: Space) -> set[Space]:
    row, column = space
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & SPACES


def drawing(card: str) -> set[Space]:
    rows = next(rows for cards, rows in SHAPES.items() if card in cards)
    return {(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"}


def placements(card: str) -> set[frozenset[Space]]:
    """Every place on the sheet where the whole shape of the card fits, in every rotation and reflection."""
    turns: list[Callable[[int, int], Space]] = [
        lambda r, c: (r, c),
        lambda r, c: (c, r),
        lambda r, c: (-r, c),
        lambda r, c: (c, -r),
        lambda r, c: (r, -c),
        lambda r, c: (-c, r),
        lambda r, c: (-r, -c),
        lambda r, c: (-c, -r),
    ]
    found = set()
    for turn, (down, right) in product(turns, product(range(-4, 15), repeat=2)):
        turned = {turn(r, c) for r, c in drawing(card)}
        moved = frozenset((r + down, c + right) for r, c in turned)
        if moved <= SPACES:
            found.add(moved)
    return found


def has_block(roads: Iterable[Space]) -> bool:
    marked = set(roads)
    return any({(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)} <= marked for r, c in marked)


def can_draw(
    shape: frozenset[Space], roads: set[Space], walls: set[Space], before: set[Space], as_roads: bool
) -> bool:
    """RU-10, RU-11 and RU-12."""
    if shape & (roads | walls):
        return False
    if not any(beside(space) & before for space in shape):
        return False
    return not (as_roads and has_block(roads | shape))


def steps_from(roads: set[Space], start: Space) -> dict[Space, int]:
    steps = {start: 0}
    queue = [start]
    for space in queue:
        for near in beside(space) & roads:
            if near not in steps:
                steps[near] = steps[space] + 1
                queue.append(near)
    return steps


def stops(roads: set[Space], gates: set[Space], pawn: Space, most: int) -> tuple[set[Space], set[Space]]:
    """Where the pawn can stop on foot; and where with at most one warp."""
    on_foot = {space for space, steps in steps_from(roads, pawn).items() if steps <= most}
    warped = set(on_foot)
    for gate, steps in steps_from(roads, pawn).items():
        for other in gates - {gate} if gate in gates else ():
            for space, more in steps_from(roads, other).items():
                if steps + 1 + more <= most:
                    warped.add(space)
    return on_foot, warped


def largest_rectangle(marks: set[Space]) -> int:
    best = 0
    for top, left in marks:
        for bottom, right in product(range(top, 11), range(left, 11)):
            if all(space in marks for space in product(range(top, bottom + 1), range(left, right + 1))):
                best = max(best, (bottom - top + 1) * (right - left + 1))
    return best


class Explorer:
    """A player as Step 2 sees them."""

    def __init__(self, roads: set[Space], walls: set[Space], pawn: Space | None, hand: int) -> None:
        self.roads, self.walls, self.gates = roads, walls, set[Space]()
        self.pawn, self.hand, self.gems = pawn, hand, 0
        self.frozen = False
        """Whether the player escaped in an earlier round."""


class Table:
    """Steps 2 and 3 of a round, with the explore deck in its order."""

    def __init__(
        self, explorers: list[Explorer], line: list[str], deck: list[str], active: set[str], used: set[str]
    ) -> None:
        self.explorers, self.line, self.deck = explorers, line, deck
        self.active, self.used, self.discard = active, used, set[str]()
        self.escaped = self.passes = 0
        self.each_pass = self.skips = self.adds = False

    def take(self, count: int) -> list[str]:
        """RU-25: the line's oldest card, then the deck's top; nothing where there is none."""
        if self.skips and not self.deck:
            return []
        taken = []
        for _ in range(count):
            pile = self.line or self.deck
            taken += [pile.pop(0)] if pile else []
        self.discard.update(taken)
        return taken

    def step_two(self) -> None:
        """RU-20 to RU-28."""
        self.discard.add(self.line.pop(0))
        self.draw_routes()
        while found := self.finds():
            self.passes += 1
            if self.each_pass and self.passes > 1:
                self.draw_routes()
            for letter in found:
                self.mark(letter)
            self.active -= found
            self.used |= found
            self.active |= set(self.take(len(found))) - self.used - self.active
        self.refill()

    def draw_routes(self) -> None:
        """RU-23."""
        for explorer in self.explorers:
            if not explorer.frozen and explorer.hand < 5:
                explorer.hand += 1

    def finds(self) -> set[str]:
        """RU-22."""
        found = set()
        for letter in self.active:
            for explorer in self.explorers:
                if explorer.pawn == LETTERS[letter]:
                    explorer.gems += 1
                    found.add(letter)
        return found

    def mark(self, letter: str) -> None:
        """RU-24."""
        space = LETTERS[letter]
        for explorer in self.explorers:
            if explorer.frozen:
                continue
            if space in explorer.roads:
                explorer.gates.add(space)
            elif space not in explorer.walls:
                explorer.walls.add(space)

    def refill(self) -> None:
        """RU-28."""
        for _ in range(3 if self.adds else 3 - len(self.line)):
            if self.deck:
                self.line.append(self.deck.pop(0))

    def step_three(self) -> None:
        """RU-29."""
        if self.escaped:
            self.take(self.escaped)
            self.refill()
