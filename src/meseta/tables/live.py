"""A table in use on this node: its current value, and the clients that watch it."""

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

import msgspec

from meseta.core.abilities import Simulating
from meseta.core.seats import Seat
from meseta.i18n.words import Words
from meseta.play.match import AnyMoment
from meseta.play.replay import story
from meseta.play.requests import Caller
from meseta.play.table import Table
from meseta.play.telling import tell
from meseta.tables import showing, wire
from meseta.tables.recollection import Recollection

_ENCODER = msgspec.json.Encoder()
SPECTATOR = "spectator"
REVOKED = 1008
"""The code that a socket is closed with if its private link is no longer valid."""


class Watcher(Protocol):
    """A connected client as the table sees it."""

    caller: Caller | None
    wanted: list[Seat] | None
    words: Words

    def put(self, message: bytes) -> None:
        """Queue a message."""
        ...

    def close(self, code: int) -> None:
        """Disconnect with this code."""
        ...


class LiveTable:
    """A table in memory. Its value changes only under its lock, and only after the change is stored."""

    def __init__(self, table: Table, times: list[int]) -> None:
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
        self.announced: frozenset[Seat] = frozenset()
        """The seats this node has announced as connected."""
        self.used = time.monotonic()
        self._counts: dict[Seat | None, int] = {}
        """How many moments each watched viewer has been told of."""

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

    def drop_links(self, seat: Seat) -> None:
        """Disconnect everyone who holds the seat by a private link, since all of them were revoked."""
        for watcher in tuple(self.watchers):
            if watcher.caller is not None and (self.table.id, seat) in watcher.caller.links:
                watcher.close(REVOKED)

    def info(self, watcher: Watcher, now: int) -> wire.TableInfo:
        """The table as the watcher may know it."""
        return showing.table_info(self.table, watcher.caller, self.present, now, watcher.words)

    def change(self, table: Table, times: Iterable[int]) -> None:
        """Set the value of the table after a change was stored."""
        self.table = table
        self.times.extend(times)
        self.used = time.monotonic()

    def tell_seats(self, now: int) -> None:
        """Send everyone the current seats."""
        for watcher in tuple(self.watchers):
            watcher.put(_ENCODER.encode(wire.TableChanged(self.info(watcher, now))))

    def tell_moments(self, news: Sequence[AnyMoment], now: int) -> None:
        """Send each viewer what it may know of these moments; viewers that notice nothing get nothing."""
        clocks = showing.clock_face(self.table, now)
        for viewer, watchers in self._who_watches().items():
            message = self._news(viewer, news, clocks)
            if message is not None:
                for watcher in watchers:
                    watcher.put(message)

    def _who_watches(self) -> dict[Seat | None, list[Watcher]]:
        """The watchers of each viewer."""
        chairs, watchers = self._watched
        if chairs is not self.table.chairs or watchers != self.watchers:
            self._watched = (self.table.chairs, frozenset(self.watchers))
            self._watching = {}
            for watcher in self.watchers:
                for viewer in self.viewers(watcher):
                    self._watching.setdefault(viewer, []).append(watcher)
            for viewer in self._counts.keys() - self._watching.keys():
                del self._counts[viewer]
        return self._watching

    def _news(self, viewer: Seat | None, news: Sequence[AnyMoment], clocks: wire.ClockFace) -> bytes | None:
        game = self.table.game
        before = self._counts.get(viewer)
        if before is None:
            before = self._count(viewer, len(self.times) - len(news))
        tellings = list(tell(game, news, viewer, before))
        self._counts[viewer] = before + len(tellings)
        if news and not tellings and not self._notices(viewer, news):
            return None
        told = [showing.told(telling, self.times[telling.moment.ply - 1], viewer) for telling in tellings]
        return _ENCODER.encode(showing.update(self.table, viewer, told, self._counts[viewer], clocks))

    def _notices(self, viewer: Seat | None, news: Sequence[AnyMoment]) -> bool:
        """Whether the viewer acted, or sees a change."""
        game, before, after = self.table.game, news[0].before, news[-1].after
        return (
            any(moment.entry.seat == viewer for moment in news)
            or game.actors(before) != game.actors(after)
            or game.observe(before, viewer) != game.observe(after, viewer)
        )

    def _count(self, viewer: Seat | None, plies: int) -> int:
        """How many moments the viewer has been told of in the first `plies` entries."""
        if self.table.match is None or not plies:
            return 0
        plot = story(self.table.match)[:plies]
        return sum(1 for _ in tell(self.table.game, plot, viewer))

    def to_recollect(self, since: Mapping[Seat | None, int]) -> list[Seat | None]:
        """The viewers that have, or may have, missed something, unlike after a brief disconnection."""
        return [viewer for viewer, told in since.items() if not self._missed_nothing(viewer, told)]

    def _missed_nothing(self, viewer: Seat | None, since: int) -> bool:
        return bool(since) and since == self._counts.get(viewer)

    def catch_up(self, viewer: Seat | None, since: int, known: Recollection | None, now: int) -> wire.Update:
        """Everything the viewer may know, including what it has missed since then."""
        clocks = showing.clock_face(self.table, now)
        if self._missed_nothing(viewer, since):
            return showing.update(self.table, viewer, [], since, clocks)
        assert known is not None, "who may have missed something is told by what was recollected"
        assert known.match is self.table.match, "up to now"
        tellings = known.tellings[viewer]
        self._counts[viewer] = len(tellings)
        missed = tellings[since:] if 0 <= since <= len(tellings) else tellings
        told = [showing.told(telling, self.times[telling.moment.ply - 1], viewer) for telling in missed]
        return showing.update(self.table, viewer, told, len(tellings), clocks)
