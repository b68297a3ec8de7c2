"""The store's part for calls to people who are away, asynchronously."""

from collections.abc import Callable

from meseta.store import calls
from meseta.store.dialect import Dialect
from meseta.store.reader import Reader
from meseta.store.rows import Call, Destination
from meseta.store.writer import Writer

DAY = 24 * 3600 * 1000


class CallStore:
    """Where people want to be called, and which calls are due."""

    def __init__(
        self, dialect: Dialect, node: str, writer: Writer, reader: Reader, now: Callable[[], int]
    ) -> None:
        self._dialect = dialect
        self._node = node
        self._writer = writer
        self._reader = reader
        self._now = now

    async def secret(self, name: str, new: bytes) -> bytes:
        """The secret that all nodes share; the first to ask determines it."""
        return await self._writer.do(lambda c: calls.secret(c, name, new))

    async def add(self, new: Destination, person: str, session: str | None, most: int) -> None:
        """Add a destination for as long as the session lasts; raises `Conflict` if it is somebody else's, or
        if the session has ended. Beyond `most` of the kind, the person's oldest is dropped."""
        at = self._now()
        await self._writer.do(lambda c: calls.add_destination(c, new, person, session, at, most))

    async def of(self, person: str) -> list[Destination]:
        """Where the person wants to be called."""
        return await self._reader.do(lambda c: calls.destinations_of(c, person))

    async def drop_of(self, person: str, kind: str, id: str | None = None) -> int:
        """Drop the person's destinations of a kind, or one of them; returns how many."""
        return await self._writer.do(lambda c: calls.drop_destinations(c, person, kind, id))

    async def drop(self, id: str) -> bool:
        """Drop a destination; returns whether there was one."""
        return await self._writer.do(lambda c: calls.drop_destination(c, id)) > 0

    async def confirm(self, id: str) -> bool:
        """Use a destination from now on; returns whether there is one."""
        return await self._writer.do(lambda c: calls.confirm_destination(c, id)) > 0

    async def may_ask(self, address: str, most: int) -> bool:
        """Whether an address may be sent one more mail today that asks for a confirmation; it is counted."""
        now = self._now()
        return await self._writer.do(lambda c: calls.may_ask(c, address, now, now - DAY, most), address)

    async def drop_unconfirmed(self) -> int:
        """Drop the destinations that nobody has confirmed within a day."""
        return await self._writer.do(lambda c: calls.drop_unconfirmed(c, self._now() - DAY))

    async def claim(self, lease: int, most: int, slow: bool) -> list[Call]:
        """The calls that this node must make now."""
        return await self._writer.do(
            lambda c: calls.claim_calls(self._dialect, c, self._node, lease, most, slow)
        )

    async def renew(self, lease: int, made: list[Call]) -> None:
        """Keep making these calls."""
        await self._writer.do(lambda c: calls.renew_calls(self._dialect, c, self._node, lease, made))

    async def finish(self, call: Call, *, reached: bool) -> None:
        """The call was made, or nobody needs it any longer."""
        await self._writer.do(lambda c: calls.finish_call(c, call, self._now(), reached), call.table)

    async def retry(self, call: Call, wait: int, *, failed: bool) -> None:
        """Make the call again after so many milliseconds."""
        due, tries = self._now() + wait, call.tries + failed
        await self._writer.do(lambda c: calls.retry_call(c, call, due, tries), call.table)

    async def count_failure(self, id: str, most: int) -> None:
        """Count that a destination could not be reached; after so many times in a row it is dropped."""
        await self._writer.do(lambda c: calls.count_failure(c, id, most))
