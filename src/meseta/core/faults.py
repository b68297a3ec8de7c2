"""Why the rules refuse an action: one struct per reason, with its clause."""

from abc import abstractmethod

from meseta.core.codes import Coded, Value

__all__ = ["ChanceNotDue", "Fault", "GameOver", "ImpossibleChance", "OnlyChance"]


class Fault(Coded, frozen=True):
    """The reason an action is not allowed. Each game has its own in `faults.py`.

    Fields are what the sentence names: cells and faces in notation, cards and seats by number.
    """

    @property
    @abstractmethod
    def clause(self) -> str:
        """The clause of the rule book that forbids it, such as `ST-08`.

        A class constant where it is always the same, else a field.
        """

    @property
    def values(self) -> dict[str, Value]:
        """What the sentence names; the clause is shown separately."""
        return {name: value for name, value in super().values.items() if name != "clause"}


class GameOver(Fault, frozen=True, tag="game_over"):
    """Nobody acts once the game has ended."""

    clause: str


class OnlyChance(Fault, frozen=True, tag="only_chance"):
    """A player attempted what only chance does."""

    clause: str


class ChanceNotDue(Fault, frozen=True, tag="chance_not_due"):
    """Chance was not asked, or was asked something else."""

    clause: str


class ImpossibleChance(Fault, frozen=True, tag="impossible_chance"):
    """Chance has no such answer."""

    clause: str
