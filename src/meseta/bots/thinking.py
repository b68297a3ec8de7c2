"""Noticing that a bot thinks for very long. It is not interrupted: its author is told what it was asked."""

import sys
import threading
from collections.abc import Callable
from time import monotonic
from types import TracebackType
from typing import Final, Generic, TypeVar

from meseta.bots.bot import ask
from meseta.bots.tracebacks import stack_of

__all__ = ["SLOW_SECONDS", "Watch"]

SLOW_SECONDS: Final = 30.0
"""After how long a bot is reported for the first time; then after twice as long, and so on."""
_LONGEST_INTERVAL: Final = 1.0
_SHORTEST_INTERVAL: Final = 0.01

Question = TypeVar("Question")


class Watch(Generic[Question]):
    """Looks after the thread that has made it: reports each question that stays there for too long.

    Asking costs next to nothing: nobody looks at a clock but the watch itself, once in a while.
    """

    def __init__(self, report: Callable[[Question, float, str], None], after: float = SLOW_SECONDS) -> None:
        self.question: Question | None = None
        """What the bot is being asked; an object of its own each time."""
        self._report = report
        """Called with the question, the seconds so far, and the lines that the bot's code is at."""
        self._after = after
        self._watched = threading.get_ident()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._look_after, daemon=True)

    def __enter__(self) -> "Watch[Question]":
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stopped.set()
        self._thread.join()

    def _look_after(self) -> None:
        interval = max(_SHORTEST_INTERVAL, min(_LONGEST_INTERVAL, self._after / 4))
        seen, since, due = self.question, monotonic(), self._after
        while not self._stopped.wait(interval):
            now = monotonic()
            if self.question is not seen:
                seen, since, due = self.question, now, self._after
            elif seen is not None and now - since >= due:
                due = 2 * max(due, interval)
                self._report(seen, now - since, self._whereabouts())

    def _whereabouts(self) -> str:
        return stack_of(sys._current_frames().get(self._watched), ask.__code__)
