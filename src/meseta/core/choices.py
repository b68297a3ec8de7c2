"""What can be chosen, as it is offered to people and programs elsewhere: a list, places, or bounds."""

from random import Random
from typing import Generic, TypeAlias, TypeVar

import msgspec

Action_co = TypeVar("Action_co", covariant=True)


class Listed(tuple[Action_co, ...]):
    """Every legal action, simply written down; legal actions in their own right."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return len(self) > 0

    def sample(self, rng: Random) -> Action_co:
        """One of them, each as likely as any other."""
        return rng.choice(self)

    def choices(self) -> "Choices[Action_co]":
        """Themselves."""
        return self


class Placed(msgspec.Struct, Generic[Action_co], frozen=True):
    """Places on a grid, and other actions beside them."""

    placements: tuple[tuple[Action_co, tuple[str, ...]], ...]
    """Each action with the cells it covers."""
    others: tuple[Action_co, ...] = ()


class Bounded(msgspec.Struct, Generic[Action_co], frozen=True):
    """Actions too many to list, told by what their numbers must stay within, and others beside them."""

    bounds: object
    """What `json` can write; its meaning is between the game and its page."""
    others: tuple[Action_co, ...] = ()


Choices: TypeAlias = Listed[Action_co] | Placed[Action_co] | Bounded[Action_co]
