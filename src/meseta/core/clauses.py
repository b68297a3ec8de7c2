"""The clauses of a game's rules: the ids that code, tests, refusals and the rule book share."""

import tomllib
from importlib.resources.abc import Traversable

import msgspec

__all__ = ["Clauses", "Section", "load_clauses"]


class Section(msgspec.Struct, frozen=True):
    """A chapter of the rule book. Its title and those of its clauses are in each language's rule book."""

    key: str
    clauses: tuple[str, ...]
    """The ids of its rules, in order."""


class Clauses(msgspec.Struct, frozen=True):
    """All clauses of a game, in the order of its rule book."""

    section: tuple[Section, ...]
    rulings: tuple[str, ...] = ()
    """The clauses that hold a ruling of ours; every rule book marks it there as such."""

    @property
    def ids(self) -> tuple[str, ...]:
        """Every clause's id, in order."""
        return tuple(id for section in self.section for id in section.clauses)


def load_clauses(file: Traversable) -> Clauses:
    """The clauses written in a `clauses.toml`."""
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Clauses)
