"""The games, their components and their rule books."""

import tomllib
from functools import cache
from importlib import resources
from typing import Annotated, Final

from litestar import get
from litestar.params import QueryParameter

from meseta.bots.ratings import measured
from meseta.bots.registry import bot_names
from meseta.core.game import AnyGame
from meseta.games import KEYS
from meseta.i18n.rulebook import read_book, title
from meseta.i18n.words import LANGUAGES
from meseta.server.routes.callers import GameKey, TableId, TheNode
from meseta.tables import wire
from meseta.tables.cached_games import open_cached
from meseta.tables.errors import NoSuchThing

Language = Annotated[str, QueryParameter(name="lang", description="en or es", max_length=10)]


def _known(key: str) -> AnyGame:
    if key not in KEYS:
        raise NoSuchThing("unknown_game", game=key[:40], known=", ".join(KEYS))
    return open_cached(key)


@cache
def _standard(key: str) -> str:
    """The text of a game's standard edition; its file has the edition's name."""
    name = f"{open_cached(key).edition.name}.toml"
    return (resources.files(f"meseta.games.{key}") / "data" / name).read_text(encoding="utf-8")


@get("/games", sync_to_thread=False)
def games() -> list[wire.GameCard]:
    """The games one can play here."""
    return [
        wire.GameCard(
            key,
            game.info.version,
            list(game.info.seats),
            list(game.info.options),
            list(bot_names(key)),
            dict(measured(key)),
            game.edition,
        )
        for key, game in ((key, open_cached(key)) for key in KEYS)
    ]


@get("/games/{key:str}/edition", sync_to_thread=False)
def standard_edition(key: GameKey) -> wire.Edition:
    """What is printed on the standard components."""
    game = _known(key)
    return wire.Edition(key, game.edition, tomllib.loads(_standard(key)), _standard(key))


@get("/tables/{table:str}/edition")
async def table_edition(node: TheNode, table: TableId) -> wire.Edition:
    """What is printed on the components of this table."""
    found = (await node.hub.live(table)).table
    text = found.settings.edition or _standard(found.settings.game)
    return wire.Edition(found.settings.game, found.game.edition, tomllib.loads(text), text)


@get("/games/{key:str}/rules", sync_to_thread=False)
def rules(key: GameKey, language: Language = "en") -> wire.RuleBook:
    """The rule book, clause by clause."""
    game = _known(key)
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    introduction, pages = read_book(key, spoken)
    sections = [
        wire.RuleSection(
            section.key,
            section.title_es if spoken == "es" else section.title_en,
            [
                wire.RuleClause(clause.id, title(game.clauses, clause.id, spoken), pages[clause.id])
                for clause in game.clauses.clause
                if clause.section == section.key
            ],
        )
        for section in game.clauses.section
    ]
    return wire.RuleBook(key, spoken, introduction, sections)


HANDLERS: Final = [games, standard_edition, table_edition, rules]
