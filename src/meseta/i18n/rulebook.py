"""The rule books: Markdown in our own words, with a heading per chapter and below it one per clause.

What a clause quotes (`> …`) is a ruling of ours. A last chapter without clauses is the errata: where the
sources contradict each other or are silent, and what was chosen.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from meseta.core.errors import BadSetup
from meseta.core.game import AnyGame
from meseta.core.problems import Problem
from meseta.i18n.words import text_of

__all__ = [
    "ERRATA",
    "Book",
    "Chapter",
    "Errata",
    "Page",
    "UnknownClause",
    "book",
    "book_of",
    "find_clause",
    "page",
    "page_of",
    "parse_book",
    "read_book",
]

_CHAPTER: Final = re.compile(r"^## (.+)$", re.MULTILINE)
_CLAUSE: Final = re.compile(r"^### (\S+) · (.+)$", re.MULTILINE)
_QUOTATION: Final = re.compile(r"(?:^>.*\n?)+", re.MULTILINE)
ERRATA: Final = "errata"
"""What names the errata where a clause could be named."""


class Page(msgspec.Struct, frozen=True):
    """One clause as the book explains it."""

    id: str
    title: str
    text: str

    @property
    def rulings(self) -> tuple[str, ...]:
        """What the page marks as our own ruling, as Markdown.

        >>> Page("ST-06", "", "By lot.\\n\\n> **Our ruling.** The text is\\n> silent.").rulings
        ('**Our ruling.** The text is silent.',)
        """
        return tuple(
            " ".join(line.removeprefix(">").strip() for line in quotation.splitlines())
            for quotation in _QUOTATION.findall(self.text)
        )


class Chapter(msgspec.Struct, frozen=True):
    """The clauses under one heading."""

    title: str
    pages: tuple[Page, ...]


class Errata(msgspec.Struct, frozen=True):
    """Where the sources contradict each other or are silent, and what was chosen."""

    title: str
    text: str


class Book(msgspec.Struct, frozen=True):
    """A rule book in one language."""

    introduction: str
    chapters: tuple[Chapter, ...]
    errata: Errata | None = None

    @property
    def pages(self) -> dict[str, Page]:
        """Every clause by its id, in order."""
        return {page.id: page for chapter in self.chapters for page in chapter.pages}


class UnknownClause(Problem, frozen=True, tag="unknown_clause"):
    """The game's rules have no such clause."""

    clause: str
    game: str
    known: str


@cache
def read_book(game: str, language: str) -> Book:
    """A game's rule book."""
    return parse_book(text_of(language, game, "md"))


def parse_book(text: str) -> Book:
    """The book written in this Markdown."""
    introduction, *parts = _CHAPTER.split(text)
    errata = None
    if parts and not _CLAUSE.search(parts[-1]):
        errata = Errata(parts[-2], parts[-1].strip())
        del parts[-2:]
    chapters = (Chapter(title, _pages(body)) for title, body in zip(parts[::2], parts[1::2], strict=True))
    return Book(introduction.strip(), tuple(chapters), errata)


def _pages(body: str) -> tuple[Page, ...]:
    _, *parts = _CLAUSE.split(body)
    return tuple(
        Page(id, title, text.strip())
        for id, title, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    )


def find_clause(ids: Sequence[str], text: str) -> str | None:
    """The id of the clause meant by the text: `ST-08` may be written `st-8`, `st8` or `8`."""
    wanted, prefix = _plain(text), ids[0].partition("-")[0]
    plain = {id: _plain(id) for id in ids}
    return next((id for id in ids if wanted in (plain[id], plain[id].removeprefix(prefix))), None)


def _plain(id: str) -> str:
    """The id without what people leave out.

    >>> _plain("ST-08"), _plain(" so-e1 ")
    ('ST8', 'SOE1')
    """
    return re.sub(r"(?<![0-9])0+(?=[0-9])", "", id.strip().upper().replace("-", ""))


def page(game: AnyGame, id: str, language: str) -> str:
    """One clause of the rule book, or its errata, as Markdown."""
    return page_of(game.info.key, id, language)


def book(game: AnyGame, language: str) -> str:
    """The whole rule book, as Markdown."""
    return book_of(game.info.key, language)


def page_of(key: str, id: str, language: str) -> str:
    """The same for a game by its key, which is not opened: a rule book has all its clauses."""
    read = read_book(key, language)
    if read.errata is not None and id.strip().lower() == ERRATA:
        return f"## {read.errata.title}\n\n{read.errata.text}"
    ids = tuple(read.pages)
    wanted = find_clause(ids, id)
    if wanted is None:
        raise BadSetup(UnknownClause(clause=id[:20], game=key, known=f"{ids[0]} – {ids[-1]}"))
    found = read.pages[wanted]
    return f"### {found.id} · {found.title}\n\n{found.text}"


def book_of(key: str, language: str) -> str:
    """The same for a game by its key, which is not opened."""
    return text_of(language, key, "md")
