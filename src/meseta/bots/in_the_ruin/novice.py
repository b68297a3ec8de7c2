"""The novice: it has the greedy bot's opinions, but overlooks most of its choices."""

from random import Random
from typing import Final

from meseta.bots.bot import Budget
from meseta.bots.in_the_ruin.greedy import Greedy
from meseta.core.actions import LegalActions
from meseta.core.choices import Listed
from meseta.core.game import Game
from meseta.games.in_the_ruin.actions import Action, Confirm, Draw
from meseta.games.in_the_ruin.state import State
from meseta.games.in_the_ruin.view import View

NOTICED: Final = 4
"""Drawings it considers."""
IDLE: Final = 0.25
"""How often it forgets to move on."""


class Novice:
    """Knows what is good, but sees little of it."""

    def __init__(self, game: Game[State, Action, View]) -> None:
        self._greedy: Final = Greedy(game)

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """The greedy choice among the few drawings it notices."""
        if drawings := [action for action in legal if isinstance(action, Draw)]:
            return self._greedy.choose(
                view, Listed(rng.sample(drawings, min(NOTICED, len(drawings)))), budget, rng
            )
        if Confirm() in legal and rng.random() < IDLE:
            return Confirm()
        return self._greedy.choose(view, legal, budget, rng)
