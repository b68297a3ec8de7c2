"""Counting matches that are over: what statistics show beyond the score is found by replaying, once, in the
process that replays. So are the results of matches that were over before results were kept (ADR 71)."""

import logging
from typing import Final

from meseta.core.errors import MesetaError
from meseta.play.results import Result, counted
from meseta.store.errors import StoreError
from meseta.store.rows import Stored, Uncounted
from meseta.tables.changes import result_rows
from meseta.tables.errors import Busy
from meseta.tables.hub import Hub
from meseta.tables.logs import brief, note
from meseta.tables.replays import PATIENT
from meseta.tables.retelling import restored, story_of

AT_ONCE: Final = 5
"""How many matches one node counts, one after another, before it looks after anything else."""


class Counting:
    """Counts for one node."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def count(self) -> None:
        """Count some of the matches that are still to be counted."""
        for uncounted in await self._hub.store.own.claim_uncounted(AT_ONCE):
            try:
                await self._count(uncounted)
            except (StoreError, Busy):
                raise  # it is counted later
            except (MesetaError, RuntimeError) as error:  # the game may have been uninstalled, or fail
                note(
                    "not_counted",
                    level=logging.WARNING,
                    table=brief(uncounted.table),
                    error=str(error)[-300:],
                )
                await self._hub.store.own.keep_figures(uncounted, ())

    async def _count(self, uncounted: Uncounted) -> None:
        stored = await self._hub.store.load(uncounted.table)
        if stored is None:
            return
        found = await self._hub.replays.do(PATIENT, count_stored, stored)
        ended = max([stored.row.created, *(entry.at for entry in stored.entries[-1:]), *_event_ends(stored)])
        await self._hub.store.own.keep_figures(uncounted, result_rows(stored.row.id, *found, ended))


def _event_ends(stored: Stored) -> list[int]:
    """When somebody last conceded: chat and rematches come after the end."""
    return [event.at for event in stored.events if '"conceded"' in event.body]


def count_stored(stored: Stored) -> tuple[str, dict[str, Result]]:
    """The game of a stored match, and its results by person; none if it no longer replays."""
    table, _ = restored(stored)
    if table.match is None or table.error is not None:
        return table.settings.game, {}
    moments = story_of(table.id, table.match)
    inherited = [""] * (len(moments) - len(stored.entries))  # by a fork: nobody made them at this table
    makers = [*inherited, *(entry.by for entry in stored.entries)]
    return table.settings.game, counted(table, moments, makers)
