"""What a game counts in a match that is over, beyond its score: circles hit, cards of each value, moves."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from meseta.core.game import AnyAction, AnyGame, AnyState
from meseta.core.seats import Seat

__all__ = ["Counter", "Deed", "Figures"]

Figures: TypeAlias = Mapping[str, tuple[int, ...]]
"""By its code, such as `circles`, how many there were: one number, or one for each round. The catalogue has
its words as `figure-<code>`."""


class Deed(NamedTuple):
    """Something that a seat or chance did and did not take back, with the states before and after it."""

    before: AnyState
    seat: Seat
    action: AnyAction
    after: AnyState


Counter: TypeAlias = Callable[[AnyGame, Sequence[Deed]], Sequence[Figures]]
"""Counts a whole match: the figures of every seat, in their order. All seats have the same codes."""
