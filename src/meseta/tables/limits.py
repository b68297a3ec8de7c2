"""Enforcing limits: how much, how fast, how many."""

import time
from collections.abc import Callable

from meseta.core.errors import MesetaError
from meseta.tables.config import Rate
from meseta.tables.problems import TooOften

FORGET_ABOVE = 10_000
"""How many callers are remembered per rate; those who have been quiet longest are forgotten first."""


class TooFast(MesetaError):
    """More requests than a caller may make in that time."""


class TooMany(MesetaError):
    """More tables or sockets than allowed."""


class TooLarge(MesetaError):
    """A request or message longer than allowed."""


class Pace:
    """A rate limit per caller: a token bucket."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, caller: str) -> None:
        """Count one request; raises `TooFast` if it is one too many."""
        now = self._clock()
        tokens, since = self._buckets.pop(caller, (float(self._rate.burst), now))
        tokens = min(self._rate.burst, tokens + (now - since) * self._rate.a_second)
        if tokens < 1:
            self._buckets[caller] = (tokens, now)
            wait = (1 - tokens) / self._rate.a_second if self._rate.a_second else 3600
            raise TooFast(TooOften(seconds=max(1, round(wait))))
        self._buckets[caller] = (tokens - 1, now)
        if len(self._buckets) > FORGET_ABOVE:
            self._buckets.pop(next(iter(self._buckets)))  # the caller who has been quiet longest
