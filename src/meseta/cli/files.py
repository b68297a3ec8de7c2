"""Reading and writing the files that a person names, with errors they can act on."""

import os
from contextlib import suppress
from pathlib import Path

from meseta.cli.problems import EditionFile, FileExists, FileMissing, FileNotText, FileUnwritable
from meseta.cli.voice import speak
from meseta.core.errors import BadEdition, MesetaError
from meseta.core.game import AnyGame
from meseta.core.record import LONGEST_RECORD, Record, read_record, write_record
from meseta.games import check_edition, open_game


class BadFile(MesetaError):
    """A file that cannot be read or written."""


def read_text(path: Path) -> str:
    """The text of a file, cut off where it is already longer than anything we accept."""
    try:
        with path.open("rb") as file:
            return file.read(4 * LONGEST_RECORD + 4).decode("utf-8-sig")
    except OSError as error:
        raise BadFile(FileMissing(path=str(path), detail=error.strerror or str(error))) from None
    except UnicodeDecodeError:
        raise BadFile(FileNotText(path=str(path))) from None


def read_anything(path: Path) -> str:
    """The text of a file that may be anything: bytes that are not UTF-8 become surrogates."""
    try:
        with path.open("rb") as file:
            return file.read(4 * LONGEST_RECORD + 4).decode("utf-8", "surrogateescape").removeprefix("\ufeff")
    except OSError as error:
        raise BadFile(FileMissing(path=str(path), detail=error.strerror or str(error))) from None


def refuse_existing(path: Path, *, force: bool = False) -> None:
    """Raise `BadFile` where a file would be overwritten that nobody asked to replace."""
    if not force and path.exists():
        raise BadFile(FileExists(path=str(path)))


def write_text(path: Path, text: str) -> None:
    """Write the text to the file, entirely or not at all, creating its folder if necessary."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """Write the content to the file, entirely or not at all, creating its folder if necessary."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(content)
        os.replace(draft, path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise BadFile(FileUnwritable(path=str(path), detail=error.strerror or str(error))) from None


def open_named(key: str, edition: Path | None, language: str | None) -> AnyGame:
    """The game a person named, with the edition in their file; from now on the game's words are used."""
    speak(language)
    standard = open_game(key)
    speak(language, key)
    return standard if edition is None else _open_edition(key, edition)


def _open_edition(key: str, path: Path) -> AnyGame:
    """The game with the edition in a file; raises `BadEdition` with the place of the first mistake in it."""
    text = read_text(path)
    try:
        return open_game(key, text)
    except BadEdition:
        first, *more = check_edition(text, key).findings
        problem = EditionFile(path=str(path), line=first.line, column=first.column, more=len(more))
        raise BadEdition(problem, BadEdition(first.problem)) from None


def load_record(path: Path, edition: Path | None, language: str | None) -> tuple[AnyGame, Record]:
    """The record in a file and the game it was played with; from now on players are called by name."""
    speak(language)
    record = read_record(read_text(path))
    game = open_named(record.header.game, edition, language)
    speak(language, record.header.game, record.header.players)
    return game, record


def save_record(path: Path, record: Record) -> None:
    """Save the record."""
    write_text(path, write_record(record))
