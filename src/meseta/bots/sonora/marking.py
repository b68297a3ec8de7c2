"""The Write phase: a beam search over everything that can still be recorded, chains included."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations, islice
from typing import Final

import msgspec
from msgspec.structs import replace

from meseta.bots.sonora.sums import Sum, Sums
from meseta.bots.sonora.worth import Worth, race
from meseta.core.seats import Seat
from meseta.games.sonora import bonuses, creek, ruins, rules, writing
from meseta.games.sonora.actions import (
    FRESH,
    KEPT,
    Action,
    Cross,
    Discover,
    Done,
    Draw,
    Rabbit,
    Record,
    Walk,
)
from meseta.games.sonora.state import NO_SUM, Player, State
from meseta.games.sonora.words import NUMBERS, Animal, Section

MOST_STEPS: Final = 40


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line of marks."""

    worth: float
    first: Action
    """Its first action."""
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
        """Continuations that are considered for each disc in each of them."""
        self._sums_spent: Final = Sums(worth, width, keep)
        # The search begins again after every mark, and comes to the same sheets.
        self._next: Callable[[Player, int], list[Line]] = lru_cache(1 << 11)(self._steps)

    def best(self, player: Player, left: int) -> Line:
        """The line of marks that leads to the best sheet at the end of this Write phase."""
        beam = self._next(player, left)
        finished: list[Line] = []
        for _ in range(MOST_STEPS):
            finished += (line for line in beam if line.player.desk.ended)
            going = [line for line in beam if not line.player.desk.ended]
            if not going:
                break
            beam = self._narrowed(
                [
                    Line(further.worth, line.first, further.player)
                    for line in going
                    for further in self._next(line.player, left)
                ]
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

    def _steps(self, player: Player, left: int) -> list[Line]:
        """The next steps to consider. A sum in the Mudcracks is one step, from its opening to its close."""
        if player.tray.owed:
            animals = bonuses.choices(self._printed.tray, player.tray)
            return [self._line(player, Discover(animal), left) for animal in animals]
        if player.desk.sum != NO_SUM:
            return list(self._spent(player, left, None))
        return self._due(player, left) or [*self._kept(player, left)]

    def _due(self, player: Player, left: int) -> list[Line]:
        """What must be recorded: the Creek Bed first, then the Canyon, and last the Mudcracks.

        Sections hardly affect each other, so all lines take them in the same order: they can be compared at
        every step, and none is followed twice. Rabbits earned on the way are there when the sum is opened.
        """
        return (
            list(self._paths(player, left, kept=False))
            or list(self._shapes(player, left, kept=False))
            or list(self._sums(player, left, kept=False))
        )

    def _kept(self, player: Player, left: int) -> Iterator[Line]:
        """The end, or a kept animal before it."""
        yield from self._paths(player, left, kept=True)
        yield from self._shapes(player, left, kept=True)
        yield from self._sums(player, left, kept=True)
        ended = writing.end(player)
        yield Line(self._worth.ended(ended, left), Done(), ended)

    def _line(self, player: Player, action: Action, left: int) -> Line:
        after = rules.write(self._printed, player, action)  # type: ignore[arg-type]  # only marks make a line
        return Line(self._worth.sheet(after, left), action, after)

    def _shapes(self, player: Player, left: int, kept: bool) -> Iterator[Line]:
        sources = sources_of(player, Section.CANYON, kept)
        if not sources:
            return
        judged = self._worth.shapes.best_first(player.canyon, left + self._worth.taste.pending)
        for source in sources:
            most = source if source > 0 else bonuses.FOX
            drawable = islice((p for p in judged if p.number <= most), self._keep)
            yield from (self._line(player, Draw(source, p.cells), left) for p in drawable)

    def _paths(self, player: Player, left: int, kept: bool) -> Iterator[Line]:
        sources = sources_of(player, Section.CREEK, kept)
        if not sources:
            return
        ends = creek.ends(self._printed.creek, player.creek)
        for source in sources:
            lines = [
                self._line(player, Walk(source, end), left)
                for end, length in ends
                if source <= 0 or length == source
            ]
            lines.sort(key=lambda line: -line.worth)
            yield from lines[: self._keep]

    def _sums(self, player: Player, left: int, kept: bool) -> Iterator[Line]:
        """Sums that could be opened now."""
        if writing.record_fault(self._printed, player) is None:
            yield from self._spent(writing.record(player), left, Record())
            return
        rabbit = Rabbit(kept)
        if writing.rabbit_fault(self._printed, player, rabbit) is None:
            yield from self._spent(writing.rabbit(player, rabbit), left, rabbit)

    def _spent(self, player: Player, left: int, first: Action | None) -> Iterator[Line]:
        """The best ways to spend the open sum, after the action that opened it."""
        opened = Sum(player.mudcracks, player.tray, player.desk.sum, player.desk.boxing)
        desk = replace(player.desk, sum=NO_SUM, boxing=False)
        for spent in self._sums_spent.best(opened, left):
            after = replace(player, mudcracks=spent.mud, tray=spent.tray, desk=desk)
            yield Line(self._worth.sheet(after, left), first or spent.first, after)


def sources_of(player: Player, section: Section, kept: bool) -> list[int]:
    """The discs and fresh animals that the section has to record, or a kept animal if that is wanted."""
    uses, animal = (
        (player.desk.canyon, Animal.FOX) if section is Section.CANYON else (player.desk.creek, Animal.OWL)
    )
    if kept:
        return [KEPT] if player.tray.kept[animal] else []
    discs = [number for number in NUMBERS if uses[number - 1]]
    return [*discs, FRESH] if player.tray.fresh[animal] else discs


def crossing(worth: Worth, state: State, seat: Seat) -> Action:
    """The hexes to cross off next: whole buildings if they pay, and the rest where it will pay later."""
    player = state.players[seat]
    if player.tray.owed:
        return Discover(best_icon(worth, player))
    parts = best_parts(worth, state, seat)
    return Cross(*parts[0]) if parts else Done()


def best_icon(worth: Worth, player: Player) -> Animal:
    """The Discovery icon that is circled for a building: as for its price, whatever the sheet looks like."""
    return max(bonuses.choices(worth.printed.tray, player.tray), key=worth.prices.animals.__getitem__)


def best_parts(worth: Worth, state: State, seat: Seat) -> list[tuple[int, int]]:
    """The buildings on which to cross off hexes, and how many."""
    player = state.players[seat]
    left = state.arrangement.rounds - state.round
    rivals = race(worth.printed, state, seat)
    best: tuple[float, list[tuple[int, int]]] = (-1.0, [])
    for parts in distributions(worth.printed.ruins, player.ruins, player.desk.ruins):
        marked, gained = player.ruins, 0.0
        for building, count in parts:
            marked, earned = ruins.cross(
                worth.printed.ruins, marked, building, count, not rivals.taken[building]
            )
            if earned:
                gained += worth.bonus(earned[0], left) + worth.denied(building, rivals, left)
        value = gained + worth.ruins(marked.crossed, marked.rewards, rivals, left)
        if value > best[0]:
            best = value, parts
    return best[1]


def distributions(
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
