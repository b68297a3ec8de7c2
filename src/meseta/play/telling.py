"""What a viewer is told of a match: only what it may know, numbered for that viewer alone.

A moment in which a viewer may see nothing is neither told to it nor counted, so nobody can count the
secret actions of others.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeAlias

import msgspec

from meseta.core.game import Action, Event, Game, State, View
from meseta.core.record import UNDO
from meseta.core.seats import Seat
from meseta.i18n.words import Words
from meseta.play.match import Moment, read_once


class TookBack(Event, frozen=True, tag="took_back"):
    """A seat took back its latest action."""

    seat: Seat


class Telling(msgspec.Struct, Generic[State], frozen=True):
    """A moment as one viewer was told of it."""

    n: int
    """Counted from 1 for this viewer alone."""
    moment: Moment[State]
    events: tuple[Event, ...]


AnyTelling: TypeAlias = Telling[Any]  # type: ignore[explicit-any]
"""A moment of a game looked up by its key (`AnyGame`)."""


def events_for(
    game: Game[State, Action, View], moment: Moment[State], viewer: Seat | None
) -> tuple[Event, ...]:
    """What happened, as far as the viewer may know; a take-back is told to those who can see its effect."""
    entry = moment.entry
    seat, text = entry.seat, entry.text
    if text != UNDO:
        return game.narrate(moment.before, seat, read_once(game, text), moment.after, viewer)
    seen = seat == viewer or (game.observe(moment.before, viewer) != game.observe(moment.after, viewer))
    return (TookBack(seat),) if seen else ()


def worded(events: Iterable[Event], words: Words) -> Iterator[str]:
    """The events in words, a sentence each."""
    for event in events:
        match event:
            case TookBack(seat):
                yield words.say("worded-took-back", seat=seat)
            case _:
                yield words.event(event)


def tell(
    game: Game[State, Action, View], moments: Iterable[Moment[State]], viewer: Seat | None, told: int = 0
) -> list[Telling[State]]:
    """Every moment in which the viewer may see something; `told` is how many it was told of before."""
    tellings = []
    for moment in moments:
        events = events_for(game, moment, viewer)
        if events:
            told += 1
            tellings.append(Telling(told, moment, events))
    return tellings


def tell_all(
    game: Game[State, Action, View], moments: Iterable[Moment[State]], viewer: Seat | None
) -> list[Telling[State]]:
    """Every moment of an open record, numbered by its ply."""
    return [Telling(moment.ply, moment, events_for(game, moment, viewer)) for moment in moments]
