"""Why the rules refuse an action."""

from meseta.core.faults import Fault
from meseta.core.seats import Seat


class NotYourTurn(Fault, frozen=True, tag="not_your_turn"):
    """Guesses are made in turn."""

    clause = "BC-04"
    turn: Seat


class CodesFirst(Fault, frozen=True, tag="codes_first"):
    """Nobody guesses before all codes are set."""

    clause = "BC-04"


class CodeStays(Fault, frozen=True, tag="code_stays"):
    """A code is set once."""

    clause = "BC-03"


class NoCode(Fault, frozen=True, tag="no_code"):
    """A code has a given number of different digits."""

    clause = "BC-01"
    digits: str
    length: int
