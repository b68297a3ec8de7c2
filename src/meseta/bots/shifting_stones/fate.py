"""Chance decided beforehand: one imagined world has one order of cards for every seat."""

from random import Random
from typing import Final

from meseta.core.seats import CHANCE
from meseta.games.shifting_stones.chance import reshuffles
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.rules import draw
from meseta.games.shifting_stones.state import CardId, Cards, Phase, State


class Fate:
    """Answers for chance, so that two turns are compared with the same luck.

    Each seat draws in an order of its own: what one draws changes little of what another does.
    """

    def __init__(self, game: ShiftingStones, seats: int, rng: Random) -> None:
        self._game: Final = game
        self._rng: Final = rng
        cards = sorted(game.deck.cards)
        self._orders: Final[list[list[CardId]]] = [rng.sample(cards, len(cards)) for _ in range(seats)]

    def settle(self, state: State) -> State:
        """The state when a player is to act, or the game is over."""
        while state.phase not in (Phase.TURN, Phase.OVER):
            if state.phase in (Phase.DEAL, Phase.DRAW):
                state = draw(state, self._drawn(state))
            else:
                state = self._game.apply(state, CHANCE, self._game.chance(state).sample(self._rng))
        return state

    def _drawn(self, state: State) -> Cards:
        """The cards due, those that lie first in the order of the seat (ST-14, ST-17)."""
        again = reshuffles(state)
        found, pile = (state.deck, state.discard) if again else (0, state.deck)
        missing = state.due - found.bit_count()
        for card in self._orders[state.turn]:
            if not missing:
                break
            if pile >> card & 1:
                found |= 1 << card
                missing -= 1
        return found
