"""From a decision to the change that is stored."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

import msgspec

from meseta.bots.registry import preset_options
from meseta.core.record import Entry
from meseta.core.seats import Seat
from meseta.play.comparing import played
from meseta.play.decisions import Decision
from meseta.play.results import Result, results_of
from meseta.play.seating import BotSat, Left, Sat
from meseta.play.table import Table
from meseta.store.rows import (
    Change,
    DealResult,
    ResultRow,
    StoredEntry,
    StoredEvent,
    TableSummary,
    TurnBegun,
)
from meseta.tables.showing import seat_names
from meseta.tables.wire.tables import Terms

_ENCODER = msgspec.json.Encoder()


class Lease(NamedTuple):
    """Which node attends to a table whose bot has to act, and for how many milliseconds."""

    node: str
    lasting: int


class ListedTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as a list displays it."""

    game: str
    names: list[str]
    acting: list[Seat]
    free: int
    news: int = 0
    """When something last happened that everybody may know; 0 if stored by an older version."""
    terms: Terms | None = None
    """Only of open tables whose matches have not begun."""
    due: list[int | None] = []
    """By seat, when its time is up, as was known when it was stored; empty if nobody's clock runs."""
    remind: list[int | None] = []
    """By seat, from when little of its time is left; empty unless it is played by correspondence."""

    def put_off(self, runs_out: int | None) -> int:
        """By how many milliseconds time has been given back since this was stored."""
        first = min((due for due in self.due if due is not None), default=None)
        return 0 if first is None or runs_out is None else runs_out - first


def change_to(
    before: Table,
    after: Table,
    plies: int,
    decision: Decision,
    now: int,
    by: str,
    lease: Lease,
    *,
    calling: bool = False,
) -> Change:
    """The change to store, which is refused if anything else was stored after the first `plies` entries. If
    people are called to their turns, it says whose have begun or are over."""
    stored = before.settings.stored_opening
    inherited = stored.plies if stored is not None and decision.entries and not plies else 0
    events = decision.events
    moved = bool(events) and any(isinstance(event, Sat | BotSat | Left) for event in events)
    return Change(
        table=before.id,
        version=before.seq + plies,
        at=now,
        summary=summary(after, now, lease),
        events=_events(before, plies, decision, now, by) if events else (),
        entries=_entries(
            after, plies + inherited, decision.entries[inherited:], decision.submission, now, by
        ),
        inherited=inherited,
        holders=_holders(after) if moved else None,
        revoked=tuple(event.seat for event in events if isinstance(event, Left)) if events else (),
        deal_result=deal_result(after, now) if after.status != before.status else None,
        results=result_rows(after.id, after.settings.game, results_of(after), now)
        if after.status != before.status
        else (),
        turns_over=tuple(_turns_over(before, after)) if calling else (),
        turns_begun=tuple(_turns_begun(before, after)) if calling else (),
    )


def deal_result(table: Table, at: int) -> DealResult | None:
    """How a deal that was played before was played here; None unless it was, and the match is over."""
    dealt = table.settings.dealt
    if dealt is None or table.status != "finished":
        return None
    return first_result(table, dealt.source, at)


def first_result(table: Table, deal: str, at: int) -> DealResult | None:
    """How this deal was played here; None unless the match is over."""
    found = played(table, seat_names(table))
    return None if found is None else DealResult(table.id, deal, at, _ENCODER.encode(found).decode())


def result_rows(table: str, game: str, results: Mapping[str, Result], at: int) -> tuple[ResultRow, ...]:
    """What is kept of a match that is over, with each of its people."""
    return tuple(
        ResultRow(person, table, game, at, _ENCODER.encode(result).decode())
        for person, result in results.items()
    )


def _turns_over(before: Table, after: Table) -> Iterator[Seat]:
    """The seats of people for which the table no longer waits. Clocks run for people only."""
    since = after.clock.since
    return (
        seat for seat, began in enumerate(before.clock.since) if began is not None and since[seat] is None
    )


def _turns_begun(before: Table, after: Table) -> Iterator[TurnBegun]:
    """The seats of people for which the table waits from now on."""
    clock = after.clock
    anew = clock.step != before.clock.step
    for seat, (began, earlier) in enumerate(zip(clock.since, before.clock.since, strict=True)):
        if began is not None and (anew or earlier is None):
            yield TurnBegun(seat, clock.remind_at(seat))


def _holders(table: Table) -> tuple[tuple[Seat, str], ...]:
    return tuple((seat, chair.person) for seat, chair in enumerate(table.chairs) if chair.person)


def _events(before: Table, plies: int, decision: Decision, now: int, by: str) -> tuple[StoredEvent, ...]:
    return tuple(
        StoredEvent(before.seq + number, plies, msgspec.json.encode(event).decode(), now, by)
        for number, event in enumerate(decision.events, start=1)
    )


def _entries(
    after: Table, plies: int, entries: Sequence[Entry], submission: str | None, now: int, by: str
) -> tuple[StoredEntry, ...]:
    """The entries, the first with the id of its submission, some with a digest of the state after them."""
    if not entries:
        return ()
    digests = _digests_after(plies, after)
    first = plies + 1
    stored = [
        StoredEntry(
            ply,
            entry.seat,
            entry.text,
            now,
            by,
            submission if ply == first else None,
            digests.get(ply),
        )
        for ply, entry in enumerate(entries, start=first)
    ]
    return tuple(stored)


def _digests_after(plies: int, table: Table) -> dict[int, str]:
    """The digests of later states, by ply; those before have been stored."""
    checks = () if table.match is None else table.match.checks
    if not checks or checks[-1].plies <= plies:  # as on most moves
        return {}
    new = takewhile(lambda check: check.plies > plies, reversed(checks))
    return {check.plies: check.digest for check in new}


def summary(table: Table, now: int, lease: Lease) -> TableSummary:
    """The summary of the table; if a bot has to act, this node takes the lease."""
    names = [chair.name for chair in table.chairs]
    free = sum(chair.holder == "nobody" for chair in table.chairs) if table.status == "waiting" else 0
    terms = _terms(table) if table.settings.open and table.status == "waiting" else None
    runs_out = table.out_of_time()
    due = [] if runs_out is None else [table.clock.due(seat) for seat in range(len(names))]
    remind = [table.clock.remind_at(seat) for seat in range(len(names))] if due else []
    remind = remind if any(remind) else []
    listed = ListedTable(table.settings.game, names, list(table.acting), free, table.news, terms, due, remind)
    line = _ENCODER.encode(listed).decode()
    status, listed_open = table.status, table.settings.open
    if table.bot_to_act() is None:
        return TableSummary(status, listed_open, line, runs_out, runs_out=runs_out)
    return TableSummary(status, listed_open, line, now, lease.node, now + lease.lasting, runs_out)


def _terms(table: Table) -> Terms:
    settings = table.settings
    usual = table.game.info.resolve_options(settings.seats, preset_options(settings.game, table.bots))
    return Terms(
        bots=[table.bots.get(seat) for seat in range(settings.seats)],
        options={key: value for key, value in table.options.items() if value != usual.get(key)},
        own_edition=settings.edition is not None,
        clock=settings.clock,
        experience=settings.experience,
        language=settings.language or None,
        chat=settings.chat,
        hints=settings.hints,
        dealt=settings.dealt is not None,
    )
