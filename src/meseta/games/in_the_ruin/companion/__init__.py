"""What those may ask who play with the box: what the caller says next, and what sheets are worth."""

from typing import Final

from meseta.core.companion import Companion
from meseta.games.in_the_ruin.companion.caller import Call, Called, answer_call
from meseta.games.in_the_ruin.companion.sheets import Scored, Sheets, answer_sheets

__all__ = ["COMPANION"]


def answer(question: Call | Sheets) -> Called | Scored:
    """The answer to either; raises `BadQuestion` if no table and no sheet can be so."""
    return answer_call(question) if isinstance(question, Call) else answer_sheets(question)


COMPANION: Final = Companion(question=Call | Sheets, reply=Called | Scored, answer=answer)
