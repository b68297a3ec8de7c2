"""How a state of bulls and cows is stored: as lists of digits, checked when they are loaded."""

import msgspec

from meseta.core.errors import BadState
from meseta.core.game import Json
from meseta.core.problems import StateImpossible, StateUnreadable
from meseta_bulls_and_cows.codes import Code, is_code
from meseta_bulls_and_cows.rules import INFO, MOST_GUESSES
from meseta_bulls_and_cows.state import State


class _Stored(State, frozen=True, forbid_unknown_fields=True):
    """A state as stored, valid or not."""


def dump(state: State) -> Json:
    """The state as data to be stored."""
    return msgspec.to_builtins(state)


def load(data: Json) -> State:
    """The state stored as this data; raises `BadState` with the part that is impossible."""
    try:
        stored = msgspec.convert(data, _Stored)
    except msgspec.ValidationError as error:
        raise BadState(StateUnreadable(detail=str(error))) from None
    if part := _impossible(stored):
        raise BadState(StateImpossible(part=part))
    return State(stored.length, stored.codes, stored.guesses)


def _impossible(stored: State) -> str | None:
    """The first part that no position can have."""
    if str(stored.length) not in INFO.options[0].choices:
        return "length"
    if len(stored.codes) not in INFO.seats or not _are_codes(stored, [code for code in stored.codes if code]):
        return "codes"
    counts = [len(guesses) for guesses in stored.guesses]
    guesses = [guess for guesses in stored.guesses for guess in guesses]
    if len(counts) != len(stored.codes) or not _are_codes(stored, guesses):
        return "guesses"
    in_turn = MOST_GUESSES >= counts[0] >= counts[-1] >= counts[0] - 1
    return None if in_turn and (all(stored.codes) or not guesses) and not _went_on(stored) else "guesses"


def _are_codes(stored: State, codes: list[Code]) -> bool:
    return all(is_code(code, stored.length) for code in codes)


def _went_on(stored: State) -> bool:
    """Whether another round was started after somebody had found a code (BC-06)."""
    complete = len(stored.guesses[0]) - 1
    return any(stored.target(seat) in guesses[:complete] for seat, guesses in enumerate(stored.guesses))
