"""The planners of In the Ruin with the opinions that were evolved, as bots to be measured beside the rungs.

meseta ladder in_the_ruin --pairs bench/ruin_evolved.py:Expert:expert --jobs 2
"""

from msgspec.structs import replace

from meseta.bots.in_the_ruin.planner import ADEPT, EXPERT, Planner
from meseta.bots.in_the_ruin.weights import load_weights
from meseta.core.game import Game
from meseta.games.in_the_ruin.actions import Action
from meseta.games.in_the_ruin.state import State
from meseta.games.in_the_ruin.view import View

EVOLVED = load_weights("evolved")


class Adept(Planner):
    """Looks no further than `adept`: what was trained."""

    def __init__(self, game: Game[State, Action, View]) -> None:
        super().__init__(game, replace(ADEPT, weights=EVOLVED))


class Expert(Planner):
    """Searches as `expert` does."""

    def __init__(self, game: Game[State, Action, View]) -> None:
        super().__init__(game, replace(EXPERT, weights=EVOLVED))
