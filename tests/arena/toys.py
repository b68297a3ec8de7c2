"""A bot with two opinions, of which one can be wrong in either direction and the other does not matter."""

from collections.abc import Mapping
from random import Random

from meseta.bots.bot import AnyBot, Budget
from meseta.bots.registry import make_bot
from meseta.bots.training import Trainable, Weight
from meseta.core.actions import LegalActions
from meseta.core.game import Action, AnyGame, View

BEST = 0.7


class Moody:
    """Plays as greedy, but does anything the more often, the farther its opinion is from the best."""

    def __init__(self, wrong: float, game: AnyGame) -> None:
        self._wrong = wrong
        self._greedy = make_bot("greedy", game)

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        if rng.random() < self._wrong:
            return legal.sample(rng)
        action: Action = self._greedy.choose(view, legal, budget, rng)
        return action


def _make(opinions: Mapping[str, float], game: AnyGame) -> AnyBot:
    return Moody(min(1.0, 1.5 * abs(opinions["mood"] - BEST)), game)


TOY = Trainable(
    (Weight("mood", 0.2, low=0.0, high=1.0), Weight("idle", 3.0, low=0.0, high=10.0)),
    make=_make,
    rival="novice",
    spread=6,
)
