"""What belongs to one person, on the database: results, devices and passes, and all of it at once."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from meseta.store import dailies, erasing, passes, results
from meseta.store.calls import keep_destinations
from meseta.store.dailies import KeptAnswer
from meseta.store.dialect import Connection
from meseta.store.rows import Device, KeptResult, PersonRow, ResultRow, Uncounted

if TYPE_CHECKING:
    from meseta.store.store import Store


class Own:
    """The part of a store that is about one person at a time."""

    def __init__(self, store: "Store") -> None:
        self._store = store

    # Results

    async def list_results(
        self, person: str, game: str, before: tuple[int, str], most: int
    ) -> list[KeptResult]:
        """The person's latest results before this time and table; of one game, or of all if it is empty."""
        return await self._store.reader.do(lambda c: results.list_results(c, person, game, before, most))

    async def count_results(self, person: str) -> dict[str, int]:
        """How many results the person has, by game."""
        return await self._store.reader.do(lambda c: results.count_results(c, person))

    async def clear_results(self, person: str) -> int:
        """Delete the person's results; returns how many there were."""
        now = self._store.now()
        return await self._store.writer.do(lambda c: results.clear_results(c, person, now))

    async def claim_uncounted(self, most: int) -> list[Uncounted]:
        """Matches that this node is to count now."""
        dialect = self._store.dialect
        return await self._store.writer.do(lambda c: results.claim_uncounted(dialect, c, most))

    async def keep_figures(self, counted: Uncounted, rows: Sequence[ResultRow]) -> None:
        """Keep the results of a match with their figures."""
        await self._store.writer.do(lambda c: results.keep_figures(c, counted, rows), counted.table)

    # Daily puzzles

    async def keep_answer(self, person: str, answer: KeptAnswer) -> bool:
        """Keep the person's answer to a daily puzzle, unless there is an earlier one; returns whether it is
        the first."""
        return await self._store.writer.do(lambda c: dailies.keep(c, person, answer))

    async def find_answer(self, person: str, day: str, game: str) -> KeptAnswer | None:
        """The person's first answer to this puzzle."""
        return await self._store.reader.do(lambda c: dailies.find(c, person, day, game))

    async def answers_between(self, person: str, first: str, last: str) -> list[KeptAnswer]:
        """The person's answers to the puzzles of these days, both included."""
        return await self._store.reader.do(lambda c: dailies.between(c, person, first, last))

    async def days_in_time(self, person: str) -> list[str]:
        """The days on which the person answered a daily puzzle in time."""
        return await self._store.reader.do(lambda c: dailies.days_in_time(c, person))

    # Devices

    async def list_devices(self, person: str) -> list[Device]:
        """The person's sessions, the earliest first."""
        return await self._store.reader.do(lambda c: passes.list_devices(c, person))

    async def drop_device(self, person: str, hash: str) -> bool:
        """End one of the person's sessions, at every node; returns whether there was one."""

        def work(connection: Connection) -> bool:
            dropped = passes.drop_device(connection, person, hash)
            self._store.tell_ended(connection, [hash])
            return dropped

        return await self._store.writer.do(work)

    async def mark_seen(self, hash: str) -> None:
        """Store that the session was used."""
        now = self._store.now()
        await self._store.writer.do(lambda c: passes.mark_seen(c, hash, now))

    async def add_pass(self, hash: str, person: str, lasting: int) -> int:
        """Add a pass that is valid for so many milliseconds; returns until when."""
        now = self._store.now()
        await self._store.writer.do(lambda c: passes.add_pass(c, hash, person, now, now + lasting))
        return now + lasting

    async def drop_passes(self, person: str) -> int:
        """Revoke all passes of the person; returns how many there were."""
        return await self._store.writer.do(lambda c: passes.drop_passes(c, person))

    async def find_pass(self, hash: str) -> PersonRow | None:
        """Whose pass it is, while it is valid."""
        now = self._store.now()
        return await self._store.reader.do(lambda c: passes.find_pass(c, hash, now))

    async def use_pass(
        self, hash: str, session: str, device: str, before: tuple[str, str] | None, along: bool
    ) -> str:
        """Use the pass up for a new session; returns whose it is, or raises `Conflict` if it is not valid.

        Whoever was somebody here `before`, by this session, no longer is; what they had comes `along` or not.
        """
        now = self._store.now()

        def work(connection: Connection) -> str:
            person = passes.use_pass(connection, hash, now)
            passes.add_device(connection, session, person, device, now)
            if before is not None:
                if along and before[0] != person:
                    keep_destinations(connection, before[1], session)
                passes.drop_device(connection, *before)
                self._store.tell_ended(connection, [before[1]])
                if along and before[0] != person:
                    passes.become(connection, before[0], person, now)
            return person

        return await self._store.writer.do(work)

    # All of it

    async def acts_of(self, person: str, most: int) -> list[tuple[str, int, str]]:
        """What the person did at tables, besides playing: table, time and event."""
        return await self._store.reader.do(lambda c: erasing.acts_of(c, person, most))

    async def person_times(self, person: str) -> tuple[int, int] | None:
        """When the person was first and last seen."""
        return await self._store.reader.do(lambda c: erasing.person_times(c, person))

    async def drop_own_tables(self, person: str, most: int) -> list[str]:
        """Delete tables at which nobody else has a seat, at every node; returns their ids."""

        def work(connection: Connection) -> list[str]:
            gone = erasing.drop_own_tables(connection, person, most)
            self._store.tell_deleted(connection, gone)
            return gone

        return await self._store.writer.do(work)

    async def hosted_waiting(self, person: str) -> list[str]:
        """The tables the person hosts whose matches have not begun."""
        return await self._store.reader.do(lambda c: erasing.hosted_waiting(c, person))

    async def unfinished_seats(self, person: str) -> list[tuple[str, int]]:
        """The person's seats at tables that are waiting or playing."""
        return await self._store.reader.do(lambda c: erasing.unfinished_seats(c, person))

    async def erase(self, person: str) -> list[str]:
        """Delete the person and end their sessions at every node; returns the sessions' hashes."""

        def work(connection: Connection) -> list[str]:
            ended = erasing.erase(connection, person)
            self._store.tell_ended(connection, ended)
            return ended

        return await self._store.writer.do(work)
