"""Bots that want to see more than they may: mypy refuses them before they can play.

Nothing here runs. Every line that must not type-check says `type: ignore` with its error, and `mypy --strict`
fails where such a line is none: that is the test.
"""

from random import Random

from meseta.bots.bot import NORMAL, Bot, Budget, ask
from meseta.bots.registry import make_bot
from meseta.core.actions import LegalActions
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.shifting_stones.actions import Action
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.state import State
from meseta.games.shifting_stones.view import View
from meseta.play.match import start


class ReadsState:
    """Wants to be shown the state itself."""

    def choose(self, view: State, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        return legal.sample(rng) if view.deck else next(iter(legal))


class ReadsDeck:
    """Is shown a view, and looks for what no view has."""

    def choose(self, view: View, legal: LegalActions[Action], budget: Budget, rng: Random) -> Action:
        return legal.sample(rng) if view.deck else next(iter(legal))  # type: ignore[attr-defined]


def refused() -> None:
    """What a bot is not given."""
    game = ShiftingStones()
    match = start(game, 2, {}, Random(1))
    state, legal = match.state, game.legal(match.state, 0)
    cheat: Bot[View, Action] = ReadsState()  # type: ignore[assignment]
    bot = make_bot("greedy", game)
    ask(bot, "greedy", state, legal, NORMAL, Random(1))  # type: ignore[misc]
    ask(cheat, "cheat", game.observe(state, 0), legal, NORMAL, Random(1))
    game.imagine(state, Random(1))  # type: ignore[arg-type]
    InTheRuin().apply(state, 0, legal.sample(Random(1)))  # type: ignore[arg-type]
