"""A machine without threads: everything happens in the event loop, one thing after another.

Pyodide's event loop runs what is meant for a thread at once (`run_in_executor`), so only the queue of the
writing thread has to be replaced, and the database, of which there is one connection.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Generic

from meseta.offline.database import DeviceSqlite
from meseta.store.dialect import Dialect
from meseta.store.machine import GroupQueue, Item, Listening, Machine, Result
from meseta.store.sqlite import DATABASE_FILE


class LoopQueue(Generic[Item, Result]):
    """A queue whose waiting items are worked on when the event loop has nothing else to do."""

    def __init__(self, work: Callable[[list[Item]], Result], deliver: Callable[[Result], None]) -> None:
        self._work = work
        self._deliver = deliver
        self._waiting: list[Item] = []
        self._loop = asyncio.get_running_loop()

    def put(self, item: Item) -> None:
        """Add an item."""
        if not self._waiting:
            self._loop.call_soon(self._do)
        self._waiting.append(item)

    def close(self) -> None:
        """Finish what is waiting."""
        self._do()

    def _do(self) -> None:
        if self._waiting:  # otherwise `close` was faster
            group, self._waiting = self._waiting, []
            self._deliver(self._work(group))


class DeviceMachine(Machine):
    """A browser's worker, with its own files; a seed makes its chance repeatable, for tests."""

    def __init__(self, seed: int | None = None) -> None:
        self._random_bytes = os.urandom if seed is None else Random(seed).randbytes

    def random_bytes(self, size: int) -> bytes:
        """Bytes that nobody can predict, unless they know the seed."""
        return self._random_bytes(size)

    def database(self, url: str | None, data: Path) -> Dialect:
        """The database of the device."""
        return DeviceSqlite(data / DATABASE_FILE)

    def group_queue(
        self, name: str, work: Callable[[list[Item]], Result], deliver: Callable[[Result], None]
    ) -> GroupQueue[Item]:
        """A queue without a thread."""
        return LoopQueue(work, deliver)

    def listen(
        self, dialect: Dialect, on_message: Callable[[str], None], on_connect: Callable[[], None]
    ) -> Listening | None:
        """Nothing: there are no other nodes."""
        return None
