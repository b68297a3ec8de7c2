"""What a language still lacks: `python -m meseta.i18n.check fr`, or `… fr my_package` for a game's own.

With `--same`, which sentences and clauses are still those of the source. A few may be.
"""

import re
import sys
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import chain
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from meseta.i18n.languages import SOURCE
from meseta.i18n.rulebook import Book, Page, parse_book
from meseta.i18n.sentences import messages

_NUMBER: Final = re.compile(r"\d{2,}")
_REFERENCE: Final = re.compile(r"\[[A-Z]+-\w+\]")
_VALUE: Final = re.compile(r"\{[^{}]*\}")
_WORD: Final = re.compile(r"[a-z]{2}")
"""What can be translated has two small letters somewhere; clause ids and units have not."""


class _Variables(Visitor):
    """Collects the variables of what it visits."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's name
        self.found.add(node.id.name)


def variables_of(message: ftl.Message) -> set[str]:
    """The variables used in the message."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


def missing(folder: Traversable, language: str) -> Iterator[str]:
    """One line for everything that is missing or unknown in the language's folder, or has other variables."""
    for file in sorted((folder / SOURCE).iterdir(), key=lambda file: file.name):
        place, translated = f"{language}/{file.name}", folder / language / file.name
        if not translated.is_file():
            yield f"{place}: the file is missing"
            continue
        text, own = file.read_text(encoding="utf-8"), translated.read_text(encoding="utf-8")
        found = _in_catalogue(text, own) if file.name.endswith(".ftl") else _in_book(text, own)
        yield from (f"{place}: {line}" for line in found)


def same(folder: Traversable, language: str) -> Iterator[str]:
    """One line for every sentence with words and every clause that is the same as in the source."""
    for file in sorted((folder / SOURCE).iterdir(), key=lambda file: file.name):
        place, translated = f"{language}/{file.name}", folder / language / file.name
        if not translated.is_file():
            continue
        texts = (file.read_text(encoding="utf-8"), translated.read_text(encoding="utf-8"))
        known, found = map(_sentences if file.name.endswith(".ftl") else _clauses, texts)
        yield from (f"{place}: {id}" for id, text in found.items() if known.get(id) == text)


def _sentences(catalogue: str) -> dict[str, str]:
    """The text of every message in which something can be translated: a word outside of values."""
    words = {id: text.partition("=")[2].strip() for id, text in messages(catalogue).items()}
    return {id: text for id, text in words.items() if _WORD.search(_VALUE.sub("", text))}


def _clauses(book: str) -> dict[str, str]:
    return {page.id: page.text for page in parse_book(book).pages.values()}


def _in_catalogue(text: str, own: str) -> Iterator[str]:
    known, found = _messages(text), _messages(own)
    yield from (f"{code} is missing" for code in known if code not in found)
    for code, variables in found.items():
        if code not in known:
            yield f"{code} is unknown"
        elif variables != known[code]:
            yield from (f"{code} does not say ${name}" for name in sorted(known[code] - variables))
            yield from (
                f"{code} says ${name}, which it is not given" for name in sorted(variables - known[code])
            )


def _messages(text: str) -> dict[str, set[str]]:
    """Every message with its variables; whatever cannot be parsed counts as a message."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Junk):
            found[f"“{(entry.content or '').strip()[:40]}”"] = set()
        elif isinstance(entry, ftl.Message):
            found[entry.id.name] = variables_of(entry)
    return found


def _in_book(text: str, own: str) -> Iterator[str]:
    known, found = parse_book(text), parse_book(own)
    if len(known.chapters) != len(found.chapters):
        yield f"there are {len(found.chapters)} chapters (“## …”) instead of {len(known.chapters)}"
    yield from (f"{id} is missing" for id in known.pages if id not in found.pages)
    yield from (f"{id} is unknown" for id in found.pages if id not in known.pages)
    shared = [id for id in known.pages if id in found.pages]
    if shared != [id for id in found.pages if id in known.pages]:
        yield "the clauses are in another order"
    yield from (f"{id} says nothing" for id in _empty(found))
    for id in shared:
        rulings, own_rulings = len(known.pages[id].rulings), len(found.pages[id].rulings)
        if rulings != own_rulings:
            yield f"{id} marks {own_rulings} rulings (“> …”) instead of {rulings}"
        numbers, own_numbers = _numbers(known.pages[id]), _numbers(found.pages[id])
        yield from (f"{id} does not say {number}" for number in sorted(numbers - own_numbers))
    if (known.errata is None) != (found.errata is None):
        yield "the errata, a last chapter without clauses, are missing or unknown"


def _numbers(page: Page) -> set[str]:
    """The numbers of a clause but for small ones, which may be words in some languages."""
    return set(_NUMBER.findall(_REFERENCE.sub("", page.text)))


def _empty(book: Book) -> Iterator[str]:
    return (page.id for page in book.pages.values() if not page.text)


def main(arguments: list[str]) -> int:
    """Print everything that is missing, one per line; returns 1 if anything is."""
    language, package = (*(word for word in arguments if word != "--same"), "meseta.i18n")[:2]
    folder = resources.files(package)
    if "--same" in arguments:
        sys.stdout.writelines(f"{line}\n" for line in same(folder, language))
        return 0
    lines = missing(folder, language)
    first = next(lines, None)
    if first is None:
        sys.stdout.write(f"{language}: nothing is missing\n")
        return 0
    sys.stdout.writelines(f"{line}\n" for line in chain([first], lines))
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
