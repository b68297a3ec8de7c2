"""`meseta rules`: the rule book in the terminal."""

from rich.markdown import Markdown

from meseta.cli.voice import console, speak
from meseta.games import plugin
from meseta.i18n.languages import is_reviewed
from meseta.i18n.rulebook import book_of, page_of


def show_rules(key: str, clause: str | None, language: str | None) -> None:
    """Print one clause, or the whole rule book; the game itself is not opened."""
    speak(language)
    words = speak(language, plugin(key).key)
    text = book_of(key, words.language) if clause is None else page_of(key, clause, words.language)
    console.print(Markdown(text))
    if not is_reviewed(words.language):
        console.print(f"\n{words.say('language-unreviewed')}", style="dim")
