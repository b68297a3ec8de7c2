"""Bots for In the Ruin, from one that overlooks most things to one that plays many futures out."""

from meseta.bots.bot import Bot
from meseta.bots.in_the_ruin.greedy import Greedy
from meseta.bots.in_the_ruin.planner import Adept, Expert, Master
from meseta.core.game import AnyGame


def make(key: str, game: AnyGame) -> Bot:
    """The bot of that key (`meseta.bots.registry`)."""
    return {"greedy": Greedy, "adept": Adept, "expert": Expert, "master": Master}[key](game)
