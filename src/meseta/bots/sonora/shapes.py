"""What the Canyon is worth, and what a further shape would make of it."""

from functools import lru_cache
from typing import Final

from meseta.bots.sonora.judging import judging
from meseta.bots.sonora.prices import Prices
from meseta.games.sonora import canyon
from meseta.games.sonora.canyon import Canyon, CanyonPrint, Placement
from meseta.games.sonora.words import Bonus
from meseta.grids.bits import Bits, bits

CACHED: Final = 1 << 15
"""How many worths are cached."""
LISTS: Final = 1 << 11
"""How many lists of them: one has about a hundred."""

Judged = tuple[tuple[Placement, ...], tuple[float, ...]]
"""Placements in the order of `CanyonPrint.all_placements`, and what the Canyon is worth after each."""


class Shapes:
    """The worth of an edition's Canyons. `left` is the number of rounds to come, plus a fraction."""

    def __init__(self, printed: CanyonPrint, prices: Prices) -> None:
        self._printed: Final = printed
        self._prices: Final = prices
        self._icon_squares: Final = [
            (bits(cell for cell, icon in printed.icons.items() if icon is bonus), bonus) for bonus in Bonus
        ]
        one, two, three = printed.cacti
        self._prizes: Final = printed.bonus_squares | one | two | three
        grid = printed.grid
        everything = (1 << len(grid.cells)) - 1
        self._inner_left = everything & ~bits(range(0, len(grid.cells), grid.columns))
        self._inner_right = everything & ~bits(range(grid.columns - 1, len(grid.cells), grid.columns))
        self.worth = lru_cache(CACHED)(self._worth)
        self._every_worth = lru_cache(LISTS)(self._worths)
        self._ranking = lru_cache(LISTS)(self._ranked)

    def after_each(self, sheet: Canyon, left: float) -> Judged:
        """What the Canyon is worth after each shape that could be drawn now, without the icons on it."""
        return self._every_worth(canyon.union(sheet.shapes), canyon.union(sheet.filled), left)

    def best_first(self, sheet: Canyon, left: float) -> tuple[Placement, ...]:
        """Those shapes, the best first: here the icons count."""
        return self._ranking(canyon.union(sheet.shapes), canyon.union(sheet.filled), left)

    def with_icons(self, own: Bits, filled: Bits, left: float, mask: Bits) -> float:
        """What the Canyon and the icons on the shape are worth once it is drawn."""
        icons = mask & self._printed.bonus_squares
        worth = self.worth(own | mask, filled, left)
        return worth + self._icons(icons, left) if icons else worth

    def _ranked(self, own: Bits, filled: Bits, left: float) -> tuple[Placement, ...]:
        squares = self._printed.bonus_squares
        found = []
        for placement, worth in zip(*self._every_worth(own, filled, left), strict=True):
            icons = placement.mask & squares
            found.append((worth + self._icons(icons, left) if icons else worth, placement.mask, placement))
        found.sort(reverse=True)
        return tuple([placement for _, _, placement in found])

    def _icons(self, squares: Bits, left: float) -> float:
        """What the bonuses on these squares are worth."""
        found, prices = self._printed.icons, self._prices.bonuses(left)
        return sum(prices[found[cell]] for cell in found if squares >> cell & 1)

    def _worths(self, own: Bits, filled: Bits, left: float) -> Judged:
        printed = self._printed
        drawn = own | printed.start
        legal = canyon.covering(printed, printed.halo(drawn), drawn | filled)
        compiled = judging()
        if compiled is not None:
            chances, prices = self._prices.fading(0, left), self._prices.bonuses(left)
            return compiled.canyon_worths(printed, own, filled, legal, chances, prices)
        placements = tuple(canyon.listed(printed, legal))
        return placements, tuple([self.worth(own | p.mask, filled, left) for p in placements])

    def _worth(self, own: Bits, filled: Bits, left: float) -> float:
        """The points for cacti, and what is likely to be gained by those and the icons around."""
        printed = self._printed
        one, two, three = printed.cacti
        a, b, c = ((own & one).bit_count(), (own & two).bit_count(), (own & three).bit_count())
        worth = more_a = more_b = more_c = 0.0
        region = own | printed.start
        free = printed.white & ~own & ~filled
        columns, left_side, right_side = printed.grid.columns, self._inner_left, self._inner_right
        prices = self._prices.bonuses(left)
        for chance in self._prices.fading(0, left):
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
                        worth += chance * (edge & squares).bit_count() * prices[bonus]
            region |= edge
            free &= ~edge
        return worth + _cactus_points(a + more_a) + _cactus_points(b + more_b) + _cactus_points(c + more_c)


def _cactus_points(count: float) -> float:
    """The points for cacti, interpolated between whole counts (SO-31)."""
    whole = int(count)
    low = canyon.cactus_points(whole)
    return low + (count - whole) * (canyon.cactus_points(whole + 1) - low)
