"""The store as the server sees it: ask and await. Writing is one thread's business, reading another's."""

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
    """Everything that lasts."""

    def __init__(self, dialect: Sqlite | Postgres, node: str) -> None:
        self.dialect = dialect
        self.node = node
        self._ahead = 0
        self._checking = asyncio.Lock()
        self._lock = _lock_folder(dialect)
        first = dialect.connect("setup")
        try:
            migrate(dialect, first)
            self._ahead = self._compared(first)
            if not dialect.shared:  # whoever had a lease was here, and is gone
                first.run(
                    "UPDATE standings SET lease_by = NULL, lease_until = NULL WHERE lease_by IS NOT NULL"
                )
        finally:
            first.close()
        self.writer = Writer(dialect)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="meseta reader")
        self._own = local()
        self._open: list[Connection] = []
        self.listener: Listener | None = None

    def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Hear what other nodes store, where there can be others."""
        if isinstance(self.dialect, Postgres):
            self.listener = Listener(self.dialect, heard, missed)

    def close(self) -> None:
        """Store what waits, and let go of everything."""
        if self.listener is not None:
            self.listener.close()
        self.writer.close()
        self._readers.shutdown()
        for connection in self._open:
            connection.close()
        if self._lock is not None:
            os.close(self._lock)

    def now(self) -> int:
        """The database's time, as near as we know it."""
        return milliseconds() + self._ahead

    async def check_clock(self) -> None:
        """Compare our time with the database's; raises where it does not answer."""
        async with self._checking:  # an earlier look must not answer last
            self._ahead = await self._read(self._compared)

    def _compared(self, connection: Connection) -> int:
        """How far the database is ahead of us. What we thought stands, unless it cannot be so: the database
        looked at its time after we first looked at ours, and before we did again."""
        before = milliseconds()
        ((theirs,),) = connection.rows(f"SELECT {self.dialect.now}")
        return max(int(theirs) - milliseconds(), min(int(theirs) - before, self._ahead))

    # Tables

    def change(self, change: Change) -> Promise:
        """Store the change; raises `Conflict` if the table has moved on since it was judged."""
        return self.writer.do_together(self._store_changes, change, change.table)

    def _store_changes(self, connection: Connection, changes: list[Change]) -> None:
        tables.store_changes(connection, changes)
        self._announce(connection, [(change.table, change.version_after) for change in changes])

    async def load(self, table: str, seq: int = 0, ply: int = 0) -> Stored | None:
        """The table with what was added after these, or None if there is none."""

        def work(connection: Connection) -> Stored | None:
            connection.run(
                self.dialect.snapshot
            )  # an event and the entries after it come together or not at all
            stored = tables.load_table(connection, table, seq, ply)
            connection.run("COMMIT")
            return stored

        return await self._read(work)

    async def tables_of(self, person: str) -> list[tuple[Listing, Seat]]:
        """The person's tables, a line for each seat; -1 for a table that is only hosted."""
        return await self._read(lambda c: tables.tables_of(c, person))

    async def open_tables(self) -> list[Listing]:
        """Open tables where somebody can still sit down."""
        return await self._read(tables.open_tables)

    async def count_unfinished(self, host: str) -> tuple[int, int]:
        """Unfinished tables: this host's, and everyone's."""
        return await self._read(lambda c: tables.count_unfinished(c, host))

    async def claim_due(self, lease: int, most: int) -> list[str]:
        """Tables this node must see to now."""
        return await self.writer.do(lambda c: tables.claim_due(self.dialect, c, self.node, lease, most))

    async def renew_leases(self, lease: int, ids: list[str]) -> None:
        """Go on seeing to these tables."""
        await self.writer.do(lambda c: tables.renew_leases(self.dialect, c, self.node, lease, ids))

    async def give_up(self, table: str) -> None:
        """The table's match cannot go on: nobody has to see to it any more."""
        await self.writer.do(lambda c: tables.give_up(c, table), table)

    async def expire(self, status: str, before: int, most: int) -> list[str]:
        """Forget abandoned tables; their ids."""
        return await self.writer.do(lambda c: tables.expire(self.dialect, c, status, before, most))

    # People

    async def add_person(self, id: str, name: str, hash: str) -> None:
        """Somebody new comes in, with a session."""
        await self.writer.do(lambda c: people.add_person(c, id, name, hash, self.now()))

    async def find_person(self, id: str) -> PersonRow | None:
        """The person of that id."""
        return await self._read(lambda c: people.find_person(c, id))

    async def rename(self, id: str, name: str) -> None:
        """The person goes by another name from now on."""
        await self.writer.do(lambda c: people.rename(c, id, name, self.now()))

    async def find_token(self, hash: str) -> TokenRow | None:
        """What the token stands for."""
        return await self._read(lambda c: people.find_token(c, hash))

    async def drop_token(self, hash: str) -> None:
        """The token is worth nothing from now on."""
        await self.writer.do(lambda c: people.drop_token(c, hash))

    async def add_seat_token(self, hash: str, person: str, table: str, seat: Seat) -> None:
        """A private link to a seat."""
        await self.writer.do(lambda c: people.add_seat_token(c, hash, person, table, seat, self.now()))

    async def drop_seat_tokens(self, table: str, seat: Seat) -> int:
        """All private links to the seat are worth nothing from now on."""

        def work(connection: Connection) -> int:
            dropped = people.drop_seat_tokens(connection, table, seat)
            self._announce(connection, [(table, 0)])  # whoever came by such a link may be at another node
            return dropped

        return await self.writer.do(work, table)

    async def link(self, person: str, hash: str) -> None:
        """The person holds the seat of a private link."""
        await self.writer.do(lambda c: people.link(c, person, hash))

    async def linked_seats(self, person: str) -> list[tuple[str, Seat]]:
        """Tables and seats the person holds by private links."""
        return await self._read(lambda c: people.linked_seats(c, person))

    async def forget_strangers(self, before: int, most: int) -> int:
        """Forget people who hold nothing and were not seen since."""
        return await self.writer.do(lambda c: people.forget_strangers(c, before, most))

    # Presence

    async def be_present(self, seats: Sequence[tuple[str, Seat]], lasting: int, tell: bool) -> None:
        """These seats' owners are connected to this node."""

        def work(connection: Connection) -> None:
            people.be_present(self.dialect, connection, self.node, lasting, seats)
            if tell:
                self._announce(connection, [(table, 0) for table in sorted({table for table, _ in seats})])

        await self.writer.do(work, min(seats)[0] if seats else "")

    async def be_absent(self, table: str, seats: Sequence[Seat]) -> None:
        """These seats' owners are not connected to this node any more."""

        def work(connection: Connection) -> None:
            people.be_absent(connection, self.node, table, seats)
            self._announce(connection, [(table, 0)])

        await self.writer.do(work, table)

    async def present_seats(self, table: str) -> list[Seat]:
        """The seats whose owners are connected to any living node."""
        return await self._read(lambda c: people.present_seats(self.dialect, c, table))

    def _announce(self, connection: Connection, news: list[tuple[str, int]]) -> None:
        if self.dialect.shared:
            notices = [(CHANNEL, f"{table} {version} {self.node}") for table, version in news]
            connection.many("SELECT pg_notify(?, ?)", notices)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._reading, work)

    def _reading(self, work: Callable[[Connection], T]) -> T:
        try:
            return self._read_once(work)
        except StoreError:  # the connection was cut while it lay idle, say; reading again does no harm
            return self._read_once(work)

    def _read_once(self, work: Callable[[Connection], T]) -> T:
        connection: Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = self._own.connection = self.dialect.connect("reader")
            self._open.append(connection)
        try:
            return work(connection)
        except Exception as error:
            self._own.connection = None  # it may be broken; the next reader gets a new one
            connection.close()
            if not self.dialect.lost(error):
                raise
            raise StoreError(StoreUnavailable(detail=type(error).__name__)) from error


def _lock_folder(dialect: Sqlite | Postgres) -> int | None:
    """A lock that keeps a second node off the same file; it goes away with its process, however that ends."""
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
