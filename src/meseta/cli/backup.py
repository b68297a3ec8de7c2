"""`meseta backup` and `meseta restore`: copies of the tables in SQLite, made while a server is running."""

import os
from pathlib import Path

import msgspec

from meseta.cli.admin import Operator
from meseta.cli.voice import console, speak
from meseta.core.errors import BadSetup
from meseta.server.admin import find_access
from meseta.server.config import DATABASE_VARIABLE, data_folder
from meseta.server.oversight import Restored
from meseta.store.backup import back_up, inspect, restore
from meseta.store.errors import StoreError
from meseta.store.files import lock_folder
from meseta.store.problems import BackupOfPostgres, StoreInUse
from meseta.store.sqlite import DATABASE_FILE


def make_backup(copy: Path, data: Path | None, language: str | None) -> None:
    """Copy the tables to a new file, and say what is in it."""
    words = speak(language)
    found = back_up(_database(data), copy)
    values = {"tables": found.tables, "entries": found.entries, "people": found.people}
    console.print(words.say("cli-backed-up", path=str(copy), **values), markup=False)


def restore_backup(copy: Path, data: Path | None, language: str | None) -> None:
    """Put a copy in the place of the tables; what was there is kept."""
    words = speak(language)
    database = _database(data)
    inspect(copy)
    try:
        lock = lock_folder(database.parent)
    except StoreError as error:
        if not isinstance(error.problem, StoreInUse):
            raise
        kept = _restore_running(copy, database.parent, error)
        console.print(words.say("cli-restored-running", path=str(database)), markup=False)
    else:
        try:
            former = restore(copy, database)
        finally:
            if lock is not None:
                os.close(lock)
        kept = None if former is None else str(former)
        console.print(words.say("cli-restored", path=str(database)), markup=False)
    if kept is not None:
        console.print(words.say("cli-kept-aside", path=kept), markup=False)


def _restore_running(copy: Path, data: Path, in_use: StoreError) -> str | None:
    """Where the server that uses the folder has kept what was there before."""
    try:
        access = find_access(data, None)
    except BadSetup:
        raise in_use from None  # something else uses it
    answer = Operator(access).ask("POST", "/restore", {"copy": str(copy.absolute())})
    return msgspec.json.decode(answer, type=Restored).kept


def _database(data: Path | None) -> Path:
    if os.environ.get(DATABASE_VARIABLE):
        raise StoreError(BackupOfPostgres())
    return (data or data_folder()) / DATABASE_FILE
