"""Where everything is in an edition's file, as editors count: lines and columns of keys and values."""

import re
from bisect import bisect_right
from typing import Final, NamedTuple

from meseta.core.editions.scanner import Path, Span, scan

_PLAIN: Final = re.compile(r"[A-Za-z0-9_-]+")


class Spot(NamedTuple):
    """A place in the text as editors count it, from 1; columns are characters."""

    line: int
    column: int


class Places:
    """The places of all keys and values in a text."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        found = scan(text)
        self.keys: Final = found.keys
        """Where each key is first written."""
        self.values: Final = found.values
        """Where each value is; for a table under a header of its own, that header."""
        self.twice: Final = found.twice
        """The keys that are given a second time."""
        self.statements: Final = found.statements
        """All of the text but blanks and comments, from its beginning to its end."""
        self._breaks: Final = [place.start() for place in re.finditer("\n", text)]

    def spot(self, offset: int) -> Spot:
        """The line and column of an offset."""
        line = bisect_right(self._breaks, offset - 1)
        return Spot(line + 1, offset - (self._breaks[line - 1] + 1 if line else 0) + 1)

    def offset(self, line: int, column: int) -> int:
        """The offset of a line and column, or the end of the text where it has fewer lines."""
        start = 0 if line == 1 else self._breaks[line - 2] + 1 if line - 2 < len(self._breaks) else None
        return len(self.text) if start is None else min(start + column - 1, len(self.text))

    def key(self, path: Path) -> Span:
        """Where the key is written, or the value where it has none, such as an item of a list."""
        return self.keys.get(path) or self.value(path)

    def value(self, path: Path) -> Span:
        """Where the value is, or the nearest value around it."""
        while path and path not in self.values:
            path = path[:-1]
        return self.values.get(path, Span(0, 0))

    def within(self, path: Path, part: Span) -> Span:
        """A part of a text; all of it where it is written with escapes or over several lines."""
        whole = self.value(path)
        raw = self.text[whole.start : whole.end]
        if len(raw) < 2 or raw[0] not in "\"'" or raw[:3] in ('"""', "'''") or "\\" in raw:
            return whole
        return Span(whole.start + 1 + part.start, min(whole.start + 1 + part.end, whole.end))


def write_path(path: Path) -> str:
    """The path as people write it.

    >>> write_path(("board", "circle", 3, "x"))
    'board.circle[3].x'
    """
    parts = (f"[{part}]" if isinstance(part, int) else f".{_written(part)}" for part in path)
    return "".join(parts).removeprefix(".")


def _written(key: str) -> str:
    return key if _PLAIN.fullmatch(key) else '"{}"'.format(key.replace("\\", r"\\").replace('"', r"\""))
