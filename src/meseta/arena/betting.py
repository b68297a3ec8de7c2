"""Bounds on a mean that hold however often one looks: a match may stop as soon as it is decided.

Whoever believes that results between 0 and 1 have a mean of at most m offers fair or better odds on each of
them. A gambler who stakes a fixed share of the fortune on every result being above m can then hardly grow
rich: the chance of ever having a fortune of 20 after starting with 1 is at most 1/20 (Ville's inequality).
The smallest m that has not made the gambler rich is a 95 % lower bound at every moment at once. The stake is
spread over several shares; that keeps the fortune independent of the order of the results.

Method: Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting (2024).
"""

from collections import Counter
from collections.abc import Iterable
from math import exp, log
from typing import Final

ALPHA: Final = 0.05
SHARES: Final = tuple(2.0**-step for step in range(8))
"""Parts of the largest stake that cannot lead to ruin; one of them suits whatever the true mean is."""
_LARGEST: Final = 0.98
_PRECISION: Final = 1e-5


def lower_bound(results: Iterable[float], alpha: float = ALPHA) -> float:
    """What the mean of results between 0 and 1 exceeds, but for one case in 1 / alpha.

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
    """What the mean stays below, but for one case in 1 / alpha."""
    return 1 - lower_bound([1 - result for result in results], alpha)


def log_fortune(counted: Counter[float], mean: float) -> float:
    """The logarithm of what the gambler has who bet against a mean of at most this."""
    if mean <= 0:
        return float("inf") if any(counted) else 0.0
    stakes = [share * _LARGEST / mean for share in SHARES]
    fortunes = [
        sum(count * log(1 + stake * (result - mean)) for result, count in counted.items()) for stake in stakes
    ]
    most = max(fortunes)
    return most + log(sum(exp(fortune - most) for fortune in fortunes) / len(fortunes))
