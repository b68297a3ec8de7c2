"""Trying something else in a position of a match that is over; nothing of it is kept."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Generic, NamedTuple

from meseta.core.errors import BadRecord
from meseta.core.game import Action, State, View
from meseta.core.record import UNDO, Entry
from meseta.core.seats import CHANCE, Seat
from meseta.play.analysis import Turn
from meseta.play.match import Match, Moment, enter
from meseta.play.problems import NotYourTurn, RecordNoSuchPly
from meseta.play.replay import match_after
from meseta.play.requests import TableRefuses

MOST_TRIED: Final = 200
"""The most actions that are tried at once."""
LONGEST_TRIED: Final = 2000
"""The most characters of one of them."""


class Tried(NamedTuple, Generic[State, Action, View]):
    """Where it leads if a seat does something else."""

    seat: Seat
    match: Match[State, Action, View]
    """The match after what was tried; chance is not asked."""
    moments: tuple[Moment[State], ...]
    """One for each action that was tried."""
    opening: State
    """The position in which the seat's turn began."""
    turn: Turn
    """What the seat has done in this turn, and the plies it would have had."""
    over: bool
    """Whether its turn is over: what it did last is final, or others, or chance, are to act."""


def retry(match: Match[State, Action, View], ply: int, actions: Sequence[str]) -> Tried[State, Action, View]:
    """Where it leads if the seat of this entry does these things instead; raises if it may not do them."""
    if not 1 <= ply <= len(match.entries):
        raise BadRecord(RecordNoSuchPly(ply=ply, most=len(match.entries)))
    seat = match.entries[ply - 1].seat
    before = match_after(match, ply - 1)
    if seat == CHANCE:
        raise TableRefuses(NotYourTurn())
    stages, turn = [before], _begun(before, seat, ply)
    for text in actions:
        if stages[-1].step != before.step:
            raise TableRefuses(NotYourTurn())  # its turn was over before this
        stages.append(enter(stages[-1], Entry(seat, text)))
        turn.add(len(stages[-1].entries), stages[-1].entries[-1].text)
    last = stages[-1]
    moments = tuple(Moment.between(one, other) for one, other in pairwise(stages))
    over = last.step != before.step or seat not in match.game.actors(last.state) or _is_final(stages)
    return Tried(seat, last, moments, before.opening, turn, over)


def _is_final(stages: Sequence[Match[State, Action, View]]) -> bool:
    """Whether what was done last cannot be taken back."""
    if len(stages) < 2 or stages[-1].entries[-1].text == UNDO:
        return False
    game, entry = stages[-1].game, stages[-1].entries[-1]
    return game.closes(stages[-2].state, entry.seat, game.read(entry.text))


def _begun(match: Match[State, Action, View], seat: Seat, ply: int) -> Turn:
    """What the seat has done in the step that this entry belongs to."""
    begun = range(ply - sum(match.own), ply)
    own = [(at, entry.text) for at in begun if (entry := match.entries[at - 1]).seat == seat]
    turn = Turn(own[0][0] if own else ply, [])
    for at, text in own:
        turn.add(at, text)
    return turn
