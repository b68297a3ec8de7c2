"""What discs gain by the sections they count for, given a sheet at the start of a round."""

from functools import lru_cache
from typing import Final

from meseta.bots.sonora.judging import judging
from meseta.bots.sonora.worth import Race, Worth
from meseta.games.sonora import canyon, creek
from meseta.games.sonora.state import Player
from meseta.games.sonora.words import NUMBERS, Section
from meseta.grids.bits import Bits, members

GONE: Final = 8
"""A disc that no longer counts."""
BULLSEYE: Final = 9
"""A disc in the hole whose section is still to be chosen."""
COMING: Final = 10
"""A disc that is still to be flicked."""
DEEP: Final = 4
"""Uses of a section in one round that are examined one by one."""
MOST: Final = 40
"""More value than five discs can have in one section."""

Codes = tuple[int, ...]
"""What each of five discs counts for: twice its section, plus one if it is doubled, or one of the above."""


class Prospects:
    """What discs gain for one sheet in one round."""

    def __init__(self, worth: Worth, player: Player, race: Race, left: int, breadth: int) -> None:
        self._worth = worth
        self._player = player
        self._left = left
        self._soon = left + worth.taste.pending
        cleared = player.ruins.circled  # in a solo game the AI's circled hexes come first (SO-49)
        self.hexes: Final = [
            worth.hexes(player.ruins.crossed, race, left, max(0, value - cleared)) for value in range(MOST)
        ]
        self.pips: Final = self._pips(breadth)
        self.shapes: Final = self._shapes()
        self.paths: Final = self._paths()
        self.value = lru_cache(1 << 14)(self._value)

    def _value(self, codes: Codes) -> float:
        """What five discs gain that count for this."""
        if BULLSEYE in codes:
            index = codes.index(BULLSEYE)
            return max(self.value((*codes[:index], 2 * section, *codes[index + 1 :])) for section in Section)
        if COMING in codes:
            return self._with_coming(codes)
        hexes = pips = drawn = walked = 0
        worth = 0.0
        for index in (4, 3, 2, 1, 0):
            code, number = codes[index], index + 1
            if code < GONE:
                section, times = code >> 1, 1 + (code & 1)
                if section == Section.RUINS:
                    hexes += number * times
                elif section == Section.MUDCRACKS:
                    pips += number * times
                elif section == Section.CANYON:
                    for _ in range(times):
                        worth += self.shapes[min(drawn, DEEP - 1)][number]
                        drawn += 1
                else:
                    for _ in range(times):
                        worth += self.paths[min(walked, DEEP - 1)][number]
                        walked += 1
        return worth + self.hexes[hexes] + self.pips[pips]

    def _with_coming(self, codes: Codes) -> float:
        """Discs still to be flicked are added, the highest first, each where it adds the most."""
        known = [GONE if code == COMING else code for code in codes]
        before = worth = self.value(tuple(known))
        for index in (4, 3, 2, 1, 0):
            if codes[index] == COMING:
                found = []
                for section in Section:
                    known[index] = 2 * section
                    found.append((self.value(tuple(known)), 2 * section))
                after, known[index] = max(found)
                worth += self._worth.taste.ease * (after - before)
                before = after
        return worth

    def _shapes(self) -> list[list[float]]:
        """By how many shapes were drawn this round: what the next gains, by its disc's number."""
        printed, worth = self._worth.printed.canyon, self._worth
        sheet = self._player.canyon
        filled = canyon.union(sheet.filled)
        found: list[list[float]] = []
        for _ in range(DEEP):
            own = canyon.union(sheet.shapes)
            before = worth.canyon(own, filled, self._soon)
            gains, masks = [0.0] * 6, [0] * 6
            for placement, after in zip(*worth.shapes.after_each(sheet, self._soon), strict=True):
                gain = after - before
                if icons := placement.mask & printed.bonus_squares:
                    gain += sum(worth.bonus(printed.icons[cell], self._left) for cell in members(icons))
                if gain > gains[placement.number]:
                    gains[placement.number], masks[placement.number] = gain, placement.mask
            for number in NUMBERS:
                if gains[number] < gains[number - 1]:
                    gains[number], masks[number] = gains[number - 1], masks[number - 1]
            found.append(gains)
            if masks[3]:
                sheet, _ = canyon.draw(printed, sheet, masks[3])
        return found

    def _paths(self) -> list[list[float]]:
        """By how many paths were walked this round: what the next gains, by its length."""
        printed, worth = self._worth.printed.creek, self._worth
        sheet = self._player.creek
        found: list[list[float]] = []
        for _ in range(DEEP):
            before = worth.creek(sheet.visited, sheet.circled, sheet.filled, self._soon)
            gains, ends = [0.0] * 6, [0] * 6
            for end, length in creek.ends(printed, sheet):
                after, earned = creek.walk(printed, sheet, end)
                gain = worth.creek(after.visited, after.circled, after.filled, self._soon) - before
                gain += sum(worth.bonus(bonus, self._left) for bonus in earned)
                if gain > gains[length]:
                    gains[length], ends[length] = gain, end
            found.append(gains)
            best = max(NUMBERS, key=gains.__getitem__)
            if ends[best]:
                sheet, _ = creek.walk(printed, sheet, ends[best])
        return found

    def _pips(self, breadth: int) -> list[float]:
        """What each value gains in the Mudcracks: sets of nodes are grown by cost, a few for each cost."""
        compiled, mud = judging(), self._player.mudcracks
        spare = 0.5 if self._left else 0.25
        if compiled is not None:
            prices = self._worth.prices
            found = compiled.pips(
                self._worth.printed.mudcracks,
                mud.marked,
                mud.raised,
                breadth,
                spare,
                prices.bonuses(self._soon),
                prices.bonuses(self._left),
                prices.fading(2, self._soon),
                MOST,
            )
            if found is not None:
                return found
        return self._plain_pips(breadth, spare)

    def _plain_pips(self, breadth: int, spare: float) -> list[float]:
        printed, worth, mud = self._worth.printed.mudcracks, self._worth, self._player.mudcracks
        before = worth.mudcracks(mud.marked, mud.raised, self._soon)
        levels: list[dict[Bits, float]] = [{} for _ in range(MOST)]
        levels[0][mud.marked] = 0.0  # earned on the way
        found = [0.0] * MOST
        for cost in range(MOST):
            ranked = sorted(
                (
                    (worth.mudcracks(mask, mud.raised, self._soon) - before + earned, mask)
                    for mask, earned in levels[cost].items()
                ),
                reverse=True,
            )[:breadth]
            found[cost] = max(
                ranked[0][0] if ranked else 0.0, found[cost - 1] + spare * (cost < 20) if cost else 0.0
            )
            for _, mask in ranked:
                for node in members(self._frontier(mask)):
                    total = cost + printed.costs[node] + (mud.raised[node] if mud.raised else 0)
                    if total < MOST:
                        levels[total][mask | 1 << node] = levels[cost][mask] + self._surrounds(mask, node)
        return found

    def _frontier(self, marked: Bits) -> Bits:
        lines = self._worth.printed.mudcracks.lines
        found = 0
        for node in members(marked):
            found |= lines[node]
        return found & ~marked

    def _surrounds(self, marked: Bits, node: int) -> float:
        """The bonuses that the node earns."""
        printed = self._worth.printed.mudcracks
        after = marked | 1 << node
        worth = 0.0
        for index in printed.around[node]:
            bonus = printed.triangles[index].bonus
            if bonus is not None and not printed.masks[index] & ~after:
                worth += self._worth.bonus(bonus, self._left)
        return worth
