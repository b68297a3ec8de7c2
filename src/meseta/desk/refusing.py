"""From an error to what is answered: a status, and a refusal in the visitor's language."""

import logging
from typing import NamedTuple

from meseta.core.errors import MesetaError
from meseta.desk.errors import status_of
from meseta.desk.problems import OurMistake
from meseta.desk.words import words_for
from meseta.tables.errors import Internal
from meseta.tables.logs import note
from meseta.tables.refusals import refusal
from meseta.tables.wire import Refusal


class Refused(NamedTuple):
    """The answer to what is refused."""

    status: int
    body: Refusal


def refuse(error: MesetaError, language: str) -> Refused:
    """The answer to something that went wrong as expected; what is our own fault is logged."""
    if status_of(error) >= 500:
        note("refused", level=logging.ERROR, code=error.code, trace=error)
    return refused(error, language)


def fail(error: Exception, language: str) -> Refused:
    """The answer to an error of our own, which is logged but not disclosed."""
    note("failed", level=logging.ERROR, trace=error, error=type(error).__name__)
    return refused(Internal(OurMistake()), language)


def refused(error: MesetaError, language: str) -> Refused:
    """The answer, with nothing logged."""
    return Refused(status_of(error), refusal(error, words_for(error, language)))
