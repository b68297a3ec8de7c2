"""What a game may be able to do beyond the `Game` protocol; `isinstance` tells whether it is."""

from typing import Protocol, TypeVar, runtime_checkable

State_contra = TypeVar("State_contra", contravariant=True)
Action_contra = TypeVar("Action_contra", contravariant=True)


@runtime_checkable
class Doubting(Protocol[State_contra, Action_contra]):
    """A game that can tell which of chance's recorded answers cannot simply be believed.

    Where an answer is not worked out again when a record is replayed (a flick's, so that old records replay
    for ever), it is a claim. All other games judge an answer whenever it is entered, and need no doubts.
    """

    def doubt(self, state: State_contra, action: Action_contra) -> str | None:
        """Why chance's answer cannot simply be believed, or None."""
        ...
