"""Making the calls that are due. The database decides which node makes one: it takes a lease on the call, and
if it dies before it has said that the call was made, another makes it."""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

import msgspec

from meseta.core.errors import MesetaError
from meseta.store.rows import Call
from meseta.store.store import Store
from meseta.tables.background import repeat
from meseta.tables.calling.push import Subscription
from meseta.tables.calling.senders import Senders
from meseta.tables.calling.sending import LISTED, Gone, Sender, Unreached, telling_of
from meseta.tables.logs import brief, note
from meseta.tables.metrics import Metrics

LEASE: Final = 4000
"""Milliseconds after which another node makes a call if this one has died meanwhile."""
POLL: Final = 0.5
"""Seconds between two looks for calls that are due."""
AT_ONCE: Final = 32
"""Calls made at once to destinations that answered the last time."""
SLOWLY: Final = 8
"""Calls made at once to those that did not."""
AT_ONE_PLACE: Final = 16
"""Calls made at once at one host; the rest is made with the slow ones."""
WAITS: Final = (5, 30, 120, 600, 3600)
"""Seconds after which a call that failed is made again; after the last of them it is given up."""
LONGEST_WAIT: Final = 3600
MOST_FAILURES: Final = 5
"""Calls given up in a row after which a browser is no longer called."""
CLEAN_SECONDS: Final = 3600


class Herald:
    """Makes one node's calls."""

    def __init__(self, store: Store, senders: Senders, metrics: Metrics) -> None:
        self.senders = senders
        self._store = store
        self._metrics = metrics
        self._making: dict[asyncio.Task[None], tuple[Call, bool]] = {}
        """The calls being made, and whether each is a slow one."""
        self._places: Counter[str] = Counter()
        self._loops: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start making calls."""
        chores = ((POLL, self.claim), (LEASE / 3000, self.renew), (CLEAN_SECONDS, self.clean))
        self._loops = [asyncio.create_task(repeat(seconds, work)) for seconds, work in chores]

    async def stop(self) -> None:
        """Finish what has begun, and leave the rest to another node, or until this one is back."""
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, *self._making, return_exceptions=True)
        self.senders.close()

    async def claim(self) -> None:
        """Make what is due, as far as there is room."""
        for slow, room in ((False, AT_ONCE), (True, SLOWLY)):
            free = room - sum(kind == slow for _, kind in self._making.values())
            claimed = await self._store.calls.claim(LEASE, free, slow) if free > 0 else []
            doubles = _doubles(claimed)
            for number, call in enumerate(claimed):
                task = asyncio.create_task(self._make(call, number not in doubles))
                self._making[task] = (call, slow)
                task.add_done_callback(self._making.pop)

    async def renew(self) -> None:
        """Keep the calls that are still being made."""
        if self._making:
            await self._store.calls.renew(LEASE, [call for call, _ in self._making.values()])

    async def clean(self) -> None:
        """Forget the addresses that nobody has confirmed within a day."""
        await self._store.calls.drop_unconfirmed()

    async def _make(self, call: Call, needed: bool) -> None:
        try:
            await self._called(call, needed)
        except MesetaError as error:  # the lease will run out
            note("calling_failed", level=logging.WARNING, code=error.code)
        except Exception:
            note("calling_failed", level=logging.ERROR, trace=True, kind=call.destination.kind)
            await self._failed(call, Unreached("internal"))

    async def _called(self, call: Call, needed: bool) -> None:
        """Make the call, unless nobody needs it or knows how to."""
        calls, sender = self._store.calls, self.senders.by(call.destination.kind)
        if not needed or sender is None or call.line is None or not _is_waited_for(call, call.line):
            await calls.finish(call, reached=False)
            return
        if (early := _remind_at(call, call.line) - self._store.now()) > 0:
            await calls.retry(call, early, failed=False)
            return
        place = _place(call)
        if self._places[place] >= AT_ONE_PLACE:
            await calls.retry(call, 0, failed=False)
            return
        self._places[place] += 1
        try:
            await self._send(call, call.line, sender)
        finally:
            self._places -= Counter((place,))  # which forgets a place that nobody uses

    async def _send(self, call: Call, line: str, sender: Sender) -> None:
        kind = call.destination.kind
        try:
            waiting = await self._waiting(call)
            await sender.send(call, telling_of(call, line, waiting, self._store.now()))
        except Gone:
            await self._store.calls.drop(call.destination.id)
            self._metrics.calls_failed.add(kind)
            note("destination_gone", kind=kind)
        except Unreached as error:
            await self._failed(call, error)
        else:
            await self._store.calls.finish(call, reached=True)
            self._metrics.calls_made.add(kind)

    async def _failed(self, call: Call, error: Unreached) -> None:
        """Make the call again later, or give it up."""
        kind = call.destination.kind
        self._metrics.calls_failed.add(kind)
        note("call_failed", level=logging.WARNING, kind=kind, reason=error.reason, table=brief(call.table))
        if call.tries < len(WAITS):
            wait = min(LONGEST_WAIT, max(WAITS[call.tries], error.wait))
            await self._store.calls.retry(call, round(wait * 1000), failed=True)
            return
        await self._store.calls.finish(call, reached=False)
        if kind == "push":
            await self._store.calls.count_failure(call.destination.id, MOST_FAILURES)

    async def _waiting(self, call: Call) -> int:
        """At how many tables it is the person's turn."""
        seats = await self._store.tables_of(call.person)
        return len(
            {
                listing.id
                for listing, seat in seats
                if listing.status == "playing" and seat in LISTED.decode(listing.line).acting
            }
        )


def _is_waited_for(call: Call, line: str) -> bool:
    """Whether the table waits for the seat."""
    return call.seat in LISTED.decode(line).acting


def _remind_at(call: Call, line: str) -> int:
    """When to make the call if it is a reminder: later than was stored with the turn, if time was given back
    since. Otherwise 0."""
    listed = LISTED.decode(line)
    at = listed.remind[call.seat] if call.reminder and listed.remind else None
    return 0 if at is None else at + listed.put_off(call.runs_out)


def _place(call: Call) -> str:
    """Whom we connect to for the call."""
    if call.destination.kind != "push":
        return call.destination.kind
    return urlsplit(msgspec.json.decode(call.destination.body, type=Subscription).endpoint).hostname or ""


def _doubles(calls: Sequence[Call]) -> set[int]:
    """The numbers of the calls that somebody need not hear besides another, because they have both seats."""
    heard: set[tuple[str, str]] = set()
    doubles: set[int] = set()
    for number, call in enumerate(calls):
        key = (call.destination.id, call.table)
        if key in heard and call.destination.kind != "webhook":
            doubles.add(number)
        heard.add(key)
    return doubles
