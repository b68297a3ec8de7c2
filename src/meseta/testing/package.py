"""The contents of a game's package: its files, and the events and faults it defines."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TypeVar

from meseta.core.game import AnyGame

Kind = TypeVar("Kind")


def package_name(game: AnyGame) -> str:
    """The package that contains the game's class."""
    return type(game).__module__.rpartition(".")[0]


def sources(game: AnyGame) -> list[Path]:
    """Every Python file of the game's package."""
    return sorted(
        file for folder in import_module(package_name(game)).__path__ for file in Path(folder).rglob("*.py")
    )


def defined(game: AnyGame, kind: type[Kind]) -> list[type[Kind]]:
    """Every subclass of `kind`, such as `Event` or `Fault`, defined in the game's package."""
    package = import_module(package_name(game))
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    return [found for found in _subclasses(kind) if found.__module__.startswith(f"{package.__name__}.")]


def _subclasses(kind: type[Kind]) -> Iterator[type[Kind]]:
    for found in kind.__subclasses__():
        yield found
        yield from _subclasses(found)
