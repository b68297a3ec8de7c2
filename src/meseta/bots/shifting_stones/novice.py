"""Bots that look at one card after another: the nearest, or the most valuable."""

from collections.abc import Sequence
from random import Random
from typing import Final

from meseta.bots.bot import Budget
from meseta.core.actions import LegalActions
from meseta.games.shifting_stones.actions import Action, End, Score
from meseta.games.shifting_stones.distance import ALL_MOVES, distances_for, pay
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import Grid, pack
from meseta.games.shifting_stones.state import CardId
from meseta.games.shifting_stones.view import View

OVERLOOKED: Final = 0.2
"""How often a novice overlooks a card."""
NOVICE_MOVES: Final = 2


class Novice:
    """Looks at one card after another, two moves ahead, and now and then overlooks one."""

    def __init__(self, game: ShiftingStones) -> None:
        self._deck: Final = game.deck
        self._distances: Final = distances_for(game.deck)

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """A step towards the card it aims for; where there is none, any move, so that new cards are drawn."""
        grid = pack(view.grid)
        card = self._aim(view, grid, rng)
        if card is None:
            return End() if view.acted or not view.hand else self._any_move(view, rng)
        if self._deck.matches(grid, card):
            return Score(card)
        others = [other for other in view.hand if other != card]
        return pay(self._distances.line(grid, card)[0], self._payment(grid, others, rng))

    def _aim(self, view: View, grid: Grid, rng: Random) -> CardId | None:
        """The nearest card it sees, and of equal ones the most valuable."""
        most = min(NOVICE_MOVES, len(view.hand) - 1)
        seen = [
            (distance, -self._deck.cards[card].points, card)
            for card in view.hand
            if (distance := self._distances.distance(grid, card)) <= most and rng.random() > OVERLOOKED
        ]
        return min(seen)[-1] if seen else None

    def _payment(self, grid: Grid, others: Sequence[CardId], rng: Random) -> CardId:
        return rng.choice(others)

    def _any_move(self, view: View, rng: Random) -> Action:
        return pay(rng.choice(ALL_MOVES), rng.choice(view.hand))


class Apprentice(Novice):
    """Looks at one card after another, too, but overlooks none and goes for the most valuable."""

    def _aim(self, view: View, grid: Grid, rng: Random) -> CardId | None:
        """The most valuable card that the others can pay for, and of equal ones the nearest."""
        within = [
            (-self._deck.cards[card].points, distance, card)
            for card in view.hand
            if (distance := self._distances.distance(grid, card)) < len(view.hand)
        ]
        return min(within)[-1] if within else None

    def _payment(self, grid: Grid, others: Sequence[CardId], rng: Random) -> CardId:
        """The least valuable card, and of equal ones the furthest away."""
        return min(
            others, key=lambda card: (self._deck.cards[card].points, -self._distances.distance(grid, card))
        )
