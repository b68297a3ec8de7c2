"""What a sheet is worth: the points on it, and what it promises for the remaining rounds."""

from functools import lru_cache
from typing import Final, NamedTuple

from meseta.bots.sonora.judging import MOST_NODES, judging
from meseta.bots.sonora.prices import Prices
from meseta.bots.sonora.shapes import CACHED, Shapes
from meseta.bots.sonora.taste import Taste
from meseta.games.sonora import canyon, ruins
from meseta.games.sonora.bonuses import Tray
from meseta.games.sonora.content import Edition
from meseta.games.sonora.ruins import Reward
from meseta.games.sonora.state import Player, State
from meseta.games.sonora.words import Animal
from meseta.grids.bits import Bits, members

NO_RIVAL: Final = 99
"""The hexes that a rival needs for a building where there is no rival."""
LUCK: Final = (0.4, 0.7, 1.0, 1.3, 1.6)
"""How many hexes a round yields, relative to the mean: the future is averaged over these."""


class Race(NamedTuple):
    """The others' progress in the Ruins."""

    taken: tuple[bool, ...]
    """The buildings whose top reward a rival has."""
    missing: tuple[int, ...]
    """How many hexes the nearest rival still needs for each building."""
    begun: tuple[float, ...]
    """How much of each building the others have, on average."""


