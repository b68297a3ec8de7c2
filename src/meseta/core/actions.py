"""What may be done: a seat's legal actions and chance's answers."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Generic, Protocol, TypeVar

from meseta.core.choices import Choices

__all__ = ["Distribution", "Evenly", "LegalActions"]

Action_co = TypeVar("Action_co", covariant=True)
Action = TypeVar("Action")


class LegalActions(Protocol[Action_co]):
    """The actions open to a seat, as an object: there may be too many to list."""

    def __contains__(self, action: object) -> bool:
        """Whether the action is legal; agrees with `Game.fault`."""
        ...

    def __bool__(self) -> bool:
        """Whether there is any."""
        ...

    def __iter__(self) -> Iterator[Action_co]:
        """Every legal action once, in the game's own order (where they are finite)."""
        ...

    def sample(self, rng: Random) -> Action_co:
        """One of them, each as likely as any other."""
        ...

    def choices(self) -> Choices[Action_co]:
        """How they are offered: as a list, as places on a grid, or by their bounds."""
        ...


class Distribution(Protocol[Action_co]):
    """The answers chance may give, and how likely each is."""

    def __iter__(self) -> Iterator[tuple[Action_co, int]]:
        """Every answer with its weight, in the game's own order (where they are finite)."""
        ...

    def sample(self, rng: Random) -> Action_co:
        """One answer, drawn by its weight."""
        ...


class Evenly(Generic[Action]):
    """Answers of chance that are all equally likely."""

    __slots__ = ("answers",)

    def __init__(self, answers: Sequence[Action]) -> None:
        self.answers = answers

    def __iter__(self) -> Iterator[tuple[Action, int]]:
        return ((answer, 1) for answer in self.answers)

    def sample(self, rng: Random) -> Action:
        """One answer, each as likely as any other."""
        try:
            return rng.choice(self.answers)
        except IndexError:
            raise IndexError("chance has nothing to do here: game.actors(state) says who acts") from None
