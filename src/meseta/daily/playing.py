"""Playing a puzzle: what was done so far is replayed on its position, and nothing of it is kept."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from meseta.core.daily import DailyMaker
from meseta.core.game import AnyGame, AnyState
from meseta.core.record import Entry
from meseta.core.seats import CHANCE, Seat
from meseta.daily.problems import TurnOver
from meseta.play.match import AnyMoment, Moment
from meseta.play.requests import TableRefuses

__all__ = ["Played", "play"]


class Played(NamedTuple):
    """Where a turn leads."""

    moments: tuple[AnyMoment, ...]
    """One for each action, and for each of chance's answers in between."""
    actions: tuple[str, ...]
    """The seat's own, in the game's notation."""
    state: AnyState
    points: int
    over: bool
    undoable: bool
    """Whether the last action is not final."""


def play(game: AnyGame, maker: DailyMaker, start: AnyState, actions: Sequence[str]) -> Played:
    """Where these actions lead from the position on; raises where one is unreadable or illegal, or comes
    after the turn's end.

    Chance answers as long as the turn goes on. In a puzzle it has no choice: a hand is exact.
    """
    seat, state, moments, undoable = maker.seat, start, list[AnyMoment](), False
    for text in actions:
        if seat not in game.actors(state) or maker.over(game, start, state):
            raise TableRefuses(TurnOver())
        action = game.read(text)
        undoable = not game.closes(state, seat, action)
        state = _enter(game, moments, seat, action, state)
        while CHANCE in game.actors(state) and not maker.over(game, start, state):
            undoable = False
            state = _enter(game, moments, CHANCE, game.chance(state).sample(Random(0)), state)
    own = tuple(moment.entry.text for moment in moments if moment.entry.seat == seat)
    over = maker.over(game, start, state)
    return Played(tuple(moments), own, state, maker.points(game, start, state), over, undoable)


def _enter(game: AnyGame, moments: list[AnyMoment], seat: Seat, action: object, before: AnyState) -> AnyState:
    """The state after one action, which is added to the moments."""
    after = game.apply(before, seat, action)
    moments.append(Moment(len(moments) + 1, Entry(seat, game.write(action)), before, after))
    return after
