"""What can go wrong at a table besides what the rules and the table itself refuse."""

from meseta.core.errors import MesetaError


class Malformed(MesetaError):
    """Something that is not what the protocol says."""


class NotSignedIn(MesetaError):
    """Nobody we know."""


class Forbidden(MesetaError):
    """Something the table, or the browser's own safety, forbids."""


class NoSuchThing(MesetaError):
    """An address where there is nothing."""


class Busy(MesetaError):
    """Too much is going on; it can be tried again."""


class Internal(MesetaError):
    """Our own fault."""
