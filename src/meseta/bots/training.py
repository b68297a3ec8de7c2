"""What can be trained: a bot's opinions as named numbers, each within its range."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

import msgspec

from meseta.bots.bot import AnyBot
from meseta.bots.registry import make_bot
from meseta.core.game import AnyGame
from meseta.core.plugin import resolve
from meseta.games import find_plugin

__all__ = ["Trainable", "Weight"]


START: Final = "start"
"""What the bot is called that has the numbers where they start."""


class Weight(msgspec.Struct, frozen=True):
    """A number that may be tuned."""

    name: str
    start: float
    low: float
    high: float
    alone: bool = True
    """Whether it changes anything for somebody who plays alone."""

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
    rival: str | None
    """The rung that it is measured against, playing at about the same speed; None for the same bot with the
    numbers where they start."""
    spread: float
    """Points by which equal bots typically differ; a lead of so many counts, a far larger one hardly more."""

    @property
    def rival_name(self) -> str:
        """What the rival is called."""
        return self.rival or START

    def make_rival(self, game: AnyGame) -> AnyBot:
        """A bot to be measured against."""
        if self.rival is not None:
            return make_bot(self.rival, game)
        return self.make({weight.name: weight.start for weight in self.weights}, game)

    def in_company(self, seats: Sequence[int]) -> "Trainable":
        """The same with only the numbers that matter in games of so many players."""
        matter = [weight for weight in self.weights if weight.alone or max(seats) > 1]
        return msgspec.structs.replace(self, weights=tuple(matter))

    def opinions(self, places: Sequence[float]) -> dict[str, float]:
        """The numbers at these places of their ranges."""
        return {weight.name: weight.at(place) for weight, place in zip(self.weights, places, strict=True)}


def trainable(game: str) -> Trainable | None:
    """What can be trained of the game; None if it names nothing."""
    found = find_plugin(game)
    if found is None or found.training is None:
        return None
    return cast(Trainable, resolve(found, found.training))
