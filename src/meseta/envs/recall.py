"""Perfect recall: all that a player has seen and chosen, one memory after the other.

Positions and memories are never changed, only followed by others, so all copies of a game share them. What
nobody asks for is not computed, and what was asked for is not computed again for the next position.
"""

from typing import Any, Final, TypeAlias

import msgspec

from meseta.core.game import AnyGame, AnyState
from meseta.core.seats import CHANCE, Seat

__all__ = ["Memory", "Moment"]

AnyView: TypeAlias = Any  # type: ignore[explicit-any]
Plain: TypeAlias = "dict[str, Plain] | list[Plain] | str | int | float | bool | None"
"""A view as JSON has it."""


class Memory:
    """What a player has seen and chosen: the latest of it, and all before."""

    def __init__(self, view: AnyView, chosen: tuple[int, ...] = (), before: "Memory | None" = None) -> None:
        self.view: Final = view
        self.chosen: Final = chosen
        """What the player itself chose to come here, by its numbers; nothing, where it was somebody else."""
        self.before: Final = before
        self.length: Final[int] = 1 if before is None else before.length + 1
        self._text: str | None = None

    def then(self, view: AnyView, chosen: tuple[int, ...]) -> "Memory":
        """The next one; the same, if the player has neither seen nor done anything new."""
        return self if view == self.view and not chosen else Memory(view, chosen, self)

    def latest(self, most: int) -> "list[Memory]":
        """As many of them, the oldest first."""
        found: list[Memory] = []
        memory: Memory | None = self
        while memory is not None and len(found) < most:
            found.append(memory)
            memory = memory.before
        return found[::-1]

    def text(self) -> str:
        """The first view as JSON; then, for each memory, what the player chose and what changed."""
        added, memory = [], self
        while memory._text is None:
            added.append(memory._added())
            if memory.before is None:
                self._text = "".join(reversed(added))
                return self._text
            memory = memory.before
        self._text = "".join([memory._text, *reversed(added)])
        if memory is not self:
            memory._text = None  # it is the beginning of ours, and a long game would hold many
        return self._text

    def _added(self) -> str:
        view = msgspec.to_builtins(self.view)
        if self.before is None:
            return msgspec.json.encode(view).decode()
        changes = changed(msgspec.to_builtins(self.before.view), view)
        return "," + msgspec.json.encode((self.chosen, changes)).decode()


def changed(before: Plain, after: Plain) -> Plain:
    """What has to be put in which places of one to get the other; ``=`` stands for the place itself.

    >>> changed({"hand": [3, 5], "turn": 0}, {"hand": [3, 7], "turn": 0})
    {'hand': {'1': 7}}
    >>> changed({"flick": None}, {"flick": {"angle": 3}})
    {'flick': {'=': {'angle': 3}}}
    """
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {key: changed(before[key], after[key]) for key in after if before[key] != after[key]}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(place): changed(old, new) for place, (old, new) in pairs if old != new}
    return {"=": after} if isinstance(after, dict) else after


class Moment:
    """A position, how it came about, and what players remember in it."""

    def __init__(
        self,
        state: AnyState,
        before: "Moment | None" = None,
        seat: Seat = CHANCE,
        chosen: tuple[int, ...] = (),
        whole: bool = True,
    ) -> None:
        self.state: Final = state
        self.whole: Final = whole
        """Whether those before it are known; of what was stored they are not, but its history tells them."""
        self._before: Final = before
        self._seat: Final = seat
        self._chosen: Final = chosen
        self._memories: Final[dict[Seat, Memory]] = {}

    def then(self, state: AnyState, seat: Seat, chosen: tuple[int, ...]) -> "Moment":
        """The next one, after what the seat has chosen."""
        return Moment(state, self, seat, chosen, self.whole)

    def memory(self, game: AnyGame, player: Seat) -> Memory:
        """What the player remembers."""
        assert self.whole, "what was stored has to be played again"
        path: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and player not in moment._memories:
            path.append(moment)
            moment = moment._before
        memory = None if moment is None else moment._memories[player]
        for after in reversed(path):
            view = game.observe(after.state, player)
            chosen = after._chosen if after._seat == player else ()
            memory = Memory(view) if memory is None else memory.then(view, chosen)
            after._memories[player] = memory
        assert memory is not None, "there is a first moment"
        return memory

    def __deepcopy__(self, memo: object) -> "Moment":
        return self

    def __reduce__(self) -> "tuple[object, tuple[AnyState]]":
        return stored, (self.state,)


def stored(state: AnyState) -> Moment:
    """A position without those before it."""
    return Moment(state, whole=False)
