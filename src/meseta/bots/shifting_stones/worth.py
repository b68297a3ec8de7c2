"""What the end of a turn is worth in Shifting Stones: points, the hand for the next one, and the race."""

from typing import Final, Protocol

from meseta.bots.shifting_stones.race import final, outlook
from meseta.bots.shifting_stones.turns import Cards, Turn
from meseta.bots.shifting_stones.weights import WEIGHTS, Weights
from meseta.core.seats import Seat
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.distance import distances_for
from meseta.games.shifting_stones.grid import Grid
from meseta.games.shifting_stones.rules import HAND
from meseta.games.shifting_stones.state import CardId
from meseta.games.shifting_stones.view import View

KEEP: Final = {
    1: (0.03, -0.1, -0.31, -0.31, -0.32, -0.47, -0.47),
    2: (0.66, 0.32, 0.02, -0.18, -0.37, -0.37, -0.37),
    3: (1.24, 0.91, 0.5, 0.11, -0.13, -0.35, -0.35),
    5: (2.84, 2.32, 1.57, 0.81, 0.26, -0.05, -0.3),
}
"""Points that a card of this value, this many moves away when a turn ends, adds to its holder's next turn,
compared with a fresh card in its place: fitted by `python -m bench.stones_fit`."""

FARTHEST: Final = 6
"""Cards that are further away count as this far."""

HOLD: Final = {
    1: (0.1, -0.15, -0.31, -0.33, -0.33, -0.33, -0.33),
    2: (0.94, 0.42, -0.04, -0.29, -0.36, -0.36, -0.36),
    3: (1.89, 1.31, 0.65, 0.18, -0.33, -0.36, -0.36),
    5: (3.82, 3.19, 2.43, 1.75, 0.0, -0.29, -0.31),
}
"""The same when the turn begins: points that such a card adds to its holder's turn, compared with a card
drawn at random. Fitted by the same command."""


class Worth(Protocol):
    """An opinion about how turns end."""

    def keeping(self, grid: Grid, card: CardId) -> float:
        """What it is worth to hold the card on this grid when the turn ends."""
        ...

    def of(self, view: View, turn: Turn) -> float:
        """What the whole turn is worth."""
        ...


class Hand:
    """What a hand is worth for the next turn."""

    def __init__(self, deck: Deck, weights: Weights = WEIGHTS) -> None:
        self._deck: Final = deck
        self._weights: Final = weights
        self._points: Final = {card.id: card.points for card in deck.cards.values()}
        self._distance: Final = distances_for(deck).distance
        self._keep: Final = {
            points: tuple(weights.keeping * worth + weights.keep(points) for worth in worths)
            for points, worths in KEEP.items()
        }

    def keeping(self, grid: Grid, card: CardId) -> float:
        """Compared with a fresh card, so it may be negative."""
        worth = self._keep[self._points[card]]
        return worth[min(self._distance(grid, card), FARTHEST)]

    def kept(self, turn: Turn) -> float:
        """What the rest of the hand is worth after the least useful cards have paid for the moves."""
        worths = sorted([self.keeping(turn.grid, card) for card in turn.rest])
        return sum(worths[len(turn.moves) :])


class Race(Hand):
    """The chance to win: points and 1s ahead, and how soon the game will end."""

    def of(self, view: View, turn: Turn, left: float = 0.0) -> float:
        """The chance to win against the best rival; `left` is what the next player gains from the grid."""
        assert view.viewer is not None, "a bot has a seat"
        own = (*view.scored[view.viewer], *turn.scored)
        last = self.is_last(view, turn)
        hope = 0.0 if last else self.kept(turn)
        others = [seat for seat in range(len(view.scored)) if seat != view.viewer]
        chance = min([self.chance(view, own, seat, hope - left) for seat in others])
        if last and chance == 1:
            return 2.0  # a certain win; the race only estimates
        return chance + 1e-4 * (self._deck.points(turn.scored) + hope)

    def is_last(self, view: View, turn: Turn) -> bool:
        """Whether the player will have no other turn."""
        assert view.viewer is not None, "a bot has a seat"
        return view.last_round or len(view.scored[view.viewer]) + len(turn.scored) >= view.goal

    def leaving(self, turn: Turn, unseen: Cards) -> float:
        """How many more points than usual the next player will make on this grid with any of these cards."""
        if not unseen:
            return 0.0
        left = [HOLD[self._points[card]][min(self._distance(turn.grid, card), FARTHEST)] for card in unseen]
        return self._weights.leaving * HAND * sum(left) / len(unseen)

    def chance(self, view: View, own: Cards, seat: Seat, hope: float) -> float:
        """The chance to finish ahead of this seat, which is the next of the two to move."""
        other = view.scored[seat]
        lead = self._deck.points(own) - self._deck.points(other)
        ones = self._ones(own) - self._ones(other)
        most = max(len(own), *map(len, view.scored))
        seats = len(view.scored)
        assert view.viewer is not None, "a bot has a seat"
        done = (view.viewer - view.first) % seats > (seat - view.first) % seats
        if most >= view.goal and done:
            return final(lead, ones)
        return 1 - outlook(view.goal, len(other), len(own), -lead - hope, -ones, last=not done)

    def _ones(self, cards: Cards) -> int:
        return sum([self._points[card] == 1 for card in cards])


class Solo(Hand):
    """Getting rid of all cards before the fourth strike (ST-22 to ST-24)."""

    def __init__(self, deck: Deck, weights: Weights = WEIGHTS) -> None:
        super().__init__(deck, weights)
        self._worth: Final = weights.solo
        self._strikes: Final = weights.strikes
        self._nearness: Final = weights.nearness

    def keeping(self, grid: Grid, card: CardId) -> float:
        """A hard card is worth more the nearer it is; an easy one is spent."""
        return max(0.0, self._worth[self._points[card]]) * self._nearness ** self._distance(grid, card)

    def of(self, view: View, turn: Turn) -> float:
        """Hard cards scored or prepared, less the strike for scoring nothing."""
        gained = sum([self._worth[self._points[card]] for card in turn.scored])
        if len(view.scored[0]) + len(turn.scored) == view.goal:
            return 100.0
        strike = 0.0 if turn.scored or view.fruitful else self._strikes[min(view.strikes, 3)]
        return gained - strike + self.kept(turn)
