"""Where chance comes from: the system's randomness, which nobody can predict, read in large chunks."""

import os
from collections.abc import Callable
from random import Random
from threading import local

CHUNK_BYTES = 4096
"""Asking the system for every draw was the most expensive single call of a move (ADR 9)."""


class Chance(Random):
    """Like `random.SystemRandom`, but with a buffer for each thread that draws."""

    def __init__(self, random_bytes: Callable[[int], bytes] = os.urandom) -> None:
        self._random_bytes = random_bytes
        self._buffers = _Buffers()
        super().__init__(0)

    def random(self) -> float:
        """A number from 0 up to 1."""
        return (int.from_bytes(self._take(7), "big") >> 3) * 2.0**-53

    def getrandbits(self, k: int, /) -> int:
        """An integer of `k` random bits."""
        size = (k + 7) // 8
        return int.from_bytes(self._take(size), "big") >> (size * 8 - k)

    def seed(self, *args: object, **kwargs: object) -> None:
        """Do nothing: there is no seed."""

    def _take(self, size: int) -> bytes:
        mine = self._buffers
        if len(mine.left) < size:
            mine.left = self._random_bytes(max(CHUNK_BYTES, size))
        taken, mine.left = mine.left[:size], mine.left[size:]
        return taken


class _Buffers(local):
    """What is left of the calling thread's chunk: nothing is ever drawn twice."""

    left = b""
