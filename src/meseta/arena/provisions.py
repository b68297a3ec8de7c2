"""What workers elsewhere get along with their tasks, so that they play exactly as we would."""

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeVar

import msgspec

from meseta import __version__
from meseta.arena.errors import BadCluster
from meseta.arena.problems import WorkerDiffers
from meseta.bots.parcels import Parcel, pack_bots, unpack

Item = TypeVar("Item")
Result = TypeVar("Result")

PLAYING: Final = ("core", "discs", "grids", "games", "bots", "play", "arena")
"""The packages that decide how a game goes."""
ENDINGS: Final = (".py", ".toml")


class Provisions(msgspec.Struct, frozen=True):
    """What a worker must be, and what it must have."""

    build: str
    """The version, and a digest of the code, that a worker must have."""
    parcels: tuple[Parcel, ...]
    """The code of bots in files."""


def pack(bots: Sequence[str]) -> Provisions:
    """What workers need to play these bots."""
    return Provisions(build(), pack_bots(bots))


def provided(provisions: Provisions, task: Callable[[Item], Result], item: Item) -> Result:
    """The task's result, from a worker that has what it needs; raises `BadCluster` from any other."""
    if provisions.build != build():
        raise BadCluster(WorkerDiffers(here=provisions.build, there=build()))
    for parcel in provisions.parcels:
        unpack(parcel)
    return task(item)


@cache
def build() -> str:
    """Which Meseta this is: its version, and a digest of everything in it that decides how a game goes.

    While Meseta is being developed, its version alone says little.
    """
    found = sha256()
    package = files("meseta")
    for name in PLAYING:
        _add(found.update, package / name, name)
    return f"{__version__}+{found.hexdigest()[:12]}"


def _add(update: Callable[[bytes], None], place: Traversable, name: str) -> None:
    if place.is_file():
        if name.endswith(ENDINGS):
            update(f"{name}\n".encode() + sha256(place.read_bytes()).digest())
        return
    for inside in sorted(place.iterdir(), key=lambda inside: inside.name):
        _add(update, inside, f"{name}/{inside.name}")
