"""Turns of Shifting Stones, judged exactly: what the hand could still have scored on this grid."""

from random import Random
from typing import Final

from meseta.bots.judge import Verdict
from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from meseta.games.shifting_stones.actions import Action, Draw, End
from meseta.games.shifting_stones.best_turn import best_turn
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.state import Phase, State
from meseta.grids.bits import members

ANSWERS: Final = 12
"""Draws with which the real one is compared."""


class TurnJudge:
    """Knows the most points that any turn can score."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, ShiftingStones)
        self._game: Final = game

    def expectation(self, state: State, rng: Random) -> tuple[float, ...]:
        """Every seat's points, and what the seat on turn can add to them in its turn."""
        points = [float(self._game.deck.points(members(cards))) for cards in state.scored]
        if state.phase is Phase.TURN:
            points[state.turn] += self._most(state, state.turn)
        return tuple(points)

    def verdict(self, state: State, seat: Seat, action: Action, rng: Random) -> Verdict[Action]:
        """The points of the turn that the action gives away, and a best action if it does."""
        cost = self._reachable(state, seat) - self._reachable(self._game.apply(state, seat, action), seat)
        if not cost:
            return Verdict(action, 0.0)
        line = best_turn(self._game.deck, state.grid, members(state.hands[seat]))
        return Verdict(line.actions[0] if line.actions else End(), float(cost))

    def luck(self, state: State, answer: Action, rng: Random) -> tuple[float, ...]:
        """What the cards drawn can score on this grid, compared with other draws."""
        given = [0.0] * len(state.hands)
        if isinstance(answer, Draw):
            seat = state.turn
            draws = [answer, *(self._game.chance(state).sample(rng) for _ in range(ANSWERS))]
            real, *others = (self._most(self._game.apply(state, -1, draw), seat) for draw in draws)
            given[seat] = real - sum(others) / ANSWERS
        return tuple(given)

    def _reachable(self, state: State, seat: Seat) -> int:
        """The points a seat has, plus, in its turn, those it can still score in it."""
        points = self._game.deck.points(members(state.scored[seat]))
        on_turn = state.phase is Phase.TURN and state.turn == seat
        return points + (self._most(state, seat) if on_turn else 0)

    def _most(self, state: State, seat: Seat) -> int:
        return best_turn(self._game.deck, state.grid, members(state.hands[seat])).points
