"""What a game's package holds: its files, and the events and faults that it defines."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TypeVar

from meseta.core.game import AnyGame

Kind = TypeVar("Kind")


def package_name(game: AnyGame) -> str:
    """The package in which the game's class stands."""
    return type(game).__module__.rpartition(".")[0]


def sources(game: AnyGame) -> list[Path]:
    """Every Python file of the game's package."""
    return sorted(
        file for folder in import_module(package_name(game)).__path__ for file in Path(folder).rglob("*.py")
    )


def defined(game: AnyGame, kind: type[Kind]) -> list[type[Kind]]:
    """Every kind of event, fault or the like that the game's package defines."""
    package = import_module(package_name(game))
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    return [found for found in _subclasses(kind) if found.__module__.startswith(f"{package.__name__}.")]


def _subclasses(kind: type[Kind]) -> Iterator[type[Kind]]:
    for found in kind.__subclasses__():
        yield found
        yield from _subclasses(found)
