"""Which opinions of the planning heads may be tuned, and within which ranges (`meseta train sonora`)."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from meseta.bots.sonora import DEPTHS
from meseta.bots.sonora.head import Planner
from meseta.bots.sonora.taste import TASTE
from meseta.bots.training import Trainable, Weight
from meseta.core.errors import NoCompiler
from meseta.core.game import AnyGame

_RANGES: Final = {
    "fox": (0.0, 12.0),
    "owl": (0.0, 10.0),
    "rabbit": (0.0, 12.0),
    "discovery": (0.0, 12.0),
    "reflick": (0.0, 8.0),
    "swap": (0.0, 8.0),
    "shape_1": (0.0, 10.0),
    "shape_2": (0.0, 10.0),
    "shape_3": (0.0, 10.0),
    "shape_4": (0.0, 12.0),
    "shape_5": (0.0, 12.0),
    "path": (0.0, 6.0),
    "pip": (0.0, 2.5),
    "canyon_hope": (0.0, 1.2),
    "creek_hope": (0.0, 1.0),
    "mudcracks_hope": (0.0, 1.2),
    "canyon_reach": (1.0, 14.0),
    "creek_reach": (1.0, 12.0),
    "mudcracks_reach": (1.0, 20.0),
    "pending": (0.0, 1.5),
    "columns": (0.0, 1.2),
    "hexes": (3.0, 12.0),
    "level": (0.0, 1.2),
    "race": (0.0, 1.0),
    "deny": (0.0, 1.5),
    "ease": (0.4, 1.6),
}


def _make(opinions: Mapping[str, float], game: AnyGame) -> Planner:
    """A head that plans no further than `adept`, with these opinions; compiled, as it plays many games."""
    planner = Planner(game, replace(DEPTHS["adept"], taste=replace(TASTE, **opinions)))
    try:
        return planner.compiled()
    except NoCompiler:
        return planner


TRAINABLE: Final = Trainable(
    tuple(Weight(name, getattr(TASTE, name), low, high) for name, (low, high) in _RANGES.items()),
    make=_make,
    rival="adept",
    spread=25,
)
"""Everybody flicks with an ordinary hand: that is what a seat has unless somebody says something else."""
