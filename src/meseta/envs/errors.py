"""The errors that users of environments may see."""

from meseta.core.errors import MesetaError

__all__ = ["EnvsUnavailable", "UnknownNumber"]


class EnvsUnavailable(MesetaError, ImportError):
    """A package of another project that an environment needs is not installed."""


class UnknownNumber(MesetaError):
    """A number that stands for nothing that the seat could do now."""
