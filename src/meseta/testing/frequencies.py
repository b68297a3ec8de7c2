"""Whether something was drawn as often as it should be."""

import math
from collections.abc import Mapping
from fractions import Fraction
from typing import TypeVar

Answer = TypeVar("Answer")


def differs(drawn: Mapping[Answer, int], weights: Mapping[Answer, int | Fraction]) -> bool:
    """Whether these counts are implausible for these weights (chi squared, five deviations).

    >>> differs({"a": 52, "b": 48}, {"a": 1, "b": 1}), differs({"a": 90, "b": 10}, {"a": 1, "b": 1})
    (False, True)
    >>> differs({"a": 100, "c": 1}, {"a": 100, "b": 1})
    True
    """
    if not set(drawn) <= set(weights):
        return True
    draws, total = sum(drawn.values()), sum(weights.values())
    excess = 0.0
    for answer, weight in weights.items():
        expected = float(draws * weight / total)
        excess += (drawn.get(answer, 0) - expected) ** 2 / expected
    freedom = len(weights) - 1
    return excess >= freedom + 5 * math.sqrt(2 * freedom) + 5
