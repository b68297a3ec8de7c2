"""The games, their components, their rule books and their words."""

from typing import Annotated, Final

from litestar import MediaType, get
from litestar.params import FromPath, QueryParameter

from meseta.desk import bodies, edition_bodies
from meseta.desk import games as desk
from meseta.desk.queries import LONGEST_LANGUAGE
from meseta.i18n.languages import LANGUAGES, alternatives
from meseta.server.routes.callers import GameKey, TableId, TheNode

Language = Annotated[
    str, QueryParameter(name="lang", description=alternatives(), max_length=LONGEST_LANGUAGE)
]


@get("/games", sync_to_thread=False)
def games() -> list[bodies.GameCard]:
    """The games that can be played here."""
    return desk.games()


@get("/games/{key:str}/edition", sync_to_thread=False)
def standard_edition(key: GameKey) -> edition_bodies.Edition:
    """What is printed on the standard components."""
    return desk.standard_edition(key)


@get("/tables/{table:str}/edition")
async def table_edition(node: TheNode, table: TableId) -> edition_bodies.Edition:
    """What is printed on the components of this table."""
    return await desk.table_edition(node, table)


@get("/games/{key:str}/rules", sync_to_thread=False)
def rules(key: GameKey, language: Language = LANGUAGES[0]) -> bodies.RuleBook:
    """The rule book, clause by clause."""
    return desk.rules(key, language)


@get("/games/{key:str}/words/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def words(key: GameKey, language: FromPath[str]) -> str:
    """The game's sentences as a Fluent catalogue, for pages that were built without it."""
    return desk.words(key, language)


HANDLERS: Final = [games, standard_edition, table_edition, rules, words]
