"""Which opinions of the planner may be tuned, and within which ranges (`meseta train shifting_stones`)."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from meseta.bots.shifting_stones.planner import Planner
from meseta.bots.shifting_stones.weights import WEIGHTS
from meseta.bots.training import Trainable, Weight
from meseta.core.game import AnyGame
from meseta.games.shifting_stones.game import ShiftingStones

_RANGES: Final = {
    "keeping": (0.4, 1.6),
    "leaving": (0.0, 2.0),
    "keep_1": (-0.5, 0.5),
    "keep_2": (-0.5, 0.5),
    "keep_3": (-0.5, 0.5),
    "keep_5": (-1.0, 1.0),
    "solo_1": (-2.0, 1.0),
    "solo_2": (0.0, 3.0),
    "solo_3": (1.0, 6.0),
    "solo_5": (2.0, 12.0),
    "nearness": (0.6, 0.98),
    "strike_1": (0.0, 6.0),
    "strike_2": (0.0, 8.0),
    "strike_3": (0.0, 12.0),
}


def _make(opinions: Mapping[str, float], game: AnyGame) -> Planner:
    """The expert with these opinions."""
    assert isinstance(game, ShiftingStones)
    return Planner(game, replace(WEIGHTS, **opinions))


TRAINABLE: Final = Trainable(
    tuple(Weight(name, getattr(WEIGHTS, name), low, high) for name, (low, high) in _RANGES.items()),
    make=_make,
    rival="expert",
    spread=5,
)
