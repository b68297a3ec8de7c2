"""Environments by the name of their game; what they need of other projects is imported when one is made."""

from typing import TYPE_CHECKING, Unpack

from meseta.core.game import AnyGame
from meseta.envs.missing import need
from meseta.envs.settings import Settings

if TYPE_CHECKING:
    from meseta.envs.seats_at_once import SeatsAtOnce
    from meseta.envs.seats_in_turn import SeatsInTurn

__all__ = ["aec", "parallel", "raw_aec"]


def aec(game: str | AnyGame, **settings: Unpack[Settings]) -> "SeatsInTurn":
    """The game as a PettingZoo AEC environment that complains when it is used in the wrong order.

    An illegal action ends the game with a reward of -1 for whoever took it.
    """
    settings.setdefault("illegal", "end")
    made: SeatsInTurn = need("pettingzoo.utils.wrappers").OrderEnforcingWrapper(raw_aec(game, **settings))
    return made


def raw_aec(game: str | AnyGame, **settings: Unpack[Settings]) -> "SeatsInTurn":
    """The game as a plain PettingZoo AEC environment; an illegal action raises, and names the clause."""
    need("pettingzoo")
    from meseta.envs.seats_in_turn import SeatsInTurn

    return SeatsInTurn(game, **settings)


def parallel(game: str | AnyGame, **settings: Unpack[Settings]) -> "SeatsAtOnce":
    """The game as a PettingZoo parallel environment: all agents choose in every step, and some only wait."""
    need("pettingzoo")
    from meseta.envs.seats_at_once import SeatsAtOnce

    return SeatsAtOnce(game, **settings)
