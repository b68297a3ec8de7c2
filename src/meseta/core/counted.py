"""Legal actions that are counted by kind and made only on request."""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Generic, TypeAlias, TypeVar

from meseta.core.choices import Choices, Listed

Action = TypeVar("Action")

Group: TypeAlias = tuple[int, Callable[[int], Action]]
"""Actions of one kind: how many there are, and a function that makes each by its index."""


class Counted(Generic[Action]):
    """The legal actions of these groups, in their order."""

    __slots__ = ("_allows", "_count", "_groups")

    def __init__(self, groups: Iterable[Group[Action]], allows: Callable[[object], bool]) -> None:
        self._groups = list(groups)
        self._allows = allows
        """Whether an action is one of them; it agrees with the game's `fault`."""
        self._count = sum([count for count, _ in self._groups])

    def __contains__(self, action: object) -> bool:
        return self._allows(action)

    def __bool__(self) -> bool:
        return self._count > 0

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Action]:
        for count, action in self._groups:
            yield from map(action, range(count))

    def at(self, index: int) -> Action:
        """The action at that index, counted through all groups."""
        for count, action in self._groups:
            if index < count:
                return action(index)
            index -= count
        raise IndexError(index)

    def sample(self, rng: Random) -> Action:
        """One of them, each as likely as any other."""
        return self.at(rng.randrange(self._count))

    def choices(self) -> Choices[Action]:
        """All of them, listed."""
        return Listed(self)
