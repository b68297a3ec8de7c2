"""A cache of open games, which tables with the same components share."""

from functools import lru_cache
from typing import Final
from weakref import WeakKeyDictionary

from meseta.core.game import AnyGame
from meseta.games import open_game

_KINDS: Final[set[type]] = set()
_NAMES: "Final[WeakKeyDictionary[AnyGame, tuple[str, str | None]]]" = WeakKeyDictionary()


@lru_cache(maxsize=256)
def open_cached(key: str, edition: str | None = None) -> AnyGame:
    """The game with that key, in its standard edition or the one given as the text of its file."""
    game = open_game(key, edition)
    _KINDS.add(type(game))
    _NAMES[game] = (key, edition)
    return game


def name_of(value: object) -> tuple[str, str | None] | None:
    """What an open game was opened by; None for anything else."""
    return _NAMES.get(value) if type(value) in _KINDS else None  # type: ignore[call-overload]
