"""Bots that plan whole turns: the best by their outlook, or the best of a few in imagined futures.

They remember nothing from one action to the next: the rest of a turn is planned again from the view.
"""

from random import Random
from typing import Final

from msgspec.structs import replace

from meseta.bots.bot import Budget
from meseta.bots.in_the_ruin.judging import load
from meseta.bots.in_the_ruin.opening import first_action
from meseta.bots.in_the_ruin.search import Care, Search, Strength
from meseta.bots.in_the_ruin.situation import Situation, situation_in
from meseta.bots.in_the_ruin.turns import next_action
from meseta.bots.in_the_ruin.weights import ALONE, WEIGHTS, WITH_RIVALS, load_weights
from meseta.core.actions import LegalActions
from meseta.core.game import Game
from meseta.games.in_the_ruin.actions import Action
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.state import Phase, State
from meseta.games.in_the_ruin.view import View

ADEPT: Final = Strength(Care(width=4, extras=1), weights=replace(WEIGHTS, hurry=0.0))
EXPERT: Final = Strength(Care(width=30, extras=4), candidates=8, futures=2, depth=1)
DEEP: Final = replace(EXPERT, futures=4, depth=3, later=Care(width=4, extras=1))


class Planner:
    """Plays the turn that leaves it in the best situation."""

    def __init__(
        self, game: Game[State, Action, View], strength: Strength, alone: Strength | None = None
    ) -> None:
        """A planner of that strength; `alone` is for games without rivals, if it differs."""
        assert isinstance(game, InTheRuin)
        self._edition: Final[Edition] = game.printed
        self._with_rivals: Final = Search(game.printed, strength)
        self._alone: Final = Search(game.printed, alone or strength)

    @property
    def pays_after(self) -> int:
        """Planners that imagine futures judge ten times as many turns as the others, or far more."""
        strength = self._with_rivals.strength
        return 200 if not strength.futures else 20 if strength.depth == 1 else 4

    def compiled(self) -> "Planner":
        """The same planner, its turns judged by compiled code from now on, as everybody's in this process."""
        load()
        return self

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        """The next action of the best turn; nothing is left to `rng`."""
        assert view.viewer is not None, "a bot has a seat"
        now = situation_in(self._edition, view, view.viewer)
        search = self._search(now)
        if view.phase is Phase.SETUP:
            return first_action(self._edition, now, legal, search.strength.first_weights)
        return next_action(self._edition, now, search.best_turn(now, budget))

    def _search(self, now: Situation) -> Search:
        return self._with_rivals if now.rivals + now.gone else self._alone


def make_master(game: Game[State, Action, View]) -> Planner:
    """The strongest planner, with opinions of its own, which differ where it plays alone."""
    with_rivals, alone = load_weights(WITH_RIVALS), load_weights(ALONE)
    return Planner(
        game,
        replace(DEEP, weights=with_rivals, first_weights=with_rivals),
        replace(DEEP, weights=alone, first_weights=alone, candidates=12, futures=10),
    )
