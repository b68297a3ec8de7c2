"""The Write phase: a beam search over everything that can still be recorded, chains included."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from meseta.core.seats import Seat
from meseta.bots.sonora.worth import Worth, race
from meseta.games.sonora import bonuses, canyon, creek, mudcracks, rules, ruins, writing
from meseta.games.sonora.actions import (
    FRESH,
    KEPT,
    Action,
    Box,
    Close,
    Cross,
    Discover,
    Done,
    Draw,
    Mark,
    Rabbit,
    Record,
    Walk,
)
from meseta.games.sonora.state import NO_SUM, Player, State
from meseta.games.sonora.words import NUMBERS, Animal, Bonus, Section
from meseta.grids.bits import Bits, bits

MOST_STEPS: Final = 40


class Line(NamedTuple):
    """A way to go on."""

    worth: float
    first: Action
    """How it begins."""
    player: Player
    """Where it leads."""


class Scribe:
    """Plans marks on one player's sheet."""

    def __init__(self, worth: Worth, width: int, keep: int) -> None:
        self._worth = worth
        self._printed = worth.printed
        self._width = width
        """Lines followed at a time."""
        self._keep = keep
        """Ways to go on that each disc keeps in each of them."""

    def best(self, player: Player, left: int) -> Line:
        """The line of marks that leads to the best sheet at the end of this Write phase."""
        beam = self._steps(player, left, None)
        finished: list[Line] = []
        for _ in range(MOST_STEPS):
            finished += (line for line in beam if line.player.desk.ended)
            going = [line for line in beam if not line.player.desk.ended]
            if not going:
                break
            beam = self._narrowed(
                [further for line in going for further in self._steps(line.player, left, line.first)]
            )
        return max(finished or beam, key=lambda line: line.worth)

    def _narrowed(self, lines: list[Line]) -> list[Line]:
        """The best of them, each sheet once."""
        lines.sort(key=lambda line: -line.worth)
        found: dict[Player, Line] = {}
        for line in lines:
            if line.player not in found:
                found[line.player] = line
                if len(found) == self._width:
                    break
        return list(found.values())

    def _steps(self, player: Player, left: int, first: Action | None) -> list[Line]:
        """The next steps worth a look. A sum in the Mudcracks is one step, from its opening to its close."""
        if player.tray.owed:
            animals = bonuses.choices(self._printed.tray, player.tray)
            return [self._line(player, Discover(animal), left, first) for animal in animals]
        if player.desk.sum != NO_SUM:
            return self._sum(player, left, first)
        found = [
            *self._shapes(player, left, first),
            *self._paths(player, left, first),
            *self._sums(player, left, first),
        ]
        if writing.end_fault(self._printed, player) is None:
            ended = writing.end(player)
            found.append(Line(self._worth.ended(ended, left), first or Done(), ended))
        return found

    def _line(self, player: Player, action: Action, left: int, first: Action | None) -> Line:
        after = rules.write(self._printed, player, action)  # type: ignore[arg-type]
        return Line(self._worth.sheet(after, left), first or action, after)

    def _shapes(self, player: Player, left: int, first: Action | None) -> Iterator[Line]:
        sources = _sources(player, Section.CANYON)
        if not sources:
            return
        limits = {source: source if source > 0 else bonuses.FOX for source in sources}
        fitting = canyon.placements(self._printed.canyon, player.canyon, max(limits.values()))
        own, filled = canyon.union(player.canyon.shapes), canyon.union(player.canyon.filled)
        soon = left + self._worth.taste.pending
        judged = sorted(
            ((self._shape_worth(own, filled, soon, p.mask), p.mask, p) for p in fitting), reverse=True
        )
        for source, most in limits.items():
            drawable = [p for _, _, p in judged if p.number <= most][: self._keep]
            yield from (self._line(player, Draw(source, p.cells), left, first) for p in drawable)

    def _shape_worth(self, own: Bits, filled: Bits, left: float, mask: Bits) -> float:
        icons = mask & self._printed.canyon.bonus_squares
        worth = self._worth.canyon(own | mask, filled, left)
        if icons:
            worth += self.icons(icons, left)
        return worth

    def icons(self, squares: Bits, left: float) -> float:
        """What the bonuses on these squares of the Canyon are worth."""
        found = self._printed.canyon.icons
        return sum(self._worth.bonus(found[cell], left) for cell in found if squares >> cell & 1)

    def _paths(self, player: Player, left: int, first: Action | None) -> Iterator[Line]:
        sources = _sources(player, Section.CREEK)
        if not sources:
            return
        ends = sorted(creek.ends(self._printed.creek, player.creek))
        for source in sources:
            lines = [
                self._line(player, Walk(source, end), left, first)
                for end, length in ends
                if source <= 0 or length == source
            ]
            lines.sort(key=lambda line: -line.worth)
            yield from lines[: self._keep]

    def _sums(self, player: Player, left: int, first: Action | None) -> Iterator[Line]:
        """Sums that could be opened now."""
        if writing.record_fault(self._printed, player) is None:
            yield from self._sum(writing.record(player), left, first or Record())
            return
        for kept in (False, True):
            rabbit = Rabbit(kept)
            if writing.rabbit_fault(self._printed, player, rabbit) is None:
                yield from self._sum(writing.rabbit(player, rabbit), left, first or rabbit)

    def _sum(self, player: Player, left: int, first: Action | None) -> list[Line]:
        """The best ways to spend the open sum: nodes, then boxes, then it is closed."""
        finished: list[Line] = []
        lines = [Line(0.0, first, player)] if first else []  # type: ignore[list-item]
        beam = [(first, player)]
        seen: set[tuple[Bits, int]] = set()
        while beam:
            further: list[tuple[float, Action | None, Player]] = []
            for begun, here in beam:
                for start, joined in self._joined(begun, here, left):
                    finished.append(self._closed(start, joined, left))
                    if joined.desk.boxing:
                        continue
                    for node in mudcracks.affordable(
                        self._printed.mudcracks, joined.mudcracks, joined.desk.sum
                    ):
                        marked = writing.mark(self._printed, joined, Mark(node))
                        key = marked.mudcracks.marked, sum(marked.tray.kept)
                        if key not in seen:
                            seen.add(key)
                            worth = self._worth.sheet(marked, left)
                            further.append((worth, start or Mark(node), marked))
            further.sort(key=lambda found: -found[0])
            beam = [(begun, here) for _, begun, here in further[: self._width]]
        finished.sort(key=lambda line: -line.worth)
        return finished[: max(2, self._keep)]

    def _joined(
        self, first: Action | None, player: Player, left: int
    ) -> Iterator[tuple[Action | None, Player]]:
        """The sum with the rabbits that join it: fresh ones always, kept ones perhaps."""
        while player.tray.owed:
            animal = max(
                bonuses.choices(self._printed.tray, player.tray), key=self._worth.taste.animals.__getitem__
            )
            first = first or Discover(animal)
            player = rules.write(self._printed, player, Discover(animal))
        while player.tray.fresh[Animal.RABBIT]:
            first = first or Rabbit(False)
            player = writing.rabbit(player, Rabbit(False))
        yield first, player
        if player.tray.kept[Animal.RABBIT]:
            yield first or Rabbit(True), writing.rabbit(player, Rabbit(True))

    def _closed(self, first: Action | None, player: Player, left: int) -> Line:
        """What is left of the sum goes into boxes, and the sum is closed."""
        for column in self._boxes(player, left):
            if not player.desk.sum or player.tray.owed:
                break
            if column in mudcracks.open_columns(self._printed.mudcracks, player.mudcracks):
                first = first or Box(column)
                player = writing.box(self._printed, player, column)
        if player.tray.owed:  # the icon comes first; the rest of the sum is planned again after it
            return Line(self._worth.sheet(player, left), first or Close(), player)
        return Line(self._worth.sheet(closed := writing.close(player), left), first or Close(), closed)

    def _boxes(self, player: Player, left: int) -> list[int]:
        """The boxes that the sum buys best: full columns first, the rest where it promises most."""
        printed = self._printed.mudcracks.columns
        value, boxes = player.desk.sum, player.mudcracks.boxes
        opened = mudcracks.open_columns(self._printed.mudcracks, player.mudcracks)
        missing = {column: printed[column].boxes - boxes[column] for column in opened}
        best: tuple[float, list[int]] = (-1.0, [])
        for count in range(len(opened) + 1):
            for full in combinations(opened, count):
                rest = value - sum(missing[column] for column in full)
                if rest < 0:
                    continue
                worth = sum(self._worth.bonus(printed[column].bonus, left) for column in full)
                spent = [column for column in full for _ in range(missing[column])]
                others = [column for column in opened if column not in full]
                if rest and others:
                    column = max(others, key=lambda c: self._promise(c, rest, left) / missing[c])
                    worth += self._promise(column, rest, left) * min(rest, missing[column]) / missing[column]
                    spent += [column] * min(rest, missing[column])
                best = max(best, (worth, spent))
        return best[1]

    def _promise(self, column: int, rest: int, left: int) -> float:
        return 0.6 * self._worth.bonus(self._printed.mudcracks.columns[column].bonus, left) if left else 0.0


