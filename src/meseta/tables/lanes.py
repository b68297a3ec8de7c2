"""Lanes: a few at a time, and those who wait take turns, so that nobody gains by asking more often."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

from meseta.tables.limits import TooFast
from meseta.tables.problems import TooOften

Queue: TypeAlias = "OrderedDict[str, deque[asyncio.Future[None]]]"
"""Those who wait, in the order of their next turns, each with what they wait for."""

TRY_AGAIN_SECONDS = 5


class Lane:
    """At most `most` at a time; the urgent go first, and among equals everyone has the next turn once."""

    def __init__(self, most: int, each: int | None = None, everyone: int | None = None) -> None:
        self._free = most
        self._each = each
        """How much one may have waiting; None if that is not limited."""
        self._everyone = everyone
        """How much all together may have waiting."""
        self._urgent: Queue = OrderedDict()
        self._ordinary: Queue = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(own) for queue in (self._urgent, self._ordinary) for own in queue.values())

    @asynccontextmanager
    async def turn(self, who: str, urgent: bool = False) -> AsyncIterator[None]:
        """Wait for a turn, and have it; raises `TooFast` if too much is waiting already."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(who, self._urgent if urgent else self._ordinary)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, who: str, queue: Queue) -> None:
        full = self._everyone is not None and self.waiting >= self._everyone
        if full or (self._each is not None and len(queue.get(who, ())) >= self._each):
            raise TooFast(TooOften(seconds=TRY_AGAIN_SECONDS))
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # it has just been given to us
            else:
                _take_out(queue, who, turn)
            raise

    def _pass_on(self) -> None:
        for queue in (self._urgent, self._ordinary):
            while queue:
                who, own = next(iter(queue.items()))
                turn = own.popleft()
                queue.move_to_end(who)
                if not own:
                    del queue[who]
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


def _take_out(queue: Queue, who: str, turn: "asyncio.Future[None]") -> None:
    own = queue.get(who)
    if own is not None and turn in own:
        own.remove(turn)
        if not own:
            del queue[who]
