"""Work in the process that replays, charged by the seconds of a processor that it took."""

import asyncio
from collections.abc import Callable
from time import process_time
from typing import Final, TypeVar

from meseta.store.machine import seconds
from meseta.tables.limits import Budget, Who
from meseta.tables.replays import Replays

T = TypeVar("T")

LEAST_SECONDS: Final = 0.01
"""What any such work costs at least."""


async def metered(replays: Replays, budget: Budget, who: Who, work: Callable[[], T]) -> T:
    """The result of the work; raises `TooFast` once the budget is used up."""
    budget.take(who, LEAST_SECONDS)
    began = seconds()
    try:
        result, spent = await replays.do(who.person or who.address, timed, work)
    except asyncio.CancelledError:  # they have left; what was begun for them they pay for
        budget.charge(who, seconds() - began)
        raise
    budget.charge(who, max(0.0, spent - LEAST_SECONDS))
    return result


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """The result of the work, and the seconds of a processor that it took."""
    began = process_time()
    return work(), process_time() - began
