"""The best turn for a grid and a hand: which cards to score, by which moves, paid for with which cards.

Every card in hand is scored, spent on a move or kept (ST-07), so a hand of n cards that scores k of them
has at most n - k moves. The search is exact: it tries all sets of cards that could be scored, the most
valuable first, each with as few moves as possible first. A hand of more than six, which only a table without
the cap of ST-16 allows, is searched as far as six of its cards go; the others can only pay.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import accumulate, combinations
from typing import Final, TypeAlias

import msgspec

from meseta.games.shifting_stones.actions import PlayerAction, Score
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.distance import ALL_MOVES, Distances, Move, apply_move, distances_for, pay
from meseta.games.shifting_stones.grid import Face, Grid, packed
from meseta.games.shifting_stones.state import CardId

__all__ = ["EXACT_HAND", "TurnLine", "best_turn", "every_turn"]

EXACT_HAND: Final = 6
"""Hands of up to this size are searched completely; every card more would multiply the time."""

_Cards: TypeAlias = tuple[CardId, ...]


class TurnLine(msgspec.Struct, frozen=True):
    """What to do in a turn, up to its end."""

    points: int
    """What the scored cards are worth."""

    actions: tuple[PlayerAction, ...]
    """Shifts, flips and scores, to be played in this order."""

    spent: int
    """How many cards the shifts and flips cost."""

    @property
    def scored(self) -> tuple[CardId, ...]:
        """The cards it scores, in order."""
        return tuple(action.card for action in self.actions if isinstance(action, Score))


def best_turn(deck: Deck, grid: Grid | Sequence[Face], hand: Iterable[CardId]) -> TurnLine:
    """The turn that scores the most points; the grid and the hand may be those of a view.

    Among equals the one that spends the fewest cards, then the one that scores the most cards, then the
    one that scores the lowest numbers, then the one whose moves come first in `ALL_MOVES`. Moves are paid for
    with the least useful of the other cards: fewest points, then furthest from the final grid.
    """
    hand, grid = _known(deck, hand), packed(grid)
    search = _Search(distances_for(deck))
    for cards, moves in _plans(deck, search, grid, promising(deck, grid, hand)):
        if (line := search.line(grid, cards, moves)) is not None:
            return _play(deck, grid, hand, cards, line)
    raise AssertionError("scoring nothing is always possible")


def every_turn(deck: Deck, grid: Grid | Sequence[Face], hand: Iterable[CardId]) -> list[TurnLine]:
    """One turn for each set of cards that can be scored in it, with as few moves as possible.

    The turn worth the most points comes first, among equals as `best_turn` says. Scoring nothing is none of
    them.
    """
    hand, grid = _known(deck, hand), packed(grid)
    search, turns, found = _Search(distances_for(deck)), list[TurnLine](), set[_Cards]()
    for cards, moves in _plans(deck, search, grid, promising(deck, grid, hand)):
        if cards and cards not in found and (line := search.line(grid, cards, moves)) is not None:
            found.add(cards)
            turns.append(_play(deck, grid, hand, cards, line))
    return sorted(turns, key=lambda turn: (-turn.points, turn.spent, -len(turn.scored)))


def _known(deck: Deck, hand: Iterable[CardId]) -> _Cards:
    """The cards of a hand, ascending; raises `ValueError` if one is not of this deck."""
    hand = tuple(sorted(hand))
    if strangers := [card for card in hand if card not in deck.cards]:
        raise ValueError(f"the deck has no card {strangers[0]!r:.40}; its cards are {_span(deck)}")
    return hand


def _span(deck: Deck) -> str:
    return f"{min(deck.cards)} to {max(deck.cards)}"


def promising(deck: Deck, grid: Grid, hand: _Cards) -> _Cards:
    """The cards worth thinking of scoring: all of them, or of a larger hand the six with the most points per
    move, in ascending order."""
    if len(hand) <= EXACT_HAND:
        return hand
    distance = distances_for(deck).distance
    dear = sorted(hand, key=lambda card: (-deck.cards[card].points / (1 + distance(grid, card)), card))
    return tuple(sorted(dear[:EXACT_HAND]))


def _plans(deck: Deck, search: "_Search", grid: Grid, hand: _Cards) -> Iterator[tuple[_Cards, int]]:
    """Each set of cards to score with a number of moves to do it in, the best first."""
    plans = [
        (-deck.points(cards), moves, -len(cards), cards)
        for size in range(len(hand) + 1)
        for cards in combinations(hand, size)
        for moves in range(search.least(grid, cards), len(hand) - size + 1)
    ]
    for _, moves, _, cards in sorted(plans):
        yield cards, moves


class _Search:
    """Lines of moves that complete several patterns, not necessarily at the same time."""

    def __init__(self, distances: Distances) -> None:
        self._distances: Final = distances
        self._distance: Final = cache(distances.distance)
        self._proved: Final[dict[tuple[Grid, _Cards], int]] = {}

    def least(self, grid: Grid, cards: _Cards) -> int:
        """A lower bound on the moves needed to complete all these patterns."""
        return max([self._distance(grid, card) for card in cards], default=0)

    def line(self, grid: Grid, cards: _Cards, moves: int) -> tuple[Move, ...] | None:
        """At most that many moves that complete each of these patterns at some point, or None."""
        for card in cards:
            if self._distance(grid, card) > moves:
                return None
        ahead = tuple([card for card in cards if self._distance(grid, card)])
        if len(ahead) < 2:
            return self._distances.line(grid, ahead[0]) if ahead else ()
        if self._proved.get((grid, ahead), 0) > moves:
            return None
        for move in ALL_MOVES:
            if (rest := self.line(apply_move(grid, move), ahead, moves - 1)) is not None:
                return (move, *rest)
        self._proved[grid, ahead] = moves + 1
        return None


def _play(deck: Deck, grid: Grid, hand: _Cards, cards: _Cards, line: Sequence[Move]) -> TurnLine:
    """The line as actions: each of the cards is scored as soon as its pattern is complete."""
    grids = list(accumulate(line, apply_move, initial=grid))
    payment = _least_useful_first(deck, grids[-1], set(hand).difference(cards))
    moves = list(map(pay, line, payment))
    scores = {card: next(n for n, seen in enumerate(grids) if deck.matches(seen, card)) for card in cards}
    actions: list[PlayerAction] = []
    for n in range(len(grids)):
        actions += [Score(card) for card in cards if scores[card] == n]
        actions += moves[n : n + 1]
    return TurnLine(deck.points(cards), tuple(actions), spent=len(line))


def _least_useful_first(deck: Deck, grid: Grid, cards: Iterable[CardId]) -> list[CardId]:
    """The cards worth the fewest points first; then the furthest from the grid; then the highest number."""
    distance = distances_for(deck).distance
    return sorted(cards, key=lambda card: (deck.cards[card].points, -distance(grid, card), -card))
