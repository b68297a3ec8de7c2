"""The games, their components, their rule books and their words."""

import tomllib

from meseta.bots.ratings import Rating, measured
from meseta.bots.registry import bot_names, own_bots, usual_bot
from meseta.core.errors import BadPlugin
from meseta.core.game import AnyGame
from meseta.core.problems import UnknownGame
from meseta.desk import bodies, edition_bodies
from meseta.games import keys, plugin, standard_text, survey
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.rulebook import read_book
from meseta.i18n.words import catalogue
from meseta.tables.errors import NoSuchThing
from meseta.tables.node import Node


def _known(key: str) -> AnyGame:
    for game in survey().games:
        if game.info.key == key:
            return game
    raise NoSuchThing(UnknownGame(game=key[:40], known=", ".join(keys())))


def _spoken(language: str) -> str:
    """The language, if it is one of ours."""
    return language if language in LANGUAGES else LANGUAGES[0]


def _ratings(key: str) -> dict[str, Rating]:
    """The ratings of the game's bots; a plug-in's broken file costs its ratings, but not the list."""
    try:
        return dict(measured(key))
    except BadPlugin:
        return {}


def games() -> list[bodies.GameCard]:
    """The games that can be played here."""
    return [
        bodies.GameCard(
            game.info.key,
            game.info.version,
            list(game.info.seats),
            list(game.info.every_option),
            list(bot_names(game.info.key)),
            usual_bot(game.info.key),
            _ratings(game.info.key),
            game.edition,
            plugin(game.info.key).edition_format is not None,
            list(own_bots(game.info.key)),
        )
        for game in survey().games
    ]


def standard_edition(key: str) -> edition_bodies.Edition:
    """What is printed on a game's standard components."""
    game = _known(key)
    text = standard_text(key)
    return edition_bodies.Edition(key, game.edition, tomllib.loads(text), text)


async def table_edition(node: Node, table: str) -> edition_bodies.Edition:
    """What is printed on the components of a table."""
    found = (await node.hub.live(table)).table
    text = found.settings.edition or standard_text(found.settings.game)
    return edition_bodies.Edition(found.settings.game, found.game.edition, tomllib.loads(text), text)


def rules(key: str, language: str) -> bodies.RuleBook:
    """A game's rule book, clause by clause, in a language of ours."""
    game = _known(key)
    spoken = _spoken(language)
    found = read_book(key, spoken)
    sections = [
        bodies.RuleSection(
            section.key,
            chapter.title,
            [bodies.RuleClause(page.id, page.title, page.text) for page in chapter.pages],
        )
        for section, chapter in zip(game.clauses.section, found.chapters, strict=True)
    ]
    errata = None if found.errata is None else bodies.RuleErrata(found.errata.title, found.errata.text)
    return bodies.RuleBook(key, spoken, found.introduction, sections, errata)


def words(key: str, language: str) -> str:
    """A game's sentences as a Fluent catalogue, in a language of ours."""
    return catalogue(_spoken(language), _known(key).info.key)
