"""The code of bots in files, packed for machines that do not have these files.

What travels is what was imported when the bot was made here: its own file and the modules beside it. Other
files that it reads, or modules that it imports later, do not.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from threading import Lock
from typing import Final

import msgspec

from meseta.bots.files import loaded_files, place_elsewhere

__all__ = ["Parcel", "pack_bots", "unpack"]


class Parcel(msgspec.Struct, frozen=True):
    """A bot's file, and the modules beside it."""

    path: str
    """The file as it was named where the parcel was packed."""
    files: tuple[tuple[str, bytes], ...]
    """The bot's file first, each as its path in the bot's folder, with `/` in it, and its content."""


def pack_bots(bots: Sequence[str]) -> tuple[Parcel, ...]:
    """A parcel for each file that bots are loaded from (`path.py:Name`)."""
    return tuple(_pack(path) for path in dict.fromkeys(bot.rpartition(":")[0] for bot in bots) if path)


def _pack(path: str) -> Parcel:
    folder = Path(path).resolve().parent
    found = {file.relative_to(folder).as_posix(): file.read_bytes() for file in loaded_files(Path(path))}
    own = Path(path).resolve().name
    return Parcel(path, ((own, found.pop(own)), *sorted(found.items())))


_unpacking: Final = Lock()


def unpack(parcel: Parcel) -> None:
    """From now on, the bot's file is loaded from the parcel, wherever it was packed."""
    with _unpacking:
        place_elsewhere(Path(parcel.path), _unpacked(parcel))


@cache
def _unpacked(parcel: Parcel) -> Path:
    """The bot's file in a new folder of this process."""
    folder = Path(mkdtemp(prefix="meseta-bot-"))
    for name, content in parcel.files:
        place = folder.joinpath(*name.split("/"))
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    return folder / parcel.files[0][0]
