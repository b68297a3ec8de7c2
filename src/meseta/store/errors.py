"""What can go wrong with a store."""

from meseta.core.errors import MesetaError


class StoreError(MesetaError):
    """A database that cannot be opened, or that does not answer."""


class Conflict(Exception):
    """Somebody else has changed the table since the request was judged: judge it again.

    Never shown to anyone, so it has no code.
    """
