"""What can be trained: a bot's opinions as named numbers, each within its range."""

from collections.abc import Callable, Mapping, Sequence
from typing import cast

import msgspec

from meseta.bots.bot import AnyBot
from meseta.core.game import AnyGame
from meseta.core.plugin import resolve
from meseta.games import find_plugin

__all__ = ["Trainable", "Weight"]


class Weight(msgspec.Struct, frozen=True):
    """A number that may be tuned."""

    name: str
    start: float
    low: float
    high: float

    def at(self, place: float) -> float:
        """The number at this place of its range, from 0 to 1, to four digits.

        >>> Weight("pace", 3.3, low=2.0, high=5.0).at(0.25)
        2.75
        """
        return float(f"{self.low + place * (self.high - self.low):.4g}")

    @property
    def place(self) -> float:
        """Where in its range it starts, from 0 to 1."""
        return (self.start - self.low) / (self.high - self.low)


class Trainable(msgspec.Struct, frozen=True):
    """A bot of a game with numbers to tune (`GamePlugin.training`)."""

    weights: tuple[Weight, ...]
    make: Callable[[Mapping[str, float], AnyGame], AnyBot]
    """Makes the bot with these opinions, by name; it should play fast, as it plays thousands of games."""
    rival: str
    """The rung that it is measured against, playing at about the same speed."""
    spread: float
    """Points by which equal bots typically differ; a lead of so many counts, a far larger one hardly more."""

    def opinions(self, places: Sequence[float]) -> dict[str, float]:
        """The numbers at these places of their ranges."""
        return {weight.name: weight.at(place) for weight, place in zip(self.weights, places, strict=True)}


def trainable(game: str) -> Trainable | None:
    """What can be trained of the game; None if it names nothing."""
    found = find_plugin(game)
    if found is None or found.training is None:
        return None
    return cast(Trainable, resolve(found, found.training))
