"""The failures that a caller of this package may meet, each with a stable code and its values."""

from __future__ import annotations


class DiscsError(ValueError):
    """Something asked of the discs that cannot be: a ``code`` for programs, ``values`` for sentences."""

    def __init__(self, code: str, **values: int | str) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values


class BadArena(DiscsError):
    """An arena that no disc could be flicked on."""


class BadFlick(DiscsError):
    """A table or a shot that the arena does not allow."""


class NoCompiler(DiscsError):
    """The compiled kernel was asked for, and numba (the extra ``fast``) is not installed."""


class Unsettled(DiscsError):
    """The kernel gave up before everything was at rest. It never has."""