def _sources(player: Player, section: Section) -> list[int]:
    """The discs and animals that can be used in the Canyon or the Creek Bed."""
    uses, animal = (
        (player.desk.canyon, Animal.FOX) if section is Section.CANYON else (player.desk.creek, Animal.OWL)
    )
    discs = [number for number in NUMBERS if uses[number - 1]]
    if player.tray.fresh[animal]:
        return [*discs, FRESH]
    return [*discs, KEPT] if player.tray.kept[animal] else discs


def crossing(worth: Worth, state: State, seat: Seat) -> Action:
    """The hexes to cross off next: whole buildings if they pay, and the rest where it will."""
    player = state.players[seat]
    if player.tray.owed:
        animals = bonuses.choices(worth.printed.tray, player.tray)
        return Discover(max(animals, key=worth.taste.animals.__getitem__))
    left = state.table.rounds - state.round
    rivals = race(worth.printed, state, seat)
    best: tuple[float, Action] = (-1.0, Done())
    for parts in _distributions(worth.printed.ruins, player.ruins, player.desk.ruins):
        marked, gained = player.ruins, 0.0
        for building, count in parts:
            marked, earned = ruins.cross(
                worth.printed.ruins, marked, building, count, not rivals.taken[building]
            )
            gained += sum(worth.bonus(bonus, left) for bonus in earned)
        value = gained + worth.ruins(marked.crossed, marked.rewards, rivals, left)
        if value > best[0]:
            best = value, Cross(*parts[0])
    return best[1]


def _distributions(
    printed: ruins.RuinsPrint, mine: ruins.Ruins, value: int
) -> Iterator[list[tuple[int, int]]]:
    """Whole buildings, and what is left of the value on one more."""
    missing = {
        index: building.hexes - mine.crossed[index]
        for index, building in enumerate(printed.buildings)
        if building.hexes > mine.crossed[index]
    }
    for count in range(len(missing) + 1):
        for full in combinations(missing, count):
            rest = value - sum(missing[index] for index in full)
            if rest < 0:
                continue
            parts = [(index, missing[index]) for index in full]
            others = [index for index in missing if index not in full and missing[index] > rest]
            if rest and others:
                yield from ([*parts, (index, rest)] for index in others)
            elif parts:
                yield parts


__all__ = ["Line", "Scribe", "bits", "crossing", "Bonus"]
