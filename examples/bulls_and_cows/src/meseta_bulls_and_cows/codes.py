"""Codes of different digits, and how a guess is answered (BC-01, BC-05)."""

from functools import cache
from itertools import permutations
from typing import Final, NamedTuple, TypeAlias

Code: TypeAlias = tuple[int, ...]
"""The digits in order; empty while no code is set."""

DIGITS: Final = (1, 2, 3, 4, 5, 6)


class Answer(NamedTuple):
    """The answer to a guess."""

    bulls: int
    """Digits in the right place."""
    cows: int
    """Digits that are elsewhere in the code."""


@cache
def all_codes(length: int) -> tuple[Code, ...]:
    """Every code of that length, lowest first."""
    return tuple(permutations(DIGITS, length))


def is_code(code: Code, length: int) -> bool:
    """Whether these are different digits, and the right number of them."""
    return len(code) == length == len(set(code)) and set(code) <= set(DIGITS)


def answer(guess: Code, code: Code) -> Answer:
    """The answer to the guess, given the code.

    >>> answer((1, 2, 3), (1, 3, 5))
    Answer(bulls=1, cows=1)
    """
    bulls = sum(a == b for a, b in zip(guess, code, strict=True))
    return Answer(bulls, len(set(guess) & set(code)) - bulls)


def text(code: Code) -> str:
    """The code as people write it.

    >>> text((1, 3, 5))
    '135'
    """
    return "".join(map(str, code))
