"""The rules of bulls and cows: what is allowed, and what it does."""

from collections.abc import Set
from typing import Final, TypeVar

from msgspec.structs import replace

from meseta.core.actions import Evenly
from meseta.core.choices import Listed
from meseta.core.errors import IllegalAction
from meseta.core.faults import Fault, GameOver, OnlyChance
from meseta.core.game import GameInfo, Option, Options
from meseta.core.seats import CHANCE, Seat
from meseta_bulls_and_cows.actions import Action, Guess, SetCode
from meseta_bulls_and_cows.codes import Code, all_codes, is_code, text
from meseta_bulls_and_cows.faults import CodesFirst, CodeStays, NoCode, NotYourTurn
from meseta_bulls_and_cows.state import State

Thing = TypeVar("Thing")

MOST_GUESSES: Final = 8
"""Rounds after which the game ends without a winner (BC-07)."""

INFO: Final = GameInfo(
    key="bulls_and_cows",
    version=1,
    seats=range(1, 3),
    options=(Option("length", ("3", "4"), "BC-01"),),
)


def setup(seats: int, options: Options) -> State:
    """Blank paper."""
    length = int(INFO.resolve_options(seats, options)["length"])
    return State(length, codes=((),) * seats, guesses=((),) * seats)


def actors(state: State) -> Set[Seat]:
    """The seats that have a code to set, then the seat whose turn it is; nobody once the game is over."""
    unset = frozenset(seat for seat, code in enumerate(state.codes) if not code)
    if unset:
        return frozenset({CHANCE}) if len(state.codes) == 1 else unset
    return frozenset() if is_over(state) else frozenset({turn(state)})


def turn(state: State) -> Seat:
    """Whose turn it is to guess: the seats take turns (BC-04)."""
    return sum(map(len, state.guesses)) % len(state.guesses)


def is_over(state: State) -> bool:
    """Whether a round is complete and somebody has found a code, or it was the last (BC-06, BC-07)."""
    if not all(state.codes) or turn(state) != 0:
        return False
    seats = range(len(state.codes))
    return any(state.found(seat) for seat in seats) or len(state.guesses[-1]) == MOST_GUESSES


def fault(state: State, seat: Seat, action: Action) -> Fault | None:
    """Why the seat may not do this now, or None."""
    return _time_fault(state, seat, action) or _code_fault(state, action.code)


def _time_fault(state: State, seat: Seat, action: Action) -> Fault | None:
    """Codes are set first, each once, and then guesses are made in turn (BC-02, BC-03, BC-04)."""
    acting = actors(state)
    if not acting:
        return GameOver("BC-07")
    setting = not all(state.codes)
    if setting != isinstance(action, SetCode):
        return CodesFirst() if setting else CodeStays()
    if seat in acting:
        return None
    if setting:
        return OnlyChance("BC-02") if len(state.codes) == 1 else CodeStays()
    return NotYourTurn(turn=turn(state))


def _code_fault(state: State, code: Code) -> Fault | None:
    """A code has its number of different digits (BC-01)."""
    if is_code(code, state.length):
        return None
    return NoCode(digits=text(code), length=state.length)


def legal(state: State, seat: Seat) -> Listed[Action]:
    """What a player's seat may do now."""
    if seat == CHANCE or seat not in actors(state):
        return Listed()
    kind: type[Action] = Guess if all(state.codes) else SetCode
    return Listed(kind(code) for code in all_codes(state.length))


def chance(state: State) -> Evenly[Action]:
    """Every code is as likely as any other (BC-02)."""
    return Evenly([SetCode(code) for code in all_codes(state.length)])


def apply(state: State, seat: Seat, action: Action) -> State:
    """The state after the action; raises `IllegalAction` where there is a fault."""
    if found := fault(state, seat, action):
        raise IllegalAction(seat, found)
    place = max(seat, 0)  # chance sets the code of a single player
    match action:
        case SetCode(code):
            return replace(state, codes=put(state.codes, place, code))
        case Guess(code):
            return replace(state, guesses=put(state.guesses, place, (*state.guesses[place], code)))


def put(things: tuple[Thing, ...], place: int, thing: Thing) -> tuple[Thing, ...]:
    """The things with the one in that place replaced.

    >>> put(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    return (*things[:place], thing, *things[place + 1 :])
