"""A simulated machine: a clock that may be wrong, chance from the seed, and callbacks for threads."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import Context, copy_context
from pathlib import Path
from random import Random
from typing import Any, Generic

from meseta.store.dialect import Dialect
from meseta.store.machine import GroupQueue, Item, Listening, Machine, Result
from tests.simulation.database import EPOCH, Database, SimulatedDialect
from tests.simulation.loop import OWNER, SimulatedLoop

LONGEST = 3.0
"""Seconds that anything takes at most, so that what was slow is over when the calm begins."""
SLOW = 0.8
"""Seconds from which on it may matter that something was slow."""


class Channel:
    """What is sent arrives later, in the order in which it was sent."""

    def __init__(self, loop: SimulatedLoop, deliver: Callable[[Any], None], context: Context) -> None:
        self._loop = loop
        self._deliver = deliver
        self._context = context
        self._under_way: deque[Any] = deque()
        self._timers: deque[asyncio.TimerHandle] = deque()
        self._last = 0.0

    def put(self, item: Any, seconds: float) -> None:
        """Let the item arrive after this time, or when everything sent before it has arrived."""
        self._last = max(self._last, self._loop.time() + seconds)
        self._under_way.append(item)
        self._timers.append(self._loop.call_at(self._last, self._arrive, context=self._context))

    def lose(self) -> None:
        """Lose what is under way."""
        self._under_way.clear()
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()

    def _arrive(self) -> None:
        if self._under_way:
            self._timers.popleft()
            self._deliver(self._under_way.popleft())


class Tempo:
    """How long things take, in seconds; drawn anew each time."""

    def __init__(self, rng: Random, usual: float, now: Callable[[], float]) -> None:
        self._rng = rng
        self.usual = usual
        self._now = now
        self.slow: list[float] = []
        """When something began that was slow."""

    def __call__(self) -> float:
        """A time: mostly about the usual one, sometimes very much longer."""
        wait = self._rng.expovariate(1 / self.usual) if self.usual else 0.0
        wait = min(LONGEST, wait * 40 if self._rng.random() < 0.02 else wait)
        if wait > SLOW:
            self.slow.append(self._now())
        return wait


class SimulatedQueue(Generic[Item, Result]):
    """A queue as a writing thread: a group is worked on at a single moment."""

    def __init__(
        self,
        loop: SimulatedLoop,
        tempo: Tempo,
        work: Callable[[list[Item]], Result],
        deliver: Callable[[Result], None],
    ) -> None:
        self._loop = loop
        self._tempo = tempo
        self._work = work
        self._context = copy_context()
        self._owner = OWNER.get()
        self._waiting: list[Item] = []
        self._begun = False
        self._answers = Channel(loop, deliver, self._context)

    def put(self, item: Item) -> None:
        """Add an item."""
        self._waiting.append(item)
        if not self._begun:
            self._begun = True
            self._loop.later(self._tempo(), self._take_group)

    def close(self) -> None:
        """Finish what is waiting."""
        if self._waiting:
            self._take_group()

    def _take_group(self) -> None:
        self._begun = False
        group, self._waiting = self._waiting, []
        if not group:
            return
        alive = self._owner is None or self._owner.alive
        if alive or self._tempo() < self._tempo():  # its last words may have reached the database
            self._answers.put(self._context.copy().run(self._work, group), self._tempo())


class SimulatedListener:
    """A connection to the database that hears of what others store, until it is lost."""

    def __init__(
        self,
        loop: SimulatedLoop,
        tempo: Tempo,
        on_message: Callable[[str], None],
        on_connect: Callable[[], None],
    ) -> None:
        self.connections = 0
        self._tempo = tempo
        self._loop = loop
        self._on_message = on_message
        self._on_connect = on_connect
        self._open = True
        self._connected = False
        self._notices = Channel(loop, self._hear, copy_context())
        self._loop.later(tempo(), self._connect)

    def close(self) -> None:
        """Stop listening."""
        self._open = self._connected = False
        self._notices.lose()

    def notify(self, notice: str) -> None:
        """The database sends a notice to everyone who is listening."""
        if self._connected:
            self._notices.put(notice, self._tempo())

    def cut(self, seconds: float) -> None:
        """Lose the connection, with what is under way, and find out after this time."""
        if self._connected:
            self._connected = False
            self._notices.lose()
            self._loop.later(seconds, self._connect)

    def _connect(self) -> None:
        if self._open and not self._connected:
            self.connections += 1
            self._connected = True
            self._notices.put(None, self._tempo())

    def _hear(self, notice: str | None) -> None:
        if notice is None:
            self._on_connect()
        else:
            self._on_message(notice)


class SimulatedMachine(Machine):
    """What one node, until it crashes, takes for its machine."""

    def __init__(self, loop: SimulatedLoop, database: Database, name: str, rng: Random, tempo: Tempo) -> None:
        self._loop = loop
        self._database = database
        self._name = name
        self._rng = rng
        self._tempo = tempo
        self.skew = 0
        """How far its clock is ahead, in milliseconds."""
        self.listener: SimulatedListener | None = None

    def milliseconds(self) -> int:
        """The time this machine believes it is."""
        return EPOCH + int(self._loop.time() * 1000) + self.skew

    def random_bytes(self, size: int) -> bytes:
        """Bytes that the seed determines."""
        return self._rng.randbytes(size)

    def database(self, url: str | None, data: Path) -> Dialect:
        """The one that all nodes share."""
        return SimulatedDialect(self._database, self._name)

    def group_queue(
        self, name: str, work: Callable[[list[Item]], Result], deliver: Callable[[Result], None]
    ) -> GroupQueue[Item]:
        """A queue whose thread is simulated."""
        return SimulatedQueue(self._loop, self._tempo, work, deliver)

    def listen(
        self, dialect: Dialect, on_message: Callable[[str], None], on_connect: Callable[[], None]
    ) -> Listening:
        """A simulated listener."""
        self.listener = SimulatedListener(self._loop, self._tempo, on_message, on_connect)
        return self.listener
