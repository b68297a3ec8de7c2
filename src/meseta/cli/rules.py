"""`meseta rules`: the rule book in the terminal."""

from rich.markdown import Markdown

from meseta.cli.voice import console, speak
from meseta.games import open_game
from meseta.i18n.rulebook import book, page


def show_rules(key: str, clause: str | None, language: str | None) -> None:
    """One clause, or the whole book."""
    words = speak(language, None)
    game = open_game(key)
    text = book(game, words.language) if clause is None else page(game, clause, words.language)
    console.print(Markdown(text))
