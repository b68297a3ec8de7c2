"""Everybody's chance to win when a turn begins: the race of every pair, with the cards they have kept."""

from collections.abc import Sequence
from itertools import combinations
from math import prod
from typing import Final

from meseta.bots.shifting_stones.race import outlook
from meseta.bots.shifting_stones.weights import WEIGHTS
from meseta.bots.shifting_stones.worth import FARTHEST, HOLD, KEEP
from meseta.core.seats import Seat
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.distance import distances_for
from meseta.games.shifting_stones.rules import HAND, LAST_ROUND
from meseta.games.shifting_stones.scoring import outcome
from meseta.games.shifting_stones.state import Cards, State
from meseta.grids.bits import members

_NEVER: Final = 1e-9
"""No race is lost for certain before its end."""


class Chances:
    """What everybody can expect."""

    def __init__(self, deck: Deck) -> None:
        self._deck: Final = deck
        self._points: Final = {card.id: card.points for card in deck.cards.values()}
        self._ones: Final[Cards] = sum(1 << card for card in deck.by_points.get(1, ()))
        self._distance: Final = distances_for(deck).distance

    def of(self, state: State, kept: Sequence[Cards]) -> tuple[float, ...]:
        """In percent, before the last round; `kept` are the cards each seat has not drawn since it moved."""
        seats = range(len(state.hands))
        hopes = [self._hope(state, seat, kept[seat]) for seat in seats]
        ahead = [[1.0] * len(seats) for _ in seats]
        order = [(state.turn + n) % len(seats) for n in seats]
        for mover, other in combinations(order, 2):
            chance = self._pair(state, mover, other, hopes[mover] - hopes[other])
            ahead[mover][other], ahead[other][mover] = chance + _NEVER, 1 - chance + _NEVER
        shares = list(map(prod, ahead))
        return tuple(100 * share / sum(shares) for share in shares)

    def final(self, state: State) -> tuple[float, ...]:
        """The same when the game is over: the winners share it (ST-21)."""
        ended = outcome(self._deck, state)
        assert ended is not None, "the game is over"
        return tuple(
            100 / len(ended.winners) if seat in ended.winners else 0.0 for seat in range(len(state.hands))
        )

    def _hope(self, state: State, seat: Seat, kept: Cards) -> float:
        """Points by which the seat's next turn will differ from one with four cards drawn at random."""
        table = HOLD if seat == state.turn else KEEP
        worth = [
            table[self._points[card]][min(self._distance(state.grid, card), FARTHEST)]
            for card in members(kept)
        ]
        return sum(worth) + WEIGHTS.card * (state.hands[seat].bit_count() - HAND)

    def _pair(self, state: State, mover: Seat, other: Seat, hope: float) -> float:
        """The chance that the one who moves first of the two finishes ahead of the other."""
        own, theirs = state.scored[mover], state.scored[other]
        seats = len(state.hands)
        return outlook(
            LAST_ROUND[seats],
            own.bit_count(),
            theirs.bit_count(),
            self._deck.points(members(own)) - self._deck.points(members(theirs)) + hope,
            (own & self._ones).bit_count() - (theirs & self._ones).bit_count(),
            last=(mover - state.first) % seats > (other - state.first) % seats,
        )
