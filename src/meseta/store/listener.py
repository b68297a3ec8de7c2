"""Hearing from PostgreSQL what other nodes have stored, and catching up after a silence."""

import asyncio
from collections.abc import Callable
from threading import Event, Thread
from typing import TypeVarTuple

from meseta.store.dialects import Postgres, PostgresConnection
from meseta.store.errors import StoreError

CHANNEL = "meseta"
PATIENCE = 1.0
"""Seconds between two looks at whether to stop, or two attempts to connect again."""

Texts = TypeVarTuple("Texts")


class Listener:
    """One connection that listens. `heard` gets each message; `missed` is called after every reconnection."""

    def __init__(self, dialect: Postgres, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._dialect = dialect
        self._heard = heard
        self._missed = missed
        self._loop = asyncio.get_running_loop()
        self._stopping = Event()
        self._thread = Thread(target=self._run, name="meseta listener", daemon=True)
        self.connections = 0
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg

        while not self._stopping.is_set():
            try:
                connection = self._dialect.connect("listener")
            except StoreError:
                self._stopping.wait(PATIENCE)
                continue
            try:
                self._listen(connection)
            except psycopg.Error:  # cut off: connect again, then look at what was missed
                self._stopping.wait(PATIENCE / 10)
            finally:
                connection.close()

    def _listen(self, connection: PostgresConnection) -> None:
        connection.raw.execute(f"LISTEN {CHANNEL}")
        self.connections += 1
        self._call(self._missed)
        while not self._stopping.is_set():
            for notice in connection.raw.notifies(timeout=PATIENCE):
                self._call(self._heard, notice.payload)

    def _call(self, callback: Callable[[*Texts], None], *values: *Texts) -> None:
        if not self._stopping.is_set():
            self._loop.call_soon_threadsafe(callback, *values)
