"""A position of bulls and cows."""

import msgspec

from meseta.core.seats import Seat
from meseta_bulls_and_cows.codes import Code


class State(msgspec.Struct, frozen=True):
    """Two equal states have the same future."""

    length: int
    """The number of digits in a code."""

    codes: tuple[Code, ...]
    """The code set by each seat; for a single player, the one set by chance."""

    guesses: tuple[tuple[Code, ...], ...]
    """What each seat has guessed, in order."""

    def target(self, seat: Seat) -> Code:
        """The code the seat has to find: the opponent's, or chance's for a single player."""
        return self.codes[-1 - seat]

    def found(self, seat: Seat) -> bool:
        """Whether the seat has found it."""
        return self.target(seat) in self.guesses[seat]
