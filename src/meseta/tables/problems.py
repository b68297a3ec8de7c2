"""What can go wrong at a table in a running program."""

from meseta.core.problems import Problem


class NoSuchTable(Problem, frozen=True, tag="no_such_table"):
    """There is no such table."""


class NoCompanion(Problem, frozen=True, tag="no_companion"):
    """There is no such game, or nobody answers questions about it."""

    game: str


class NoDaily(Problem, frozen=True, tag="no_daily"):
    """There is no such game, or it has no daily puzzles."""

    game: str


class TableBusy(Problem, frozen=True, tag="busy"):
    """Too much is going on at the table."""


class TooManyTables(Problem, frozen=True, tag="too_many_tables"):
    """There are too many unfinished tables."""

    most: int


class TooManySeats(Problem, frozen=True, tag="too_many_seats"):
    """The caller has too many seats at open tables whose matches have not begun."""

    most: int


class TooOften(Problem, frozen=True, tag="too_often"):
    """The caller sends too many requests."""

    seconds: int


class ReplaysSpent(Problem, frozen=True, tag="replays_spent"):
    """The caller has had more replayed than one may."""

    seconds: int


class TrialsSpent(Problem, frozen=True, tag="trials_spent"):
    """The caller has let bots play editions for longer than one may."""

    seconds: int


class StorageSpent(Problem, frozen=True, tag="storage_spent"):
    """The caller has stored more than one may."""

    seconds: int


class StorageLow(Problem, frozen=True, tag="storage_low"):
    """The caller has stored nearly as much as one may."""

    percent: int
    """How much is left."""


class UnknownCaller(Problem, frozen=True, tag="not_signed_in"):
    """The caller has not signed in."""


class BadToken(Problem, frozen=True, tag="bad_token"):
    """The token is not, or no longer, valid."""


class PassInvalid(Problem, frozen=True, tag="pass_invalid"):
    """The pass was used, revoked, or is too old."""


class NoSuchDevice(Problem, frozen=True, tag="no_such_device"):
    """The person has no such device, or no longer."""


class DeviceTooNew(Problem, frozen=True, tag="device_too_new"):
    """A device that has only just become the person's may not do this yet."""


class HintsForbidden(Problem, frozen=True, tag="hints_forbidden"):
    """Hints are off at this table."""


class BotTooSlow(Problem, frozen=True, tag="bot_too_slow"):
    """The bot thought for too long."""

    name: str
    seconds: int


class BotCrashed(Problem, frozen=True, tag="bot_crashed"):
    """The bot's process ended."""

    name: str


class BotStalled(Problem, frozen=True, tag="bot_stalled"):
    """The bot has acted, and nothing has changed."""

    name: str


class NotTheProtocol(Problem, frozen=True, tag="malformed"):
    """The request does not follow the protocol."""

    detail: str


class BodyTooLarge(Problem, frozen=True, tag="too_large"):
    """The request is too large."""

    most: int


class TooManySockets(Problem, frozen=True, tag="too_many_sockets"):
    """Too many clients are connected from one address."""


class AddressBlocked(Problem, frozen=True, tag="blocked"):
    """The operator has blocked the caller's address."""


class BadAddress(Problem, frozen=True, tag="bad_address"):
    """The text is neither an address nor a network."""

    address: str
