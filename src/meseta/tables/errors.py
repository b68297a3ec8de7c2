"""What can go wrong at a table, apart from what the rules and the table itself refuse."""

from meseta.core.errors import MesetaError


class Malformed(MesetaError):
    """Something that does not follow the protocol."""


class NotSignedIn(MesetaError):
    """The caller is unknown."""


class Forbidden(MesetaError):
    """Something forbidden by the table or for the browser's safety."""


class NoSuchThing(MesetaError):
    """An address with nothing there."""


class Busy(MesetaError):
    """Too much is going on; the caller can try again."""


class Internal(MesetaError):
    """An error of our own."""
