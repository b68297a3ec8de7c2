"""The language of a request."""

from contextlib import suppress

from meseta.core.errors import BadPlugin, MesetaError
from meseta.games import keys
from meseta.i18n.words import Words
from meseta.play.table import Table
from meseta.server.errors import language_of
from meseta.server.routes.callers import HttpRequest


def language(request: HttpRequest) -> str:
    """The language the request asks for."""
    return language_of(request.headers.get("accept-language", ""))


def words_of(request: HttpRequest, table: Table) -> Words:
    """The words for this table."""
    return Words(language(request), table.settings.game, [chair.name for chair in table.chairs])


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
