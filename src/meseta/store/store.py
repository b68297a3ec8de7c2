"""The store as the server uses it, asynchronously: one thread writes, others read."""

import asyncio
import os
import shutil
from collections.abc import Callable, Sequence

from meseta.core.seats import Seat
from meseta.store import oversight, people, pulse, tables
from meseta.store.callstore import CallStore
from meseta.store.company import Company
from meseta.store.dialect import PATIENT, Connection, Dialect, Patience
from meseta.store.errors import StoreError
from meseta.store.files import lock_folder
from meseta.store.listener import CHANNEL
from meseta.store.machine import Listening, Machine
from meseta.store.migrations import migrate
from meseta.store.own import Own
from meseta.store.postgres import Postgres
from meseta.store.problems import StoreFull
from meseta.store.reader import Reader
from meseta.store.rows import (
    Block,
    Change,
    Listing,
    NewLink,
    Overview,
    PersonRow,
    Stored,
    TokenRow,
    Weight,
    Whoever,
)
from meseta.store.sqlite import Sqlite
from meseta.store.writer import Promise, Writer

LAST_VERSION = 2**53
"""Announced of a table that was deleted: later than any version of it."""
BLOCKS = "!"
"""Announced instead of a table when the blocked addresses have changed; no table has this id."""
RESUMED = "+"
"""Announced instead of a table when the service was interrupted, and everyone has been given time back."""
SESSION_ENDED = "/session"
"""Stands in a notice where otherwise the id of a table does, and is followed by the hash of the token."""
LEAST_FREE = 50_000_000
"""Bytes on the disk below which a node reports that it is not well."""


