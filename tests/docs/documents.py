"""The documents of the project, and what stands in them as code."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]

DOCUMENTS = sorted(
    [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "examples").glob("*/README.md"),
    ]
)

_FENCE = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`([^`]+)`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")


def name(document: Path) -> str:
    """The document's path from the root, as tests are named by it."""
    return document.relative_to(ROOT).as_posix()


def current() -> list[Path]:
    """The documents that speak of the tree as it is: all but superseded decisions."""
    return [path for path in DOCUMENTS if "\nStatus: superseded" not in path.read_text("utf-8")]


def spans(text: str) -> list[str]:
    """What stands in backticks in the running text, line breaks read as spaces."""
    return [" ".join(span.split()) for span in _SPAN.findall(_FENCE.sub("", text))]


def links(text: str) -> list[str]:
    """The targets of the links and pictures."""
    return _LINK.findall(_FENCE.sub("", text))


def commands(text: str) -> Iterator[str]:
    """Every command that a reader may type: shell lines in blocks, and spans in the running text."""
    for block in _FENCE.findall(text):
        first, *lines = block.splitlines()
        for line in lines[:-1]:
            line = line.strip()
            if first.strip() == "```sh" or line.startswith("$ "):
                yield line.removeprefix("$ ").partition(" #")[0].strip()
    yield from spans(text)
