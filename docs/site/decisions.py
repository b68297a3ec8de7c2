"""The index of decisions, from the head of each."""

import re
from collections.abc import Iterable
from pathlib import Path

HEAD = re.compile(r"# (?P<number>\d+)\. (?P<title>.+)\n\nStatus: (?P<status>.+)\nDate: (?P<date>\S+)")

INTRODUCTION = """# Decisions

Why things are as they are: one page per decision, kept when it is superseded.

| | decision | status | since |
|---|---|---|---|
"""


def index(files: Iterable[Path]) -> str:
    """A table of all decisions, with a link to each."""
    return INTRODUCTION + "".join(map(_row, sorted(files)))


def title(file: Path) -> str:
    """The decision as the navigation names it."""
    head = _head(file)
    return f"{head['number']}. {head['title']}"


def _row(file: Path) -> str:
    head = _head(file)
    date = head["date"].replace("-", "\N{NON-BREAKING HYPHEN}")
    return f"| {head['number']} | [{head['title']}]({file.name}) | {head['status']} | {date} |\n"


def _head(file: Path) -> re.Match[str]:
    found = HEAD.match(file.read_text("utf-8"))
    assert found, f"{file.name} has no head"
    return found
