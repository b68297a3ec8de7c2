"""Pairs of positions that a viewer must not be able to tell apart.

Each game says here, on its stored data and without the help of its own view, what is hidden from whom:
given a ply and a viewer, a twin is another position and action that differ only in hidden things.
"""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from tests.conformance.twins_in_the_ruin import in_the_ruin_twin
from tests.conformance.twins_shifting_stones import shifting_stones_twin
from tests.conformance.walks import Ply

Twin: TypeAlias = Callable[[AnyGame, Ply, Seat | None, Random], tuple[Any, Any] | None]

TWINS: dict[str, Twin] = {
    "shifting_stones": shifting_stones_twin,
    "in_the_ruin": in_the_ruin_twin,
}
