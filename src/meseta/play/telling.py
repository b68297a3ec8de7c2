"""What a viewer is told of a match: only what it may know, counted as it knows it.

A moment that has nothing in it for a viewer is not told, and not counted: nobody can count what another
does in secret.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from meseta.core.game import AnyGame, Event
from meseta.core.record import UNDO
from meseta.core.seats import Seat
from meseta.play.match import Moment


class TookBack(Event, frozen=True, tag="took_back"):
    """A seat took back its latest action."""

    seat: Seat


class Telling(NamedTuple):
    """A moment as one viewer was told of it."""

    n: int
    """Counted from 1, for this viewer alone."""
    moment: Moment
    events: tuple[Event, ...]


def events_for(game: AnyGame, moment: Moment, viewer: Seat | None) -> tuple[Event, ...]:
    """What happened, as the viewer may know it; a take-back is told to those who see its effect."""
    entry = moment.entry
    if entry.text != UNDO:
        key: Any = game
        return game.narrate(moment.before, entry.seat, _action(key, entry.text), moment.after, viewer)
    seen = entry.seat == viewer or (game.observe(moment.before, viewer) != game.observe(moment.after, viewer))
    return (TookBack(entry.seat),) if seen else ()


@lru_cache(maxsize=4096)
def _action(game: Any, text: str) -> Any:
    """The action of an entry, which is told to every viewer and read only once."""
    return game.read(text)


def tell(game: AnyGame, moments: Iterable[Moment], viewer: Seat | None, told: int = 0) -> Iterator[Telling]:
    """Every moment with something in it for the viewer, who has been told so many before."""
    for moment in moments:
        events = events_for(game, moment, viewer)
        if events:
            told += 1
            yield Telling(told, moment, events)


def tell_all(game: AnyGame, moments: Iterable[Moment], viewer: Seat | None) -> Iterator[Telling]:
    """Every moment of an open record, counted by its ply."""
    for moment in moments:
        yield Telling(moment.ply, moment, events_for(game, moment, viewer))
