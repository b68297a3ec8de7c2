"""A cache of open games, which tables with the same components share."""

from functools import lru_cache

from meseta.core.game import AnyGame
from meseta.games import open_game


@lru_cache(maxsize=256)
def open_cached(key: str, edition: str | None = None) -> AnyGame:
    """The game with that key, in its standard edition or the one given as the text of its file."""
    return open_game(key, edition)
