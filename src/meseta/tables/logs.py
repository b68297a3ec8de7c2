"""What is written down while the program runs. No token, no cookie, no body, and of a table only the first
characters of its id, since the whole id is the key to it."""

import logging
from typing import Final

log: Final = logging.getLogger("meseta")


def note(
    event: str, *, level: int = logging.INFO, trace: bool | BaseException = False, **fields: object
) -> None:
    """Write down that something happened, with the trace of this error or of the one being handled."""
    log.log(level, event, extra={"fields": fields}, exc_info=trace)


def brief(table: str) -> str:
    """Enough of a table's id to follow it through the log, and too little to open it."""
    return table[:6]
