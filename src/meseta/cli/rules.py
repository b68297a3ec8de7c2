"""`meseta rules`: the rule book in the terminal."""

from rich.markdown import Markdown

from meseta.cli.files import open_named
from meseta.cli.voice import console, words
from meseta.i18n.rulebook import book, page


def show_rules(key: str, clause: str | None, language: str | None) -> None:
    """Print one clause, or the whole rule book."""
    game = open_named(key, None, language)
    language = words().language
    text = book(game, language) if clause is None else page(game, clause, language)
    console.print(Markdown(text))
