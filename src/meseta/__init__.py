"""A digital table for Sonora, In the Ruin and Shifting Stones.

What is most often needed is here; it is imported when first used, so that `import meseta` costs nothing.

>>> import meseta
>>> match = meseta.play_match("shifting_stones", bots=["greedy", "random"], seed=1)
>>> match.outcome.winners
(0,)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

__version__ = "0.1.0"
"""What `meseta --version` prints."""

__all__ = [
    "Match",
    "MesetaError",
    "__version__",
    "analyse",
    "explain",
    "flick",
    "open_game",
    "open_match",
    "picture",
    "play_match",
    "read_record",
    "start_match",
    "write_record",
]

if TYPE_CHECKING:
    from meseta.core.errors import MesetaError
    from meseta.core.record import read_record, write_record
    from meseta.discs import flick
    from meseta.games import open_game
    from meseta.i18n.words import explain
    from meseta.pictures.matches import picture
    from meseta.play.match import Match
    from meseta.play.matches import analyse, open_match, play_match, start_match

_HOMES: Final = {
    "Match": "meseta.play.match",
    "MesetaError": "meseta.core.errors",
    "analyse": "meseta.play.matches",
    "explain": "meseta.i18n.words",
    "flick": "meseta.discs",
    "open_game": "meseta.games",
    "open_match": "meseta.play.matches",
    "picture": "meseta.pictures.matches",
    "play_match": "meseta.play.matches",
    "read_record": "meseta.core.record",
    "start_match": "meseta.play.matches",
    "write_record": "meseta.core.record",
}
"""Where each name is defined. `play` cannot be one of them: that is a package, of matches as values."""


if not TYPE_CHECKING:  # else a type checker would believe in any name

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            there = (
                f"it has {', '.join(__all__)}; its packages are imported by name, as in `import meseta.games`"
            )
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}: {there}", name=name)
        return globals().setdefault(name, getattr(import_module(_HOMES[name]), name))


def __dir__() -> list[str]:
    return sorted(__all__)
