"""What can go wrong at a table in a running program."""

from meseta.core.problems import Problem


class NoSuchTable(Problem, frozen=True, tag="no_such_table"):
    """There is no such table."""


class TableBusy(Problem, frozen=True, tag="busy"):
    """Too much is going on at the table."""


class TooManyTables(Problem, frozen=True, tag="too_many_tables"):
    """There are too many unfinished tables."""

    most: int


class TooOften(Problem, frozen=True, tag="too_often"):
    """The caller sends too many requests."""

    seconds: int


class UnknownCaller(Problem, frozen=True, tag="not_signed_in"):
    """The caller has not signed in."""


class BadToken(Problem, frozen=True, tag="bad_token"):
    """The token is not, or no longer, valid."""


class HintsForbidden(Problem, frozen=True, tag="hints_forbidden"):
    """Hints are off at this table."""


class BotTooSlow(Problem, frozen=True, tag="bot_too_slow"):
    """The bot thought for too long."""

    name: str
    seconds: int


class BotCrashed(Problem, frozen=True, tag="bot_crashed"):
    """The bot's process ended."""

    name: str


class NotTheProtocol(Problem, frozen=True, tag="malformed"):
    """The request does not follow the protocol."""

    detail: str


class BodyTooLarge(Problem, frozen=True, tag="too_large"):
    """The request is too large."""

    most: int


class TooManySockets(Problem, frozen=True, tag="too_many_sockets"):
    """Too many clients are connected from one address."""
