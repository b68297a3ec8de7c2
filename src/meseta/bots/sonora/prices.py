"""What single things are worth by one taste: bonuses, and anything that lies some way off."""

from functools import lru_cache
from math import exp, sqrt
from typing import Final

from meseta.bots.sonora.taste import Taste
from meseta.games.sonora.words import Bonus

FURTHEST: Final = 9
"""Nothing this many squares or spaces away is counted."""
DEAREST: Final = 40
"""Nor any triangle of the Mudcracks whose nodes cost this much."""


class Prices:
    """Prices by one taste."""

    def __init__(self, taste: Taste) -> None:
        self.taste: Final = taste
        self.animals: Final = (taste.fox, taste.owl, taste.rabbit)
        self.shapes: Final = (taste.shape_1, taste.shape_2, taste.shape_3, taste.shape_4, taste.shape_5)
        """A disc that is still to be drawn, by number."""
        self._last: Final = (*self.animals, 0.0, 0.0, taste.discovery)
        self._before: Final = (*self.animals, taste.reflick, taste.swap, taste.discovery)
        self._hope: Final = (taste.canyon_hope, taste.creek_hope, taste.mudcracks_hope)
        self._reach: Final = (taste.canyon_reach, taste.creek_reach, taste.mudcracks_reach)
        self.fading = lru_cache(256)(self._fade)

    def bonus(self, bonus: Bonus, left: float) -> float:
        """What earning it is worth, with that many rounds to come."""
        return self.bonuses(left)[bonus]

    def bonuses(self, left: float) -> tuple[float, ...]:
        """The same for every bonus: in the last round Reflicks and Swaps come too late."""
        return self._before if left >= 1 else self._last

    def _fade(self, section: int, left: float) -> tuple[float, ...]:
        """How likely things are to be gained, by their distance."""
        if left <= 0:
            return ()
        hope, reach = self._hope[section], self._reach[section] * sqrt(left)
        most = FURTHEST if section < 2 else DEAREST
        return tuple(hope * exp(-step / reach) for step in range(most))
