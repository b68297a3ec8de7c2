"""A game in numbers: what every environment asks about a game, with no rule of its own.

Actions are numbered, and a view becomes arrays. Which actions are legal is asked of the game; what an array
shows is read from a view, so an environment cannot know more than a player.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias, TypeVar

from meseta.core.actions import LegalActions
from meseta.core.game import AnyGame, Game, Options, Viewed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["Arrays", "Field", "Numbers", "NumbersMaker"]

Arrays: TypeAlias = Mapping[str, "NDArray[np.generic]"]  # type: ignore[explicit-any]
"""Arrays by name. numpy's own types have Any in them."""

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View", bound=Viewed)


class Field(NamedTuple):
    """One array of an observation."""

    shape: tuple[int, ...]
    least: int
    most: int
    dtype: str
    """Its type in numpy's own words, such as ``int8``."""
    meaning: str
    """What it shows, in one sentence, for the documentation."""


class Numbers(Protocol[State, Action, View]):
    """One version of a game in numbers, for a fixed number of seats."""

    name: str
    """The game's key and the version of these numbers, such as ``shifting_stones_v0``."""
    game: Game[State, Action, View]
    seats: int
    actions: int
    """How many numbers there are for actions; every action that can ever be legal has one of its own."""
    factors: Sequence[tuple[str, int, tuple[int, ...]]]
    """The groups the numbers are made of, in order: name, first number, and the shape of the group.

    Within a group a number is an index into that shape, so a policy can choose its parts one by one.
    """
    fields: Mapping[str, Field]
    """The arrays of an observation, by name."""
    flick: Field | None
    """The continuous part of an action, where a game has one: Sonora's start, angle and force."""

    def mask(self, view: View, legal: LegalActions[Action]) -> "NDArray[np.int8]":
        """1 for each action that is legal, by its number; of a flick, only its disc is numbered."""
        ...

    def number(self, view: View, action: Action) -> int:
        """An action's number, as the seat with this view would choose it."""
        ...

    def action(self, view: View, number: int, flick: Sequence[float] | None = None) -> Action:
        """The action with this number; a flick needs its continuous part."""
        ...

    def observe(self, view: View) -> Arrays:
        """The view as arrays, as described by `fields`. The viewer's own part comes first."""
        ...


NumbersMaker: TypeAlias = Callable[[AnyGame, int, Options], Numbers[Any, Any, Any]]  # type: ignore[explicit-any]
"""Puts a game into numbers, given the number of seats and the table's options (`GamePlugin.numbers`)."""
