"""Bots for Shifting Stones, from one that hardly looks to one that plans by its chance to win."""

from collections.abc import Sequence
from heapq import nlargest
from random import Random
from typing import Final

from meseta.bots.bot import Bot, Budget
from meseta.bots.shifting_stones_solo import Finish
from meseta.bots.shifting_stones_turns import Turn, Turns, Width
from meseta.bots.shifting_stones_worth import Alone, Race, Worth
from meseta.core.actions import LegalActions
from meseta.core.game import AnyGame
from meseta.games.shifting_stones.actions import Action, End, Score, Skip
from meseta.games.shifting_stones.best_turn import best_turn
from meseta.games.shifting_stones.distance import ALL_MOVES, distances_for, paid
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import Grid, pack
from meseta.games.shifting_stones.rules import HAND, STRIKES
from meseta.games.shifting_stones.state import CardId
from meseta.games.shifting_stones.view import View

OVERLOOKED: Final = 0.2
"""How often a novice does not see what a card could do."""
NOVICE_MOVES: Final = 2
WIDTH: Final = Width(beam=6, slack=0, behind=2)
WIDTH_ALONE: Final = WIDTH._replace(behind=9)
"""Alone, points count for nothing."""
CLOSELY: Final = 60
"""Turns of which an expert thinks what they leave to the next player."""
POSITIONS: Final = 60
"""Of the end of a solo game, that are looked at."""


def make(key: str, game: AnyGame) -> Bot:
    """The bot of that key (`meseta.bots.registry`)."""
    assert isinstance(game, ShiftingStones)
    match key:
        case "novice":
            return Novice(game)
        case "apprentice":
            return Apprentice(game)
        case "greedy":
            return Greedy(game)
        case "expert":
            return Planner(game)
        case _:
            raise AssertionError(f"no rung of the ladder is called {key}")


class Novice:
    """Looks at one card after the other, two moves ahead, and now and then overlooks one."""

    def __init__(self, game: ShiftingStones) -> None:
        self._deck: Final = game.deck
        self._distances: Final = distances_for(game.deck)

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """A step towards the card it is after; where there is none something, so that new cards come."""
        grid = pack(view.grid)
        card = self._aim(view, grid, rng)
        if card is None:
            return End() if view.acted or not view.hand else self._something(view, rng)
        if self._deck.stands(grid, card):
            return Score(card)
        others = [other for other in view.hand if other != card]
        return paid(self._distances.line(grid, card)[0], self._payment(grid, others, rng))

    def _aim(self, view: View, grid: Grid, rng: Random) -> CardId | None:
        """The nearest card it sees, of equal ones the dearest."""
        most = min(NOVICE_MOVES, len(view.hand) - 1)
        seen = [
            (distance, -self._deck.cards[card].points, card)
            for card in view.hand
            if (distance := self._distances.distance(grid, card)) <= most and rng.random() > OVERLOOKED
        ]
        return min(seen)[-1] if seen else None

    def _payment(self, grid: Grid, others: Sequence[CardId], rng: Random) -> CardId:
        return rng.choice(others)

    def _something(self, view: View, rng: Random) -> Action:
        return paid(rng.choice(ALL_MOVES), rng.choice(view.hand))


class Apprentice(Novice):
    """Looks at one card after the other, too, but overlooks none and goes for the dearest."""

    def _aim(self, view: View, grid: Grid, rng: Random) -> CardId | None:
        """The dearest card that the others can pay for, of equal ones the nearest."""
        within = [
            (-self._deck.cards[card].points, distance, card)
            for card in view.hand
            if (distance := self._distances.distance(grid, card)) < len(view.hand)
        ]
        return min(within)[-1] if within else None

    def _payment(self, grid: Grid, others: Sequence[CardId], rng: Random) -> CardId:
        """The cheapest card, of equal ones the farthest."""
        return min(
            others, key=lambda card: (self._deck.cards[card].points, -self._distances.distance(grid, card))
        )


