"""The bot that plays any game at random: every legal action is as good as any other."""

from random import Random

from meseta.bots.bot import Budget
from meseta.core.actions import LegalActions
from meseta.core.game import Action, Game, State, View


class RandomBot:
    """Picks a legal action at random."""

    def __init__(self, game: Game[State, Action, View]) -> None: ...

    def choose(self, view: object, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """Any legal action, each as likely as any other."""
        return legal.sample(rng)
