"""Whether a node can do its work: its store takes writes, in time."""

import asyncio

from meseta.store.errors import StoreError
from meseta.store.machine import seconds
from meseta.store.problems import StoreUnavailable
from meseta.store.store import Store

FRESH_SECONDS = 1.0
"""How long an answer is given again, so that nobody makes us write by asking."""


class Health:
    """The health of one node's store."""

    def __init__(self, store: Store, deadline: float) -> None:
        self._store = store
        self._deadline = deadline
        self._checking: asyncio.Task[StoreError | None] | None = None
        self._checked = 0.0

    async def check(self) -> StoreError | None:
        """What is wrong with the store, if anything is."""
        if self._checking is None or (self._checking.done() and seconds() - self._checked > FRESH_SECONDS):
            self._checking = asyncio.create_task(self._check())
        return await asyncio.shield(self._checking)

    async def _check(self) -> StoreError | None:
        try:
            async with asyncio.timeout(self._deadline):
                await self._store.check_writing()
                await self._store.check_clock()
        except TimeoutError:
            return StoreError(StoreUnavailable(detail="timeout"))
        except StoreError as error:
            return error
        finally:
            self._checked = seconds()
        return None
