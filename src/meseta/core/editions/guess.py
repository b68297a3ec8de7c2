"""Which game a file is an edition of, even if much in it is wrong."""

from typing import Final

import msgspec
from msgspec import inspect

from meseta.core.editions.kinds import type_of
from meseta.core.editions.scanner import Path, scan

_ENOUGH: Final = 20_000
"""How much of a file is looked at, in characters."""


def likeness(text: str, kind: type[msgspec.Struct]) -> int:
    """How much the keys of a text look like those of a struct: 3 for a key in its place, 1 for one elsewhere.

    The name counts nothing: every edition has one.
    """
    known = set(_paths(type_of(kind), ()))
    words = {path[-1] for path in known}
    found = {_named(path) for path in scan(text[:_ENOUGH]).keys} - {("name",)}
    return sum(3 if path in known else 1 for path in found if path in known or path[-1] in words)


def _named(path: Path) -> Path:
    """The path without indices."""
    return tuple(part for part in path if isinstance(part, str))


def _paths(kind: inspect.Type, path: Path) -> list[Path]:
    """The paths of all keys of a type, without indices."""
    match kind:
        case inspect.Metadata():
            return _paths(kind.type, path)
        case inspect.ListType() | inspect.VarTupleType():
            return _paths(kind.item_type, path)
        case inspect.UnionType():
            return [found for one in kind.types for found in _paths(one, path)]
        case inspect.StructType():
            return [
                found
                for field in kind.fields
                for found in ((*path, field.encode_name), *_paths(field.type, (*path, field.encode_name)))
            ]
        case _:
            return []
