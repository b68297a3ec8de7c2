"""The store as the server uses it, asynchronously: one thread writes, others read."""

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import TypeVar

from meseta.core.seats import Seat
from meseta.store import people, tables
from meseta.store.dialects import Connection, Postgres, Sqlite, milliseconds
from meseta.store.errors import StoreError
from meseta.store.listener import CHANNEL, Listener
from meseta.store.migrations import migrate
from meseta.store.problems import StoreInUse, StoreUnavailable, StoreUnopened
from meseta.store.rows import Change, Listing, PersonRow, Stored, TokenRow
from meseta.store.writer import Promise, Writer

T = TypeVar("T")
READERS = 2


class Store:
    """The database, with one writing thread and a few that read."""

    def __init__(self, dialect: Sqlite | Postgres, node: str) -> None:
        self.dialect = dialect
        self.node = node
        self._clock_offset = 0
        self._clock_check = asyncio.Lock()
        self._lock = _lock_folder(dialect)
        first = dialect.connect("setup")
        try:
            migrate(dialect, first)
            self._clock_offset = self._measured_offset(first)
            if not dialect.shared:  # only an earlier run of this node can have had a lease
                first.run(
                    "UPDATE standings SET lease_by = NULL, lease_until = NULL WHERE lease_by IS NOT NULL"
                )
        finally:
            first.close()
        self.writer = Writer(dialect)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="meseta reader")
        self._local = local()
        self._connections: list[Connection] = []
        self.listener: Listener | None = None

    def listen(self, on_message: Callable[[str], None], on_connect: Callable[[], None]) -> None:
        """Listen for what other nodes store, if there can be other nodes."""
        if isinstance(self.dialect, Postgres):
            self.listener = Listener(self.dialect, on_message, on_connect)

    def close(self) -> None:
        """Store what is waiting, and close everything."""
        if self.listener is not None:
            self.listener.close()
        self.writer.close()
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        if self._lock is not None:
            os.close(self._lock)

    def now(self) -> int:
        """Our best estimate of the database's time."""
        return milliseconds() + self._clock_offset

    async def check_clock(self) -> None:
        """Compare our time with the database's; raises if it does not respond."""
        async with self._clock_check:  # an earlier comparison must not finish last
            self._clock_offset = await self._read(self._measured_offset)

    def _measured_offset(self, connection: Connection) -> int:
        """How far the database's clock is ahead of ours. The previous estimate is kept if it is still
        possible: the database read its clock between our two readings of ours."""
        before = milliseconds()
        ((theirs,),) = connection.rows(f"SELECT {self.dialect.now}")
        return max(int(theirs) - milliseconds(), min(int(theirs) - before, self._clock_offset))

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

        return await self._read(work)

    async def tables_of(self, person: str) -> list[tuple[Listing, Seat]]:
        """The person's tables, one item per seat; the seat is -1 for a table they only host."""
        return await self._read(lambda c: tables.tables_of(c, person))

    async def open_tables(self) -> list[Listing]:
        """The open tables that still have a free seat."""
        return await self._read(tables.open_tables)

    async def count_unfinished(self, host: str) -> tuple[int, int]:
        """How many tables are unfinished: this host's, and everyone's."""
        return await self._read(lambda c: tables.count_unfinished(c, host))

    async def claim_due(self, lease: int, most: int) -> list[str]:
        """The tables this node must attend to now."""
        return await self.writer.do(lambda c: tables.claim_due(self.dialect, c, self.node, lease, most))

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
        return await self._read(lambda c: people.find_person(c, id))

    async def rename(self, id: str, name: str) -> None:
        """Change the person's name."""
        await self.writer.do(lambda c: people.rename(c, id, name, self.now()))

    async def find_token(self, hash: str) -> TokenRow | None:
        """What the token stands for."""
        return await self._read(lambda c: people.find_token(c, hash))

    async def drop_token(self, hash: str) -> None:
        """Revoke the token."""
        await self.writer.do(lambda c: people.drop_token(c, hash))

    async def add_seat_token(self, hash: str, person: str, table: str, seat: Seat) -> None:
        """Add a private link to a seat."""
        await self.writer.do(lambda c: people.add_seat_token(c, hash, person, table, seat, self.now()))

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

    async def linked_seats(self, person: str) -> list[tuple[str, Seat]]:
        """The tables and seats the person holds by private links."""
        return await self._read(lambda c: people.linked_seats(c, person))

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
        """The seats whose owners are connected to any live node."""
        return await self._read(lambda c: people.present_seats(self.dialect, c, table))

    def _announce(self, connection: Connection, news: list[tuple[str, int]]) -> None:
        if self.dialect.shared:
            notices = [(CHANNEL, f"{table} {version} {self.node}") for table, version in news]
            connection.run_many("SELECT pg_notify(?, ?)", notices)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_twice, work)

    def _read_twice(self, work: Callable[[Connection], T]) -> T:
        try:
            return self._read_once(work)
        except StoreError:  # say, an idle connection was cut; reading again does no harm
            return self._read_once(work)

    def _read_once(self, work: Callable[[Connection], T]) -> T:
        connection: Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self.dialect.connect("reader")
            self._connections.append(connection)
        try:
            return work(connection)
        except Exception as error:
            self._local.connection = None  # it may be broken; the next reader gets a new one
            connection.close()
            if not self.dialect.is_outage(error):
                raise
            raise StoreError(StoreUnavailable(detail=type(error).__name__)) from error


def _lock_folder(dialect: Sqlite | Postgres) -> int | None:
    """A lock that keeps a second node off the same file; it is released whenever the process ends."""
    if isinstance(dialect, Postgres) or os.name == "nt":
        return None
    import fcntl

    try:
        dialect.path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(dialect.path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreError(StoreUnopened(detail=error.strerror or str(error))) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise StoreError(StoreInUse(path=str(dialect.path.parent))) from None
    return lock
