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


class NobodyThere(Problem, frozen=True, tag="nobody_there"):
    """There is nobody like that at the table, or not any longer."""


class Yourself(Problem, frozen=True, tag="yourself"):
    """The caller cannot mute or report themselves."""


class TooManyMutes(Problem, frozen=True, tag="too_many_mutes"):
    """The caller has muted as many people as one may."""

    most: int


class BadNote(Problem, frozen=True, tag="bad_note"):
    """The note is too long, or cannot be printed."""

    most: int


class DealLost(Problem, frozen=True, tag="deal_lost"):
    """Chance's answers in the match cannot be computed again, so nobody else can be dealt the same."""


class NoSuchReport(Problem, frozen=True, tag="no_such_report"):
    """There is no such report, or more than one."""


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


class NoCalls(Problem, frozen=True, tag="no_calls"):
    """Nobody is called in this way here."""


class BadSubscription(Problem, frozen=True, tag="bad_subscription"):
    """What a browser says about where it can be called cannot be used."""


class BadMailAddress(Problem, frozen=True, tag="bad_mail_address"):
    """The text is no e-mail address."""


class MailUnanswered(Problem, frozen=True, tag="mail_unanswered"):
    """Too many mails that ask for a confirmation have gone to the address, and none was answered."""

    most: int


class MailFailed(Problem, frozen=True, tag="mail_failed"):
    """The mail could not be sent."""


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


class NothingToPrint(Problem, frozen=True, tag="nothing_to_print"):
    """There is no such game, or it has nothing to print."""

    game: str


class TooManyPages(Problem, frozen=True, tag="too_many_pages"):
    """More pages are wanted than are made at once."""

    pages: int
    most: int


class PrintInBrowser(Problem, frozen=True, tag="print_in_browser"):
    """No PDF can be made here, or none with the letters of this language."""
