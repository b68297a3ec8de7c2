"""The bot that plays any game: every legal action is as good as any other."""

from random import Random
from typing import Any

from meseta.bots.bot import Budget
from meseta.core.actions import LegalActions
from meseta.core.game import AnyGame


class RandomBot:
    """Picks a legal action at random."""

    def __init__(self, game: AnyGame) -> None: ...

    def choose(self, view: Any, legal: LegalActions[Any], budget: Budget, rng: Random) -> Any:
        """Any legal action, each as likely as any other."""
        return legal.sample(rng)
