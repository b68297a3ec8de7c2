"""What a node takes from the machine it runs on: its time, its randomness, its database, and the threads that
write and listen.

Everything else that happens outside the event loop is asked of the loop itself: timers, threads (`to_thread`,
`run_in_executor`) and processes. Whoever brings both, a loop and a machine, decides what happens when, as the
simulator in `tests/simulation` does (ADR 43).
"""

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Generic, Protocol, TypeVar

from meseta.store.dialect import Dialect
from meseta.store.dialects import dialect_for
from meseta.store.listener import Listener
from meseta.store.postgres import Postgres

Item = TypeVar("Item")
Result = TypeVar("Result")
Put = TypeVar("Put", contravariant=True)

LARGEST_GROUP = 500
"""A group of so many items is worked on before more are added to it."""


class Listening(Protocol):
    """A connection on which other nodes report what they have stored."""

    connections: int
    """How many times it has been made."""

    def close(self) -> None:
        """Stop listening."""
        ...


class GroupQueue(Protocol[Put]):
    """A queue whose waiting items are all worked on together, outside the event loop."""

    def put(self, item: Put) -> None:
        """Add an item."""
        ...

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        ...


class GroupThread(Generic[Item, Result]):
    """A queue with a thread of its own, whose results are delivered in the event loop."""

    def __init__(
        self, name: str, work: Callable[[list[Item]], Result], deliver: Callable[[Result], None]
    ) -> None:
        self._work = work
        self._deliver = deliver
        self._gathered: list[Item] = []
        """What was added since the event loop last had nothing else to do."""
        self._waiting: SimpleQueue[list[Item] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def put(self, item: Item) -> None:
        """Add an item. Those that the loop is just about to add go with it: waking the thread for each of
        them would cost more than what it does with it."""
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(item)

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        self._hand_over()
        self._waiting.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
        if self._gathered:  # otherwise `close` was faster
            gathered, self._gathered = self._gathered, []
            self._waiting.put(gathered)

    def _run(self) -> None:
        while (group := self._next_group()) is not None:
            self._loop.call_soon_threadsafe(self._deliver, self._work(group))

    def _next_group(self) -> list[Item] | None:
        """Everything that is waiting, as far as it makes one group; None at the end."""
        group = self._waiting.get()
        while group is not None and len(group) < LARGEST_GROUP and not self._waiting.empty():
            more = self._waiting.get()
            if more is None:
                self._waiting.put(None)
                break
            group += more
        return group


class Machine:
    """The real machine."""

    def milliseconds(self) -> int:
        """This machine's time in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def random_bytes(self, size: int) -> bytes:
        """Bytes that nobody can predict."""
        return os.urandom(size)

    def database(self, url: str | None, data: Path) -> Dialect:
        """The configured database."""
        return dialect_for(url, data)

    def group_queue(
        self, name: str, work: Callable[[list[Item]], Result], deliver: Callable[[Result], None]
    ) -> GroupQueue[Item]:
        """A queue that hands all waiting items to `work` in a thread, and its result to `deliver` in the
        event loop."""
        return GroupThread(name, work, deliver)

    def listen(
        self, dialect: Dialect, on_message: Callable[[str], None], on_connect: Callable[[], None]
    ) -> Listening | None:
        """A connection that passes on what other nodes report; None if there can be no other nodes."""
        return Listener(dialect, on_message, on_connect) if isinstance(dialect, Postgres) else None


def seconds() -> float:
    """The event loop's time in seconds, which never goes back."""
    return asyncio.get_running_loop().time()
