"""Words in boxes: how wide they can be in any usual font, and what to do where they are too long.

A picture is drawn before anybody knows in which font it will be seen. So widths are those of the widest usual
one; what is too long becomes smaller and, in the end, is cut where a reader would cut it.
"""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from meseta.core.names import JOINERS
from meseta.paper.svg import pieces, width_of

BOLD, REGULAR = 1.27, 1.2
"""How much wider the letters of DejaVu Sans are than those of Helvetica, which `width_of` knows."""
WIDEST: Final = 1.1
"""Any other letter, as a share of its size."""
NARROW: Final = 0.46
"""Signs that are slim in every font."""
JOINED: Final = 0.8
"""A letter of Arabic or Hebrew; the few that are wider have narrow neighbours."""
PICTURE: Final = 1.35
"""An emoji."""
ELLIPSIS: Final = "…"
_MODIFIERS: Final = range(0x1F3FB, 0x1F400)
"""They colour the emoji before them."""


class Fitted(NamedTuple):
    """Words as they fit into a box."""

    words: str
    size: float


def extent(words: str, size: float, *, bold: bool = False) -> float:
    """How wide the words are at most."""
    return size * sum(_share(letter, bold) for letter in words)


def fitted(words: str, size: float, width: float, *, least: float = 0.6, bold: bool = False) -> Fitted:
    """The words on one line of that width: smaller down to that share of their size, and then cut."""
    wide = extent(words, size, bold=bold)
    if wide <= width:
        return Fitted(words, size)
    size = round(size * max(least, width / wide), 1) - 0.1
    return Fitted(cut(words, size, width, bold=bold), size)


def cut(words: str, size: float, width: float, *, bold: bool = False) -> str:
    """As much of the words as has room, with an ellipsis in the place of the rest."""
    if extent(words, size, bold=bold) <= width:
        return words
    kept, room = "", width - extent(ELLIPSIS, size, bold=bold)
    for cluster in clusters(words):
        room -= extent(cluster, size, bold=bold)
        if room < 0:
            break
        kept += cluster
    return kept.rstrip() + ELLIPSIS


def wrapped(words: str, size: float, width: float, lines: int, *, bold: bool = False) -> list[str]:
    """The words on at most so many lines of that width; the last one is cut where more is left."""
    found = [""]
    for piece in pieces(words):
        if found[-1] and extent(found[-1] + piece, size, bold=bold) > width:
            found.append("")
        found[-1] += piece if found[-1] else piece.lstrip(" \n")
    kept = found[:lines]
    if len(found) > lines:
        kept[-1] = found[lines - 1] + " " + found[lines]
    return [cut(line, size, width, bold=bold) for line in kept if line]


def clusters(words: str) -> Iterator[str]:
    """The words in parts that belong together: a letter with its marks, an emoji of several characters.

    >>> list(clusters("e\u0301a")) == ["e\u0301", "a"]
    True
    """
    found = ""
    for letter in words:
        if found and not _continues(letter, found):
            yield found
            found = ""
        found += letter
    if found:
        yield found


def _continues(letter: str, before: str) -> bool:
    if letter in JOINERS or before[-1] in JOINERS or ord(letter) in _MODIFIERS:
        return True
    flags = all(0x1F1E6 <= ord(one) <= 0x1F1FF for one in (letter, before[-1]))
    return _is_mark(letter) or (flags and len(before) == 1) or 0xE0020 <= ord(letter) < 0xE0080


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me", "Cf")


@lru_cache(4096)
def _share(letter: str, bold: bool) -> float:
    """How wide a letter is at most, as a share of its size."""
    if _is_mark(letter) or ord(letter) in _MODIFIERS:
        return 0
    if unicodedata.east_asian_width(letter) in ("W", "F"):
        return PICTURE if ord(letter) > 0x1F000 else WIDEST
    if unicodedata.bidirectional(letter) in ("R", "AL"):
        return JOINED
    plain = unicodedata.normalize("NFD", letter)[0]
    if plain.isascii() and (plain.isalnum() or plain == " "):
        return width_of(plain, 1) * (BOLD if bold else REGULAR)
    return NARROW if plain in ".,:;'!|/()[]-" else WIDEST
