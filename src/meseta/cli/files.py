"""Reading and writing the files a person names, with errors they can act on."""

from pathlib import Path

from meseta.core.errors import MesetaError
from meseta.core.game import AnyGame
from meseta.core.record import Record, read_record, write_record
from meseta.games import open_game


class BadFile(MesetaError):
    """A file that cannot be read or written."""


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as trouble:
        raise BadFile("file_missing", path=str(path), detail=trouble.strerror or str(trouble)) from None
    except UnicodeDecodeError:
        raise BadFile("file_not_text", path=str(path)) from None


def write_text(path: Path, text: str) -> None:
    """Put the text into the file, making its folder where there is none."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as trouble:
        raise BadFile("file_unwritable", path=str(path), detail=trouble.strerror or str(trouble)) from None


def load_record(path: Path, edition: Path | None) -> tuple[AnyGame, Record]:
    """The record in a file, and the game it was played with."""
    record = read_record(read_text(path))
    return open_game(record.header.game, None if edition is None else read_text(edition)), record


def save_record(path: Path, record: Record) -> None:
    """Write the record down."""
    write_text(path, write_record(record))
