"""From an error to an answer: one table by class, for HTTP and the socket alike."""

from typing import Final

from meseta.core.errors import (
    BadBot,
    BadEdition,
    BadRecord,
    BadSetup,
    BadState,
    IllegalAction,
    MesetaError,
    NothingToUndo,
    StaleSubmission,
    UnreadableNotation,
)
from meseta.i18n.words import LANGUAGES, Words
from meseta.play.requests import NotYours, TableRefuses, TooMuchChat
from meseta.server.limits import TooFast, TooLarge, TooMany
from meseta.server.wire import Refusal
from meseta.store.errors import StoreTrouble


class Malformed(MesetaError):
    """Something that is not what the protocol says."""


class NotSignedIn(MesetaError):
    """Nobody we know."""


class Forbidden(MesetaError):
    """Something the table, or the browser's own safety, forbids."""


class NoSuchThing(MesetaError):
    """An address where there is nothing."""


class WrongMethod(MesetaError):
    """An address that cannot be used like this."""


class NotJson(MesetaError):
    """A body of another type than was asked for."""


class Busy(MesetaError):
    """Too much is going on; it can be tried again."""


class Internal(MesetaError):
    """Our own fault."""


LARGEST: Final = 1 << 53

STATUS: Final[dict[type[MesetaError], int]] = {
    Malformed: 400,
    NotSignedIn: 401,
    Forbidden: 403,
    NotYours: 403,
    NoSuchThing: 404,
    WrongMethod: 405,
    StaleSubmission: 409,
    NothingToUndo: 409,
    TableRefuses: 409,
    TooLarge: 413,
    NotJson: 415,
    IllegalAction: 422,
    UnreadableNotation: 422,
    BadSetup: 422,
    BadEdition: 422,
    BadRecord: 422,
    BadState: 422,
    BadBot: 422,
    TooFast: 429,
    TooMany: 429,
    TooMuchChat: 429,
    Internal: 500,
    Busy: 503,
    StoreTrouble: 503,
}


def status_of(error: MesetaError) -> int:
    """The HTTP status of an error."""
    return STATUS.get(type(error), 500)


def refusal(error: MesetaError, words: Words) -> Refusal:
    """The error as it travels."""
    _tame(error.values)
    reason = None if error.reason is None else refusal(error.reason, words)
    illegal = error if isinstance(error, IllegalAction) else None
    return Refusal(
        code=error.code,
        message=words.error(error),
        values=dict(error.values) if illegal is None else dict(illegal.fault.values),
        fault=None if illegal is None else illegal.fault.code,
        clause=None if illegal is None else illegal.fault.clause,
        reason=reason,
    )


def _tame(values: dict[str, int | str]) -> None:
    """Numbers that neither a sentence nor JSON can hold, which only a stranger can have sent, become text."""
    for name, value in values.items():
        if isinstance(value, int) and abs(value) >= LARGEST:
            values[name] = f"{str(value)[:20]}…"


def language_of(accepted: str) -> str:
    """The first of our languages that an `Accept-Language` header names."""
    for part in accepted.lower().split(","):
        language = part.strip()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
