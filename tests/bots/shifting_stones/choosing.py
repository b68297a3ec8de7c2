"""What a rung of Shifting Stones does in a position."""

from random import Random
from typing import Any

from meseta.bots.bot import NORMAL
from meseta.bots.registry import make_bot
from meseta.games.shifting_stones.actions import End
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.state import State

GAME = ShiftingStones()
STONES = "fish horse fish / seed sun boat / tree boat seed"


def choose(rung: str, state: State, seed: int = 0) -> Any:
    seat = state.turn
    view, legal = GAME.observe(state, seat), GAME.legal(state, seat)
    return make_bot(rung, GAME).choose(view, legal, NORMAL, Random(seed))


def whole_turn(rung: str, state: State) -> tuple[State, list[Any]]:
    """The state when the rung has ended its turn, before any cards are drawn, and what it did."""
    seat, done = state.turn, []
    while state.turn == seat and min(GAME.actors(state), default=-1) == seat:
        done.append(choose(rung, state))
        if done[-1] == End():
            break
        state = GAME.apply(state, seat, done[-1])
    return state, done
