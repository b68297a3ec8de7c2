"""A table in use on this node: its current value, and the clients that watch it."""

import asyncio
from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Final, Protocol

import msgspec

from meseta.core.abilities import Simulating
from meseta.core.seats import Seat
from meseta.i18n.words import Words
from meseta.play.match import AnyMatch, AnyMoment
from meseta.play.replay import match_after, moments_since
from meseta.play.requests import Caller
from meseta.play.table import Table
from meseta.play.telling import AnyTelling, tell
from meseta.store.machine import seconds
from meseta.tables import showing, wire
from meseta.tables.recollection import AT_ONCE, Memory, Recollection
from meseta.tables.retelling import Retold, encoded

CONNECT_AGAIN: Final = 1012
"""The code that a socket is closed with if its client should connect again."""

KEPT_BYTES: Final = 64_000_000
"""How much of what was told a node keeps in memory."""

RECENT_MOMENTS: Final = 80
"""The latest moments of a table, kept to look back at."""

MOST_FRAMES_HERE: Final = 40
"""The most moments shown again in the event loop."""

_ENCODER = msgspec.json.Encoder()
SPECTATOR = "spectator"
REVOKED = 1008
"""The code that a socket is closed with if its private link is no longer valid."""


MOST_HEARD_OF: Final = 100
"""People who have reacted that a node remembers at each table."""

MOST_COUNTED: Final = 20
"""Spectators of one table that a node counts: where more come and go, that is no longer news."""


class Watcher(Protocol):
    """A connected client as the table sees it."""

    caller: Caller | None
    wanted: list[Seat] | None
    between: bool
    """Whether it gets the positions between the moments of an update, too."""
    words: Words

    def put(self, message: bytes) -> None:
        """Queue a message."""
        ...

    def close(self, code: int) -> None:
        """Disconnect with this code."""
        ...


