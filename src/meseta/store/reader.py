"""A few threads that read, each with a connection of its own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import TypeVar

from meseta.store.dialect import Connection, Dialect, Patience
from meseta.store.errors import StoreError
from meseta.store.problems import StoreUnavailable

T = TypeVar("T")
THREADS = 2


class Reader:
    """Reads beside the event loop, and once more if that failed."""

    def __init__(self, dialect: Dialect, patience: Patience) -> None:
        self._dialect = dialect
        self._patience = patience
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="meseta reader")
        self._local = local()
        self._connections: list[Connection] = []

    def close(self) -> None:
        """Finish what is being read, and close the connections."""
        self._threads.shutdown()
        for connection in self._connections:
            connection.close()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """What the work returns; raises `StoreError` if the database does not answer in time."""
        try:
            async with asyncio.timeout(self._patience.statement + self._patience.connect):
                reading = asyncio.get_running_loop().run_in_executor(self._threads, self._read_twice, work)
                return await reading
        except TimeoutError:  # everyone who reads may be waiting for a database that does not answer
            raise StoreError(StoreUnavailable(detail="timeout")) from None

    def _read_twice(self, work: Callable[[Connection], T]) -> T:
        try:
            return self._read_once(work)
        except StoreError:  # say, an idle connection was cut; reading again does no harm
            return self._read_once(work)

    def _read_once(self, work: Callable[[Connection], T]) -> T:
        connection: Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            try:
                connection = self._local.connection = self._dialect.connect("reader")
            except StoreError as error:  # the details are for whoever starts the server
                raise StoreError(StoreUnavailable(detail=error.code)) from error
            self._connections.append(connection)
        try:
            return work(connection)
        except Exception as error:
            self._local.connection = None  # it may be broken; the next reader gets a new one
            connection.close()
            if not self._dialect.is_outage(error):
                raise
            raise StoreError(StoreUnavailable(detail=type(error).__name__)) from error
