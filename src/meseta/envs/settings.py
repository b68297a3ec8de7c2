"""What can be chosen when an environment is made."""

from typing import Literal, TypeAlias, TypedDict, get_args

from meseta.core.errors import BadSetup
from meseta.core.game import Options
from meseta.envs.problems import BadEnvSetting

__all__ = ["Illegal", "RenderMode", "Reward", "Settings"]

Reward: TypeAlias = Literal["outcome", "points"]
"""`outcome`: only the end counts (`rewards.py`). `points`: by how much one's own points grew."""
Illegal: TypeAlias = Literal["end", "raise"]
"""What an illegal action does: end the game, for a reward of -1 to whoever took it, or raise."""
RenderMode: TypeAlias = Literal["human", "ansi", "svg", "rgb_array"]
"""`human` prints the terminal's drawing after every step, `ansi` returns it, the others are pictures."""


class Settings(TypedDict, total=False):
    """The settings that all environments share; each may be left out."""

    seats: int
    """How many play; 2 by default."""
    options: Options
    """The table's options as in `meseta games`, such as ``{"hand_0": "steady"}``."""
    edition: str | None
    """The text of an edition's file; by default the standard edition."""
    reward: Reward
    """`outcome` by default."""
    illegal: Illegal
    """`end` by default; a `raw_env` raises."""
    max_cycles: int
    """After how many actions of all players a game is cut off; 10,000 by default."""
    flat: bool
    """Whether an observation is one array of numbers from 0 to 1 instead of named arrays."""
    render_mode: RenderMode | None
    """What `render` gives; nothing by default."""


MAX_CYCLES = 10_000
"""A policy that only ever ends its turns would never finish; games of random players take less than this."""

_CHOICES = {"reward": get_args(Reward), "illegal": get_args(Illegal), "render_mode": get_args(RenderMode)}


def check_settings(settings: Settings) -> None:
    """Raises `BadSetup` where there is no such choice, and `TypeError` where there is no such setting."""
    if unknown := [setting for setting in settings if setting not in Settings.__annotations__]:
        known = ", ".join(Settings.__annotations__)
        raise TypeError(f"there is no setting {unknown[0]!r}; there are {known}")
    for setting, choices in _CHOICES.items():
        value = settings.get(setting)
        if value is not None and value not in choices:
            raise BadSetup(BadEnvSetting(setting=setting, value=str(value)[:40], choices=", ".join(choices)))
