"""An event loop whose time is a number and whose every choice is drawn from a seed.

It has no selector: nothing comes from outside. When no callback is ready, its time jumps to the next timer.
Among those that are ready it picks one, not always the first. What a node asks to be done in a thread is done
at a single moment, some virtual time later. Every callback belongs to the node in whose context it was
scheduled; a node that has crashed never runs another one, not even a `finally`.
"""

import asyncio
import heapq
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from itertools import count
from random import Random
from typing import Any, Protocol

MOST_STEPS = 400_000
"""Callbacks after which a run has certainly got into a loop."""


class Owner(Protocol):
    """A node as the loop knows it: what it schedules is run only while it is alive."""

    alive: bool

    def step(self) -> None:
        """One of its callbacks is about to run; it may crash before that."""
        ...


OWNER: ContextVar[Owner | None] = ContextVar("owner", default=None)


class Stuck(Exception):
    """Nothing is ready and nothing will ever be, or there is no end to it."""


class NumberedTask(asyncio.Task[Any]):
    """A task whose hash is its number: a set of tasks has the same order in every run."""

    _numbers = count()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self.number = next(NumberedTask._numbers)
        super().__init__(*args, **kwargs)

    def __hash__(self) -> int:
        return self.number

    @classmethod
    def renumber(cls) -> None:
        """Count from 0 again."""
        cls._numbers = count()


class SimulatedLoop(asyncio.BaseEventLoop):
    """The loop."""

    def __init__(self, rng: Random, eagerness: float, slowness: float) -> None:
        super().__init__()
        self._rng = rng
        self._eagerness = eagerness
        """How often the callback that has been ready longest is run, rather than any."""
        self._slowness = slowness
        """How often time passes while callbacks are ready: the machine is busy."""
        self._now = 0.0
        self._ready: list[asyncio.Handle] = []
        self._scheduled: list[asyncio.TimerHandle] = []
        self.steps = 0
        self._over = False
        self._never_run: list[asyncio.Handle] = []
        self.outside = copy_context()
        """The context of everything that is not a node: clients, network, database."""
        self.thread_delay: Callable[[], float] = lambda: 0.0
        self.start_process: Callable[..., Any] | None = None
        NumberedTask.renumber()
        self.set_task_factory(_numbered)  # type: ignore[arg-type]  # asyncio types its own tasks only
        self.failures: list[str] = []
        self.set_exception_handler(self._note_failure)

    def time(self) -> float:
        """The virtual time in seconds."""
        return self._now

    def later(self, seconds: float, callback: Callable[..., object], *args: Any) -> asyncio.TimerHandle:
        """Call back then, from outside of any node."""
        return self.call_at(self._now + seconds, callback, *args, context=self.outside)

    def outside_task(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """A task that belongs to no node."""
        return self.create_task(work, context=self.outside.copy())

    # What asyncio asks of a loop

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> "asyncio.Future[Any]":  # type: ignore[override]
        """The result of work in a thread, which begins and ends some time later."""
        done, owner, context = self.create_future(), OWNER.get(), copy_context()

        def begin() -> None:
            if owner is not None and not owner.alive:
                return
            try:
                answer, error = context.run(func, *args), None
            except Exception as raised:
                answer, error = None, raised
            self.call_at(self._now + self.thread_delay(), deliver, answer, error, context=context)

        def deliver(answer: Any, error: Exception | None) -> None:
            if done.done():
                return
            if error is None:
                done.set_result(answer)
            else:
                done.set_exception(error)

        self.later(self.thread_delay(), begin)
        return done

    async def subprocess_exec(self, protocol_factory: Any, *command: Any, **options: Any) -> Any:
        """A process as the simulation starts it."""
        assert self.start_process is not None, "somebody has to bring processes"
        return await self.start_process(protocol_factory, *command, **options)

    def _run_once(self) -> None:
        if not self._ready:
            self._jump()
        elif self._slowness and self._rng.random() < self._slowness:
            self._pass_time(self._now + self._rng.expovariate(1000))
        ready = self._ready
        if len(ready) == 1 or self._rng.random() < self._eagerness:
            handle = ready.pop(0)
        else:
            handle = ready.pop(int(self._rng.random() * len(ready)))
        if handle._cancelled:
            return
        owner: Owner | None = handle._context.get(OWNER)  # type: ignore[attr-defined]
        if owner is not None and not self._over:
            owner.step()
            if not owner.alive:
                self._never_run.append(handle)
                return
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Stuck("there is no end to it")
        handle._run()

    def resurrect(self) -> None:
        """The run is over: from now on the callbacks of crashed nodes run as well, so that they can end."""
        self._over = True
        self._ready += self._never_run
        self.steps = 0

    def drain(self) -> None:
        """Run what is ready, and whatever follows from it at once."""
        self._slowness = 0
        asyncio._set_running_loop(self)
        self._pass_time(self._now + 1000)
        while self._ready and self.steps < MOST_STEPS:
            with suppress(Exception):
                self._run_once()
        asyncio._set_running_loop(None)

    def _jump(self) -> None:
        while self._scheduled and self._scheduled[0]._cancelled:
            heapq.heappop(self._scheduled)._scheduled = False  # type: ignore[attr-defined]
        if not self._scheduled:
            raise Stuck("nothing is ready, and nothing will be")
        self._pass_time(self._scheduled[0].when())

    def _pass_time(self, until: float) -> None:
        self._now = max(self._now, until)
        while self._scheduled and self._scheduled[0].when() <= self._now:
            timer = heapq.heappop(self._scheduled)
            timer._scheduled = False  # type: ignore[attr-defined]
            self._ready.append(timer)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Nothing to count: cancelled timers are skipped when they are due."""

    def _write_to_self(self) -> None:
        """Nobody waits in a selector."""

    def _process_events(self, event_list: Any) -> None:
        """There are none."""

    def _note_failure(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not isinstance(error, Stuck):
            self.failures.append(f"{context['message']}: {error!r}")


def _numbered(
    loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], context: Context | None = None
) -> NumberedTask:
    return NumberedTask(work, loop=loop, context=context)
