"""A scanner for TOML that notes where everything is.

`tomllib` reads a file and judges its syntax, but forgets where things were. This reads the same text again
for the places alone. It never raises: of a file with errors it finds what it can, line by line.
"""

import re
import tomllib
from typing import Final, NamedTuple, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""The keys, and the indices of list items, that lead to a value."""

_BLANK: Final = re.compile(r"(?:\s|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_TEXT: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}' r"|'''.*?'{3,5}" r'|"(?:\\.|[^"\\\n])*"' r"|'[^'\n]*'", re.DOTALL
)
_SCALAR: Final = re.compile(r"[^,\]}\s#]+(?: \d[^,\]}\s#]*)?")  # a date and its time may have a blank between
_DEEPEST: Final = 100
"""Brackets in brackets, or parts of a key; tomllib itself gives up at a few hundred brackets."""


class Span(NamedTuple):
    """A stretch of the text, by its offsets."""

    start: int
    end: int


class Twice(NamedTuple):
    """A key that is given a second time."""

    path: Path
    first: Span
    second: Span


class Statement(NamedTuple):
    """A heading, or a key with its value; or lines in a row that are neither."""

    span: Span
    path: Path | None
    """The key; of lines that cannot be read, the one they begin with. None for a heading."""
    broken: bool


class Scan:
    """What was found in a text."""

    def __init__(self) -> None:
        self.keys: Final[dict[Path, Span]] = {}
        """Where each key is first written."""
        self.values: Final[dict[Path, Span]] = {}
        """Where each value is; for a table under a header of its own, that header."""
        self.twice: Final[list[Twice]] = []
        self.statements: Final[list[Statement]] = []
        """All of the text but blanks and comments, from its beginning to its end."""


def scan(text: str) -> Scan:
    """The places of all keys and values in a text."""
    scanner = _Scanner(text)
    scanner.read()
    return scanner.found


class _StuckError(Exception):
    """The text is not TOML here."""


class _Scanner:
    """Reads a text once, from its beginning to its end, and notes the places."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.found = Scan()
        self.at = 0
        self.table: Path = ()
        self.headers: set[Path] = set()
        """The tables that have had a header of their own."""
        self.lengths: dict[Path, int] = {}
        """How many tables each list of tables has so far."""

    def read(self) -> None:
        self.skip(_BLANK)
        while self.at < len(self.text):
            start = self.at
            try:
                path = self.statement()
                self.found.statements.append(Statement(Span(start, self.at), path, broken=False))
            except _StuckError:
                end = self.text.find("\n", start)
                self.at = len(self.text) if end < 0 else max(end, start + 1)
                self.give_up(start)
            self.skip(_BLANK)

    def give_up(self, start: int) -> None:
        """Note a line that cannot be read, together with such lines before it."""
        before = self.found.statements[-1] if self.found.statements else None
        if before is not None and before.broken and not self.text.startswith("[", start):
            self.found.statements[-1] = before._replace(span=Span(before.span.start, self.at))
            return
        key = _BARE.match(self.text, start)
        path = None if key is None else (*self.table, key.group())
        self.found.statements.append(Statement(Span(start, self.at), path, broken=True))

    def statement(self) -> Path | None:
        """Read a heading or a key with its value; the path of the latter."""
        if not self.text.startswith("[", self.at):
            return self.pair(self.table, 0)
        self.header(*(("[[", "]]") if self.text.startswith("[[", self.at) else ("[", "]")))
        return None

    def header(self, opening: str, closing: str) -> None:
        start = self.at
        self.expect(opening)
        names = self.dotted()
        self.expect(closing)
        span, many = Span(start, self.at), opening == "[["
        path = self.resolve(names[:-1])
        name, key = names[-1]
        path += (name,)
        if path in self.headers:
            self.found.twice.append(Twice(path, self.found.keys[path], key))
        self.note(path, key, key)
        if many:
            index = self.lengths.get(path, 0)
            self.lengths[path] = index + 1
            path += (index,)
        else:
            self.headers.add(path)
        self.table = path
        self.found.values[path] = span

    def resolve(self, names: list[tuple[str, Span]]) -> Path:
        """The path of the table that these names lead to: in a list of tables, its latest."""
        path: Path = ()
        for name, span in names:
            path += (name,)
            self.note(path, span, span)
            if path in self.lengths:
                path += (self.lengths[path] - 1,)
        return path

    def pair(self, table: Path, depth: int) -> Path:
        """Read a key, perhaps dotted, and its value; the path of both."""
        names = self.dotted()
        self.expect("=")
        self.skip(_SPACE)
        path = table
        for name, span in names[:-1]:
            path += (name,)
            self.note(path, span, span)
        name, key = names[-1]
        path += (name,)
        if path in self.found.keys:
            self.found.twice.append(Twice(path, self.found.keys[path], key))
        start = self.at
        self.value(path, depth)
        self.note(path, key, Span(start, self.at))
        return path

    def note(self, path: Path, key: Span, value: Span) -> None:
        self.found.keys.setdefault(path, key)
        self.found.values.setdefault(path, value)

    def value(self, path: Path, depth: int) -> None:
        if depth > _DEEPEST:
            raise _StuckError
        if self.text.startswith("[", self.at):
            self.items(path, depth)
        elif self.text.startswith("{", self.at):
            self.inline(path, depth)
        elif self.text.startswith(("'", '"'), self.at):
            self.match(_TEXT)
        else:
            self.match(_SCALAR)

    def items(self, path: Path, depth: int) -> None:
        self.expect("[")
        index = 0
        while not self.comes("]"):
            start = self.at
            self.value((*path, index), depth + 1)
            self.found.values.setdefault((*path, index), Span(start, self.at))
            index += 1
            if not self.comes(","):
                self.expect("]")
                return
        self.expect("]")

    def inline(self, path: Path, depth: int) -> None:
        self.expect("{")
        while not self.comes("}"):
            self.pair(path, depth + 1)
            if not self.comes(","):
                self.expect("}")
                return
        self.expect("}")

    def comes(self, mark: str) -> bool:
        """Whether the mark is next, blanks and comments aside; a comma is passed, a bracket is not."""
        self.skip(_BLANK)
        if not self.text.startswith(mark, self.at):
            return False
        if mark == ",":
            self.at += 1
            self.skip(_BLANK)
        return True

    def dotted(self) -> list[tuple[str, Span]]:
        names = [self.name()]
        while True:
            self.skip(_SPACE)
            if not self.text.startswith(".", self.at):
                return names
            if len(names) > _DEEPEST:
                raise _StuckError
            self.at += 1
            names.append(self.name())

    def name(self) -> tuple[str, Span]:
        self.skip(_SPACE)
        start = self.at
        if self.text.startswith(("'", '"'), start):
            self.match(_TEXT)
            name = _read_text(self.text[start : self.at])
        else:
            self.match(_BARE)
            name = self.text[start : self.at]
        return name, Span(start, self.at)

    def expect(self, mark: str) -> None:
        self.skip(_SPACE)
        if not self.text.startswith(mark, self.at):
            raise _StuckError
        self.at += len(mark)

    def match(self, pattern: re.Pattern[str]) -> None:
        matched = pattern.match(self.text, self.at)
        if matched is None:
            raise _StuckError
        self.at = matched.end()

    def skip(self, pattern: re.Pattern[str]) -> None:
        matched = pattern.match(self.text, self.at)
        assert matched is not None, "blanks may be none"
        self.at = matched.end()


def _read_text(written: str) -> str:
    try:
        return str(tomllib.loads(f"text = {written}")["text"])
    except ValueError:
        raise _StuckError from None
