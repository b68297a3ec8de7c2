"""Who acts: players are counted from 0, and chance sits at the table too."""

from typing import Final, TypeAlias

__all__ = ["CHANCE", "Seat"]

Seat: TypeAlias = int
"""A place at the table: 0, 1, 2, … in clockwise order, or `CHANCE`."""

CHANCE: Final[Seat] = -1
"""The seat that deals, draws lots and lets a hand tremble."""
