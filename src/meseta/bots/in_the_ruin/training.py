"""Which opinions of the planners may be tuned, and within which ranges (`meseta train in_the_ruin`)."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from meseta.bots.in_the_ruin.planner import ADEPT, Planner
from meseta.bots.in_the_ruin.weights import WEIGHTS
from meseta.bots.training import Trainable, Weight
from meseta.core.game import AnyGame

_RANGES: Final = {
    "pace": (2.0, 5.0),
    "rival_finds": (0.1, 1.2),
    "hurry": (0.0, 1.5),
    "gem": (0.2, 1.0),
    "late_gem": (0.4, 1.4),
    "nearness": (0.75, 0.99),
    "fresh": (0.0, 0.8),
    "active": (0.0, 5.0),
    "reach": (0.75, 0.99),
    "hole": (0.0, 4.0),
    "misfit": (0.0, 14.0),
    "first_out": (0.0, 40.0),
}


def _make(opinions: Mapping[str, float], game: AnyGame) -> Planner:
    """A planner that looks no further than `adept`, with these opinions."""
    return Planner(game, replace(ADEPT, weights=replace(WEIGHTS, **opinions)))


TRAINABLE: Final = Trainable(
    tuple(Weight(name, getattr(WEIGHTS, name), low, high) for name, (low, high) in _RANGES.items()),
    make=_make,
    rival="adept",
    spread=40,
)
