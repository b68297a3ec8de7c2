"""Bots for Shifting Stones, from one that hardly looks ahead to one that plans by its chance to win."""

from collections.abc import Callable
from typing import Final

from meseta.bots.bot import Bot
from meseta.bots.shifting_stones.greedy import Greedy
from meseta.bots.shifting_stones.novice import Apprentice, Novice
from meseta.bots.shifting_stones.planner import Planner
from meseta.core.game import AnyGame
from meseta.games.shifting_stones.actions import Action
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.view import View

_RUNGS: Final[dict[str, Callable[[ShiftingStones], Bot[View, Action]]]] = {
    "novice": Novice,
    "apprentice": Apprentice,
    "greedy": Greedy,
    "expert": Planner,
}


def make(key: str, game: AnyGame) -> Bot[View, Action]:
    """The bot of that key (`meseta.bots.registry`)."""
    assert isinstance(game, ShiftingStones)
    return _RUNGS[key](game)
