"""What may follow a turn of Shifting Stones: the others' answers and one's own next turn, in possible worlds.

One decision asks for thousands of turns, so these are guessed by distances alone: of all sets of cards whose
moves, added up, the other cards can pay for, the one with the most points. A move that serves two cards, or
spoils one, goes unnoticed; `python -m bench.stones_fit` says how near the guess comes.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final, NamedTuple, TypeAlias

from meseta.bots.shifting_stones_race import final, outlook
from meseta.bots.shifting_stones_turns import Cards, Turn
from meseta.core.seats import Seat
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.distance import ALL_MOVES, Move, apply_move, distances_for
from meseta.games.shifting_stones.grid import Grid
from meseta.games.shifting_stones.rules import HAND
from meseta.games.shifting_stones.state import CardId
from meseta.games.shifting_stones.view import View

STRAYS: Final = 4
"""No hand has many more cards than these to exchange."""

Keeping: TypeAlias = Callable[[Grid, CardId], float]
"""What it is worth to hold a card on a grid."""


class World(NamedTuple):
    """What the others may hold, in the order in which they play, and what will be drawn next."""

    hands: tuple[Cards, ...]
    pile: Cards
    strays: tuple[Move, ...]
    """Moves by which others exchange their cards: as good as any, for whoever plays on after them."""


def imagined(view: View, unseen: Cards, count: int, rng: Random) -> list[World]:
    """So many worlds in which the cards that were not seen lie anywhere."""
    assert view.viewer is not None, "a bot has a seat"
    sizes = [*view.hand_sizes[view.viewer + 1 :], *view.hand_sizes[: view.viewer]]
    worlds = []
    for _ in range(count):
        cards = rng.sample(unseen, min(len(unseen), sum(sizes) + HAND))
        hands = tuple(tuple(cards[sum(sizes[:n]) :][:size]) for n, size in enumerate(sizes))
        strays = tuple(rng.choices(ALL_MOVES, k=STRAYS))
        worlds.append(World(hands, tuple(cards[sum(sizes) :]), strays))
    return worlds


class Count(NamedTuple):
    """What a seat has scored, as the race counts it."""

    points: int
    cards: int
    ones: int

    def plus(self, other: "Count") -> "Count":
        """Both together."""
        return Count(self.points + other.points, self.cards + other.cards, self.ones + other.ones)


@lru_cache(1 << 15)
def within_reach(kinds: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Which cards of a hand, given by their points and distances, bring most points with fewest moves.

    >>> within_reach(((1, 0), (2, 2), (5, 4)))  # one card pays for one move
    (0,)
    """
    best: tuple[int, int, tuple[int, ...]] = (0, 0, ())
    for size in range(1, len(kinds) + 1):
        for chosen in combinations(range(len(kinds)), size):
            moves = sum([kinds[one][1] for one in chosen])
            if moves <= len(kinds) - size:
                best = max(best, (sum([kinds[one][0] for one in chosen]), -moves, chosen))
    return best[2]


class Futures:
    """What one position may lead to."""

    def __init__(self, deck: Deck, view: View, keeping: Keeping) -> None:
        assert view.viewer is not None, "a bot has a seat"
        self._view: Final = view
        self._seat: Final[Seat] = view.viewer
        self._keeping: Final = keeping
        self._points: Final = {card.id: card.points for card in deck.cards.values()}
        self._distances: Final = distances_for(deck)
        self._counts: Final = [self._count(cards) for cards in view.scored]
        self._away: Final[dict[tuple[Grid, CardId], int]] = {}
        self._reached: Final[dict[tuple[Grid, CardId], Grid]] = {}

    def chance(self, turn: Turn, worlds: Sequence[World]) -> float:
        """The chance to win after this turn, by what follows it in these worlds."""
        rest = sorted(turn.rest, key=lambda card: self._keeping(turn.grid, card))
        kept = tuple(rest[len(turn.moves) :])
        own = self._counts[self._seat].plus(self._count(turn.scored))
        return sum([self._in_one(turn.grid, kept, own, world) for world in worlds]) / len(worlds)

    def _in_one(self, grid: Grid, kept: Cards, own: Count, world: World) -> float:
        """The chance to win when all others and then oneself have had another turn, or the game is over."""
        counts = [*self._counts]
        counts[self._seat] = own
        seats = len(counts)
        following = [(self._seat + step) % seats for step in range(1, seats + 1)]
        hands = (*world.hands, (*kept, *world.pile[: max(0, HAND - len(kept))]))
        for seat, hand in zip(following, hands, strict=True):
            if seat == self._view.first and self._is_last_round(counts):
                return min(self._leads(counts, over=True))
            scored = self._guess(grid, hand)
            counts[seat] = counts[seat].plus(self._count(scored))
            if seat != self._seat:
                grid = self._left(grid, hand, scored, world.strays)
        return min(self._leads(counts, over=False))

    def _is_last_round(self, counts: Sequence[Count]) -> bool:
        return max([count.cards for count in counts]) >= self._view.goal

    def _leads(self, counts: Sequence[Count], over: bool) -> list[float]:
        """The chance to end up before each of the others, who move before oneself."""
        own, goal, first = counts[self._seat], self._view.goal, self._view.first
        chances = []
        for seat, other in enumerate(counts):
            if seat == self._seat:
                continue
            lead, ones = own.points - other.points, own.ones - other.ones
            done = (self._seat - first) % len(counts) > (seat - first) % len(counts)
            if over or (done and self._is_last_round(counts)):
                chances.append(final(lead, ones))
            else:
                cards = min(goal, other.cards), min(goal, own.cards)
                chances.append(1 - outlook(goal, *cards, -lead, -ones, last=not done))
        return chances

    def _guess(self, grid: Grid, hand: Cards) -> Cards:
        """What a turn with this hand scores, the nearest first."""
        cards = sorted([(self._distance(grid, card), self._points[card], card) for card in hand])
        chosen = within_reach(tuple([(points, away) for away, points, _ in cards]))
        return tuple([cards[one][2] for one in chosen])

    def _left(self, grid: Grid, hand: Cards, scored: Cards, strays: Sequence[Move]) -> Grid:
        """The grid after shortest lines to the scored cards, and after what is not worth keeping has gone."""
        useless = sum([self._keeping(grid, card) < 0 for card in hand if card not in scored])
        moves = 0
        for card in scored:
            moves += self._distance(grid, card)
            grid = self._grid_with(grid, card)
        for move in strays[: max(0, useless - moves)]:
            grid = apply_move(grid, move)
        return grid

    def _distance(self, grid: Grid, card: CardId) -> int:
        found = self._away.get((grid, card))
        if found is None:
            found = self._away[grid, card] = self._distances.distance(grid, card)
        return found

    def _grid_with(self, grid: Grid, card: CardId) -> Grid:
        """The grid after a shortest line to the card."""
        found = self._reached.get((grid, card))
        if found is None:
            found = grid
            for move in self._distances.line(grid, card):
                found = apply_move(found, move)
            self._reached[grid, card] = found
        return found

    def _count(self, cards: Cards) -> Count:
        points = [self._points[card] for card in cards]
        return Count(sum(points), len(points), points.count(1))
