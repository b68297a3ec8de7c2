"""Who is connected: announcing this node's clients, and finding out about those of other nodes."""

import logging
from collections.abc import Iterable

from meseta.core.seats import Seat
from meseta.store.errors import Conflict, StoreError
from meseta.store.store import Store
from meseta.tables.background import Background
from meseta.tables.live import LiveTable
from meseta.tables.logs import note


class Presence:
    """Keeps track of which seats' owners are connected, for all tables on this node.

    What is known and announced of a table changes only under that table's `attendance` lock, so that an older
    result cannot overwrite a newer one, nor can somebody's leaving overtake their return.
    """

    def __init__(self, store: Store, every: float) -> None:
        self._store = store
        self._background = Background()
        self.silent = False
        """Whether this node is shutting down, so that its clients will reconnect, perhaps elsewhere."""
        self._lasting = round(every * 3000)
        """Milliseconds for which a heartbeat counts; two in a row may be lost."""

    def seats_changed(self, live: LiveTable) -> None:
        """Announce in the background that somebody connected or left, or took or gave up a seat."""
        self._background.do(self._try_to_announce(live))

    async def finish(self) -> None:
        """Wait until everything is announced."""
        await self._background.finish()

    async def _try_to_announce(self, live: LiveTable) -> None:
        if self.silent:
            return
        try:
            await self.announce(live)
        except (StoreError, Conflict) as error:  # people can play without being shown as present
            note("announcing_failed", level=logging.WARNING, error=type(error).__name__)

    async def announce(self, live: LiveTable) -> None:
        """Announce who has connected to or left the table on this node, if anybody has, and look again."""
        async with live.attendance:
            here = live.announced_here()
            arrived = (here - live.announced) | (here & live.unsure)
            gone = (live.announced | live.unsure) - here
            live.unsure = arrived | gone  # until it is stored: it may be even if the store does not say so
            if arrived:
                await self._mark_present([(live.table.id, seat) for seat in arrived], announce=True)
            if gone:
                await self._store.mark_absent(live.table.id, sorted(gone))
            if arrived or gone:
                live.announced, live.unsure = here, frozenset()
                await self._look(live)

    async def look(self, live: LiveTable) -> None:
        """Find out who is connected to any node, and tell everyone here if that has changed."""
        async with live.attendance:
            await self._look(live)

    async def _look(self, live: LiveTable) -> None:
        now = self._store.now()
        if live.set_present(await self._store.present_seats(live.table.id), now):
            live.tell_seats(now)

    async def sign_of_life(self, lives: Iterable[LiveTable]) -> None:
        """Confirm who is connected here, and find out who has gone silent elsewhere."""
        lives = list(lives)
        if seats := [(live.table.id, seat) for live in lives for seat in live.announced_here()]:
            await self._mark_present(seats, announce=False)
        for live in lives:
            await self.announce(live)
            owners = frozenset(seat for seat in live.announced if seat >= 0)
            spectators = len(live.announced) - len(owners)
            # Some are connected elsewhere, or looking had failed.
            if live.present != owners or live.watching != spectators:
                await self.look(live)

    async def _mark_present(self, seats: list[tuple[str, Seat]], announce: bool) -> None:
        await self._store.mark_present(seats, self._lasting, announce)
