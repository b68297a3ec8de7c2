"""The opinions of the planning bots, as numbers; tuned on games of one and two players."""

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """What things are assumed to be worth, or how likely."""

    pace: float = 3.3
    """Marks per round that end up inside the target rectangle."""
    own_finds: float = 0.6
    """Gems the bot finds per round."""
    rival_finds: float = 0.5
    """Gems each rival finds per round."""
    hurry: float = 0.5
    """Extra explore cards that every round with rivals is assumed to cost: being early, at a gem or at the
    Exit, also takes something from the others."""

    gem: float = 0.65
    """Phase 1: how much of a gem counts before it is found, at no distance."""
    late_gem: float = 0.9
    """Phase 2: the same while there is time; waiting for a card with a fresh letter may pay."""
    haste: float = 0.2
    """Phase 2: how much cards to come count, per gem in view; with few of them waiting does not pay."""
    nearness: float = 0.9
    """What is left of a gem's worth for each step it is away."""
    contest: float = 0.97
    """What is left of that for each rival who may be there first."""

    fresh: float = 0.35
    """How much of a gem a never announced letter counts as, if Roads reach it."""
    active: float = 2.0
    """Points for a letter with a gem that Roads reach or can reach."""
    reach: float = 0.92
    """What is left of that for each space still to be drawn on the way."""

    hole: float = 1.5
    """Phase 1: the cost of an empty space in a hole of one or two."""
    late_hole: float = 3.0
    """Phase 2: the same."""
    misfit: float = 6.0
    """The cost of a card whose shape no longer fits."""
    first_out: float = 16.0
    """What it is worth, on top of the points, to leave before any rival."""
    first_leaving: int = 9
    """The most explore cards left in Phase 2 when a rival escapes."""
    last_leaving: int = 2
    """The fewest."""
    targets: int = 14
    """Rectangles that are considered."""


WEIGHTS = Weights()
