"""A position of bulls and cows."""

import msgspec

from meseta.core.seats import Seat
from meseta_bulls_and_cows.codes import Code


class State(msgspec.Struct, frozen=True):
    """Two equal states have the same future."""

    length: int
    """Digits of a code."""

    codes: tuple[Code, ...]
    """The code that each seat has set; alone, the one that chance has set."""

    guesses: tuple[tuple[Code, ...], ...]
    """What each seat has guessed, in order."""

    def target(self, seat: Seat) -> Code:
        """The code that the seat has to find: the other one's, or alone chance's."""
        return self.codes[-1 - seat]

    def found(self, seat: Seat) -> bool:
        """Whether the seat has found it."""
        return self.target(seat) in self.guesses[seat]
