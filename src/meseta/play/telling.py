"""What a viewer is told of a match: only what it may know, counted as it knows it.

A moment that has nothing in it for a viewer is not told, and not counted: nobody can count what another
does in secret.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeAlias

from meseta.core.game import Action, AnyGame, Event, Game, State, View
from meseta.core.record import UNDO
from meseta.core.seats import Seat
from meseta.play.match import Moment


class TookBack(Event, frozen=True, tag="took_back"):
    """A seat took back its latest action."""

    seat: Seat


class Telling(NamedTuple, Generic[State]):
    """A moment as one viewer was told of it."""

    n: int
    """Counted from 1, for this viewer alone."""
    moment: Moment[State]
    events: tuple[Event, ...]


AnyTelling: TypeAlias = Telling[Any]  # type: ignore[explicit-any]
"""A moment of a game that was found by its key (`AnyGame`)."""


def events_for(
    game: Game[State, Action, View], moment: Moment[State], viewer: Seat | None
) -> tuple[Event, ...]:
    """What happened, as the viewer may know it; a take-back is told to those who see its effect."""
    entry = moment.entry
    if entry.text != UNDO:
        return game.narrate(moment.before, entry.seat, _action(game, entry.text), moment.after, viewer)
    seen = entry.seat == viewer or (game.observe(moment.before, viewer) != game.observe(moment.after, viewer))
    return (TookBack(entry.seat),) if seen else ()


@lru_cache(maxsize=4096)
def _action(game: AnyGame, text: str) -> Any:  # type: ignore[explicit-any]  # the cache forgets whose
    """The action of an entry, which is told to every viewer and read only once."""
    return game.read(text)


def tell(
    game: Game[State, Action, View], moments: Iterable[Moment[State]], viewer: Seat | None, told: int = 0
) -> Iterator[Telling[State]]:
    """Every moment with something in it for the viewer, who has been told so many before."""
    for moment in moments:
        events = events_for(game, moment, viewer)
        if events:
            told += 1
            yield Telling(told, moment, events)


def tell_all(
    game: Game[State, Action, View], moments: Iterable[Moment[State]], viewer: Seat | None
) -> Iterator[Telling[State]]:
    """Every moment of an open record, counted by its ply."""
    for moment in moments:
        yield Telling(moment.ply, moment, events_for(game, moment, viewer))
