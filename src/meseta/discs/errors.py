"""The errors that callers of this package may see, each with a stable code and its values."""

from meseta.core.errors import MesetaError


class BadArena(MesetaError):
    """An arena that no disc could be flicked on."""


class BadFlick(MesetaError):
    """A table or a shot that the arena does not allow."""
