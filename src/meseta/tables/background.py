"""Background work, which nobody waits for until the node closes."""

import asyncio
from collections.abc import Coroutine


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
