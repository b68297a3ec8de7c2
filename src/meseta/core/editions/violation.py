"""Something wrong with an edition, and what was probably meant."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Final, NamedTuple

from meseta.core.editions.scanner import Path, Span
from meseta.core.problems import NO_SUGGESTION, Problem

LONGEST: Final = 40
"""How much of a word is quoted."""
_WORD: Final = re.compile(r"\S+")


class Violation(NamedTuple):
    """Something wrong with an edition, and where."""

    path: Path
    problem: Problem
    part: Span | None = None
    """Which characters of a text, where it is a text and not all of it is wrong."""
    at_key: bool = False
    """Whether the key is wrong and not its value."""


def suggest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or `NO_SUGGESTION`.

    >>> suggest("owll", ("fox", "owl", "rabbit"))
    'owl'
    """
    folded = {one.casefold(): one for one in known}
    near = get_close_matches(word[:LONGEST].casefold(), folded, n=1, cutoff=0.6)
    return folded[near[0]] if near else NO_SUGGESTION


def words(text: str) -> Iterator[tuple[str, Span]]:
    """The words of a text, as `split` finds them, with their places in it."""
    for found in _WORD.finditer(text):
        yield found.group(), Span(*found.span())
