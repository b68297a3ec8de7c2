"""Asking Sonora's bots about a position."""

from functools import cache
from random import Random
from typing import Any

from meseta.bots.bot import NORMAL, Budget, ask
from meseta.bots.registry import make_bot
from meseta.bots.sonora import DEPTHS
from meseta.games.sonora.state import Phase, State
from tests.games.sonora.positions import (
    GAME,
)

PLANNERS = tuple(DEPTHS)
BRIEF = Budget(200)
"""Enough simulated flicks for a position that is not close."""


@cache
def bot(rung: str) -> Any:
    return make_bot(rung, GAME)


def answer(on: State, rung: str, seed: int = 0, budget: Budget | None = None) -> Any:
    seat = min(GAME.actors(on))
    if budget is None:
        budget = BRIEF if on.phase in (Phase.AIM, Phase.KEEP) else NORMAL
    return ask(bot(rung), rung, GAME.observe(on, seat), GAME.legal(on, seat), budget, Random(seed))
