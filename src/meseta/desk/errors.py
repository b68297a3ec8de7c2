"""The status of each error class, in one table: those of HTTP, which hosts without HTTP use as well."""

from typing import Final

from meseta.core.companion import BadQuestion
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
from meseta.daily.days import BadDay
from meseta.play.decisions import MatchFull
from meseta.play.requests import NotYours, TableRefuses, TooMuchChat
from meseta.store.errors import StoreError
from meseta.tables.errors import Busy, Forbidden, Internal, Malformed, NoSuchThing, NotSignedIn
from meseta.tables.limits import StorageWarning, TooFast, TooLarge, TooMany


class WrongMethod(MesetaError):
    """A method that the address does not support."""


class NotJson(MesetaError):
    """A body that is not JSON."""


class TooSlow(MesetaError):
    """A body that takes too long to come."""


STATUS: Final[dict[type[MesetaError], int]] = {
    Malformed: 400,
    NotSignedIn: 401,
    Forbidden: 403,
    NotYours: 403,
    NoSuchThing: 404,
    BadDay: 404,
    WrongMethod: 405,
    TooSlow: 408,
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
    BadQuestion: 422,
    TooFast: 429,
    TooMany: 429,
    StorageWarning: 429,
    MatchFull: 429,
    TooMuchChat: 429,
    Internal: 500,
    Busy: 503,
    StoreError: 503,
}


def status_of(error: MesetaError) -> int:
    """The status of an error."""
    return STATUS.get(type(error), 500)
