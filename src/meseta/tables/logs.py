"""Logging. Tokens, cookies and bodies are never logged, and only the first characters of a table's id, since
the whole id is the key to the table."""

import logging
from typing import Final

log: Final = logging.getLogger("meseta")


def note(
    event: str, *, level: int = logging.INFO, trace: bool | BaseException = False, **fields: object
) -> None:
    """Log an event, with the traceback of this error or of the one being handled."""
    log.log(level, event, extra={"fields": fields}, exc_info=trace)


def brief(table: str) -> str:
    """Enough of a table's id to follow it through the log, but too little to open it."""
    return table[:6]
