"""The language of a request, and the words in it."""

from contextlib import suppress

from meseta.core.errors import BadPlugin, MesetaError
from meseta.games import keys
from meseta.i18n.languages import SOURCE, known_language
from meseta.i18n.words import Words


def language_of(accepted: str) -> str:
    """The first of our languages that an `Accept-Language` header names."""
    found = map(known_language, accepted.split(","))
    return next((language for language in found if language is not None), SOURCE)


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
