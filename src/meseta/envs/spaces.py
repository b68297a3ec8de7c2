"""Observations and actions as spaces of gymnasium, from what `Numbers` says of them."""

from collections.abc import Mapping
from operator import index
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from gymnasium import spaces

from meseta.envs.episode import AnyNumbers
from meseta.envs.given import AnySpace
from meseta.envs.numbers import Arrays, Field

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["FlickSpace", "action_space", "flatten", "observation_space", "read_action"]

Part: TypeAlias = Any  # type: ignore[explicit-any]
"""A mask or a part of an action: gymnasium has no closer type for them."""


class FlickSpace(spaces.Dict):  # type: ignore[explicit-any]  # gymnasium's
    """A choice by its number, and a flick's start, angle and force, which only a flick looks at.

    The mask of its samples is that of the choice alone, as an observation has it.
    """

    def sample(self, mask: Part = None, probability: Part = None) -> dict[str, Part]:
        """A choice, among those with 1 in the mask, and any flick."""
        return super().sample(
            None if mask is None else {"choice": mask, "flick": None},
            None if probability is None else {"choice": probability, "flick": None},
        )


def action_space(numbers: AnyNumbers, waiting: bool = False) -> AnySpace:
    """The actions by their numbers; where seats act at once, the last one is to wait."""
    choice = spaces.Discrete(numbers.actions + waiting)
    if numbers.flick is None:
        return choice
    return FlickSpace({"choice": choice, "flick": box(numbers.flick)})


def read_action(action: object) -> tuple[int, list[float] | None]:
    """The number and the flick in an action as agents give it; raises `TypeError` where it is no action.

    >>> read_action(np.int64(7)), read_action({"choice": 3, "flick": np.zeros(4)})
    ((7, None), (3, [0.0, 0.0, 0.0, 0.0]))
    """
    number, flick = action, None
    if isinstance(action, Mapping):
        number, flick = action.get("choice"), action.get("flick")
    try:
        chosen = index(number)  # type: ignore[arg-type]  # which raises where it is no whole number
        return chosen, None if flick is None else [float(part) for part in flick]
    except TypeError:
        raise TypeError(
            "an action is a whole number or, where there are flicks, a mapping of `choice` to one"
            f" and of `flick` to four real numbers, not {action!r}"
        ) from None


def observation_space(numbers: AnyNumbers, flat: bool = False) -> AnySpace:
    """The arrays of an observation by name, or as one array."""
    if flat:
        size = sum(int(np.prod(field.shape)) for field in numbers.fields.values())
        return spaces.Box(0, 1, (size,), np.float32)
    return spaces.Dict({name: box(field) for name, field in numbers.fields.items()})


def box(field: Field) -> spaces.Box:
    """The space of one array."""
    return spaces.Box(field.least, field.most, field.shape, np.dtype(field.dtype).type)


def flatten(numbers: AnyNumbers, arrays: Arrays) -> "NDArray[np.float32]":
    """All arrays after each other, each number from 0 for its least value to 1 for its most."""
    parts = [
        (arrays[name].ravel().astype(np.float32) - field.least) / (field.most - field.least)
        for name, field in numbers.fields.items()
    ]
    return np.concatenate(parts).astype(np.float32)
