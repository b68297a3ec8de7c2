"""Commands to type next, printed so that they work as printed: quoted, with edition, bots and language."""

import shlex
from pathlib import Path
from typing import NamedTuple

from meseta.bots.registry import own_bots
from meseta.cli.voice import console, words
from meseta.core.record import Header
from meseta.i18n.languages import preferred_language


class Origin(NamedTuple):
    """What a match was opened with and its record does not hold."""

    edition: Path | None = None

    def replay(self, record: Path) -> str:
        """The command that shows the record."""
        return command("meseta", "replay", _path(record), *self._edition(), *_language())

    def resume(self, record: Path, header: Header) -> str:
        """The command that continues the match; bots that are not ours are named again."""
        foreign = set(header.bots.values()) - set(own_bots(header.game))
        bots = ("--bots", ",".join(header.bots.values())) if foreign else ()
        return command("meseta", "play", "--resume", _path(record), *bots, *self._edition(), *_language())

    def _edition(self) -> tuple[str, ...]:
        return () if self.edition is None else ("--edition", _path(self.edition))


def command(*parts: str) -> str:
    """The parts as a shell reads them.

    >>> command("meseta", "replay", "my game.txt")
    "meseta replay 'my game.txt'"
    """
    return shlex.join(parts)


def advise(sentence: str, typed: str) -> None:
    """Print the sentence and, on a line of its own that is never broken, what to type."""
    console.print(sentence)
    console.print(f"  {typed}", style="bold", soft_wrap=True)


def _path(path: Path) -> str:
    """The path, never to be taken for an option."""
    return f"./{path}" if str(path).startswith("-") else str(path)


def _language() -> tuple[str, ...]:
    """The language, unless it would be spoken anyway."""
    return () if words().language == preferred_language() else ("--lang", words().language)
