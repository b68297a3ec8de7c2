"""Rebuilding a table from the store, and catching up when another node has stored more."""

import zlib
from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from meseta.core.digests import digest
from meseta.core.errors import BadRecord, MesetaError
from meseta.core.game import AnyGame
from meseta.core.record import Entry, Record
from meseta.core.seats import CHANCE, Seat
from meseta.play.headers import make_header
from meseta.play.match import AnyMatch, AnyMoment, Moment, Receipt, chance_answers, enter, start
from meseta.play.problems import RecordDiverges, RecordEntry
from meseta.play.replay import empty_match_for, replay
from meseta.play.seating import AnyTableEvent, Began
from meseta.play.table import Settings, Table, read_settings
from meseta.store.rows import Stored, StoredEntry, StoredEvent

_PAIRS: Final[msgspec.json.Decoder[list[tuple[Seat, str]]]] = msgspec.json.Decoder(list[tuple[Seat, str]])
_EVENTS: Final[msgspec.json.Decoder[AnyTableEvent]] = msgspec.json.Decoder(AnyTableEvent)


def begin(table: Table, rng: Random) -> tuple[Began, AnyMatch]:
    """The match that begins with whoever is seated, from its first entry or from the fork."""
    settings, game = table.settings, table.game
    names = tuple(chair.name for chair in table.chairs)
    luck = table.luck(rng)
    if not settings.opening:
        match = start(game, settings.seats, table.chosen, luck, names, table.bots)
        return Began(match.header), match
    header = make_header(game, settings.seats, table.chosen, names, table.bots)
    match = replay(game, Record(header, settings.opening))
    return Began(header), [match, *chance_answers(match, luck)][-1]


def restored_table(game: AnyGame, stored: Stored) -> Table:
    """The stored table before its first event."""
    settings, row = read_settings(stored.row.settings), stored.row
    if stored.opening is not None:
        settings = replace(settings, opening=tuple(opening_of(settings, stored.opening)))
    return Table.new(row.id, game, settings, row.host, row.created)


def packed_opening(entries: Sequence[Entry]) -> bytes:
    """The entries as they are stored for all tables that begin with them."""
    return zlib.compress(msgspec.json.encode([(entry.seat, entry.text) for entry in entries]), 6)


def opening_of(settings: Settings, packed: bytes) -> list[Entry]:
    """The entries that a match with these settings begins with."""
    assert settings.stored_opening is not None, "it names the opening"
    pairs = _PAIRS.decode(zlib.decompress(packed))
    return [Entry(seat, text) for seat, text in pairs[: settings.stored_opening.plies]]


def with_opening(table: Table, stored: Stored) -> Stored:
    """What was stored, including the entries of the opening if the match has begun with them."""
    settings = table.settings
    if settings.stored_opening is None or table.match is not None:
        return stored
    began = next((event.at for event in stored.events if isinstance(event_of(event), Began)), None)
    if began is None:
        return stored
    opening = (
        StoredEntry(ply, entry.seat, entry.text, began, "")
        for ply, entry in enumerate(settings.opening, start=1)
    )
    return replace(stored, entries=(*opening, *stored.entries))


def advance(table: Table, stored: Stored) -> tuple[Table, tuple[AnyMoment, ...]]:
    """The table after what was stored, and the new moments of its match.

    An entry that no longer replays, because the rules are newer than the match, leaves the table stuck:
    it can be read but not continued.
    """
    try:
        return _advance(table, stored.events, stored.entries)
    except MesetaError as error:
        for event in stored.events[-1:]:
            table = replace(table, seq=event.seq)
        headers = [event.header for event in map(event_of, stored.events) if isinstance(event, Began)]
        return replace(table, header=[table.header, *headers][-1]).stuck(error), ()


def _advance(
    table: Table, events: Sequence[StoredEvent], entries: Sequence[StoredEntry]
) -> tuple[Table, tuple[AnyMoment, ...]]:
    moments: list[AnyMoment] = []
    pending = list(reversed(events))
    for entry in (*entries, None):
        while pending and (entry is None or pending[-1].ply < entry.ply):
            table = _apply_event(table, pending.pop())
        if entry is not None:
            assert table.match is not None, "the match begins with an event of the table"
            after = _enter(table.match, entry)
            moments.append(Moment.between(table.match, after))
            table = table.with_match(after, entry.at)
    return table, tuple(moments)


def _apply_event(table: Table, stored: StoredEvent) -> Table:
    event = event_of(stored)
    table = table.after(event, stored.at)
    if isinstance(event, Began):
        return table.with_match(empty_match_for(table.game, Record(event.header, ())), stored.at)
    return table


def event_of(stored: StoredEvent) -> AnyTableEvent:
    """The stored event, decoded."""
    return _EVENTS.decode(stored.body)


def _enter(match: AnyMatch, stored: StoredEntry) -> AnyMatch:
    """The match with a stored entry and its receipt; the entry is checked as if it were new."""
    try:
        after = enter(match, Entry(stored.seat, stored.text))
    except MesetaError as error:
        raise BadRecord(RecordEntry(ply=stored.ply, text=stored.text[:60]), error) from error
    if stored.digest is not None and digest(match.game.dump(after.state)) != stored.digest:
        raise BadRecord(RecordDiverges(start=max(0, stored.ply - 20), stop=stored.ply))
    return replace(after, receipts=_receipts(match, stored))


def _receipts(match: AnyMatch, stored: StoredEntry) -> tuple[Receipt | None, ...]:
    if stored.submission is not None:
        receipt = Receipt(stored.submission, stored.ply - 1, stored.ply)
        return (*match.receipts[: stored.seat], receipt, *match.receipts[stored.seat + 1 :])
    if stored.seat != CHANCE:
        return match.receipts
    return tuple(  # chance's answer belongs to the submission that asked for it
        replace(receipt, stop=stored.ply)
        if receipt is not None and receipt.stop == stored.ply - 1
        else receipt
        for receipt in match.receipts
    )