class Store:
    """The database, with one writing thread and a few that read."""

    def __init__(
        self, dialect: Dialect, node: str, machine: Machine | None = None, patience: Patience = PATIENT
    ) -> None:
        self.dialect = dialect
        self.patience = patience
        self.node = node
        self._machine = machine or Machine()
        self._clock_offset = 0
        self._clock_check = asyncio.Lock()
        self._lock = lock_folder(dialect.path.parent) if isinstance(dialect, Sqlite) else None
        if isinstance(dialect, Postgres):
            dialect.patience = patience
        try:
            self._set_up()
        except BaseException:
            self._unlock()
            raise
        self.writer = Writer(dialect, self._machine)
        self.reader = Reader(dialect, patience)
        self.own = Own(self)
        self.calls = CallStore(dialect, node, self.writer, self.reader, self.now)
        self.company = Company(self)
        self.listener: Listening | None = None

    def _set_up(self) -> None:
        """Bring the schema up to date; raises `StoreError` if this is not a database we can use."""
        dialect = self.dialect
        first = dialect.connect("setup")
        try:
            migrate(dialect, first)
            self._clock_offset = self._measured_offset(first)
            if not dialect.shared:  # only an earlier run of this node can have had a lease
                for leased in ("standings", "calls"):
                    first.run(
                        f"UPDATE {leased} SET lease_by = NULL, lease_until = NULL WHERE lease_by IS NOT NULL"
                    )
        except Exception as error:
            problem = dialect.opening_problem(error)
            if problem is None:
                raise
            raise StoreError(problem) from error
        finally:
            first.close()

    def listen(self, on_message: Callable[[str], None], on_connect: Callable[[], None]) -> None:
        """Listen for what other nodes store, if there can be other nodes."""
        self.listener = self._machine.listen(self.dialect, on_message, on_connect)

    def close(self) -> None:
        """Store what is waiting, and close everything."""
        if self.listener is not None:
            self.listener.close()
        self.writer.close()
        self.reader.close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def now(self) -> int:
        """Our best estimate of the database's time."""
        return self._machine.milliseconds() + self._clock_offset

    async def check_clock(self) -> None:
        """Compare our time with the database's; raises if it does not respond."""
        async with self._clock_check:  # an earlier comparison must not finish last
            self._clock_offset = await self.reader.do(self._measured_offset)

    def _measured_offset(self, connection: Connection) -> int:
        """How far the database's clock is ahead of ours. The previous estimate is kept if it is still
        possible: the database read its clock between our two readings of ours."""
        before = self._machine.milliseconds()
        ((theirs,),) = connection.rows(f"SELECT {self.dialect.now}")
        after = self._machine.milliseconds()
        return max(int(theirs) - after, min(int(theirs) - before, self._clock_offset))

    async def check_writing(self) -> None:
        """Write something; raises if that is not possible, or soon will not be."""
        if isinstance(self.dialect, Sqlite):
            free = await asyncio.to_thread(shutil.disk_usage, self.dialect.path.parent)
            if free.free < LEAST_FREE:
                raise StoreError(StoreFull(megabytes=free.free // 1_000_000))
        await self.writer.do(
            lambda c: c.run(
                f"INSERT INTO health (id, at) VALUES (1, {self.dialect.now})"
                " ON CONFLICT (id) DO UPDATE SET at = excluded.at"
            )
        )

    # Tables

    def change(self, change: Change) -> Promise:
        """Store the change; raises `Conflict` if the table has changed since it was decided."""
        return self.writer.do_together(self._store_changes, change, change.table)

    def _store_changes(self, connection: Connection, changes: list[Change]) -> None:
        tables.store_changes(connection, changes)
        self._announce(connection, [(change.table, change.version_after) for change in changes])

    async def load(self, table: str, seq: int = 0, ply: int = 0) -> Stored | None:
        """The table with what was added after this event and ply, or None if there is no such table."""

        def work(connection: Connection) -> Stored | None:
            # A snapshot, so that an event and the entries after it are loaded together or not at all.
            connection.run(self.dialect.snapshot)
            stored = tables.load_table(connection, table, seq, ply)
            connection.run("COMMIT")
            return stored

        return await self.reader.do(work)

    async def weigh(self, table: str, person: str) -> Weight | None:
        """What loading the table takes, and whether this person holds a seat there; None if there is none."""
        return await self.reader.do(lambda c: tables.weigh(c, table, person))

    async def has_opening(self, id: str) -> bool:
        """Whether this opening is stored."""
        return await self.reader.do(lambda c: tables.has_opening(c, id))

    async def drop_openings(self) -> int:
        """Delete the openings that no table begins with any longer; returns how many."""
        return await self.writer.do(tables.drop_openings)

    async def kept_judgments(self, table: str, judge: str, first: int, most: int) -> dict[int, bytes]:
        """By their numbers, the parts of the table's analysis from the first one on that this judge made."""
        return await self.reader.do(lambda c: tables.kept_judgments(c, table, judge, first, most))

    async def keep_judgment(self, table: str, judge: str, part: int, body: bytes) -> None:
        """Keep a part of the table's analysis; raises `Conflict` if there is no such table."""
        await self.writer.do(lambda c: tables.keep_judgment(c, table, judge, part, body), table)

    async def tables_of(self, person: str) -> list[tuple[Listing, Seat]]:
        """The person's tables, one item per seat; the seat is -1 for a table they only host."""
        return await self.reader.do(lambda c: tables.tables_of(c, person))

    async def open_tables(self) -> list[Listing]:
        """The open tables that still have a free seat."""
        return await self.reader.do(tables.open_tables)

    async def count_unfinished(self, host: str) -> tuple[int, int]:
        """How many tables are unfinished: this host's, and everyone's."""
        return await self.reader.do(lambda c: tables.count_unfinished(c, host))

    async def count_waiting_seats(self, person: str) -> int:
        """How many seats the person has at others' open tables whose matches have not begun."""
        return await self.reader.do(lambda c: tables.count_waiting_seats(c, person))

    async def claim_due(self, lease: int, most: int) -> list[str]:
        """The tables this node must attend to now."""
        return await self.writer.do(lambda c: tables.claim_due(self.dialect, c, self.node, lease, most))

    async def postpone(self, table: str, version: int, runs_out: int) -> None:
        """Attend to the table only when its first person's time runs out."""
        await self.writer.do(lambda c: tables.postpone(c, table, version, runs_out), table)

    async def beat(self, event: Callable[[int, int], str], every: int, longest: int) -> int:
        """Note that the service is running, unless that was noted lately; returns for how many milliseconds
        it was not, after giving everyone that time back, if it is longer than `longest`; else 0."""

        def work(connection: Connection) -> int:
            lost = pulse.beat(self.dialect, connection, event, every, longest)
            if lost:
                self._announce(connection, [(RESUMED, 0)])
            return lost

        return await self.writer.do(work)

    async def renew_leases(self, lease: int, ids: list[str]) -> None:
        """Keep attending to these tables."""
        await self.writer.do(lambda c: tables.renew_leases(self.dialect, c, self.node, lease, ids))

    async def mark_stuck(self, table: str) -> None:
        """Store that the table's match cannot continue and no node need attend to it."""
        await self.writer.do(lambda c: tables.mark_stuck(c, table), table)

    async def expire(self, status: str, before: int, most: int) -> list[str]:
        """Delete abandoned tables; returns their ids."""
        return await self.writer.do(lambda c: tables.expire(self.dialect, c, status, before, most))

    # People

    async def add_person(self, id: str, name: str, hash: str) -> None:
        """Add a new person with a session."""
        await self.writer.do(lambda c: people.add_person(c, id, name, hash, self.now()))

    async def find_person(self, id: str) -> PersonRow | None:
        """The person with that id."""
        return await self.reader.do(lambda c: people.find_person(c, id))

    async def rename(self, id: str, name: str) -> None:
        """Change the person's name."""
        await self.writer.do(lambda c: people.rename(c, id, name, self.now()))

    async def find_token(self, hash: str) -> TokenRow | None:
        """What the token stands for."""
        return await self.reader.do(lambda c: people.find_token(c, hash))

    async def drop_session(self, hash: str) -> None:
        """End the session, and tell other nodes, to which its clients may be connected."""

        def work(connection: Connection) -> None:
            people.drop_session(connection, hash)
            self.tell_ended(connection, [hash])

        await self.writer.do(work)

    async def add_seat_token(self, hash: str, link: NewLink) -> None:
        """Add a private link to a seat."""
        await self.writer.do(lambda c: people.add_seat_token(c, hash, link, self.now()), link.table)

    async def drop_seat_tokens(self, table: str, seat: Seat) -> int:
        """Revoke all private links to the seat; returns how many there were."""

        def work(connection: Connection) -> int:
            dropped = people.drop_seat_tokens(connection, table, seat)
            self._announce(
                connection, [(table, 0)]
            )  # somebody using such a link may be connected to another node
            return dropped

        return await self.writer.do(work, table)

    async def link(self, person: str, hash: str) -> None:
        """Give the person the seat of a private link."""
        await self.writer.do(lambda c: people.link(c, person, hash))

    async def whoever(self, person: str) -> Whoever:
        """What the person holds by private links, and who they once were elsewhere."""
        return await self.reader.do(lambda c: people.whoever(c, person))

    async def holds_seat(self, person: str) -> bool:
        """Whether the person holds a seat at a table that is not finished."""
        return await self.reader.do(lambda c: people.holds_seat(c, person))

    async def delete_idle_people(self, before: int, most: int) -> int:
        """Delete people who hold nothing and were last seen before then; returns how many."""
        return await self.writer.do(lambda c: people.delete_idle_people(c, before, most))

    # Presence

    async def mark_present(self, seats: Sequence[tuple[str, Seat]], lasting: int, announce: bool) -> None:
        """Store that these seats' owners are connected to this node; `announce` it to other nodes."""

        def work(connection: Connection) -> None:
            people.mark_present(self.dialect, connection, self.node, lasting, seats)
            if announce:
                self._announce(connection, [(table, 0) for table in sorted({table for table, _ in seats})])

        await self.writer.do(work, min(seats)[0] if seats else "")

    async def mark_absent(self, table: str, seats: Sequence[Seat]) -> None:
        """Store that these seats' owners are no longer connected to this node."""

        def work(connection: Connection) -> None:
            people.mark_absent(connection, self.node, table, seats)
            self._announce(connection, [(table, 0)])

        await self.writer.do(work, table)

    async def present_seats(self, table: str) -> list[Seat]:
        """The seats whose owners are connected to any live node, and a negative number for each spectator."""
        return await self.reader.do(lambda c: people.present_seats(self.dialect, c, table))

    # Operators

    async def latest_tables(self, most: int) -> list[Overview]:
        """The tables that were touched last."""
        return await self.reader.do(lambda c: oversight.latest_tables(c, most))

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are, by status."""
        return await self.reader.do(oversight.count_tables)

    async def tables_beginning(self, prefix: str, most: int) -> list[str]:
        """The ids of tables that begin like this."""
        return await self.reader.do(lambda c: oversight.tables_beginning(c, prefix, most))

    async def delete_table(self, table: str) -> bool:
        """Delete a table, and let other nodes know; returns whether there was one."""

        def work(connection: Connection) -> bool:
            deleted = oversight.delete_table(connection, table)
            self.tell_deleted(connection, [table])
            return deleted

        return await self.writer.do(work, table)

    async def list_blocks(self) -> list[Block]:
        """The addresses that are blocked."""
        return await self.reader.do(lambda c: oversight.list_blocks(c, self.now()))

    async def add_block(self, block: Block) -> None:
        """Block an address at every node."""

        def work(connection: Connection) -> None:
            oversight.add_block(connection, block)
            self._announce(connection, [(BLOCKS, 0)])

        await self.writer.do(work)

    async def drop_block(self, network: str) -> bool:
        """Unblock an address at every node; returns whether it was blocked."""

        def work(connection: Connection) -> bool:
            dropped = oversight.drop_block(connection, network)
            self._announce(connection, [(BLOCKS, 0)])
            return dropped

        return await self.writer.do(work)

    async def pass_on(self, table: str, message: str) -> None:
        """Pass a short message about the table on to other nodes, without storing it."""
        if self.dialect.shared:
            notice = f"{table} - {self.node} {message}"
            await self.writer.do(lambda c: self._notify(c, [notice]), table)

    def tell_ended(self, connection: Connection, hashes: Sequence[str]) -> None:
        """Tell other nodes that these sessions have ended."""
        self._notify(connection, [f"{SESSION_ENDED} {hash} {self.node}" for hash in hashes])

    def tell_deleted(self, connection: Connection, gone: Sequence[str]) -> None:
        """Tell other nodes that these tables no longer exist."""
        self._announce(connection, [(table, LAST_VERSION) for table in gone])

    def _announce(self, connection: Connection, news: list[tuple[str, int]]) -> None:
        self._notify(connection, [f"{table} {version} {self.node}" for table, version in news])

    def _notify(self, connection: Connection, messages: list[str]) -> None:
        if self.dialect.shared:  # in one statement, whose cost hardly depends on how many messages there are
            connection.rows(
                "SELECT pg_notify(?, message) FROM unnest(CAST(? AS text[])) AS message", CHANNEL, messages
            )
