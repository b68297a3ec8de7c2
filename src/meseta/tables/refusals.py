"""From an error to an answer, for HTTP and the socket alike."""

from typing import Final

from meseta.core.errors import IllegalAction, MesetaError
from meseta.i18n.words import Words
from meseta.tables.wire import Refusal

LARGEST: Final = 1 << 53


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
