"""What a shell offers after Tab: games, bots, options, editions, records, clauses and languages.

A shell asks at every Tab, so nothing is imported before it is needed, and nothing is ever raised.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import wraps
from itertools import islice
from pathlib import Path
from typing import Final, TypeAlias

import typer

from meseta.core.errors import MesetaError
from meseta.i18n.languages import LANGUAGES, preferred_language

Offers: TypeAlias = list[tuple[str, str]]
"""What may be typed, each with a few words about it."""
Completer: TypeAlias = Callable[[typer.Context, str], Offers]

RECORD: Final = re.compile(rb"^meseta record ", re.MULTILINE)
"""The first line of a record; comments may come before it."""
CLAUSE: Final = re.compile(r"^### (\S+) · (.+)$", re.MULTILINE)
"""A clause's heading in a rule book, looked for here because whole books take long to load."""
HEAD: Final = 2000
"""The bytes of a file in which that line must be."""
MOST_FILES: Final = 200
"""The most files of a folder that are looked at."""


def _quiet(complete: Callable[[typer.Context, str], Iterable[tuple[str, str]]]) -> Completer:
    """The same, limited to what begins as typed; silent where something cannot be read."""

    @wraps(complete)
    def offers(ctx: typer.Context, incomplete: str) -> Offers:
        with suppress(MesetaError, OSError):
            return [offer for offer in complete(ctx, incomplete) if offer[0].startswith(incomplete)]
        return []

    return offers


@_quiet
def games(ctx: typer.Context, incomplete: str) -> Iterator[tuple[str, str]]:
    """The keys of the games."""
    from meseta.games import keys

    for key in keys():
        yield key, ""


@_quiet
def languages(ctx: typer.Context, incomplete: str) -> Iterator[tuple[str, str]]:
    """The languages."""
    for language in LANGUAGES:
        yield language, ""


@_quiet
def bots(ctx: typer.Context, incomplete: str) -> Iterator[tuple[str, str]]:
    """The bots of the game, or of all games if none is named yet; in a list, the next one."""
    from meseta.bots.registry import bot_names
    from meseta.games import keys

    before, comma, _ = incomplete.rpartition(",")
    for name in dict.fromkeys(name for key in _named(ctx, keys()) for name in bot_names(key)):
        yield f"{before}{comma}{name}", ""


@_quiet
def options(ctx: typer.Context, incomplete: str) -> Iterator[tuple[str, str]]:
    """The options of the game, each with every value: key=value."""
    from meseta.games import open_game

    for key in _named(ctx, ()):
        for option in open_game(key).info.every_option:
            for choice in option.choices:
                yield f"{option.key}={choice}", option.clause


@_quiet
def clauses(ctx: typer.Context, incomplete: str) -> Iterator[tuple[str, str]]:
    """The clauses of the game's rule book, with their titles."""
    from importlib import resources

    from meseta.games import plugin

    language = ctx.params.get("lang") or preferred_language()
    for key in _named(ctx, ()):
        book = resources.files(plugin(key).words) / language / f"{key}.md"
        yield from CLAUSE.findall(book.read_text(encoding="utf-8"))


@_quiet
def parts(ctx: typer.Context, incomplete: str) -> Iterator[tuple[str, str]]:
    """What the game can print."""
    from meseta.games import plugin

    for key in _named(ctx, ()):
        for part in (*plugin(key).sheets, "all"):
            yield part, ""


@_quiet
def editions(ctx: typer.Context, incomplete: str) -> Iterator[tuple[str, str]]:
    """Folders, and the files that could be an edition."""
    return _files(incomplete, lambda path: path.suffix == ".toml")


@_quiet
def records(ctx: typer.Context, incomplete: str) -> Iterator[tuple[str, str]]:
    """Folders, and the files that hold a record."""
    return _files(incomplete, _is_record)


def _is_record(path: Path) -> bool:
    with suppress(OSError), path.open("rb") as file:
        return RECORD.search(file.read(HEAD)) is not None
    return False


def _named(ctx: typer.Context, otherwise: Iterable[str]) -> Iterable[str]:
    """The game on the command line; while an option lacks its value, the words before it are not read yet."""
    from meseta.games import keys

    words = [ctx.params.get("game"), *ctx.args]
    return [word for word in words if word in keys()][:1] or otherwise


def _files(incomplete: str, wanted: Callable[[Path], bool]) -> Iterator[tuple[str, str]]:
    before, slash, _ = incomplete.rpartition("/")
    folder = Path(f"{before}{slash}" or ".")
    for path in islice(sorted(folder.iterdir()), MOST_FILES):
        if path.is_dir():
            yield f"{before}{slash}{path.name}/", ""
        elif wanted(path):
            yield f"{before}{slash}{path.name}", ""
