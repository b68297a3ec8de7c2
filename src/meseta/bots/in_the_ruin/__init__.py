"""Bots for In the Ruin, from one that overlooks most things to one that tries its turns in many futures."""

from collections.abc import Callable
from functools import partial
from typing import Final

from meseta.bots.bot import Bot
from meseta.bots.in_the_ruin.greedy import Greedy
from meseta.bots.in_the_ruin.novice import Novice
from meseta.bots.in_the_ruin.planner import ADEPT, EXPERT, Planner
from meseta.core.game import AnyGame

_RUNGS: Final[dict[str, Callable[[AnyGame], Bot]]] = {
    "novice": Novice,
    "greedy": Greedy,
    "adept": partial(Planner, strength=ADEPT),
    "expert": partial(Planner, strength=EXPERT),
}


def make(key: str, game: AnyGame) -> Bot:
    """The bot of that key (`meseta.bots.registry`)."""
    return _RUNGS[key](game)
