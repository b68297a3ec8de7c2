"""The files of a store on this machine: private to whoever runs the server, and always the same ones."""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from meseta.store.errors import StoreError
from meseta.store.problems import StoreFolder, StoreInUse

PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700


class FileIdentity(NamedTuple):
    """Which file it is, whatever it is called."""

    device: int
    number: int


def identity_of(path: Path) -> FileIdentity | None:
    """Which file has this path; None if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return FileIdentity(found.st_dev, found.st_ino)


def make_folder(folder: Path) -> None:
    """Create the folder if there is none, for nobody else to look into; one that exists is left as it is."""
    folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)


def make_private(path: Path) -> None:
    """Create the file and its folder if there are none, and let nobody else read or write the file."""
    make_folder(path.parent)
    file = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
    try:
        if os.name != "nt" and os.fstat(file).st_mode & 0o077:
            with suppress(PermissionError):  # somebody else's file, who lets us use it
                os.fchmod(file, PRIVATE_FILE)
    finally:
        os.close(file)


def lock_folder(folder: Path) -> int | None:
    """A lock that keeps a second node off the same file; it is released whenever the process ends."""
    if os.name == "nt":
        return None
    import fcntl

    try:
        make_folder(folder)
        lock = os.open(folder / "meseta.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreError(StoreFolder(path=str(folder), detail=error.strerror or str(error))) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise StoreError(StoreInUse(path=str(folder))) from None
    return lock
