"""Who is connected: what this node says of those who are here, and what it hears of those elsewhere."""

import logging
from collections.abc import Iterable

from meseta.core.seats import Seat
from meseta.store.errors import Conflict, StoreError
from meseta.store.store import Store
from meseta.tables.background import Background
from meseta.tables.live import LiveTable
from meseta.tables.logs import note


class Presence:
    """One node's eyes at the door of every table.

    What it has said and heard of a table changes only under that table's `attendance`: what one look saw
    cannot overtake what a later one sees, nor can somebody's leaving overtake their return.
    """

    def __init__(self, store: Store, every: float) -> None:
        self._store = store
        self._background = Background()
        self.silent = False
        """Whether this node is going away: who was here connects again, perhaps elsewhere."""
        self._lasting = round(every * 3000)
        """Milliseconds for which others believe a sign of life: two may be lost."""

    def seats_changed(self, live: LiveTable) -> None:
        """Somebody came or left, or took a seat or gave one up: announce it when there is time."""
        self._background.do(self._try_to_announce(live))

    async def finish(self) -> None:
        """Wait until everything that was begun is announced."""
        await self._background.finish()

    async def _try_to_announce(self, live: LiveTable) -> None:
        if self.silent:
            return
        try:
            await self.announce(live)
        except (StoreError, Conflict) as error:  # one can play without being seen to be there
            note("announcing_failed", level=logging.WARNING, error=type(error).__name__)

    async def announce(self, live: LiveTable) -> None:
        """Say who has come to the table on this node and who has left, if anybody has, and look again."""
        async with live.attendance:
            here = live.here()
            come, gone = here - live.announced, live.announced - here
            if come:
                await self._say([(live.table.id, seat) for seat in come], tell=True)
            if gone:
                await self._store.mark_absent(live.table.id, sorted(gone))
            if come or gone:
                live.announced = here
                await self._look(live)

    async def look(self, live: LiveTable) -> None:
        """Look who is connected to any node; tell everyone who is here if that has changed."""
        async with live.attendance:
            await self._look(live)

    async def _look(self, live: LiveTable) -> None:
        present = frozenset(await self._store.present_seats(live.table.id))
        if present != live.present:
            live.present = present
            live.tell_seats(self._store.now())

    async def sign_of_life(self, lives: Iterable[LiveTable]) -> None:
        """Say again who is here, lest they be taken for absent; look who has fallen silent elsewhere."""
        lives = list(lives)
        if seats := [(live.table.id, seat) for live in lives for seat in live.here()]:
            await self._say(seats, tell=False)
        for live in lives:
            await self.announce(live)
            if live.present - live.announced:
                await self.look(live)

    async def _say(self, seats: list[tuple[str, Seat]], tell: bool) -> None:
        await self._store.mark_present(seats, self._lasting, tell)
