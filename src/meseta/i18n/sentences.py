"""The messages of a language's catalogues, each parsed when it is first said.

Parsing is what takes time: all messages of one game take a tenth of a second, and most commands say ten.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import BaseNode, MessageReference, TermReference
from fluent.syntax.visitor import Visitor

_ENTRY: Final = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
"""Where a message or a term begins: all its other lines are indented, or begin with a bracket."""


class Sentences:
    """What can be said in one language; of two messages with one id, the first catalogue's counts."""

    def __init__(self, language: str, catalogues: Sequence[str]) -> None:
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._sources: Final = {
            id: source for text in reversed(catalogues) for id, source in messages(text).items()
        }
        self._parsed: Final[set[str]] = set()

    def __contains__(self, id: str) -> bool:
        if id not in self._sources:
            return False
        self._parse(id)
        return self._bundle.has_message(id)  # what is no Fluent is no message either

    def say(self, id: str, values: Mapping[str, object]) -> str:
        """The message with its values."""
        self._parse(id)
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, f"{id} has no text"
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        assert not errors, f"{id}: {errors}"
        return str(text)

    def _parse(self, id: str) -> None:
        """Parse the message, and all that it refers to."""
        if id in self._parsed or id not in self._sources:
            return
        self._parsed.add(id)
        resource = FluentResource(self._sources[id])
        self._bundle.add_resource(resource)
        for other in _references(resource):
            self._parse(other)


def messages(catalogue: str) -> dict[str, str]:
    """The source of each message and term in the text of a catalogue, by its id.

    >>> messages("# A comment\\na = { $n ->\\n  [one] a thing\\n *[other] things\\n}\\n\\n-b = c\\n")["-b"]
    '-b = c\\n'
    """
    _, *entries = _ENTRY.split(catalogue)
    found: dict[str, str] = {}
    for entry in entries:
        found.setdefault(entry.partition("=")[0].rstrip(), entry)
    return found


def _references(node: BaseNode) -> Iterator[str]:
    finder = _References()
    finder.visit(node)
    yield from finder.found


class _References(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.found: Final[list[str]] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  # the library's name
        self.found.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802  # the library's name
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)
