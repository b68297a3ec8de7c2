"""Shifting Stones by PettingZoo's names: version 0 of its environment."""

from typing import TYPE_CHECKING, Final, Unpack

from meseta.envs.making import aec, parallel, raw_aec
from meseta.envs.settings import Settings

if TYPE_CHECKING:
    from meseta.envs.seats_at_once import SeatsAtOnce
    from meseta.envs.seats_in_turn import SeatsInTurn

__all__ = ["env", "parallel_env", "raw_env"]

GAME: Final = "shifting_stones"


def env(**settings: Unpack[Settings]) -> "SeatsInTurn":
    """Seats act in turn; an illegal action ends the game."""
    return aec(GAME, **settings)


def raw_env(**settings: Unpack[Settings]) -> "SeatsInTurn":
    """Seats act in turn; an illegal action raises."""
    return raw_aec(GAME, **settings)


def parallel_env(**settings: Unpack[Settings]) -> "SeatsAtOnce":
    """All seats choose in every step."""
    return parallel(GAME, **settings)
