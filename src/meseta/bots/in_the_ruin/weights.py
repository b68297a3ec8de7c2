"""The opinions of the planning bots, as numbers, which are in files with where they come from."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from meseta.bots.opinions import read_opinions

BY_HAND: Final = "by_hand"
WITH_RIVALS: Final = "with_rivals"
ALONE: Final = "alone"


class Weights(msgspec.Struct, frozen=True):
    """What things are assumed to be worth, or how likely."""

    pace: float
    """Marks per round that end up inside the target rectangle."""
    doubt: float
    """How gradually the odds of filling a rectangle fall, for each mark that is expected."""
    own_finds: float
    """Gems the bot finds per round."""
    rival_finds: float
    """Gems each rival finds per round."""
    hurry: float
    """Extra explore cards that every round with rivals is assumed to cost: being early, at a gem or at the
    Exit, also takes something from the others."""

    gem: float
    """Phase 1: how much of a gem counts before it is found, at no distance."""
    late_gem: float
    """Phase 2: the same while there is time; waiting for a card with a fresh letter may pay."""
    haste: float
    """Phase 2: how much cards to come count, per gem in view; with few of them waiting does not pay."""
    nearness: float
    """What is left of a gem's worth for each step it is away."""
    contest: float
    """What is left of that for each rival who may be there first."""

    fresh: float
    """How much of a gem a never announced letter counts as, if Roads reach it."""
    active: float
    """Points for a letter with a gem that Roads reach or can reach."""
    reach: float
    """What is left of that for each space still to be drawn on the way."""
    delay: float
    """Rounds that one more space on the way to a route card's letters is assumed to take."""

    hole: float
    """Phase 1: the cost of an empty space in a hole of one or two."""
    late_hole: float
    """Phase 2: the same."""
    misfit: float
    """The cost of a card whose shape no longer fits."""
    first_out: float
    """What it is worth, on top of the points, to leave before any rival."""
    way_out: float
    """Points expected from a later escape while all rivals are in the ruin, if there is time."""
    late_way_out: float
    """The same once a rival has escaped."""
    first_leaving: int
    """The most explore cards left in Phase 2 when a rival escapes."""
    last_leaving: int
    """The fewest."""
    targets: int
    """Rectangles that are considered."""


@cache
def load_weights(name: str) -> Weights:
    """The weights in the file of that name (`data/`); those that were not trained are as tuned by hand."""
    return msgspec.convert({**_read(BY_HAND), **_read(name)}, Weights, strict=False)


def _read(name: str) -> Mapping[str, float]:
    text = files(__package__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return read_opinions(text).weights


WEIGHTS: Final = load_weights(BY_HAND)
