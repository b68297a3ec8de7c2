"""What chance does in Sonora: it draws the first player, and answers a flick with where the discs rest."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final, Literal, TypeAlias
from weakref import WeakValueDictionary

from meseta.core.actions import Distribution, Evenly
from meseta.core.errors import Unlistable
from meseta.core.faults import ChanceNotDue, Fault, ImpossibleChance, OnlyChance
from meseta.core.problems import TooManyToList
from meseta.core.seats import CHANCE, Seat
from meseta.discs import Arena, Engine, Fate, Place, Result, Shot, flick, kernel, plain
from meseta.discs.chance import HANDS, tremble_velocity
from meseta.games.sonora.actions import ChanceAction, First, Rest, Settle
from meseta.games.sonora.board import Board
from meseta.games.sonora.content import Edition
from meseta.games.sonora.faults import SettleOther
from meseta.games.sonora.flicking import board_shot, floor, settle_fault
from meseta.games.sonora.state import Phase, State

_FATES: Final = tuple(Fate)

Doubt: TypeAlias = Literal["unverified", "refuted"]

REMEMBERED: Final = 1024
"""Motions that are remembered, some kilobytes each: every viewer is shown the same one."""

KERNEL: Final = kernel.VERSION
"""The kernel whose answers can be checked by replaying them."""


def chance(edition: Edition, state: State, engine: Engine = plain) -> Distribution[ChanceAction]:
    """The answers chance may give now."""
    if state.phase is Phase.LOT:
        return Evenly([First(seat) for seat in range(len(state.players))])
    if state.phase is Phase.FLY:
        return Rests(edition.board, state, engine)
    return Evenly([])


class Rests:
    """How a flick may end: the hand trembles, the discs follow. There are too many answers to list."""

    def __init__(self, board: Board, state: State, engine: Engine) -> None:
        self._board = board
        self._state = state
        self._engine = engine

    def __iter__(self) -> Iterator[tuple[Settle, int]]:
        raise Unlistable(TooManyToList())

    def sample(self, rng: Random) -> Settle:
        """One answer: the tremor is drawn from the seat's hand, the rest follows from it."""
        state, arena = self._state, self._board.arena
        assert state.shot is not None, "a disc is in the air"
        vx, vy = state.shot.vx, state.shot.vy
        hand = HANDS[state.arrangement.hands[state.actor]]
        if hand.angle or hand.speed:
            vx, vy = tremble_velocity(arena, hand, vx, vy, rng)
        return play_flick(self._board, state, vx, vy, self._engine)


def play_flick(board: Board, state: State, vx: int, vy: int, engine: Engine = plain) -> Settle:
    """The result of the flick in the air if it leaves the hand with this velocity."""
    assert state.shot is not None, "a disc is in the air"
    resting = floor(state)
    shot = board_shot(state, state.shot, vx, vy)
    end = engine.end(board.arena, list(resting.values()), shot)
    moved = [
        (disc, _FATES[fate], *at)
        for disc, fate, at in zip((*resting, state.disc), end.fates, end.places, strict=True)
        if resting.get(disc) != at or fate != kernel.ON_FLOOR
    ]
    return Settle(KERNEL, vx, vy, end.touched, tuple([Rest(*rest) for rest in sorted(moved)]))


def doubt(board: Board, state: State, settle: Settle) -> Doubt | None:
    """Why a recorded answer cannot be trusted: it is another kernel's, or ours computes a different one."""
    if settle.kernel != KERNEL:
        return "unverified"
    return None if settle == play_flick(board, state, settle.vx, settle.vy) else "refuted"


def motion(board: Board, state: State, settle: Settle) -> Result | None:
    """The motion of the flick in the air, for display; None where another kernel played it."""
    if settle.kernel != KERNEL or state.shot is None:
        return None
    shot = board_shot(state, state.shot, settle.vx, settle.vy)
    flicked = board.arena, tuple(floor(state).values()), shot
    held = _held.get(flicked)
    if held is None:
        held = _held[flicked] = _moved(*flicked)
    return held


_held: Final[WeakValueDictionary[tuple[Arena, tuple[Place, ...], Shot], Result]] = WeakValueDictionary()
"""The motions that somebody holds, beyond those that are remembered."""


@lru_cache(maxsize=REMEMBERED)
def _moved(arena: Arena, discs: tuple[Place, ...], shot: Shot) -> Result:
    return flick(arena, discs, shot)


def chance_fault(
    edition: Edition, state: State, seat: Seat, action: ChanceAction, replay: bool = True
) -> Fault | None:
    """Why chance cannot give this answer now, or None.

    A `Settle` by our own kernel is replayed, unless told otherwise; by another, only its geometry can be
    checked, and it counts as unverified.
    """
    clause = "SO-03" if isinstance(action, First) else "SO-10"
    if seat != CHANCE:
        return OnlyChance(clause)
    match action:
        case First(first):
            if state.phase is not Phase.LOT:
                return ChanceNotDue(clause)
            return None if 0 <= first < len(state.players) else ImpossibleChance(clause)
        case Settle():
            if state.phase is not Phase.FLY:
                return ChanceNotDue(clause)
            if wrong := settle_fault(edition.board, state, action):
                return wrong
            if not replay or action.kernel != KERNEL:
                return None
            return SettleOther(clause) if doubt(edition.board, state, action) else None
