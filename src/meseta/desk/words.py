"""The language of a request, and the words in it."""

import re
from contextlib import suppress
from typing import Final

from meseta.core.errors import BadPlugin, MesetaError
from meseta.games import keys
from meseta.i18n.languages import SOURCE, known_language
from meseta.i18n.words import Words

_QUALITY: Final = re.compile(r";\s*q\s*=\s*([01](?:\.\d*)?)")


def language_of(accepted: str) -> str:
    """The one of our languages that an `Accept-Language` header likes best; of equals, the first."""
    liked = sorted(accepted.split(","), key=_quality, reverse=True)
    found = (known_language(tag) for tag in liked if _quality(tag) > 0)
    return next((language for language in found if language is not None), SOURCE)


def _quality(tag: str) -> float:
    """How much a language of the header is liked, from 0 (not at all) to 1."""
    found = _QUALITY.search(tag)
    return float(found[1]) if found else 1.0


def words_for(error: MesetaError, spoken: str) -> Words:
    """Words that have a sentence for the error: those of the game it concerns, if any."""
    codes: list[str] = []
    games: list[str] = []
    part: MesetaError | None = error
    while part is not None:
        fault = part.values.get("fault")
        codes.append(f"error-{part.code}" if fault is None else f"fault-{fault}")
        games.append(str(part.values.get("game", "")))
        part = part.reason
    known = keys()
    for game in [*(game for game in games if game in known), *known]:
        with suppress(BadPlugin):  # a stranger's game without words has none for this error either
            words = Words(spoken, game)
            if all(code in words for code in codes):
                return words
    return Words(spoken)
