"""What a program gets wrong when it calls a game: something else in place of a state, a view or an action.

Types would catch it. Where nobody checks them, a game fails somewhere inside; only then is it asked whether
the arguments were what it takes, so that correct calls cost nothing. These are errors of programs, not of
people: `TypeError` and `ValueError` in English, without a code.
"""

from typing import Final, NamedTuple

from meseta.core.errors import BadSetup
from meseta.core.problems import NoSuchSeat
from meseta.core.seats import Seat

__all__ = ["Kinds", "check_seat"]

_NOT_GIVEN: Final = object()
_LONGEST: Final = 60


class Kinds(NamedTuple):
    """What a game takes."""

    game: str
    state: type
    view: type
    actions: tuple[type, ...]

    def check(
        self, *, state: object = _NOT_GIVEN, view: object = _NOT_GIVEN, action: object = _NOT_GIVEN
    ) -> None:
        """Raise `TypeError`, with what to do instead, where one of these is something else."""
        if state is not _NOT_GIVEN and not isinstance(state, self.state):
            raise TypeError(f"{self.game} takes a state here, not {self._described(state, 'state')}")
        if view is not _NOT_GIVEN and not isinstance(view, self.view):
            raise TypeError(f"{self.game} takes a view here, not {self._described(view, 'view')}")
        if action is not _NOT_GIVEN and not isinstance(action, self.actions):
            raise TypeError(f"{self.game} takes an action here, not {self._described(action, 'action')}")

    def _described(self, given: object, wanted: str) -> str:
        """What was given, and how to come from there to what is wanted."""
        if isinstance(given, str) and wanted == "action":
            return f"the text {_short(given)}: game.read({_short(given)}) makes one of it"
        if isinstance(given, self.view) and wanted == "state":
            return "a view: game.imagine(view, rng) makes a state that looks like it"
        if isinstance(given, self.state) and wanted == "view":
            return "a state: game.observe(state, seat) is what a seat sees of it"
        if type(given).__name__ == "Match":
            return "a match: match.state is its state, match.view(seat) what a seat sees"
        kinds = {"state": (self.state,), "view": (self.view,), "action": self.actions}[wanted]
        known = ", ".join(kind.__name__ for kind in kinds)
        return f"{_short(given)} of {type(given).__module__}: use {known} of {kinds[0].__module__}"


def check_seat(seat: Seat | None, seats: int) -> None:
    """Raise `BadSetup` where a match of so many seats has no such seat; None is a spectator."""
    if seat is not None and seat not in range(seats):
        raise BadSetup(NoSuchSeat(found=seat, most=seats - 1))


def _short(thing: object) -> str:
    text = repr(thing)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
