"""A bot for bulls and cows."""

from random import Random

from meseta.bots.bot import Budget
from meseta.core.actions import LegalActions
from meseta_bulls_and_cows.actions import Action, Guess
from meseta_bulls_and_cows.game import BullsAndCows
from meseta_bulls_and_cows.view import View, candidates


class Logician:
    """Guesses only codes that fit all answers so far."""

    def __init__(self, game: BullsAndCows) -> None:
        pass

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """A guess that could still be right; when setting a code, any code."""
        offered = legal.sample(rng)
        if not isinstance(offered, Guess):
            return offered
        assert view.viewer is not None, "a spectator has nothing to choose"
        return Guess(rng.choice(candidates(view, view.viewer)))


def make(rung: str, game: BullsAndCows) -> Logician:
    """The bot of that rung; there is only one."""
    assert rung == "logician"
    return Logician(game)
