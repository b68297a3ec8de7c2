"""Text that people see: names and lines of chat. Whatever nobody could see is refused."""

import unicodedata
from collections.abc import Iterator
from typing import Final

JOINERS: Final = frozenset("\u200c\u200d")
"""They join what stands on both sides: two emoji into one, or letters of Persian."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols that look like nothing."""
_FLAG: Final = "\U0001f3f4"
_TAGS: Final = frozenset(map(chr, range(0xE0020, 0xE0080)))
"""After a black flag, the region whose flag it is."""
_SELECTORS: Final = frozenset(map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10)]))
"""They say how the character before them looks."""
_MOST_MARKS: Final = 5
"""Marks on one letter; more climb over the lines above."""


def is_visible(text: str) -> bool:
    """Whether there is something to see in the text, and nothing that cannot be seen.

    Emoji with joiners are fine; spaces are, between other characters.

    >>> is_visible("Ana 👩‍🚀"), is_visible("\u200b"), is_visible("An\u202ea")
    (True, False, False)
    """
    return all(_allowed(text)) and any(_can_be_seen(letter) for letter in text)


def _allowed(text: str) -> Iterator[bool]:
    """For each character, whether it may stand where it stands."""
    marks = 0
    before = ""
    for number, letter in enumerate(text):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        after = text[number + 1 : number + 2]
        yield marks <= _MOST_MARKS and _may_stand(letter, before, after)
        before = letter if letter not in _TAGS else before


def _may_stand(letter: str, before: str, after: str) -> bool:
    if letter in JOINERS:
        return _is_base(before) and _is_base(after)
    if letter in _SELECTORS:
        return _is_base(before)
    if letter in _TAGS:
        return before == _FLAG
    return letter.isprintable() and letter not in _BLANK


def _is_base(letter: str) -> bool:
    """Whether something can be joined to the character, or selected for it."""
    return letter != "" and (
        _can_be_seen(letter) or letter in _SELECTORS or unicodedata.combining(letter) > 0
    )


def _can_be_seen(letter: str) -> bool:
    return letter not in _BLANK and unicodedata.category(letter)[0] in "LNPS"
