"""What marks on a sheet bring: points at once, bonuses, and what comes within reach."""

from collections.abc import Iterator, Sequence
from typing import Final

from meseta.bots.judge import Reason
from meseta.bots.sonora import reasons as say
from meseta.bots.sonora.worth import Worth
from meseta.core.seats import Seat
from meseta.games.sonora import canyon, creek, mudcracks
from meseta.games.sonora.ruins import Reward, Ruins
from meseta.games.sonora.state import Player
from meseta.games.sonora.words import BONUSES, SECTIONS, Animal, Bonus, Section
from meseta.grids.bits import members

LITTLE: Final = 1.0
"""Promises below so many points are no reason."""
NEAR: Final = 7
"""A rival who needs at most so many hexes for a building may complete it in the next round."""
MANY: Final = 3
"""More bonuses than these are counted, not named."""

Weighed = tuple[float, Reason]


class SheetReasons:
    """Finds what marks on sheets of one edition bring."""

    def __init__(self, worth: Worth) -> None:
        self._worth: Final = worth
        self._printed: Final = worth.printed

    def marks(
        self, before: Player, after: Player, rivals: Sequence[tuple[Seat, Ruins]], left: int
    ) -> Iterator[Weighed]:
        """What has changed from one sheet to another, and how much each thing weighs."""
        yield from self._crossed(before, after, rivals, left)
        yield from self._points(before, after)
        yield from self._earned(before, after, left)
        if left:
            yield from self._prepared(before, after, left)
            yield from self._spared(after)

    def ai_marks(self, before: Player, after: Player, left: int) -> Iterator[Weighed]:
        """Solo: what the AI's marks have taken."""
        lost = sum(self._promises(before, left + 1)) - sum(self._promises(after, left + 1))
        yield max(LITTLE, lost), say.AiTakes(worth=f"{max(lost, 0.0):.1f}")

    # Points

    def _crossed(
        self, before: Player, after: Player, rivals: Sequence[tuple[Seat, Ruins]], left: int
    ) -> Iterator[Weighed]:
        for index, building in enumerate(self._printed.ruins.buildings):
            more = after.ruins.crossed[index] - before.ruins.crossed[index]
            if not more:
                continue
            places, reward = (f"ruins:{building.name}",), after.ruins.rewards[index]
            if reward is Reward.NONE:
                missing = building.hexes - after.ruins.crossed[index]
                if left:
                    share = building.top * more / building.hexes / 2
                    yield share, say.Advances(places=places, building=building.name, left=missing)
                continue
            first = reward is Reward.TOP
            points = building.top if first else building.bottom
            yield (
                float(points),
                say.Completes(places=places, building=building.name, points=points, first=int(first)),
            )
            if first and left:
                yield from self._denied(index, rivals)

    def _denied(self, index: int, rivals: Sequence[tuple[Seat, Ruins]]) -> Iterator[Weighed]:
        """The nearest rival who would soon have been first."""
        building = self._printed.ruins.buildings[index]
        needs = [
            (building.hexes - rival.crossed[index], seat) for seat, rival in rivals if rival.crossed[index]
        ]
        if needs and min(needs)[0] <= NEAR:
            missing, seat = min(needs)
            told = say.Denies(
                places=(f"ruins:{building.name}",), seat=seat, building=building.name, left=missing
            )
            yield (building.top - building.bottom) / 2, told

    def _points(self, before: Player, after: Player) -> Iterator[Weighed]:
        printed = self._printed
        drawn = canyon.union(after.canyon.shapes) & ~canyon.union(before.canyon.shapes)
        cacti = drawn & canyon.union(printed.canyon.cacti)
        gained = canyon.score(printed.canyon, after.canyon) - canyon.score(printed.canyon, before.canyon)
        if cacti:
            told = say.Covers(places=self._cells(cacti), cacti=cacti.bit_count(), points=gained)
            yield gained + 0.1, told
        circled = [space for space in self._circled(before, after) if printed.creek.points[space]]
        if circled:
            points = sum(printed.creek.points[space] for space in circled)
            yield (
                float(points),
                say.Circles(places=tuple(f"creek:{space}" for space in circled), points=points),
            )
        closed = [index for index in self._closed(before, after) if printed.mudcracks.triangles[index].points]
        if closed:
            points = sum(printed.mudcracks.triangles[index].points for index in closed)
            yield float(points), say.Surrounds(places=self._nodes(closed), points=points)

    def _circled(self, before: Player, after: Player) -> tuple[int, ...]:
        return members(after.creek.circled & ~before.creek.circled)

    def _closed(self, before: Player, after: Player) -> list[int]:
        """The triangles that have been surrounded."""
        return [
            index
            for index, mask in enumerate(self._printed.mudcracks.masks)
            if not mask & ~after.mudcracks.marked and mask & ~before.mudcracks.marked
        ]

    def _cells(self, squares: int) -> tuple[str, ...]:
        return tuple(f"canyon:{self._printed.canyon.grid.name(cell)}" for cell in members(squares))

    def _nodes(self, triangles: Sequence[int]) -> tuple[str, ...]:
        nodes = {node for index in triangles for node in self._printed.mudcracks.triangles[index].nodes}
        return tuple(f"mudcracks:{node}" for node in sorted(nodes))

    # Bonuses

    def _earned(self, before: Player, after: Player, left: int) -> Iterator[Weighed]:
        found = list(self._bonuses(before, after))
        weight = sum(self._worth.bonus(bonus, left) for bonus, _ in found)
        places = tuple(dict.fromkeys(place for _, where in found for place in where))
        if len(found) > MANY:
            yield weight, say.Chains(places=places, count=len(found))
        elif found:
            yield weight, say.Earns(places=places, bonuses=tuple(BONUSES[bonus] for bonus, _ in found))

    def _bonuses(self, before: Player, after: Player) -> Iterator[tuple[Bonus, tuple[str, ...]]]:
        """The bonuses that were reached, and where."""
        printed = self._printed
        for index, building in enumerate(printed.ruins.buildings):
            if after.ruins.rewards[index] is Reward.TOP is not before.ruins.rewards[index]:
                yield building.bonus, (f"ruins:{building.name}",)
        drawn = canyon.union(after.canyon.shapes) & ~canyon.union(before.canyon.shapes)
        for cell in members(drawn & printed.canyon.bonus_squares):
            yield printed.canyon.icons[cell], self._cells(1 << cell)
        for space in self._circled(before, after):
            if space in printed.creek.bonuses:
                yield printed.creek.bonuses[space], (f"creek:{space}",)
        for index in self._closed(before, after):
            if (bonus := printed.mudcracks.triangles[index].bonus) is not None:
                yield bonus, self._nodes([index])
        boxes = zip(printed.mudcracks.columns, before.mudcracks.boxes, after.mudcracks.boxes, strict=True)
        for number, (column, had, has) in enumerate(boxes, start=1):
            if had < column.boxes == has:
                yield column.bonus, (f"column:{number}",)

    # Promises

    def _prepared(self, before: Player, after: Player, left: int) -> Iterator[Weighed]:
        """The sections in which more has come within reach."""
        then, now = self._promises(after, left), self._promises(before, left)
        for section, more, less in zip(
            (Section.CANYON, Section.CREEK, Section.MUDCRACKS), then, now, strict=True
        ):
            if more - less >= LITTLE:
                yield more - less, say.Prepares(zone_name=SECTIONS[section], worth=f"{more - less:.1f}")

    def _promises(self, player: Player, left: int) -> tuple[float, float, float]:
        """What is within reach in the Canyon, the Creek Bed and the Mudcracks, beyond the points there."""
        worth, marked, mud = self._worth, player.creek, player.mudcracks
        own, filled = canyon.union(player.canyon.shapes), canyon.union(player.canyon.filled)
        return (
            worth.canyon(own, filled, left) - canyon.score(self._printed.canyon, player.canyon),
            worth.creek(marked.visited, marked.circled, marked.filled, left)
            - creek.score(self._printed.creek, marked),
            worth.mudcracks(mud.marked, mud.raised, left)
            + worth.columns(mud.boxes, left)
            - mudcracks.score(self._printed.mudcracks, mud),
        )

    def _spared(self, after: Player) -> Iterator[Weighed]:
        for animal in Animal:
            if after.tray.kept[animal]:
                yield 0.5, say.Spares(bonus=BONUSES[animal])
