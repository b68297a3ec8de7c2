"""Where discs may lie on Sonora's board."""

from collections.abc import Sequence
from random import Random

from meseta.discs import Arena, Place, landing_fault

__all__ = ["free_place"]


def free_place(arena: Arena, others: Sequence[Place], rng: Random) -> Place:
    """A place on the floor, drawn evenly, where a disc touches none of the others."""
    edge = arena.half_width - arena.disc_radius
    while True:
        place = rng.randrange(-edge, edge + 1), rng.randrange(-edge, edge + 1)
        if landing_fault(arena, [place], others) is None:
            return place
