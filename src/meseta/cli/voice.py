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

# Rich breaks lines at any white space. French has spaces before question marks and within quotation marks at
# which no line may break.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")

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
