"""What happened in bulls and cows, as one viewer may know it (BC-09)."""

from typing import TypeAlias

from meseta.core.game import Event
from meseta.core.seats import CHANCE, Seat
from meseta_bulls_and_cows.actions import Action, Guess, SetCode
from meseta_bulls_and_cows.codes import answer, text
from meseta_bulls_and_cows.rules import is_over
from meseta_bulls_and_cows.state import State


class Hidden(Event, frozen=True, tag="hidden"):
    """Chance has set a code (BC-02)."""


class CodeSet(Event, frozen=True, tag="code_set"):
    """A seat has set its code; only the seat itself is told which (BC-03)."""

    seat: Seat
    codes: tuple[str, ...] = ()


class Guessed(Event, frozen=True, tag="guessed"):
    """A seat has guessed and got an answer (BC-05)."""

    seat: Seat
    guess: str
    bulls: int
    cows: int


class Revealed(Event, frozen=True, tag="revealed"):
    """The game is over, and the codes are revealed (BC-09)."""

    codes: tuple[str, ...]


AnyEvent: TypeAlias = Hidden | CodeSet | Guessed | Revealed


def narrate(
    before: State, seat: Seat, action: Action, after: State, viewer: Seat | None
) -> tuple[Event, ...]:
    """What happened, as the viewer may know it."""
    revealed = (Revealed(tuple(map(text, after.codes))),) if is_over(after) else ()
    match action:
        case SetCode() if seat == CHANCE:
            return (Hidden(),)
        case SetCode(code):
            return (CodeSet(seat, (text(code),) if viewer == seat else ()),)
        case Guess(code):
            return (Guessed(seat, text(code), *answer(code, before.target(seat))), *revealed)
