"""Judged matches: parts of an analysis are computed when first asked for, and then kept with the table.

A part holds the steps that begin at `PART` entries of the match, the same ones for everybody who asks. Two
who ask for it at once wait for the same work, and whoever asks later gets what was kept, at any node.
"""

import asyncio
import logging
import zlib
from typing import Final

import msgspec

from meseta.bots.judge import Scale
from meseta.core.record import write_record
from meseta.games import plugin
from meseta.play.analysis import VERSION, JudgedEntry
from meseta.play.table import Table
from meseta.store.errors import Conflict, StoreError
from meseta.store.store import Store
from meseta.tables.budgets import Budgets
from meseta.tables.limits import Who
from meseta.tables.logs import brief, note
from meseta.tables.workers import Workers

PART: Final = 4
"""Entries at which the steps of one part begin. A hint may have to wait for a part, so it is short."""
MOST_PARTS: Final = 80
"""The most kept parts in one answer."""
MOST_BYTES: Final = 200_000
"""The most bytes of a part, packed, that are kept; the largest of ours have a hundredth of that."""


class Judged(msgspec.Struct, frozen=True):
    """Some judged entries, and what they are measured in."""

    entries: tuple[JudgedEntry, ...]
    scale: Scale


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Judged)


class Judgments:
    """What this node judges and keeps."""

    def __init__(self, store: Store, workers: Workers, budgets: Budgets) -> None:
        self._store = store
        self._workers = workers
        self._budgets = budgets
        self._judging: dict[tuple[str, int], asyncio.Task[Judged]] = {}
        """By table and part, what is being computed."""

    async def since(self, table: Table, start: int, who: Who) -> Judged:
        """The next judged entries from this one on, counted from 0: all that are kept, else one part more.

        Only what has to be computed is charged; raises `TooFast` if the caller has asked for too much.
        """
        assert table.match is not None, "it may be analysed"
        last = len(table.match.entries)
        part = min(start, max(0, last - 1)) // PART
        kept = await self._store.kept_judgments(table.id, _version(table), part, MOST_PARTS)
        found: list[JudgedEntry] = []
        while True:
            packed = kept.get(part)
            judged = await self._judge(table, part, who) if packed is None else _unpacked(packed)
            found += [entry for entry in judged.entries if entry.ply > start]
            part += 1
            if part * PART >= last or (found and part not in kept):
                return Judged(tuple(found), judged.scale)

    async def _judge(self, table: Table, part: int, who: Who) -> Judged:
        """The part, computed once for all who ask for it meanwhile, even if the first of them leaves."""
        key = (table.id, part)
        task = self._judging.get(key)
        if task is None:
            self._budgets.analyses.take(who.person or who.address)
            task = self._judging[key] = asyncio.ensure_future(self._compute(table, part, who))
            task.add_done_callback(lambda done: self._forget(key, done))
        return await asyncio.shield(task)

    def _forget(self, key: tuple[str, int], done: "asyncio.Task[Judged]") -> None:
        del self._judging[key]
        if not done.cancelled():
            done.exception()  # everybody who wanted to know may have left

    async def finish(self) -> None:
        """Wait until what is being computed has been kept, or has failed."""
        await asyncio.gather(*self._judging.values(), return_exceptions=True)

    async def _compute(self, table: Table, part: int, who: Who) -> Judged:
        assert table.match is not None, "it may be analysed"
        record = write_record(table.match.record())
        start, by = part * PART, who.person or who.address
        judged = Judged(*await self._workers.study(table, record, start, start + PART, by))
        packed = zlib.compress(_ENCODER.encode(judged))
        if len(packed) <= MOST_BYTES:
            await self._keep(table, part, packed, who)
        return judged

    async def _keep(self, table: Table, part: int, packed: bytes, who: Who) -> None:
        """Store the part; what cannot be stored is computed again when it is asked for again."""
        try:
            await self._store.keep_judgment(table.id, _version(table), part, packed)
        except (Conflict, StoreError):  # the table was just deleted, or the database does not answer
            note("judgment_not_kept", level=logging.WARNING, table=brief(table.id))
        else:
            self._budgets.stored.charge(who, len(packed))


def _version(table: Table) -> str:
    """What a kept part must have been made by: another judge, or more entries, make it worthless."""
    assert table.match is not None, "it may be analysed"
    return f"{VERSION}.{plugin(table.settings.game).judge_version} {PART} {len(table.match.entries)}"


def _unpacked(packed: bytes) -> Judged:
    return _DECODER.decode(zlib.decompress(packed))
