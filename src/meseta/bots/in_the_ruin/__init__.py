"""Bots for In the Ruin, from one that overlooks most things to one that tries turns in many futures."""

from collections.abc import Callable
from functools import partial
from typing import Final

from meseta.bots.bot import Bot
from meseta.bots.in_the_ruin.greedy import Greedy
from meseta.bots.in_the_ruin.novice import Novice
from meseta.bots.in_the_ruin.planner import ADEPT, EXPERT, Planner, make_master
from meseta.core.game import Game
from meseta.games.in_the_ruin.actions import Action
from meseta.games.in_the_ruin.state import State
from meseta.games.in_the_ruin.view import View

_RUNGS: Final[dict[str, Callable[[Game[State, Action, View]], Bot[View, Action]]]] = {
    "novice": Novice,
    "greedy": Greedy,
    "adept": partial(Planner, strength=ADEPT),
    "expert": partial(Planner, strength=EXPERT),
    "master": make_master,
}


def make(key: str, game: Game[State, Action, View]) -> Bot[View, Action]:
    """The bot of that key (`meseta.bots.registry`)."""
    return _RUNGS[key](game)
