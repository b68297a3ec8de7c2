"""What a game or a bot may offer beyond its protocol; `isinstance` says whether it does."""

from collections.abc import Sequence
from typing import Protocol, Self, TypeVar, runtime_checkable

from meseta.core.dealing import Answer, Deal
from meseta.core.seats import Seat

__all__ = ["Compilable", "Dealing", "Doubting", "Phrasing", "Simulating", "Trusting"]

State_contra = TypeVar("State_contra", contravariant=True)
Action_contra = TypeVar("Action_contra", contravariant=True)
State = TypeVar("State")
Action = TypeVar("Action")


@runtime_checkable
class Compilable(Protocol):
    """A game or a bot that has a compiled half, for those who play very often.

    To load that takes a second or, the first time on a machine, half a minute. Everything it does is the same
    to the last bit.
    """

    @property
    def pays_after(self) -> int:
        """In how many games it saves about as much time as loading it takes."""
        ...

    def compiled(self) -> Self:
        """The same in compiled code; raises `NoCompiler` where the extra `fast` is missing."""
        ...


@runtime_checkable
class Dealing(Protocol[State_contra, Action]):
    """A game that can say what chance has in store for others who play the same deal, whatever they do.

    Without it, chance's answers are the same only as long as the same actions are made; afterwards, they are
    the same for those who play the deal again and have come to the same step.
    """

    def deal_of(self, seed: str, answers: Sequence[tuple[State_contra, Seat, Action]]) -> Deal:
        """The deal of a match that is over, from all of chance's answers in order: the state before each,
        whose action it followed (as in `Answer`), and the answer. The seed decides what was left open."""
        ...

    def dealt(self, deal: Deal, state: State_contra, before: Sequence[Answer]) -> Action:
        """Chance's answer now; `before` are those it has given so far.

        In a match in which everybody does the same, so does chance. Over all deals, an answer is exactly as
        likely as `Game.chance` says, whatever was done and shown before.
        """
        ...


@runtime_checkable
class Doubting(Protocol[State_contra, Action_contra]):
    """A game that can tell which of chance's recorded answers cannot be trusted.

    Where an answer is not recomputed when a record is replayed (a flick's is not, so that old records replay
    forever), it is only a claim. All other games check an answer whenever it is entered, and doubt none.
    """

    def doubt(self, state: State_contra, action: Action_contra) -> str | None:
        """Why chance's answer cannot be trusted, or None."""
        ...


@runtime_checkable
class Simulating(Protocol[State_contra, Action_contra]):
    """A game in which chance's answers are simulated, and shown by simulating them again.

    That may take milliseconds, so whoever has an event loop asks for such answers in a thread, and there
    also calls `simulate`.
    """

    def simulate(self, state: State_contra, action: Action_contra) -> object:
        """What narrating this action takes: as long as somebody holds it, nothing is simulated for that."""
        ...


@runtime_checkable
class Phrasing(Protocol[State_contra, Action_contra]):
    """A game whose notation has a shorter form for people: they type it, and it is read as any other.

    The notation (`write`) is exact, and made for records. What people type may be rounded: read again, it is
    the same action as nearly as anybody could tell.
    """

    def phrase(self, state: State_contra, seat: Seat, action: Action_contra) -> str:
        """The action as a person would type it in this position."""
        ...


@runtime_checkable
class Trusting(Protocol[State, Action_contra]):
    """A game that can go on from an action that is known to be legal without judging it again.

    For those who have just found it among the legal actions, or drawn it from chance's answers, and play very
    many games; everybody else asks `Game.apply`.
    """

    def proceed(self, state: State, seat: Seat, action: Action_contra) -> State:
        """The state after the action, which must be legal; what happens otherwise is not defined."""
        ...
