"""Which opinions of the planners may be tuned, and within which ranges (`meseta train in_the_ruin`)."""

from collections.abc import Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from meseta.bots.bot import Budget
from meseta.bots.in_the_ruin.planner import ADEPT, Planner
from meseta.bots.in_the_ruin.search import Strength
from meseta.bots.in_the_ruin.situation import Situation, situation_in
from meseta.bots.in_the_ruin.turns import Turn, next_action
from meseta.bots.in_the_ruin.weights import WEIGHTS
from meseta.bots.training import Trainable, Weight
from meseta.core.actions import LegalActions
from meseta.core.game import AnyGame
from meseta.games.in_the_ruin.actions import Action, Warp
from meseta.games.in_the_ruin.state import NOTHING, Phase
from meseta.games.in_the_ruin.view import View

_RANGES: Final = {
    "pace": (2.0, 5.0),
    "doubt": (0.05, 0.6),
    "own_finds": (0.0, 1.5),
    "gem": (0.0, 1.2),
    "late_gem": (0.2, 2.0),
    "haste": (0.0, 0.8),
    "nearness": (0.7, 1.0),
    "fresh": (0.0, 1.2),
    "active": (-2.0, 6.0),
    "reach": (0.7, 1.0),
    "delay": (0.1, 3.0),
    "hole": (0.0, 6.0),
    "late_hole": (0.0, 10.0),
    "misfit": (0.0, 20.0),
}
_RANGES_WITH_RIVALS: Final = {
    "rival_finds": (0.0, 1.0),
    "hurry": (-0.5, 2.5),
    "contest": (0.7, 1.0),
    "first_out": (0.0, 60.0),
    "way_out": (0.0, 50.0),
    "late_way_out": (-10.0, 30.0),
}
"""These change nothing for somebody who plays alone."""


class Resolute(Planner):
    """Plans a turn once and carries it out, where others think again: half the work."""

    def __init__(self, game: AnyGame, strength: Strength) -> None:
        super().__init__(game, strength)
        self._round: tuple[int, ...] = ()
        self._turn: Turn | None = None

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """The next action of the turn that was planned at its beginning."""
        if view.phase is Phase.SETUP:
            return super().choose(view, legal, budget, rng)
        assert view.viewer is not None, "a bot has a seat"
        now = situation_in(self._edition, view, view.viewer)
        if self._turn is None or self._round != (now.stage, *now.line):
            self._round = (now.stage, *now.line)
            self._turn = self._search(now).best_turn(now, budget)
        return self._go_on(now, self._turn)

    def _go_on(self, now: Situation, turn: Turn) -> Action:
        action = next_action(self._edition, now, turn)
        if turn.marked.shape:
            self._turn = turn._replace(marked=turn.marked._replace(shape=0))
        elif turn.marked.extra is not None:
            self._turn = turn._replace(marked=turn.marked._replace(extra=None))
        elif isinstance(action, Warp):
            self._turn = turn._replace(warped=NOTHING)
        return action


def _make(opinions: Mapping[str, float], game: AnyGame) -> Resolute:
    """A planner that looks no further than `adept`, with these opinions."""
    weights = replace(WEIGHTS, **opinions)
    return Resolute(game, replace(ADEPT, weights=weights, first_weights=weights))


TRAINABLE: Final = Trainable(
    (
        *(Weight(name, getattr(WEIGHTS, name), *ends) for name, ends in _RANGES.items()),
        *(
            Weight(name, getattr(WEIGHTS, name), *ends, alone=False)
            for name, ends in _RANGES_WITH_RIVALS.items()
        ),
    ),
    make=_make,
    rival=None,
    spread=40,
)
