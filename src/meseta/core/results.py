"""The score so far and how a game ended, in parts that can be explained."""

from collections.abc import Mapping

import msgspec

from meseta.core.seats import Seat


class Part(msgspec.Struct, frozen=True):
    """One line of a score."""

    code: str
    """What it is for, such as `scored_cards`; `i18n` has its words."""

    points: int

    clause: str
    """The clause that grants it."""

    count: int = 0
    """How many things it counts, where it counts any."""

    detail: Mapping[str, str | int] = {}
    """What explains it: corners of a rectangle, the spaces of a path; cells and cards in notation."""


class Score(msgspec.Struct, frozen=True):
    """A seat's points and where they come from."""

    seat: Seat
    parts: tuple[Part, ...]

    @property
    def total(self) -> int:
        """The sum of the parts."""
        return sum(part.points for part in self.parts)


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game."""

    winners: tuple[Seat, ...]
    """Who won: several seats if they share the win, none if a solo player lost."""

    code: str
    """How it came about, such as `last_round`."""

    clause: str
    """The clause that ended it."""
