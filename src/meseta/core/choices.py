"""What can be chosen, as offered to people and to other programs: a list, places, or bounds."""

from random import Random
from typing import Generic, TypeAlias, TypeVar

import msgspec

__all__ = ["Bounded", "Choices", "Grouped", "Listed", "Placed"]

Action_co = TypeVar("Action_co", covariant=True)


class Listed(tuple[Action_co, ...]):
    """Every legal action in a list, which is itself a `LegalActions`."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return len(self) > 0

    def sample(self, rng: Random) -> Action_co:
        """One of them, each as likely as any other."""
        return rng.choice(self)

    def choices(self) -> "Choices[Action_co]":
        """The list itself."""
        return self


class Grouped(tuple[tuple[Action_co, ...], ...]):
    """Every legal action in a list, by groups that occur again and again, such as all that a card can be used
    for: what is sent of a group is made only once."""

    __slots__ = ()


class Placed(msgspec.Struct, Generic[Action_co], frozen=True):
    """Places on a grid, and other actions besides."""

    placements: tuple[tuple[Action_co, tuple[str, ...]], ...]
    """Each action with the cells it covers."""
    others: tuple[Action_co, ...] = ()


class Bounded(msgspec.Struct, Generic[Action_co], frozen=True):
    """Actions too many to list, described by the bounds of their numbers, and other actions besides."""

    bounds: object
    """Anything `json` can write; only the game and its page know what it means."""
    others: tuple[Action_co, ...] = ()


Choices: TypeAlias = Listed[Action_co] | Grouped[Action_co] | Placed[Action_co] | Bounded[Action_co]
