"""The command line's consoles, and the words it currently uses.

Markup is off: names, paths and notation come from people and are printed verbatim.
"""

import re
from collections.abc import Sequence
from typing import Final

from rich import _wrap
from rich.console import Console

from meseta.cli.problems import UnknownLanguage
from meseta.core.errors import BadSetup
from meseta.i18n.languages import LANGUAGES, preferred_language
from meseta.i18n.words import Words, printable

# Rich breaks lines at any white space, and words that are longer than a line anywhere. French has spaces at
# which no line may break, before question marks and within quotation marks. Japanese has none at all: a line
# may end after nearly any letter, but not after what opens something, nor before what closes or prolongs it.
_SPACE: Final = r"[^\S\u00a0\u202f]"
_OPENS: Final = "（「『【〈《〔"
_FOLLOWS: Final = "、。，．・：；？！）」』】〉》〕～…ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
_EITHER: Final = f"{_OPENS}{_FOLLOWS}"
_LETTER: Final = rf"(?![{_EITHER}])[\u3001-\u9fff\uff01-\uffef]"
_RUN: Final = rf"(?:[^\s{_EITHER}\u3001-\u9fff\uff01-\uffef]|[\u00a0\u202f])+"
_wrap.re_word = re.compile(
    rf"{_SPACE}*(?:[{_OPENS}]*(?:{_LETTER}|{_RUN})[{_FOLLOWS}]*|[{_EITHER}]+){_SPACE}*"
)

console: Final = Console(highlight=False, markup=False, emoji=False)
errors: Final = Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)

_current: Words | None = None


def speak(language: str | None, game: str | None = None, players: Sequence[str] = ()) -> Words:
    """The words to use from now on: in this language, for this game and these players."""
    global _current
    if language is not None and language not in LANGUAGES:
        raise BadSetup(UnknownLanguage(language=language[:20], known=", ".join(LANGUAGES)))
    _current = Words(language or preferred_language(), game, players)
    return _current


def words() -> Words:
    """The words in use."""
    return _current or speak(None)


def show_lines(text: str) -> None:
    """Print lines on standard error that may come from anywhere."""
    for line in text.splitlines():
        errors.print(printable(line))
