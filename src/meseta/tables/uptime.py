"""Whether the service was running: nobody's clock runs while nobody can play (ADR 74)."""

import logging
from collections.abc import Callable
from typing import Final

import msgspec

from meseta.play.seating import Interrupted
from meseta.store.pulse import EVERY, INTERRUPTED
from meseta.store.store import Store
from meseta.tables.logs import note

AT_POLLS: Final = 2
"""It is noted that we are running at every other look for due tables, if those are rare."""


class Uptime:
    """Notes that the service is running, and gives everyone back the time for which it was not."""

    def __init__(self, store: Store, poll: float, resumed: Callable[[], None]) -> None:
        self._store = store
        self._every = max(EVERY, round(AT_POLLS * poll * 1000))
        self._resumed = resumed
        """Called after an interruption: tables in memory catch up with the time given back."""

    async def begin(self) -> None:
        """Note that we are running from now on; what no other node can have attended to was interrupted."""
        longest = INTERRUPTED * self._every if self._store.dialect.shared else 0
        await self._beat(0, longest, logging.INFO)  # a server that was off is no fault

    async def beat(self) -> None:
        """Note that we are still running, before anybody's time is called."""
        await self._beat(self._every, INTERRUPTED * self._every)

    async def end(self) -> None:
        """Note that we were running until now, so that the next start knows since when nobody was."""
        await self._beat(0, INTERRUPTED * self._every)

    async def _beat(self, every: int, longest: int, level: int = logging.WARNING) -> None:
        lost = await self._store.beat(_event, every, longest)
        if lost:
            note("interrupted", level=level, seconds=lost // 1000)
            self._resumed()


def _event(began: int, ended: int) -> str:
    return msgspec.json.encode(Interrupted(began, ended)).decode()
