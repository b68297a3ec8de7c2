"""What a sheet is worth: the points on it, and what it promises for the remaining rounds."""

from functools import lru_cache
from math import exp, sqrt
from typing import Final, NamedTuple

import msgspec

from meseta.games.sonora import canyon, ruins
from meseta.games.sonora.bonuses import Tray
from meseta.games.sonora.content import Edition
from meseta.games.sonora.ruins import Reward
from meseta.games.sonora.state import Player, State
from meseta.games.sonora.words import Animal, Bonus
from meseta.grids.bits import Bits, bits, members

CACHED: Final = 1 << 15
"""How many sections' worths are cached."""
FURTHEST: Final = 9
"""Nothing this many squares or spaces away is counted."""
NO_RIVAL: Final = 99
"""The hexes that a rival needs for a building where there is no rival."""
LUCK: Final = (0.4, 0.7, 1.0, 1.3, 1.6)
"""How many hexes a round yields, relative to the mean: the future is averaged over these."""


class Taste(msgspec.Struct, frozen=True):
    """Opinions, in points (docs/bots/sonora.md)."""

    animals: tuple[float, float, float] = (5.0, 3.5, 5.0)
    """A fox, an owl and a rabbit."""
    discovery: float = 5.0
    reflick: float = 2.5
    swap: float = 2.0
    shape: tuple[float, float, float, float, float] = (3.0, 3.5, 4.0, 4.5, 5.5)
    """A disc that is still to be drawn, by number."""
    path: float = 2.0
    pip: float = 0.9
    """A point of Mudcracks value that is still to be spent."""
    hope: tuple[float, float, float] = (0.45, 0.12, 0.6)
    """How much of what is within immediate reach in the Canyon, Creek Bed and Mudcracks will be gained."""
    reach: tuple[float, float, float] = (5.0, 4.0, 7.0)
    """How far one round reaches there, in squares, spaces and cost; several by the root of their number."""
    pending: float = 0.35
    """What share of a round's reach is left while the section has discs to record."""
    hexes: float = 7.0
    """Hexes per round."""
    level: float = 0.65
    """How sure of a building is a player who needs as much for it as the fastest rival."""
    race: float = 0.25
    """How much surer is a player who needs a round's hexes less."""
    deny: float = 0.7
    """How much of what the others lose by not being first counts as one's own gain."""


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
        self._icon_squares: Final = [
            (bits(cell for cell, icon in printed.canyon.icons.items() if icon is bonus), bonus)
            for bonus in Bonus
        ]
        one, two, three = printed.canyon.cacti
        self._prizes: Final = printed.canyon.bonus_squares | one | two | three
        grid = printed.canyon.grid
        everything = (1 << len(grid.cells)) - 1
        self._inner_left = everything & ~bits(range(0, len(grid.cells), grid.columns))
        self._inner_right = everything & ~bits(range(grid.columns - 1, len(grid.cells), grid.columns))
        self.canyon = lru_cache(CACHED)(self._canyon)
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
        self._fading = lru_cache(256)(self._fade)

    def bonus(self, bonus: Bonus, left: float) -> float:
        """What earning it is worth, with that many rounds to come."""
        match bonus:
            case Bonus.FOX | Bonus.OWL | Bonus.RABBIT:
                return self.taste.animals[bonus]
            case Bonus.DISCOVERY:
                return self.taste.discovery
            case Bonus.REFLICK:
                return self.taste.reflick if left >= 1 else 0.0
            case Bonus.SWAP:
                return self.taste.swap if left >= 1 else 0.0

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
            for uses, shape in zip(desk.canyon, self.taste.shape, strict=True):
                worth += uses * shape
        return worth

    def _tray(self, tray: Tray, left: int) -> float:
        """Bonuses in hand: animals, Discoveries, Reflicks and Swaps."""
        taste = self.taste
        worth = taste.discovery * tray.owed + 0.01 * tray.discoveries
        for animal in Animal:
            worth += taste.animals[animal] * (tray.fresh[animal] + tray.kept[animal])
        if left:
            worth += taste.reflick * min(tray.reflicks, 2 * left) + taste.swap * min(tray.swaps, 2 * left)
        return worth

    def ended(self, player: Player, left: int) -> float:
        """The same once the Write phase is over: what is left is lost, kept icons are for later rounds."""
        worth = self.sheet(player, left)
        if not left:
            kept = player.tray.kept
            worth -= sum(value * count for value, count in zip(self.taste.animals, kept, strict=True))
        return worth

    # The sections. `left` is the number of rounds to come, plus a fraction while this one lasts.

    def _fade(self, section: int, left: float) -> tuple[float, ...]:
        """How likely things are to be gained, by their distance."""
        if left <= 0:
            return ()
        hope, reach = self.taste.hope[section], self.taste.reach[section] * sqrt(left)
        most = FURTHEST if section < 2 else 40
        return tuple(hope * exp(-step / reach) for step in range(most))

    def _canyon(self, own: Bits, filled: Bits, left: float) -> float:
        printed = self.printed.canyon
        one, two, three = printed.cacti
        a, b, c = ((own & one).bit_count(), (own & two).bit_count(), (own & three).bit_count())
        worth = more_a = more_b = more_c = 0.0
        region = own | printed.start
        free = printed.white & ~own & ~filled
        columns, left_side, right_side = printed.grid.columns, self._inner_left, self._inner_right
        for chance in self._fading(0, left):
            # The squares next to the region, as `CanyonPrint.halo` finds them, without the calls.
            edge = (
                region << columns | region >> columns | (region & right_side) << 1 | (region & left_side) >> 1
            ) & free
            if not edge:
                break
            if edge & self._prizes:
                more_a += chance * (edge & one).bit_count()
                more_b += chance * (edge & two).bit_count()
                more_c += chance * (edge & three).bit_count()
                for squares, bonus in self._icon_squares:
                    if edge & squares:
                        worth += chance * (edge & squares).bit_count() * self.bonus(bonus, left)
            region |= edge
            free &= ~edge
        return worth + _cactus_points(a + more_a) + _cactus_points(b + more_b) + _cactus_points(c + more_c)

    def _creek(self, visited: Bits, circled: Bits, filled: Bits, left: float) -> float:
        printed = self.printed.creek
        worth = float(sum(printed.points[space] for space in members(circled)))
        fading = self._fading(1, left)
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
        fading = self._fading(2, left)
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
                worth += 0.6 * self.bonus(column.bonus, left) * count / column.boxes
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


def _cactus_points(count: float) -> float:
    """The points for cacti, interpolated between whole counts (SO-31)."""
    whole = int(count)
    low = canyon.cactus_points(whole)
    return low + (count - whole) * (canyon.cactus_points(whole + 1) - low)
