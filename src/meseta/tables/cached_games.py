"""Games that are open already: tables with the same components share them."""

from functools import lru_cache

from meseta.core.game import AnyGame
from meseta.games import open_game


@lru_cache(maxsize=256)
def open_cached(key: str, edition: str | None = None) -> AnyGame:
    """The game of that key, with its standard edition or with the one whose file's text is given."""
    return open_game(key, edition)
