"""A game's daily puzzles: positions of the real game in which one seat looks for the best turn.

A maker keeps nothing and reads no clock. All that it draws comes from the generator it is given, and it
calculates with whole numbers, or with the same floating-point operations everywhere, so that every machine
makes the same puzzle from the same seed.
"""

from collections.abc import Set
from random import Random
from typing import Protocol

import msgspec

from meseta.core.game import AnyGame, AnyState, Options
from meseta.core.seats import Seat

__all__ = ["EASIEST", "HARDEST", "DailyMaker", "Solution"]

EASIEST = 1
HARDEST = 5
"""The levels of puzzles."""


class Solution(msgspec.Struct, frozen=True):
    """The best turn from a puzzle's position, and how hard it is to find."""

    points: int
    """What it gains."""
    actions: tuple[str, ...]
    """One of the best turns, in notation, to its end."""
    solutions: int
    """How many turns gain as much, by what they do and not by the order in which they do it."""
    depth: int
    """How many actions a best turn needs at least, its end not counted."""
    level: int
    """How hard it is, from 1 to 5; 0 if it is no puzzle."""


class DailyMaker(Protocol):
    """Makes a game's puzzles and knows their answers."""

    @property
    def goal(self) -> str:
        """What is asked: its sentence is `daily-goal-<goal>` in the game's catalogue."""
        ...

    @property
    def seat(self) -> Seat:
        """Whose turn it is in every puzzle."""
        ...

    @property
    def options(self) -> Options:
        """What was agreed at the tables of its puzzles, where that is not the default."""
        ...

    @property
    def proved(self) -> bool:
        """Whether nothing can be better than a solution; else it is the best that a search has found."""
        ...

    @property
    def counted(self) -> Set[str]:
        """The kinds of the judge's reasons that speak of what is asked; the others speak of how the game goes
        on, which it does not."""
        ...

    @property
    def tries(self) -> int:
        """How many positions are looked at for a puzzle of the wanted level."""
        ...

    def draft(self, game: AnyGame, level: int, rng: Random) -> AnyState | None:
        """A position that may make a puzzle of that level; None if these draws lead to none."""
        ...

    def solve(self, game: AnyGame, state: AnyState, rng: Random) -> Solution:
        """The best turn."""
        ...

    def points(self, game: AnyGame, start: AnyState, state: AnyState) -> int:
        """What the turn has gained so far."""
        ...

    def over(self, game: AnyGame, start: AnyState, state: AnyState) -> bool:
        """Whether the turn is over: what follows, such as cards that chance deals, belongs to the next."""
        ...
