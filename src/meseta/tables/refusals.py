"""From an error to a refusal, for both HTTP and the socket."""

from meseta.core.companion import QuestionProblem
from meseta.core.errors import IllegalAction, MesetaError
from meseta.i18n.words import Words
from meseta.tables.wire import Refusal


def refusal(error: MesetaError, words: Words) -> Refusal:
    """The error as it is sent."""
    reason = None if error.reason is None else refusal(error.reason, words)
    illegal = error if isinstance(error, IllegalAction) else None
    return Refusal(
        code=error.code,
        message=words.error(error),
        values=error.values if illegal is None else illegal.fault.values,
        fault=None if illegal is None else illegal.fault.code,
        clause=_clause(error),
        reason=reason,
    )


def _clause(error: MesetaError) -> str | None:
    """The clause that the error is about, if there is one."""
    if isinstance(error, IllegalAction):
        return error.fault.clause
    return error.problem.clause if isinstance(error.problem, QuestionProblem) else None
