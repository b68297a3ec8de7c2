"""Background work, which nobody waits for until the node closes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine

from meseta.store.errors import StoreError
from meseta.tables.logs import note


class Background:
    """Background tasks, referenced here until they are done."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def do(self, work: Coroutine[None, None, None]) -> None:
        """Start a task; it has to report its own failures."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait until all tasks are done, including any started meanwhile."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)


async def repeat(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Repeat the work forever, even if it fails; that the store is unavailable is logged only once."""
    outage = ""
    while True:
        try:
            await work()
            outage = ""
        except StoreError as error:
            if error.code != outage:
                note("chore_failed", level=logging.WARNING, chore=work.__name__, code=error.code)
            outage = error.code
        except Exception:
            note("chore_failed", level=logging.WARNING, trace=True, chore=work.__name__)
        await asyncio.sleep(seconds)
