"""The games, each in a package of its own with the same rooms, and the list of them by key."""

from collections.abc import Callable
from typing import Final

from meseta.core.errors import BadEdition, BadSetup
from meseta.core.game import AnyGame


def _shifting_stones(edition: str | None) -> AnyGame:
    from meseta.games.shifting_stones.content import STANDARD, read_edition
    from meseta.games.shifting_stones.game import ShiftingStones

    return ShiftingStones(STANDARD if edition is None else read_edition(edition))


def _in_the_ruin(edition: str | None) -> AnyGame:
    from meseta.games.in_the_ruin.content import HOUSE, read_edition
    from meseta.games.in_the_ruin.game import InTheRuin

    return InTheRuin(HOUSE if edition is None else read_edition(edition))


def _sonora(edition: str | None) -> AnyGame:
    from meseta.games.sonora.content import HOUSE, read_edition
    from meseta.games.sonora.game import Sonora

    return Sonora(HOUSE if edition is None else read_edition(edition))


_GAMES: Final[dict[str, Callable[[str | None], AnyGame]]] = {
    "shifting_stones": _shifting_stones,
    "in_the_ruin": _in_the_ruin,
    "sonora": _sonora,
}

KEYS: Final = tuple(_GAMES)
"""Every registered game."""


def open_game(key: str, edition: str | None = None) -> AnyGame:
    """The game of that key, with its standard edition or with the one whose file's text is given."""
    if key not in _GAMES:
        raise BadSetup("unknown_game", game=key[:40], known=", ".join(KEYS))
    return _GAMES[key](edition)


def _shifting_stones_violations(text: str) -> tuple[BadEdition, ...]:
    from meseta.games.shifting_stones.content import parse_edition, violations

    return tuple(violations(parse_edition(text)))


def _in_the_ruin_violations(text: str) -> tuple[BadEdition, ...]:
    from meseta.games.in_the_ruin.content import parse_edition, violations

    return tuple(violations(parse_edition(text)))


def _sonora_violations(text: str) -> tuple[BadEdition, ...]:
    from meseta.games.sonora.printed import parse_edition, violations

    return tuple(violations(parse_edition(text)))


_VIOLATIONS: Final[dict[str, Callable[[str], tuple[BadEdition, ...]]]] = {
    "shifting_stones": _shifting_stones_violations,
    "in_the_ruin": _in_the_ruin_violations,
    "sonora": _sonora_violations,
}

EDITIONS: Final = tuple(_VIOLATIONS)
"""The games whose editions can be checked."""


def edition_violations(key: str, text: str) -> tuple[BadEdition, ...]:
    """Everything that keeps the file from being an edition of the game; raises where it is none at all."""
    if key not in _VIOLATIONS:
        raise BadSetup("unknown_game", game=key[:40], known=", ".join(EDITIONS))
    return _VIOLATIONS[key](text)
