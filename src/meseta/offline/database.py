"""SQLite on a device: one connection for whoever reads or writes.

There are no threads, so nobody can come between the statements of a transaction. And the browser's files
(the origin private file system) have neither locks nor shared memory: the lock is taken for good, and the
journal is a file that is emptied, never deleted, because another could not be opened while Python runs.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from meseta.store.backup import inspect
from meseta.store.sqlite import Sqlite, SqliteConnection

DEVICE_SETTINGS: Final = ("locking_mode = EXCLUSIVE", "journal_mode = TRUNCATE", "temp_store = MEMORY")


class DeviceConnection(SqliteConnection):
    """The one connection, which is never closed: whoever used it is replaced by whoever uses it next."""

    def close(self) -> None:
        """Give up what was not committed."""
        if self._raw.in_transaction:
            self._raw.execute("ROLLBACK")

    def copied(self) -> bytes:
        """The whole database, as a file of its own has it."""
        return self._raw.serialize()

    def replace(self, copy: Path) -> None:
        """Put the content of another database in the place of this one's, wholly or not at all; raises
        `StoreError` if it is damaged or not one of ours."""
        inspect(copy)
        with closing(sqlite3.connect(copy)) as source:
            source.backup(self._raw)


class DeviceSqlite(Sqlite):
    """A file of the browser's, for one worker."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._shared: DeviceConnection | None = None

    def connect(self, purpose: str) -> DeviceConnection:
        """The connection, made when first asked for."""
        if self._shared is None:
            connection = super().connect(purpose)
            assert isinstance(connection, DeviceConnection), "`_opened` makes no other"
            self._shared = connection
        return self._shared

    def _opened(self) -> DeviceConnection:
        return DeviceConnection(self.path, *DEVICE_SETTINGS)
