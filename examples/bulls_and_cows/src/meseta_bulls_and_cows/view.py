"""Who may know what in bulls and cows (BC-09): the only place for secrets, together with the events."""

from random import Random

import msgspec

from meseta.core.seats import Seat
from meseta_bulls_and_cows.codes import Code, all_codes, answer, text
from meseta_bulls_and_cows.rules import is_over
from meseta_bulls_and_cows.state import State

SECRET = "?"
"""A code that is set but unknown to the viewer; one that is not set is an empty text."""


class Row(msgspec.Struct, frozen=True):
    """A guess with its answer."""

    guess: str
    """The code that was guessed."""
    bulls: int
    """Digits in their right place (BC-05)."""
    cows: int
    """Digits in another place (BC-05)."""


class View(msgspec.Struct, frozen=True):
    """What one viewer knows."""

    viewer: Seat | None
    """Whose view it is; None is a spectator's."""
    length: int
    """How many digits a code has (BC-01)."""
    codes: tuple[str, ...]
    """Every seat's code, as far as the viewer knows it."""
    guesses: tuple[tuple[Row, ...], ...]
    """Everybody's guesses with their answers."""


def observe(state: State, viewer: Seat | None) -> View:
    """What the viewer may know: its own code, all guesses, and at the end everything."""
    return View(
        viewer,
        state.length,
        tuple(
            text(code) if not code or knows(state, viewer, owner) else SECRET
            for owner, code in enumerate(state.codes)
        ),
        tuple(
            tuple(Row(text(guess), *answer(guess, state.target(seat))) for guess in guesses)
            for seat, guesses in enumerate(state.guesses)
        ),
    )


def knows(state: State, viewer: Seat | None, owner: Seat) -> bool:
    """Whether the viewer may know the owner's code; a single player's was set by chance and is secret."""
    return is_over(state) or (viewer == owner and len(state.codes) > 1)


def imagine(view: View, rng: Random) -> State:
    """A state that matches this view; secret codes are drawn from those that fit the answers."""
    codes = tuple(
        rng.choice(candidates(view, -1 - owner)) if code == SECRET else _digits(code)
        for owner, code in enumerate(view.codes)
    )
    guesses = tuple(tuple(_digits(row.guess) for row in rows) for rows in view.guesses)
    return State(view.length, codes, guesses)


def candidates(view: View, seat: Seat) -> list[Code]:
    """The codes that fit every answer the seat has been given, and that it has not found yet."""
    rows = [(_digits(row.guess), (row.bulls, row.cows)) for row in view.guesses[seat]]
    return [
        code for code in all_codes(view.length) if all(answer(guess, code) == told for guess, told in rows)
    ]


def _digits(code: str) -> Code:
    return tuple(map(int, code))
