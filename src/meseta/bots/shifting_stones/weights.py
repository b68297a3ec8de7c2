"""The opinions of the planner, as numbers, which are in files with where they come from."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

import msgspec

from meseta.bots.opinions import read_opinions

BY_HAND: Final = "by_hand"


class Weights(msgspec.Struct, frozen=True):
    """What things are assumed to be worth, on top of what is fitted (`worth.KEEP`, `worth.HOLD`)."""

    keeping: float
    """How much of what a kept card adds to the next turn counts."""
    leaving: float
    """How much of what the next player is left counts."""
    keep_1: float
    """Points more that a kept 1 is worth, however far away."""
    keep_2: float
    keep_3: float
    keep_5: float
    card: float
    """Points that a card more in hand adds to a turn; only the judge asks."""

    solo_1: float
    """Alone, all that counts is to get rid of all cards: the hard ones first, while others are left to pay.
    `python -m bench.stones_solo` shows the results."""
    solo_2: float
    solo_3: float
    solo_5: float
    nearness: float
    """Alone, what is left of a card's worth for every move it is away; nobody else moves the stones."""
    strike_1: float
    """What a turn without a scored card costs, if it is the first of them."""
    strike_2: float
    strike_3: float
    strike_4: float

    def keep(self, points: int) -> float:
        """What a kept card of this value is worth beyond the table."""
        return {1: self.keep_1, 2: self.keep_2, 3: self.keep_3, 5: self.keep_5}[points]

    @property
    def solo(self) -> dict[int, float]:
        """What it is worth to have scored a card of each value in a solo game."""
        return {1: self.solo_1, 2: self.solo_2, 3: self.solo_3, 5: self.solo_5}

    @property
    def strikes(self) -> tuple[float, ...]:
        """What a turn without a scored card costs, by the number of strikes so far."""
        return (self.strike_1, self.strike_2, self.strike_3, self.strike_4)


def load_weights(name: str) -> Weights:
    """The weights in the file of that name (`data/`); those that were not trained are as tuned by hand."""
    return msgspec.convert({**_read(BY_HAND), **_read(name)}, Weights)


def _read(name: str) -> Mapping[str, float]:
    text = files(__package__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return read_opinions(text).weights


WEIGHTS: Final = load_weights(BY_HAND)
