"""Chance's answers piece by piece: each random choice that chance makes becomes one with few outcomes.

A game draws an answer from a `Random` (`Distribution.sample`). Given one that follows a script, the same code
says which choice comes next and out of how many: a hand of four cards is four choices, card by card. So every
answer has exactly the probability that the game gives it, and no game has to be told how to deal twice. Only
what is drawn from a range of real numbers, such as the tremor of a hand, is drawn from `LEVELS` of them.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

from meseta.core.actions import Distribution

__all__ = ["LEVELS", "next_choice"]

LEVELS: Final = 64
"""How many numbers from 0 to 1 stand for all of them."""

Action = TypeVar("Action")
Item = TypeVar("Item")


def next_choice(answers: Distribution[Action], made: Sequence[int]) -> int | Action:
    """Out of how many the next choice is, given those made; the answer, if nothing is left to choose.

    >>> from meseta.core.actions import Evenly
    >>> next_choice(Evenly(["heads", "tails"]), [])
    2
    >>> next_choice(Evenly(["heads", "tails"]), [1])
    'tails'
    """
    try:
        return answers.sample(Script(made))
    except _Undecided as undecided:
        return undecided.count


class _Undecided(Exception):
    def __init__(self, count: int) -> None:
        self.count = count


class Script(Random):
    """Randomness that follows the choices made, and asks for the next one by raising."""

    def __init__(self, made: Sequence[int]) -> None:
        super().__init__(0)
        self._left = iter(made)

    def _choose(self, count: int) -> int:
        for made in self._left:
            return made
        raise _Undecided(count)

    def _randbelow(self, n: int) -> int:  # all of Random's whole numbers come from here
        return self._choose(n) if n > 1 else 0

    def getrandbits(self, k: int) -> int:
        """That many coins, tossed one by one."""
        return sum(self._choose(2) << bit for bit in range(k))

    def random(self) -> float:
        """The middle of one of the levels."""
        return (self._choose(LEVELS) + 0.5) / LEVELS

    def sample(self, population: Sequence[Item], k: int, *, counts: object = None) -> list[Item]:
        """That many of them, drawn one by one; Random's own way may draw one twice and try again."""
        assert counts is None, "no game of ours draws from counts"
        pool = list(population)
        return [pool.pop(self._randbelow(len(pool))) for _ in range(k)]
