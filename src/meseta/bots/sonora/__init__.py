"""Bots for Sonora that plan further and further ahead. The hand that flicks is a setting of the seat."""

from typing import Final

from msgspec.structs import replace

from meseta.bots.bot import Bot
from meseta.bots.sonora.aiming import Trials
from meseta.bots.sonora.greedy import VERSION, Greedy
from meseta.bots.sonora.head import Depth, Planner
from meseta.bots.sonora.novice import Novice
from meseta.bots.sonora.taste import load_taste
from meseta.core.game import Game
from meseta.games.sonora.actions import Action
from meseta.games.sonora.state import State
from meseta.games.sonora.view import View

__all__ = ["DEPTHS", "VERSION", "Greedy", "make"]

_MASTERLY: Final = Depth(
    Trials(3, ((2000, 2), (24, 10), (6, 50)), strays=800, variants=4), width=24, keep=10, breadth=8
)
DEPTHS: Final = {
    "adept": Depth(Trials(1, ((100, 2), (6, 6))), width=2, keep=3, breadth=1, spite=0.0),
    "expert": Depth(Trials(2, ((300, 3), (16, 12), (4, 40)), strays=100), width=6, keep=5, breadth=3),
    "master": _MASTERLY,
    "grandmaster": replace(
        _MASTERLY,
        trials=_MASTERLY.trials._replace(rounds=((2000, 2), (80, 6), (20, 20), (5, 60))),
        taste=load_taste("thrifty"),
        thrift=True,
        alone=_MASTERLY,
    ),
}


def make(key: str, game: Game[State, Action, View]) -> Bot[View, Action]:
    """The bot of that key (`meseta.bots.registry`)."""
    if key == "novice":
        return Novice(game)
    if key == "greedy":
        return Greedy(game)
    return Planner(game, DEPTHS[key])
