"""From what was judged to what is stored."""

from itertools import takewhile
from typing import NamedTuple

import msgspec

from meseta.core.record import Entry
from meseta.core.seats import Seat
from meseta.play.match import Match, Moment
from meseta.play.seating import AnyTableEvent, BotSat, Left, Sat
from meseta.play.table import Table
from meseta.store.rows import Change, Standing, StoredEntry, StoredEvent


class Judged(NamedTuple):
    """What a request comes to."""

    events: tuple[AnyTableEvent, ...] = ()
    match: Match | None = None
    """The match as it goes on, where it does."""
    entries: tuple[Entry, ...] = ()
    moments: tuple[Moment, ...] = ()
    submission: str | None = None
    repeated: bool = False


class Lease(NamedTuple):
    """Which node sees to the bots of what it stores, and for how many milliseconds."""

    node: str
    lasting: int


class Line(msgspec.Struct, frozen=True):
    """What a list of tables shows of one."""

    game: str
    names: list[str]
    acting: list[Seat]
    free: int


def happened(table: Table, events: tuple[AnyTableEvent, ...], at: int, match: Match | None = None) -> Table:
    """The table after these events, when its match has come so far."""
    for event in events:
        table = table.after(event, at)
    return table if match is None else table.played(match, at)


def change_to(
    before: Table, after: Table, plies: int, judged: Judged, now: int, by: str, lease: Lease
) -> Change:
    """What has to be stored, to be refused if anything else was stored after the first `plies` entries."""
    moved = any(isinstance(event, Sat | BotSat | Left) for event in judged.events)
    return Change(
        table=before.id,
        version=before.seq + plies,
        at=now,
        standing=standing(after, now, lease),
        events=_events(before, plies, judged, now, by),
        entries=_entries(after, plies, judged, now, by),
        holders=_holders(after) if moved else None,
        revoked=tuple(event.seat for event in judged.events if isinstance(event, Left)),
    )


def _holders(table: Table) -> tuple[tuple[Seat, str], ...]:
    return tuple((seat, chair.person) for seat, chair in enumerate(table.chairs) if chair.person)


def _events(before: Table, plies: int, judged: Judged, now: int, by: str) -> tuple[StoredEvent, ...]:
    return tuple(
        StoredEvent(before.seq + number, plies, msgspec.json.encode(event).decode(), now, by)
        for number, event in enumerate(judged.events, start=1)
    )


def _entries(after: Table, plies: int, judged: Judged, now: int, by: str) -> tuple[StoredEntry, ...]:
    """The entries, the first with the id of its submission, some with a digest of the state after them."""
    if not judged.entries:
        return ()
    checks = after.match.checks if after.match is not None else ()
    new = takewhile(lambda check: check.plies > plies, reversed(checks))  # the rest has been stored
    digests = {check.plies: check.digest for check in new}
    first = plies + 1
    return tuple(
        StoredEntry(
            ply,
            entry.seat,
            entry.text,
            now,
            by,
            judged.submission if ply == first else None,
            digests.get(ply),
        )
        for ply, entry in enumerate(judged.entries, start=first)
    )


def standing(table: Table, now: int, lease: Lease) -> Standing:
    """How the table stands; where a bot is to act, this node lets it."""
    names = [chair.name for chair in table.chairs]
    free = sum(chair.holder == "nobody" for chair in table.chairs) if table.status == "waiting" else 0
    line = msgspec.json.encode(Line(table.settings.game, names, list(table.acting), free)).decode()
    due = table.due(now)
    if table.bot_to_act() is None:
        return Standing(table.status, table.settings.open, line, due)
    return Standing(table.status, table.settings.open, line, due, lease.node, now + lease.lasting)
