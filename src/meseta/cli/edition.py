"""`meseta edition check`: what is wrong with components of your own."""

import sys
from pathlib import Path

from meseta.cli.files import read_text
from meseta.cli.problems import EditionOfNoGame
from meseta.cli.voice import console, speak, words
from meseta.core.errors import BadEdition
from meseta.core.problems import EditionUnreadable
from meseta.games import edition_violations, open_game, plugins


def check_edition(file: Path, key: str | None, language: str | None) -> None:
    """Print one line per violation, or one line if there are none; the exit code says so, too."""
    speak(language)
    text = read_text(file)
    game = key or _guess(text)
    violations = edition_violations(game, text)
    speak(language, game)
    for violation in violations:
        console.print(words().error(violation))
    if violations:
        sys.exit(1)
    edition = open_game(game, text).edition
    say = words().say
    console.print(say("cli-edition-good", name=edition.name, digest=edition.digest, game=game))


def _guess(text: str) -> str:
    """The game whose editions have this form."""
    known = [plugin.key for plugin in plugins() if plugin.edition_check is not None]
    for key in known:
        try:
            edition_violations(key, text)
        except BadEdition as error:
            if not isinstance(error.problem, EditionUnreadable):
                raise
        else:
            return key
    raise BadEdition(EditionOfNoGame(known=", ".join(known)))
