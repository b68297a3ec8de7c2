"""What can go wrong with a store."""

from meseta.core.errors import MesetaError


class StoreError(MesetaError):
    """A database that cannot be opened, or that does not answer."""


class Conflict(Exception):
    """The table has changed since the request was decided, so it must be decided again.

    Users never see this error, so it has no code.
    """
