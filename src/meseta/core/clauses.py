"""The clauses of a game's rules: the ids that code, tests, refusals and the rule book share."""

import tomllib
from importlib.resources.abc import Traversable

import msgspec


class Section(msgspec.Struct, frozen=True):
    """A chapter of the rule book."""

    key: str
    title_en: str
    title_es: str


class Clause(msgspec.Struct, frozen=True):
    """One rule, by its id."""

    id: str
    section: str
    title_en: str
    title_es: str


class Clauses(msgspec.Struct, frozen=True):
    """All clauses of a game, in the order of its rule book."""

    section: tuple[Section, ...]
    clause: tuple[Clause, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """Every clause's id, in order."""
        return tuple(clause.id for clause in self.clause)


def load_clauses(file: Traversable) -> Clauses:
    """The clauses written in a `clauses.toml`."""
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Clauses)