class LiveTable:
    """A table in memory. Its value changes only under its lock, and only after the change is stored."""

    def __init__(self, table: Table, times: list[int], memory: Memory | None = None) -> None:
        self.table = table
        self.times = times
        """When each entry was made."""
        self.simulates = isinstance(table.game, Simulating)
        """Whether chance's answers take so long that they are asked for in a thread."""
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._watching: dict[Seat | None, list[Watcher]] = {}
        """The watchers of each viewer, cached until the chairs or the watchers change."""
        self._watched: tuple[object, frozenset[Watcher]] = ((), frozenset())
        self.attendance = asyncio.Lock()
        self.present: frozenset[Seat] = frozenset()
        """The seats whose owners are connected to any node."""
        self.watching = 0
        """How many spectators are connected to any node; each node counts no more than `MOST_COUNTED`."""
        self.away: dict[Seat, int] = {}
        """Since when the owners of all other seats have been away, as far as this node knows."""
        self.announced: frozenset[Seat] = frozenset()
        """The seats and spectators this node has announced as connected."""
        self.unsure: frozenset[Seat] = frozenset()
        """Those of which it does not know whether its last announcement was stored."""
        self.used = seconds()
        self.memory = Memory(KEPT_BYTES) if memory is None else memory
        self.recollections: dict[Seat | None, Recollection] = {}
        """What viewers have been told, up to now for those that somebody watches with."""
        self._heard_of: deque[str] = deque(maxlen=MOST_HEARD_OF)
        """People who have reacted here lately, and whose only trace that is."""
        self.recent: deque[AnyMoment] = deque(maxlen=RECENT_MOMENTS)

    @property
    def version(self) -> int:
        """The number of events and entries."""
        return self.table.seq + len(self.times)

    def viewers(self, watcher: Watcher) -> list[Seat | None]:
        """The viewers the watcher gets updates for: the seats it holds and asked for, else a spectator."""
        held = [] if watcher.caller is None else sorted(watcher.caller.seats(self.table))
        eyes = held if watcher.wanted is None else [seat for seat in held if seat in watcher.wanted]
        return [*eyes] or [None]

    def connected_here(self) -> frozenset[Seat]:
        """The seats whose owners are connected to this node."""
        callers = (watcher.caller for watcher in self.watchers)
        return frozenset[Seat]().union(
            *(caller.seats(self.table) for caller in callers if caller is not None)
        )

    def announced_here(self) -> frozenset[Seat]:
        """The seats whose owners are connected to this node, and a negative number for each spectator."""
        strangers = sum(
            watcher.caller is None or not watcher.caller.seats(self.table) for watcher in self.watchers
        )
        return self.connected_here() | {-1 - number for number in range(min(strangers, MOST_COUNTED))}

    def set_present(self, found: Collection[Seat], now: int) -> bool:
        """Set who is connected to any node, as the store knows it; returns whether that is news."""
        before = self.present, self.watching
        self.present = frozenset(seat for seat in found if seat >= 0)
        self.watching = sum(seat < 0 for seat in found)
        absent = (seat for seat in range(len(self.table.chairs)) if seat not in self.present)
        self.away = {seat: self.away.get(seat, now) for seat in absent}
        return (self.present, self.watching) != before

    def heard_of(self, person: str) -> None:
        """Remember somebody who has reacted."""
        if person and person not in self._heard_of:
            self._heard_of.append(person)

    def people(self) -> list[str]:
        """Everybody who may be seen here: who has a seat, watches, has written or reacted."""
        seated = [chair.person for chair in self.table.chairs if chair.person is not None]
        watching = [watcher.caller.person for watcher in self.watchers if watcher.caller is not None]
        wrote = [line.by for _, _, line in self.table.chat]
        return list(dict.fromkeys((*seated, *wrote, *self._heard_of, *watching)))

    def drop_links(self, seat: Seat) -> None:
        """Disconnect everyone who holds the seat by a private link, since all of them were revoked."""
        for watcher in tuple(self.watchers):
            if watcher.caller is not None and (self.table.id, seat) in watcher.caller.links:
                watcher.close(REVOKED)

    def info(self, watcher: Watcher, now: int) -> wire.TableInfo:
        """The table as the watcher may know it."""
        return showing.table_info(self.table, watcher.caller, self.away, now, watcher.words, self.watching)

    def change(self, table: Table, times: Iterable[int]) -> bool:
        """Set the value of the table after a change was stored; returns whether its chairs have changed."""
        reseated = table.chairs is not self.table.chairs
        self.table = table
        self.times.extend(times)
        return reseated

    def tell_seats(self, now: int) -> None:
        """Send everyone the current seats."""
        for watcher in tuple(self.watchers):
            watcher.put(_ENCODER.encode(wire.TableChanged(self.info(watcher, now))))

    def tell_moments(self, news: Sequence[AnyMoment], now: int, seated: bool) -> None:
        """Send each viewer what it may know of these moments; viewers that notice nothing get nothing.

        If the seats have changed as well, everybody gets something: that may have ended the match.
        """
        self.recent.extend(news)
        match, plies = self.table.match, len(self.times) - len(news)
        assert match is not None, "something has happened in it"
        clocks = showing.clock_face(self.table, self.away, now)
        for viewer, watchers in self._who_watches().items():
            recollection = self._recollection_before(viewer, plies)
            if recollection is None:
                _send_away(watchers)
                continue
            tellings = self._add(recollection, viewer, news, match)
            if not (seated or tellings or self._notices(viewer, news)):
                continue
            told = recollection.told[len(recollection.told) - len(tellings) :]
            # One message for everybody who looks with the same eyes; a second one only where it differs.
            messages: dict[bool, bytes] = {}
            for watcher in watchers:
                between = watcher.between and len(tellings) > 1
                if between not in messages:
                    passed = showing.between(self.table.game, _afters(tellings), viewer) if between else []
                    messages[between] = self._update(viewer, told, recollection.n, clocks, passed)
                watcher.put(messages[between])

    def send_all_away(self) -> None:
        """Let everyone connect again: so much has happened that it has to be told elsewhere."""
        self.recent.clear()
        _send_away(self.watchers)

    def _who_watches(self) -> dict[Seat | None, list[Watcher]]:
        """The watchers of each viewer."""
        chairs, watchers = self._watched
        if chairs is not self.table.chairs or watchers != self.watchers:
            self._watched = (self.table.chairs, frozenset(self.watchers))
            self._watching = {}
            for watcher in self.watchers:
                for viewer in self.viewers(watcher):
                    self._watching.setdefault(viewer, []).append(watcher)
        return self._watching

    def _recollection_before(self, viewer: Seat | None, plies: int) -> Recollection | None:
        """What the viewer was told of the first `plies` entries; None if that would have to be replayed."""
        found, match = self.recollections.get(viewer), self.table.match
        if found is None and match is not None and plies <= (0 if self.simulates else AT_ONCE):
            found = self.recollections[viewer] = Recollection.before(match)
            earlier = match_after(match, plies)
            self._add(found, viewer, moments_since(found.match, earlier), earlier)
        return found if found is not None and len(found.match.entries) == plies else None

    def _add(
        self, recollection: Recollection, viewer: Seat | None, news: Sequence[AnyMoment], match: AnyMatch
    ) -> list[AnyTelling]:
        """What the viewer is told of these moments, which led to this match; it is remembered."""
        tellings = tell(self.table.game, news, viewer, recollection.n)
        recollection.add(match, encoded(tellings, self.times, viewer))
        self.memory.keep(recollection)
        return tellings

    def _update(
        self,
        viewer: Seat | None,
        told: Sequence[bytes],
        n: int,
        clocks: wire.ClockFace,
        passed: list[wire.Position],
    ) -> bytes:
        return _ENCODER.encode(showing.update(self.table, viewer, told, n, clocks, passed))

    def _notices(self, viewer: Seat | None, news: Sequence[AnyMoment]) -> bool:
        """Whether the viewer acted, or sees a change."""
        game, before, after = self.table.game, news[0].before, news[-1].after
        return (
            any(moment.entry.seat == viewer for moment in news)
            or game.actors(before) != game.actors(after)
            or game.observe(before, viewer) != game.observe(after, viewer)
        )

    def to_retell(self, since: Mapping[Seat | None, int]) -> list[Seat | None]:
        """The viewers for whom too much would have to be replayed here, after what they know already."""
        return [viewer for viewer, told in since.items() if not self._recalls(viewer, told)]

    def _recalls(self, viewer: Seat | None, since: int) -> bool:
        match = self.table.match
        if match is None:
            return True
        known = self.recollections.get(viewer)
        behind = len(match.entries) - (0 if known is None else len(known.match.entries))
        return behind <= (0 if self.simulates else AT_ONCE) and (known is None or known.recalls(since))

    def retell(self, match: AnyMatch, found: Mapping[Seat | None, Retold]) -> None:
        """Remember what was told up to this match, which may meanwhile have gone on."""
        for viewer, told in found.items():
            known = self.recollections.get(viewer)
            if known is not None:
                self.memory.drop((known,))
            self.recollections[viewer] = (
                Recollection(match, told) if known is None else known.completed_by(match, told)
            )
        self.memory.keep(*(self.recollections[viewer] for viewer in found))

    def catch_up(self, viewer: Seat | None, since: int, now: int, between: bool) -> bytes:
        """Everything the viewer may know, including what it has missed since then."""
        recollection = self._recollection_now(viewer)
        told = recollection.since(since)
        # Who is new sees the table as it is now: nothing of the past is shown, so no positions are needed.
        passed = self._passed(recollection, viewer, len(told)) if between and since > 0 else []
        clocks = showing.clock_face(self.table, self.away, now)
        return self._update(viewer, told, recollection.n, clocks, passed)

    def knows_less(self, since: Mapping[Seat | None, int]) -> bool:
        """Whether one of these viewers says that it was told of more than this node knows."""
        if self.table.match is None:
            return any(since.values())
        return any(told > self._recollection_now(viewer).n for viewer, told in since.items())

    def _recollection_now(self, viewer: Seat | None) -> Recollection:
        """What the viewer was told up to now."""
        match = self.table.match
        assert match is not None, "there is nothing to know before the match begins"
        recollection = self.recollections.get(viewer)
        if recollection is None:
            recollection = self.recollections[viewer] = Recollection.before(match)
        if recollection.match is not match:
            self._add(recollection, viewer, moments_since(recollection.match, match), match)
        self.memory.keep(recollection)
        return recollection

    def _passed(self, recollection: Recollection, viewer: Seat | None, count: int) -> list[wire.Position]:
        """The positions between the latest moments, as far back as they are remembered."""
        afters = {moment.ply: moment.after for moment in self.recent}
        plies = recollection.plies[len(recollection.plies) - count :]
        known = list(takewhile(lambda ply: ply in afters, reversed(plies)))
        return showing.between(self.table.game, [afters[ply] for ply in reversed(known)], viewer)

    def page_before(self, viewer: Seat | None, n: int) -> list[bytes] | None:
        """What the viewer was told before this number, as far as one message takes; None if forgotten."""
        known = self.recollections.get(viewer)
        return None if known is None else known.page_before(n)

    def latest_frames(self, viewer: Seat | None, start: int, count: int) -> bytes | None:
        """These moments as the viewer saw them, as they are sent; None unless all of them are remembered."""
        known = self.recollections.get(viewer)
        if known is None or known.match is not self.table.match:
            return None
        recent = {moment.ply: moment for moment in self.recent}
        last = min(start + count - 1, known.n)
        plies = [known.ply_of(n) for n in range(start, last + 1)]
        if len(plies) > MOST_FRAMES_HERE or not all(ply in recent for ply in plies):
            return None
        game, told = self.table.game, known.told[start - known.first :]
        states = [recent[ply].after for ply in plies if ply is not None]
        frames = [
            showing.told_frame(game, state, n, one, viewer)
            for n, (state, one) in enumerate(zip(states, told, strict=False), start)
        ]
        return _ENCODER.encode(wire.Frames(self.table.id, viewer, False, known.n, frames))

    def drop_recollections(self) -> None:
        """Forget what was told, because the table is no longer kept in memory."""
        self.memory.drop(self.recollections.values())
        self.recollections.clear()


def _afters(tellings: Sequence[AnyTelling]) -> list[object]:
    return [telling.moment.after for telling in tellings]


def _send_away(watchers: Iterable[Watcher]) -> None:
    for watcher in tuple(watchers):
        watcher.close(CONNECT_AGAIN)
