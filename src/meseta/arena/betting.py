"""Bounds on a mean that hold however often they are checked, so a duel may stop as soon as it is decided.

If results between 0 and 1 have a mean of at most m, then betting on each result to exceed m is at best a fair
bet. A gambler who always stakes a fixed share of their fortune is therefore unlikely to get rich: the chance
of ever reaching a fortune of 20 from a start of 1 is at most 1/20 (Ville's inequality). The smallest m that
has not made the gambler rich is a 95 % lower bound, valid at every moment at once. The stake is spread over
several shares, which keeps the fortune independent of the order of the results.

Method: Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting (2024).
"""

from collections import Counter
from collections.abc import Iterable
from math import exp, log
from typing import Final

__all__ = ["lower_bound", "upper_bound"]

ALPHA: Final = 0.05
SHARES: Final = tuple(2.0**-step for step in range(8))
"""Fractions of the largest safe stake; whatever the true mean, one of them suits it."""
_LARGEST: Final = 0.98
_PRECISION: Final = 1e-5


def lower_bound(results: Iterable[float], alpha: float = ALPHA) -> float:
    """What the mean of results between 0 and 1 exceeds, except with probability alpha.

    >>> round(lower_bound([1.0] * 50), 2)
    0.9
    >>> lower_bound([])
    0.0
    """
    counted = Counter(results)
    low, high = 0.0, 1.0
    while high - low > _PRECISION:
        middle = (low + high) / 2
        if log_fortune(counted, middle) >= -log(alpha):
            low = middle
        else:
            high = middle
    return low


def upper_bound(results: Iterable[float], alpha: float = ALPHA) -> float:
    """What the mean stays below, except with probability alpha."""
    return 1 - lower_bound([1 - result for result in results], alpha)


def log_fortune(counted: Counter[float], mean: float) -> float:
    """The logarithm of the fortune of a gambler who bet against a mean of at most this."""
    if mean <= 0:
        return float("inf") if any(counted) else 0.0
    stakes = [share * _LARGEST / mean for share in SHARES]
    fortunes = [
        sum(count * log(1 + stake * (result - mean)) for result, count in counted.items()) for stake in stakes
    ]
    most = max(fortunes)
    return most + log(sum(exp(fortune - most) for fortune in fortunes) / len(fortunes))
