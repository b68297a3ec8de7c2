"""A flick as OpenSpiel knows it: whole numbers only, chosen one after the other."""

from collections.abc import Sequence
from typing import Final, cast

import numpy as np

from meseta.envs.episode import AnyNumbers
from meseta.envs.numbers import Field

__all__ = ["FLICK_LEVELS", "aims", "flick_of"]

FLICK_LEVELS: Final = (5, 5, 73, 16)
"""In how many steps a flick's start across and down, its angle and its force are chosen, each the middle of
its step: angles of 4.93°, the 37th straight at the middle of the board."""


def aims(numbers: AnyNumbers) -> range:
    """The numbers of those actions that have a flick to be aimed."""
    for name, first, shape in numbers.factors:
        if name == "flick" and numbers.flick is not None:
            return range(first, first + int(np.prod(shape)))
    return range(0)


def flick_of(numbers: AnyNumbers, steps: Sequence[int]) -> list[float]:
    """The middle of each chosen step of a flick's four numbers."""
    field = cast(Field, numbers.flick)
    return [
        field.least + (step - numbers.actions + 0.5) / levels * (field.most - field.least)
        for step, levels in zip(steps, FLICK_LEVELS, strict=True)
    ]