class Worth:
    """The worth of an edition's sheets, by one taste."""

    def __init__(self, printed: Edition, taste: Taste) -> None:
        self.printed: Final = printed
        self.taste: Final = taste
        self.prices: Final = Prices(taste)
        self.bonus: Final = self.prices.bonus
        self.shapes: Final = Shapes(printed.canyon, self.prices)
        self.canyon: Final = self.shapes.worth
        self.creek = lru_cache(CACHED)(self._creek)
        self.mudcracks = lru_cache(CACHED)(self._mudcracks)
        self.columns = lru_cache(CACHED)(self._columns)
        self.tray = lru_cache(CACHED)(self._tray)
        self.ruins = lru_cache(CACHED)(self._ruins)
        self.knapsack = lru_cache(CACHED)(self._knapsack)
        self._triangles: Final = [
            (mask, triangle.points, triangle.bonus)
            for mask, triangle in zip(printed.mudcracks.masks, printed.mudcracks.triangles, strict=True)
        ]
        self._cost = lru_cache(CACHED)(self._nodes_cost)

    def sheet(self, player: Player, left: int) -> float:
        """Everything but the Ruins, including what is still to be recorded."""
        desk, tray = player.desk, player.tray
        own, filled = canyon.union(player.canyon.shapes), canyon.union(player.canyon.filled)
        soon = left + self.taste.pending
        fresh, kept, marked = tray.fresh, tray.kept, player.creek
        shapes, paths, pips = sum(desk.canyon), sum(desk.creek), desk.mud + max(desk.sum, 0)
        drawing = soon if shapes or fresh[0] or kept[0] else left
        walking = soon if paths or fresh[1] or kept[1] else left
        buying = soon if pips or fresh[2] or kept[2] else left
        worth = (
            self.canyon(own, filled, drawing)
            + self.creek(marked.crossed | marked.circled, marked.circled, marked.filled, walking)
            + self.mudcracks(player.mudcracks.marked, player.mudcracks.raised, buying)
            + self.columns(player.mudcracks.boxes, left)
            + self.tray(tray, left)
            + self.taste.path * paths
            + self.taste.pip * pips
        )
        if shapes:
            for uses, shape in zip(desk.canyon, self.prices.shapes, strict=True):
                worth += uses * shape
        return worth

    def _tray(self, tray: Tray, left: int) -> float:
        """Bonuses in hand: animals, Discoveries, Reflicks and Swaps."""
        taste = self.taste
        worth = taste.discovery * tray.owed + 0.01 * tray.discoveries
        for animal in Animal:
            worth += self.prices.animals[animal] * (tray.fresh[animal] + tray.kept[animal])
        if left:
            worth += taste.reflick * min(tray.reflicks, 2 * left) + taste.swap * min(tray.swaps, 2 * left)
        return worth

    def ended(self, player: Player, left: int) -> float:
        """The same once the Write phase is over: what is left is lost, kept icons are for later rounds."""
        worth = self.sheet(player, left)
        if not left:
            kept = player.tray.kept
            worth -= sum(value * count for value, count in zip(self.prices.animals, kept, strict=True))
        return worth

    # The sections. `left` is the number of rounds to come, plus a fraction while this one lasts.

    def _creek(self, visited: Bits, circled: Bits, filled: Bits, left: float) -> float:
        printed, compiled = self.printed.creek, judging()
        if compiled is not None and len(printed.points) <= MOST_NODES:
            prices, fading = self.prices.bonuses(left), self.prices.fading(1, left)
            return compiled.creek(printed, (visited, circled, filled), prices, fading)
        worth = float(sum(printed.points[space] for space in members(circled)))
        fading = self.prices.fading(1, left)
        blocked = visited | filled
        edge = [(child, 0) for space in members(visited) for child in printed.children[space]]
        while edge and fading:
            space, steps = edge.pop()
            if blocked >> space & 1:
                continue
            bonus = printed.bonuses.get(space)
            worth += fading[steps] * (printed.points[space] if bonus is None else self.bonus(bonus, left))
            if steps + 1 < len(fading):
                edge += ((child, steps + 1) for child in printed.children[space])
        return worth

    def _mudcracks(self, marked: Bits, raised: tuple[int, ...], left: float) -> float:
        fading, compiled = self.prices.fading(2, left), judging()
        if compiled is not None and len(self.printed.mudcracks.costs) <= MOST_NODES:
            prices = self.prices.bonuses(left)
            return compiled.mudcracks(self.printed.mudcracks, marked, raised, prices, fading)
        worth = 0.0
        for mask, points, bonus in self._triangles:
            missing = mask & ~marked
            if not missing:
                worth += points
            elif fading:
                value = points if bonus is None else self.bonus(bonus, left)
                worth += value * fading[min(self._cost(missing, raised), len(fading) - 1)]
        return worth

    def _nodes_cost(self, nodes: Bits, raised: tuple[int, ...]) -> int:
        costs = self.printed.mudcracks.costs
        return sum(costs[node] + (raised[node] if raised else 0) for node in members(nodes))

    def _columns(self, boxes: tuple[int, ...], left: int) -> float:
        """What the marked boxes of incomplete columns promise."""
        worth = 0.0
        for column, count in zip(self.printed.mudcracks.columns, boxes, strict=True):
            if 0 < count < column.boxes and left:
                worth += self.taste.columns * self.bonus(column.bonus, left) * count / column.boxes
        return worth

    def _ruins(self, crossed: tuple[int, ...], rewards: tuple[Reward, ...], race: Race, left: int) -> float:
        printed = self.printed.ruins
        worth = float(ruins.score(printed, ruins.Ruins(crossed, rewards)))
        if not left:
            return worth
        best = self.knapsack(crossed, race, left)
        mean = self.taste.hexes * left
        return worth + sum(best[min(round(mean * luck), len(best) - 1)] for luck in LUCK) / len(LUCK)

    def hexes(self, crossed: tuple[int, ...], race: Race, left: int, value: int) -> float:
        """What that many more hexes would gain."""
        best = self.knapsack(crossed, race, left)
        top = len(best) - 1
        if not left:
            return best[min(value, top)]
        mean = self.taste.hexes * left
        gains = (
            best[min(round(mean * luck) + value, top)] - best[min(round(mean * luck), top)] for luck in LUCK
        )
        return sum(gains) / len(LUCK)

    def _knapsack(self, crossed: tuple[int, ...], race: Race, left: int) -> tuple[float, ...]:
        """The most that each number of hexes can gain, buildings already begun being cheaper."""
        most = round(self.taste.hexes * left * LUCK[-1]) + 40
        best = [0.0] * (most + 1)
        for index, building in enumerate(self.printed.ruins.buildings):
            missing = building.hexes - crossed[index]
            if not 0 < missing <= most:
                continue
            value = self._building(index, missing, race, left)
            for room in range(most, missing - 1, -1):
                best[room] = max(best[room], best[room - missing] + value)
        return tuple(best)

    def _building(self, index: int, missing: int, race: Race, left: int) -> float:
        """The top reward by the chance to win the race for it, else the bottom one."""
        building = self.printed.ruins.buildings[index]
        if race.taken[index]:
            return float(building.bottom)
        ahead = (race.missing[index] - missing) / self.taste.hexes
        # A rival who needs next to nothing will have it in the next round.
        most = min(1.0, 0.1 + race.missing[index] / 10)
        sure = self.taste.level + self.taste.race * ahead
        first = 1.0 if race.missing[index] == NO_RIVAL else min(most, max(0.1, sure))
        top = building.top + self.bonus(building.bonus, left) + self.denied(index, race, left)
        return first * top + (1 - first) * building.bottom

    def denied(self, index: int, race: Race, left: int) -> float:
        """What it is worth to keep the others from being first in this building, if they have begun it."""
        building = self.printed.ruins.buildings[index]
        lost = building.top + self.bonus(building.bonus, left) - building.bottom
        return self.taste.deny * race.begun[index] * lost


def race(printed: Edition, state: State, seat: int) -> Race:
    """The others' progress in the Ruins, as seen from this seat."""
    others = [player.ruins for other, player in enumerate(state.players) if other != seat]
    buildings = list(enumerate(printed.ruins.buildings))
    return Race(
        tuple(any(rival.rewards[i] is Reward.TOP for rival in others) for i, _ in buildings),
        tuple(min((b.hexes - rival.crossed[i] for rival in others), default=NO_RIVAL) for i, b in buildings),
        tuple(
            sum(rival.crossed[i] / b.hexes for rival in others) / max(1, len(others)) for i, b in buildings
        ),
    )
