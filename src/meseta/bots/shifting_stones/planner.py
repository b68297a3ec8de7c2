"""A bot that plans whole turns by its chance to win."""

from collections.abc import Sequence
from heapq import nlargest
from random import Random
from typing import Final

from meseta.bots.bot import Budget
from meseta.bots.shifting_stones.solo import Finish
from meseta.bots.shifting_stones.turns import Turn, Turns, Width
from meseta.bots.shifting_stones.weights import WEIGHTS, Weights
from meseta.bots.shifting_stones.worth import Race, Solo, Worth
from meseta.core.actions import LegalActions
from meseta.games.shifting_stones.actions import Action, End, Score, Skip
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.distance import pay
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import Grid, pack
from meseta.games.shifting_stones.rules import HAND, STRIKES
from meseta.games.shifting_stones.state import CardId
from meseta.games.shifting_stones.view import View

WIDTH: Final = Width(beam=6, slack=0, behind=2)
SOLO_WIDTH: Final = WIDTH._replace(behind=9)
"""In a solo game points count for nothing."""
SHORTLIST: Final = 60
"""Turns for which an expert considers what they leave to the next player."""
POSITIONS: Final = 60
"""Positions that are looked at near the end of a solo game."""


class Planner:
    """Plans its whole turn: its points, the hand and the race it leads to, and the grid it leaves behind."""

    def __init__(self, game: ShiftingStones, weights: Weights = WEIGHTS) -> None:
        self._deck: Final = game.deck
        self._race: Final = Race(game.deck, weights)
        self._solo: Final = Solo(game.deck, weights)

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """The next action of the best turn."""
        if not view.hand:
            return End()
        grid = pack(view.grid)
        turn = self._finish(view, grid, budget) or self._best(view, grid, budget)
        complete = [card for card in turn.scored if self._deck.matches(grid, card)]
        if complete:
            return Score(complete[0])
        if turn.moves:
            worth = self.worth(view)
            payment = min(turn.rest, key=lambda card: (worth.keeping(turn.grid, card), card))
            return pay(turn.moves[0], payment)
        if not view.acted and Skip() in legal and len(view.hand_sizes) == 1:
            return Skip()  # a solo turn that scores nothing is a strike: at least draw two more cards
        return End()

    def _finish(self, view: View, grid: Grid, budget: Budget) -> Turn | None:
        """In a solo game with all remaining cards in hand or spent in this turn, a way to the end."""
        if len(view.hand_sizes) > 1 or view.deck_size or len(view.hand) + len(view.discard) > HAND:
            return None
        finish = Finish(self._deck, budget.share(POSITIONS))
        spare = STRIKES - 1 - view.strikes
        return finish.first_turn(grid, view.hand, spare, view.discard, view.fruitful)

    def worth(self, view: View) -> Worth:
        """The opinion that fits the number of players."""
        return self._solo if len(view.hand_sizes) == 1 else self._race

    def _best(self, view: View, grid: Grid, budget: Budget) -> Turn:
        """The turn that is worth the most; of equal ones the first."""
        if len(view.hand_sizes) == 1:
            worth = self.worth(view)
            return max(self.turns(view, grid), key=lambda turn: worth.of(view, turn))
        valued = self.valued(view, grid, budget)
        return max(valued, key=valued.__getitem__)

    def valued(self, view: View, grid: Grid, budget: Budget) -> dict[Turn, float]:
        """With rivals: the best turns at first sight, with their chances to win on a closer look."""
        race = self._race
        unseen = unseen_cards(self._deck, view)
        at_first = {turn: race.of(view, turn) for turn in self.turns(view, grid)}
        shortlist = nlargest(budget.share(SHORTLIST), at_first, key=at_first.__getitem__)
        return {turn: race.of(view, turn, race.leaving(turn, unseen)) for turn in shortlist}

    def turns(self, view: View, grid: Grid) -> Sequence[Turn]:
        """The turns that are looked at."""
        worth = self.worth(view)

        def promise(at: Grid, rest: tuple[CardId, ...], moves: int) -> float:
            return sum(sorted([worth.keeping(at, card) for card in rest])[moves:])

        width = WIDTH if len(view.hand_sizes) > 1 else SOLO_WIDTH
        return list(Turns(self._deck, promise, width).all(grid, view.hand))


def unseen_cards(deck: Deck, view: View) -> tuple[CardId, ...]:
    """Cards that others may hold or draw."""
    seen = {*view.hand, *view.discard, *(card for cards in view.scored for card in cards)}
    return tuple(card for card in deck.cards if card not in seen)
