"""Writes what a bench prints into the documents that show it, so that no figure is typed by hand.

A block of text in a document whose first line is `$ python -m bench NAME` shows what that command prints.
A line `…` in it stands for lines that are left out; the others are found by their words, whatever their
figures.
"""

import io
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final, NamedTuple, TextIO

ROOT: Final = Path(__file__).parents[1]
LEFT_OUT: Final = "…"

_BLOCK: Final = re.compile(
    r"^```text\n(\$ python -m bench (\w+)(?: +#[^\n]*)?)\n(.*?)^```$", re.MULTILINE | re.DOTALL
)
_FIGURE: Final = re.compile(r"\d[\d.,]*")


class Block(NamedTuple):
    """What a document shows of one bench."""

    command: str
    """The first line, as it stands there."""
    bench: str
    lines: tuple[str, ...]
    """What is below the command."""


class LineLost(Exception):
    """A document shows a line that the bench no longer prints."""


def documents() -> list[Path]:
    """Every document that may show figures; what was decided once keeps those of its day."""
    return [
        ROOT / "README.md",
        *sorted(path for path in ROOT.glob("docs/**/*.md") if path.parent.name != "adr"),
    ]


def blocks(text: str) -> Iterator[Block]:
    """The blocks of a document that show what a bench prints."""
    for command, bench, body in _BLOCK.findall(text):
        yield Block(command, bench, tuple(body.splitlines()))


def renewed(text: str, bench: str, printed: str) -> str:
    """The document with what the bench has printed now; raises `LineLost` where it shows something else."""

    def renew(found: re.Match[str]) -> str:
        command, name, body = found.groups()
        if name != bench:
            return found[0]
        fresh = printed.strip("\n").splitlines()
        lines = excerpt(body.splitlines(), fresh) if LEFT_OUT in body.split() else fresh
        return "\n".join(["```text", command, *lines, "```"])

    return _BLOCK.sub(renew, text)


def excerpt(shown: Iterable[str], printed: Iterable[str]) -> list[str]:
    """The printed lines with the words of those that are shown, in their order.

    >>> excerpt(["discs", "  plain   7", "…"], ["discs", "  other   1", "  plain   8"])
    ['discs', '  plain   8', '…']
    """
    left = iter(printed)
    return [line if line.strip() in (LEFT_OUT, "") else _same_words(line, left) for line in shown]


def _same_words(line: str, printed: Iterator[str]) -> str:
    wanted = words(line)
    for fresh in printed:
        if words(fresh) == wanted:
            return fresh
    raise LineLost(line)


def words(line: str) -> str:
    """What a line says apart from its figures.

    >>> words("  plain      7,219    18.37 ×") == words("  plain     12,000     1.00 ×")
    True
    """
    return " ".join(_FIGURE.sub("#", line).split())


def write(bench: str, printed: str) -> list[Path]:
    """Renew the bench's blocks in all documents; returns those that have changed.

    A document with a line that is no longer printed, because a peer is missing, say, is left as it is.
    """
    changed = []
    for path in documents():
        text = path.read_text("utf-8")
        try:
            now = renewed(text, bench, printed)
        except LineLost as lost:
            print(f"{path.relative_to(ROOT)} stays as it is: `python -m bench {bench}` did not print {lost}")
            continue
        if now != text:
            path.write_text(now, "utf-8")
            changed.append(path)
    return changed


def said(work: Callable[[], None]) -> str:
    """What the work prints, which is shown while it goes on."""
    kept = _Both(sys.stdout)
    with redirect_stdout(kept):
        work()
    return kept.getvalue()


class _Both(io.StringIO):
    def __init__(self, shown: TextIO) -> None:
        super().__init__()
        self._shown = shown

    def write(self, text: str) -> int:
        self._shown.write(text)
        self._shown.flush()
        return super().write(text)
