"""A child's first opponent: it flicks anywhere and writes the best of a few marks it sees."""

from random import Random
from typing import Final

from msgspec.structs import replace

from meseta.bots.bot import Budget
from meseta.bots.sonora.greedy import Greedy
from meseta.core.actions import LegalActions
from meseta.games.sonora import flicking
from meseta.games.sonora.actions import Action, Done, Keep
from meseta.games.sonora.state import Phase, State
from meseta.games.sonora.view import View

GLIMPSES: Final = 10
"""The number of marks it considers, of which it makes the best."""


class Novice(Greedy):
    """Flicks any disc at any zone, accepts the result, and compares a few marks as `greedy` does."""

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """One of the legal actions."""
        state = self._game.imagine(view, rng)
        seat = view.viewer
        assert seat is not None, "a spectator has nothing to choose"
        match state.phase:
            case Phase.AIM:
                return self._flick(state, legal, rng)
            case Phase.KEEP:
                return Keep()
            case Phase.SWAP:
                return Done()
            case Phase.RUINS:
                return max(_glimpsed(legal, rng), key=lambda action: self._cross_worth(state, seat, action))
            case Phase.WRITE:
                player = state.players[seat]
                return max(_glimpsed(legal, rng), key=lambda action: self._mark_worth(player, action))
            case _:
                return legal.sample(rng)

    def _flick(self, state: State, legal: LegalActions[Action], rng: Random) -> Action:
        """Any disc, straight at the middle of any zone."""
        half = self._printed.board.arena.half_width * 9 // 20
        shot = self._shot(state, (half * rng.choice((-1, 1)), half * rng.choice((-1, 1))))
        if shot is None:  # a disc leans on the corner, just where this one would start
            return legal.sample(rng)
        return replace(shot, disc=rng.choice(flicking.flickable(state)))


def _glimpsed(legal: LegalActions[Action], rng: Random) -> list[Action]:
    return [legal.sample(rng) for _ in range(GLIMPSES)]
