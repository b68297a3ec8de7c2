"""Waiting for PostgreSQL, but not for ever: a frozen server keeps its connections and answers nothing."""

import time
from collections.abc import Generator
from functools import cache
from typing import Any, TypeVar

import psycopg
from psycopg.waiting import Ready

T = TypeVar("T")

Asking = Generator[Any, Any, T]  # type: ignore[explicit-any]
"""A statement in progress, as psycopg knows it: it yields what it waits for, and is sent what is ready."""


@cache
def impatient(seconds: float) -> type[psycopg.Connection[Any]]:  # type: ignore[explicit-any]
    """A kind of connection whose statements fail if nothing happens for this long."""

    class Impatient(psycopg.Connection[Any]):  # type: ignore[explicit-any]
        def wait(self, gen: Asking[T], *args: Any, **kwargs: Any) -> T:  # type: ignore[explicit-any]
            return super().wait(_bounded(gen, seconds), *args, **kwargs)

    return Impatient


def _bounded(asking: Asking[T], seconds: float) -> Asking[T]:
    """The same statement; it fails once nothing has been ready for this long.

    psycopg resumes a statement every so often even if nothing is ready, so that it can be interrupted.
    """
    give_up = time.monotonic() + seconds
    try:
        wanted = next(asking)
        while True:
            ready = yield wanted
            if ready != Ready.NONE:
                give_up = time.monotonic() + seconds
            elif time.monotonic() > give_up:
                raise psycopg.OperationalError(f"no answer within {seconds:g} seconds")
            wanted = asking.send(ready)
    except StopIteration as done:
        result: T = done.value
        return result
