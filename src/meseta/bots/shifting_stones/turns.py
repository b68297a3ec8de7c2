"""Whole turns of Shifting Stones: every set of cards that can be scored, and the grids it can be left with.

A turn is a line of moves, each paid for with a card, during which some cards are scored. Which cards pay does
not matter to the line, so a turn is identified by what it scores, how many moves it makes, and the grid it
leaves. Lines to a set of cards are searched with the exact distance as a bound; leftover moves, which
exchange cards for fresh ones, are searched with a beam of the most promising grids.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from meseta.games.shifting_stones.best_turn import EXACT_HAND, promising
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.distance import ALL_MOVES, Move, apply_move, distances_for
from meseta.games.shifting_stones.grid import Grid
from meseta.games.shifting_stones.state import CardId

Cards: TypeAlias = tuple[CardId, ...]
Promise: TypeAlias = Callable[[Grid, Cards, int], float]
"""What a grid promises to a player who has these cards left and must spend that many of them."""
_Line: TypeAlias = tuple[Move, ...]
_Layer: TypeAlias = dict[tuple[Grid, Cards], _Line]
"""Lines of the same length, by the grid they lead to and the cards still ahead."""


class Turn(NamedTuple):
    """A way to use one's cards, up to the end of the turn."""

    scored: Cards
    grid: Grid
    """The grid it leaves."""
    moves: _Line
    rest: Cards
    """The cards that are not scored; as many of them as there are moves are spent."""


class Width(NamedTuple):
    """How many of all turns are looked at."""

    beam: int
    """Grids that are followed when moves are left over."""
    slack: int
    """Moves by which a line to a set of cards may be longer than the shortest."""
    behind: float
    """Points by which a set of cards may fall short of the best one and still be looked at."""


class Turns:
    """The turns open to a hand."""

    def __init__(self, deck: Deck, promise: Promise, width: Width) -> None:
        self._deck: Final = deck
        self._promise: Final = promise
        self._width: Final = width
        self._distance: Final = distances_for(deck).distance

    def all(self, grid: Grid, hand: Sequence[CardId]) -> Iterator[Turn]:
        """Doing nothing; then every set of cards worth scoring, with the best of the grids it leaves."""
        cards = tuple(sorted(hand))
        yield Turn((), grid, (), cards)
        dear = promising(self._deck, grid, cards)
        sets = [scored for size in range(len(dear) + 1) for scored in combinations(dear, size)]
        enough = float("-inf")
        for scored in sorted(sets, key=lambda scored: -self._deck.points(scored)):
            points = self._deck.points(scored)
            if points < enough:
                return
            for turn in self._scoring(grid, cards, scored):
                enough = max(enough, points - self._width.behind)
                yield turn

    def _scoring(self, grid: Grid, hand: Cards, scored: Cards) -> Iterator[Turn]:
        rest = tuple(card for card in hand if card not in scored)
        most = min(len(rest), EXACT_HAND - len(scored))
        if any(self._distance(grid, card) > most for card in scored):
            return
        layer: _Layer = {(grid, self._ahead(grid, scored)): ()}
        longest = most
        for moves in range(most + 1):
            done = {at: line for (at, ahead), line in layer.items() if not ahead}
            if done:
                longest = min(longest, moves + self._width.slack)
            best = self._best(done, rest, moves)
            for at, line in best:
                yield Turn(scored, at, line, rest)
            left = most - moves - 1
            layer = self._after(layer, left) if moves < longest else {}
            if left >= 0:
                for at, line in best:
                    for move in ALL_MOVES:
                        layer.setdefault((apply_move(at, move), ()), (*line, move))

    def _best(self, done: dict[Grid, _Line], rest: Cards, moves: int) -> list[tuple[Grid, _Line]]:
        """The most promising of the grids where nothing is left to be scored."""
        if len(done) <= self._width.beam:
            return list(done.items())
        promised = sorted(done.items(), key=lambda item: -self._promise(item[0], rest, moves))
        return promised[: self._width.beam]

    def _after(self, layer: _Layer, left: int) -> _Layer:
        """One move further, where the moves left can still complete the cards ahead."""
        found: _Layer = {}
        for (grid, ahead), line in layer.items():
            if not ahead:
                continue
            for move in ALL_MOVES:
                after = apply_move(grid, move)
                if all(self._distance(after, card) <= left for card in ahead):
                    found.setdefault((after, self._ahead(after, ahead)), (*line, move))
        return found

    def _ahead(self, grid: Grid, cards: Cards) -> Cards:
        """The cards whose patterns are not complete yet."""
        return tuple([card for card in cards if self._distance(grid, card)])
