"""Sums in the Mudcracks: how to spend one, from its opening to its close."""

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

import msgspec

from meseta.bots.sonora.worth import Worth
from meseta.games.sonora import bonuses, mudcracks
from meseta.games.sonora.actions import Action, Box, Close, Discover, Mark, Rabbit
from meseta.games.sonora.bonuses import Tray
from meseta.games.sonora.mudcracks import Mudcracks
from meseta.games.sonora.words import Animal
from meseta.grids.bits import Bits


class Sum(NamedTuple):
    """An open sum and what it changes."""

    mud: Mudcracks
    tray: Tray
    value: int
    """What is left of it."""
    boxing: bool = False


class Spent(msgspec.Struct, frozen=True, gc=False):
    """A closed sum."""

    worth: float
    """What the section, its columns and the tray are worth afterwards."""
    first: Action
    """How the spending began."""
    mud: Mudcracks
    tray: Tray


class Sums:
    """Finds the best ways to spend a sum, by a beam search over sets of nodes."""

    def __init__(self, worth: Worth, width: int, keep: int) -> None:
        self._worth = worth
        self._printed: Final = worth.printed.mudcracks
        self._width = width
        self._keep = keep
        self.best = lru_cache(1 << 12)(self._best)
        self._boxes = lru_cache(1 << 12)(self._best_boxes)

    def _best(self, opened: Sum, left: int) -> tuple[Spent, ...]:
        """The best ways to spend it, the best first."""
        beam: list[tuple[Action | None, Sum]] = [(None, opened)]
        finished: list[Spent] = []
        seen: set[tuple[Bits, int]] = set()
        while beam:
            further: list[tuple[float, Action, Sum]] = []
            for begun, current in beam:
                for first, joined in self._joined(begun, current):
                    finished.append(self._closed(first, joined, left))
                    if joined.boxing:
                        continue
                    for node in mudcracks.affordable(self._printed, joined.mud, joined.value):
                        key = joined.mud.marked | 1 << node, joined.tray.kept[Animal.RABBIT]
                        if key not in seen:
                            seen.add(key)
                            after = self._marked(joined, node)
                            further.append((self._judged(after, left), first or Mark(node), after))
            further.sort(key=lambda found: -found[0])
            beam = [(first, after) for _, first, after in further[: self._width]]
        finished.sort(key=lambda spent: -spent.worth)
        return tuple(_distinct(finished)[: self._keep])

    def _judged(self, current: Sum, left: int) -> float:
        more = self._worth.taste.pending if current.value or current.tray.fresh[Animal.RABBIT] else 0
        return (
            self._worth.mudcracks(current.mud.marked, current.mud.raised, left + more)
            + self._worth.columns(current.mud.boxes, left)
            + self._worth.tray(current.tray, left)
            + self._worth.taste.pip * current.value
        )

    def _marked(self, current: Sum, node: int) -> Sum:
        price = mudcracks.cost(self._printed, current.mud, node)
        mud, earned = mudcracks.mark(self._printed, current.mud, node)
        tray = bonuses.earn(self._worth.printed.tray, current.tray, earned) if earned else current.tray
        return Sum(mud, tray, current.value - price)

    def _joined(self, first: Action | None, current: Sum) -> list[tuple[Action | None, Sum]]:
        """The sum with the rabbits that join it: fresh ones always, a kept one perhaps."""
        tray, value = current.tray, current.value
        while tray.owed:
            animal = self.icon(tray)
            first, tray = first or Discover(animal), bonuses.discover(tray, animal)
        while tray.fresh[Animal.RABBIT]:
            first = first or Rabbit(False)
            tray, value = bonuses.use(tray, Animal.RABBIT, False), value + bonuses.RABBIT
        found = [(first, Sum(current.mud, tray, value, current.boxing))]
        if tray.kept[Animal.RABBIT]:
            used = bonuses.use(tray, Animal.RABBIT, True)
            found.append((first or Rabbit(True), found[0][1]._replace(tray=used, value=value + 6)))
        return found

    def icon(self, tray: Tray) -> Animal:
        """The Discovery icon that is assumed to be circled, without searching."""
        animals = bonuses.choices(self._worth.printed.tray, tray)
        return max(animals, key=self._worth.prices.animals.__getitem__)

    def _closed(self, first: Action | None, current: Sum, left: int) -> Spent:
        """What is left of the sum goes into boxes, and the sum is closed."""
        mud, tray = current.mud, current.tray
        for column in self._boxes(mud.boxes, current.value, left):
            first = first or Box(column)
            mud, earned = mudcracks.box(self._printed, mud, column)
            tray = bonuses.earn(self._worth.printed.tray, tray, earned)
        return Spent(self._judged(Sum(mud, tray, 0), left), first or Close(), mud, tray)

    def _best_boxes(self, boxes: tuple[int, ...], value: int, left: int) -> tuple[int, ...]:
        """The best boxes to buy for the value: whole columns, and the rest where it promises the most."""
        columns = self._printed.columns
        missing = {
            index: column.boxes - count
            for index, (column, count) in enumerate(zip(columns, boxes, strict=True))
            if count < column.boxes
        }
        best: tuple[float, tuple[int, ...]] = (-1.0, ())
        for full in (some for count in range(len(missing) + 1) for some in combinations(missing, count)):
            rest = value - sum(missing[column] for column in full)
            if rest < 0:
                continue
            spent = tuple(column for column in full for _ in range(missing[column]))
            lines = [spent, *(spent + (c,) * rest for c in missing if c not in full and rest < missing[c])]
            for line in lines if rest else (spent,):
                marked = tuple(count + line.count(column) for column, count in enumerate(boxes))
                worth = self._worth.columns(marked, left)
                worth += sum(self._worth.bonus(columns[column].bonus, left) for column in full)
                best = max(best, (worth, line))
        return best[1]


def _distinct(spent: list[Spent]) -> list[Spent]:
    """Each sheet once."""
    found: dict[tuple[Mudcracks, Tray], Spent] = {}
    for one in spent:
        found.setdefault((one.mud, one.tray), one)
    return list(found.values())
