"""What is done with whole matches, each of which may be long: loading, telling and beginning them.

These functions run in the process that replays (`tables/replays.py`), so they take and return only values. A
few stories are kept there, because whoever asks for one page of a match mostly asks for the next one, too.
"""

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

import msgspec

from meseta.core.errors import BadRecord
from meseta.core.game import Json
from meseta.core.record import read_record
from meseta.core.seats import Seat
from meseta.play.analysis import Turn
from meseta.play.creation import Creation, begin_match, from_record
from meseta.play.dealing import SameDeal, deal_of
from meseta.play.decisions import Decision
from meseta.play.match import AnyMatch, AnyMoment, empty_match
from meseta.play.reload import advance, restored_table, with_opening
from meseta.play.replay import doubts, moments_since
from meseta.play.retry import retry
from meseta.play.table import Table, read_settings
from meseta.play.telling import AnyTelling, tell, tell_all
from meseta.store.rows import Stored
from meseta.tables import showing, wire
from meseta.tables.cached_games import open_cached
from meseta.tables.problems import DealLost

MOST_MOMENTS: Final = 20_000
"""Moments of all the stories that are kept; one that is longer is kept alone."""

_ENCODER: Final = msgspec.json.Encoder()


class Retold(msgspec.Struct, frozen=True):
    """What one viewer was told of a match, encoded as it is sent."""

    told: list[bytes]
    plies: list[int]
    """The ply of each moment."""


class Attempt(NamedTuple):
    """Something that was tried in place of an entry, not yet judged."""

    shown: wire.Retried
    opening: Json
    """The position in which the seat's turn began, as the game dumps it."""
    turn: Turn


class _Story(NamedTuple):
    match: AnyMatch
    moments: list[AnyMoment]


_STORIES: "Final[OrderedDict[str, _Story]]" = OrderedDict()


def retold(
    table: str, match: AnyMatch, times: Sequence[int], viewers: Iterable[Seat | None]
) -> dict[Seat | None, Retold]:
    """What these viewers were told of the match so far."""
    moments = story_of(table, match)
    return {viewer: encoded(tell(match.game, moments, viewer), times, viewer) for viewer in viewers}


def encoded(tellings: Sequence[AnyTelling], times: Sequence[int], viewer: Seat | None) -> Retold:
    """These tellings as they are sent."""
    told, plies = [], []
    for telling in tellings:
        ply = telling.moment.ply
        told.append(_ENCODER.encode(showing.told(telling, times[ply - 1], viewer)))
        plies.append(ply)
    return Retold(told, plies)


def frames(
    table: Table, times: list[int], viewer: Seat | None, revealed: bool, start: int, count: int
) -> bytes:
    """Some moments of the match as the viewer saw it, as they are sent."""
    if table.match is None:
        return _ENCODER.encode(wire.Frames(table.id, viewer, revealed, 0, []))
    moments = story_of(table.id, table.match)
    return _ENCODER.encode(showing.frames(table, moments, times, viewer, revealed, start, count))


def restored(stored: Stored) -> tuple[Table, list[int]]:
    """The table after everything stored so far, and when each of its entries was made."""
    settings = read_settings(stored.row.settings)
    new = restored_table(open_cached(settings.game, settings.edition), stored)
    whole = with_opening(new, stored)
    table, moments = advance(new, whole)
    if table.match is not None and len(moments) == len(table.match.entries):
        _keep(table.id, _Story(table.match, list(moments)))
    return table, [entry.at for entry in whole.entries]


def uploaded(id: str, text: str, edition: str | None, person: str, now: int) -> Creation:
    """The table of an uploaded record; raises if it does not replay."""
    record = read_record(text)
    return from_record(id, open_cached(record.header.game, edition), record, edition, person, now)


def tried(match: AnyMatch, ply: int, actions: Sequence[str], at: int) -> Attempt:
    """What was tried in place of an entry made at that time."""
    found = retry(match, ply, actions)
    game, seat, state = match.game, found.seat, found.match.state
    told = [showing.told(one, at, seat, revealed=True) for one in tell_all(game, found.moments, seat)]
    legal = None if found.over else showing.legal(game, state, seat)
    view, undoable = game.observe(state, seat), found.match.undoable(seat)
    shown = wire.Retried(seat, view, legal, told, undoable, found.over, verdict=None)
    return Attempt(shown, game.dump(found.opening), found.turn)


def advanced(table: Table, stored: Stored) -> Table:
    """The table after what was stored."""
    return advance(table, stored)[0]


def deal_again(table: str, match: AnyMatch, seed: str) -> SameDeal:
    """The table's deal, for others; raises if its flicks cannot be computed again."""
    moments = story_of(table, match)
    if any(doubts(match.game, moments).values()):
        raise BadRecord(DealLost())
    return deal_of(table, match, moments, seed)


def begun(table: Table, seed: int) -> Decision:
    """The decision that begins the match of a fork; the seed comes from the node's own randomness."""
    return begin_match(table, Random(seed))


def story_of(table: str, match: AnyMatch) -> list[AnyMoment]:
    """The moments of the table's match; what was replayed before is not replayed again."""
    known = _STORIES.get(table)
    if known is None or known.match.entries[:] != match.entries[: len(known.match.entries)]:
        known = _Story(empty_match(match.game, match.header), [])
    if len(known.match.entries) < len(match.entries):
        known = _Story(match, [*known.moments, *moments_since(known.match, match)])
    _keep(table, known)
    return known.moments


def _keep(table: str, story: _Story) -> None:
    _STORIES[table] = story
    _STORIES.move_to_end(table)
    while len(_STORIES) > 1 and sum(len(one.moments) for one in _STORIES.values()) > MOST_MOMENTS:
        _STORIES.popitem(last=False)
