"""Copies of a store in SQLite: made while a server is running, checked by opening them, and put back."""

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from meseta.store.errors import StoreError
from meseta.store.files import PRIVATE_FILE, make_folder
from meseta.store.migrations import STEPS
from meseta.store.problems import (
    BackupExists,
    BackupUnreadable,
    BackupUnwritable,
    StoreDamaged,
    StoreMissing,
    StoreNewer,
    StoreNotOurs,
)

SIDECARS: Final = ("-wal", "-shm")
"""What SQLite keeps beside a database while it is in use."""


class Content(NamedTuple):
    """What is in a database that was opened and checked."""

    tables: int
    people: int
    entries: int
    step: int
    """The last step of the schema that it has taken."""
    size: int
    """Bytes."""


def back_up(database: Path, copy: Path) -> Content:
    """Copy the database to a new file, as it is at one moment, and check the copy."""
    if not database.is_file():
        raise StoreError(StoreMissing(path=str(database)))
    _create(copy)
    try:
        _copy(database, copy)
        return inspect(copy)
    except BaseException:
        with suppress(OSError):
            copy.unlink()
        raise


def restore(copy: Path, database: Path) -> Path | None:
    """Put a copy in the place of the database, which no server may be using. Whatever was there is kept
    beside it; returns where."""
    inspect(copy)
    make_folder(database.parent)
    draft = database.with_name(f"{database.name}.restoring")
    draft.unlink(missing_ok=True)
    _create(draft)
    _copy(copy, draft)
    inspect(draft)
    kept = _set_aside(database)
    os.replace(draft, database)
    return kept


def inspect(path: Path) -> Content:
    """What is in the database; raises `StoreError` if it is damaged, or not one of ours."""
    try:
        with _reading(path) as connection:
            ((verdict,),) = connection.execute("PRAGMA integrity_check(1)").fetchall()
            if verdict != "ok":
                raise StoreError(StoreDamaged(path=str(path), detail=str(verdict)[:100]))
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
            if not {"migrations", "tables", "entries", "people"} <= names:
                raise StoreError(StoreNotOurs(path=str(path)))
            tables, people, entries, step = (
                connection.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0]
                for name in ("tables", "people", "entries", "migrations")
            )
    except sqlite3.DatabaseError as error:
        if "not a database" in str(error):
            raise StoreError(StoreNotOurs(path=str(path))) from None
        if "malformed" in str(error):
            raise StoreError(StoreDamaged(path=str(path), detail=str(error)[:100])) from None
        raise StoreError(BackupUnreadable(path=str(path), detail=str(error)[:100])) from None
    if step > len(STEPS):
        raise StoreError(StoreNewer(found=step, known=len(STEPS)))
    return Content(tables, people, entries, step, path.stat().st_size)


def _create(path: Path) -> None:
    """A new file that only its owner can read; raises if there is one already."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE))
    except FileExistsError:
        raise StoreError(BackupExists(path=str(path))) from None
    except OSError as error:
        raise StoreError(BackupUnwritable(path=str(path), detail=error.strerror or str(error))) from None


def _copy(source: Path, target: Path) -> None:
    """Copy one database into another, in one file without sidecars."""
    try:
        with _reading(source) as reading, closing(sqlite3.connect(target)) as writing:
            reading.backup(writing)  # all at once: whoever writes meanwhile is not held up
            writing.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise StoreError(BackupUnwritable(path=str(target), detail=str(error)[:100])) from None


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that creates no file and changes nothing."""
    address = f"file:{quote(str(path.absolute()))}?mode={'rw' if _in_use(path) else 'ro'}"
    with closing(sqlite3.connect(address, uri=True, timeout=10)) as connection:
        connection.execute("PRAGMA query_only = ON")
        yield connection


def _in_use(path: Path) -> bool:
    """Whether changes may be waiting beside the file, which only a connection that may write can read."""
    return any(path.with_name(path.name + suffix).exists() for suffix in SIDECARS)


def _set_aside(database: Path) -> Path | None:
    """Where the former database is kept from now on; None if there was none."""
    if not database.exists():
        return None
    kept = database.with_name(f"{database.stem}-before-{time.strftime('%Y%m%d-%H%M%S')}{database.suffix}")
    if kept.exists():
        raise StoreError(BackupExists(path=str(kept)))
    for suffix in ("", *SIDECARS):
        file = database.with_name(database.name + suffix)
        if file.exists():
            shutil.move(file, kept.with_name(kept.name + suffix))
    return kept
