"""The games, each in a package of its own with the same rooms, and the list of them by key."""

from collections.abc import Callable
from typing import Final

from meseta.core.errors import BadSetup
from meseta.core.game import AnyGame


def _shifting_stones(edition: str | None) -> AnyGame:
    from meseta.games.shifting_stones.content import STANDARD, read_edition
    from meseta.games.shifting_stones.game import ShiftingStones

    return ShiftingStones(STANDARD if edition is None else read_edition(edition))


def _sonora(edition: str | None) -> AnyGame:
    from meseta.games.sonora.content import HOUSE, read_edition
    from meseta.games.sonora.game import Sonora

    return Sonora(HOUSE if edition is None else read_edition(edition))


_GAMES: Final[dict[str, Callable[[str | None], AnyGame]]] = {
    "shifting_stones": _shifting_stones,
    "sonora": _sonora,
}

KEYS: Final = tuple(_GAMES)
"""Every registered game."""


def open_game(key: str, edition: str | None = None) -> AnyGame:
    """The game of that key, with its standard edition or with the one whose file's text is given."""
    if key not in _GAMES:
        raise BadSetup("unknown_game", game=key[:40], known=", ".join(KEYS))
    return _GAMES[key](edition)
