"""Who was refused for being too fast, for the operator."""

import time
from collections.abc import Callable
from typing import NamedTuple

MOST = 200
"""How many are remembered; the earliest are forgotten first."""


class Refusals(NamedTuple):
    """How often one caller exceeded one limit."""

    limit: str
    caller: str
    """An address, or a person's id."""
    times: int
    last: float
    """Seconds since 1970."""


class Limited:
    """The callers who were refused lately."""

    def __init__(self) -> None:
        self._refusals: dict[tuple[str, str], Refusals] = {}

    def by(self, limit: str) -> Callable[[str], None]:
        """A function that counts a caller who exceeded this limit."""

        def count(caller: str) -> None:
            before = self._refusals.pop((limit, caller), None)
            now = Refusals(limit, caller, 1 + (before.times if before else 0), time.time())
            self._refusals[limit, caller] = now
            if len(self._refusals) > MOST:
                del self._refusals[next(iter(self._refusals))]

        return count

    def latest(self) -> list[Refusals]:
        """Those who were refused, the latest first."""
        return list(reversed(self._refusals.values()))
