"""Notifications from PostgreSQL about what other nodes have stored, and catching up after an outage."""

import asyncio
from collections.abc import Callable
from threading import Event, Thread
from typing import TypeVarTuple

from meseta.store.errors import StoreError
from meseta.store.postgres import Postgres, PostgresConnection

CHANNEL = "meseta"
POLL_SECONDS = 1.0
"""How often the thread checks whether to stop, and how long it waits before connecting again."""

Texts = TypeVarTuple("Texts")


class Listener:
    """One listening connection. `on_message` gets each message; `on_connect` is called after every
    connection, when messages may have been missed."""

    def __init__(
        self, dialect: Postgres, on_message: Callable[[str], None], on_connect: Callable[[], None]
    ) -> None:
        self._dialect = dialect
        self._on_message = on_message
        self._on_connect = on_connect
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
                self._stopping.wait(POLL_SECONDS)
                continue
            try:
                self._listen(connection)
            except psycopg.Error:  # cut off: reconnect, then catch up on what was missed
                self._stopping.wait(POLL_SECONDS / 10)
            finally:
                connection.close()

    def _listen(self, connection: PostgresConnection) -> None:
        connection.raw.execute(f"LISTEN {CHANNEL}")
        self.connections += 1
        self._call(self._on_connect)
        while not self._stopping.is_set():
            for notice in connection.raw.notifies(timeout=POLL_SECONDS):
                self._call(self._on_message, notice.payload)

    def _call(self, callback: Callable[[*Texts], None], *values: *Texts) -> None:
        if not self._stopping.is_set():
            self._loop.call_soon_threadsafe(callback, *values)
