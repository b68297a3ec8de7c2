"""The end of a solo game of Shifting Stones: once all remaining cards are in hand, nothing is left to chance.

Spent cards come back at the end of the turn, as there are no others (ST-17, ST-25). So the rest is a puzzle:
an order of scoring, with a move for every card that is not scored in a turn, and a few strikes to spare. The
last card's pattern must be complete without a move; a player who sees that too late has lost.
"""

from collections.abc import Iterator
from typing import Final

from meseta.bots.shifting_stones.turns import Cards, Turn, Turns, Width
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.distance import distances_for
from meseta.games.shifting_stones.grid import Grid

WIDTH: Final = Width(beam=24, slack=2, behind=99)
TURNS_FOLLOWED: Final = 10
"""Turns that are followed from each position, the most promising first."""


class Finish:
    """A search for a way to score all cards in hand."""

    def __init__(self, deck: Deck, positions: int) -> None:
        self._distance: Final = distances_for(deck).distance
        self._turns: Final = Turns(deck, self._promise, WIDTH)
        self._failed: Final[set[tuple[Grid, Cards, int]]] = set()
        self._left = positions
        """Positions that may still be looked at."""

    def first_turn(
        self, grid: Grid, cards: Cards, spare: int, spent: Cards = (), fruitful: bool = False
    ) -> Turn | None:
        """The first turn of a way to score them all with that many strikes to spare, if one is found.

        In the middle of a turn, `spent` are cards that will come back, and `fruitful` says whether one was
        scored already, so that the turn is not a strike however it ends.
        """
        for turn, strikes in self._promising(grid, cards, fruitful):
            left = tuple(sorted((*turn.rest, *spent)))
            if strikes <= spare and self._wins(turn.grid, left, spare - strikes):
                return turn
        return None

    def _wins(self, grid: Grid, cards: Cards, spare: int) -> bool:
        if not cards:
            return True
        if self._left <= 0 or (grid, cards, spare) in self._failed or not self._may_win(grid, cards, spare):
            return False
        self._left -= 1
        if self.first_turn(grid, cards, spare) is not None:
            return True
        self._failed.add((grid, cards, spare))
        return False

    def _may_win(self, grid: Grid, cards: Cards, spare: int) -> bool:
        """Whether every card is within the moves left, scoring one card per turn and using all strikes."""
        count = len(cards)
        moves = count * (count - 1) // 2 + spare * count
        return max(self._distance(grid, card) for card in cards) <= moves

    def _promising(self, grid: Grid, cards: Cards, fruitful: bool) -> Iterator[tuple[Turn, int]]:
        """The most promising turns, each with the number of strikes it costs."""
        found = [(turn, 0 if turn.scored or fruitful else 1) for turn in self._turns.all(grid, cards)]
        found.sort(key=lambda pair: 3 * pair[1] + self._away(pair[0].grid, pair[0].rest))
        return iter(found[:TURNS_FOLLOWED])

    def _promise(self, grid: Grid, rest: Cards, moves: int) -> float:
        return -self._away(grid, rest)

    def _away(self, grid: Grid, cards: Cards) -> float:
        """An estimate of the moves that the cards need in all."""
        return sum([self._distance(grid, card) for card in cards]) + 0.7 * len(cards)