class Greedy:
    """Takes the most points this turn can give, and gives no thought to the next."""

    def __init__(self, game: ShiftingStones) -> None:
        self._deck: Final = game.deck

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """The next action of the best scoring line; where nothing scores, one that brings fresh cards."""
        line = best_turn(self._deck, pack(view.grid), view.hand)
        if line.actions:
            return line.actions[0]
        if Skip() in legal:
            return Skip()
        if view.acted or len(view.hand) < 2:
            return End()
        return self._trade_in_the_worst(view)

    def _trade_in_the_worst(self, view: View) -> Action:
        """The card that is farthest from scoring pays for a move towards the nearest one (ST-10)."""
        grid = pack(view.grid)
        distances = distances_for(self._deck)
        nearest, *_, farthest = sorted(view.hand, key=lambda card: distances.distance(grid, card))
        return paid(distances.line(grid, nearest)[0], farthest)


class Planner:
    """Plans its whole turn: its points, the hand and the race it leads to, and the grid it leaves behind."""

    def __init__(self, game: ShiftingStones) -> None:
        self._deck: Final = game.deck
        self._race: Final = Race(game.deck)
        self._alone: Final = Alone(game.deck)

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """The next action of the best turn."""
        if not view.hand:
            return End()
        grid = pack(view.grid)
        turn = self._finish(view, grid, budget) or self._best(view, grid, budget)
        standing = [card for card in turn.scored if self._deck.stands(grid, card)]
        if standing:
            return Score(standing[0])
        if turn.moves:
            worth = self.worth(view)
            payment = min(turn.rest, key=lambda card: (worth.keeping(turn.grid, card), card))
            return paid(turn.moves[0], payment)
        if not view.acted and Skip() in legal and len(view.hand_sizes) == 1:
            return Skip()  # alone, a turn that scores nothing is a strike: then at least for two more cards
        return End()

    def _finish(self, view: View, grid: Grid, budget: Budget) -> Turn | None:
        """Alone, with all cards left in hand or spent in this turn, a way to the end."""
        if len(view.hand_sizes) > 1 or view.deck_size or len(view.hand) + len(view.discard) > HAND:
            return None
        finish = Finish(self._deck, budget.share(POSITIONS))
        spare = STRIKES - 1 - view.strikes
        return finish.first_turn(grid, view.hand, spare, view.discard, view.fruitful)

    def worth(self, view: View) -> Worth:
        """The opinion that fits the number of players."""
        return self._alone if len(view.hand_sizes) == 1 else self._race

    def _best(self, view: View, grid: Grid, budget: Budget) -> Turn:
        """The turn that is worth most; of equal ones the first."""
        if len(view.hand_sizes) == 1:
            worth = self.worth(view)
            return max(self.turns(view, grid), key=lambda turn: worth.of(view, turn))
        valued = self.valued(view, grid, budget)
        return max(valued, key=valued.__getitem__)

    def valued(self, view: View, grid: Grid, budget: Budget) -> dict[Turn, float]:
        """In company, the best turns at first sight with their chances to win at a second."""
        race = self._race
        unseen = self._unseen(view)
        at_first = {turn: race.of(view, turn) for turn in self.turns(view, grid)}
        shortlist = nlargest(budget.share(CLOSELY), at_first, key=at_first.__getitem__)
        return {turn: race.of(view, turn, race.leaving(turn, unseen)) for turn in shortlist}

    def _unseen(self, view: View) -> tuple[CardId, ...]:
        """Cards that others may hold or draw."""
        seen = {*view.hand, *view.discard, *(card for cards in view.scored for card in cards)}
        return tuple(card for card in self._deck.cards if card not in seen)

    def turns(self, view: View, grid: Grid) -> Sequence[Turn]:
        """The turns that are looked at."""
        worth = self.worth(view)

        def promise(at: Grid, rest: tuple[CardId, ...], moves: int) -> float:
            return sum(sorted([worth.keeping(at, card) for card in rest])[moves:])

        width = WIDTH if len(view.hand_sizes) > 1 else WIDTH_ALONE
        return list(Turns(self._deck, promise, width).all(grid, view.hand))
