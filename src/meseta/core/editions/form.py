"""Whether data has the form that its type asks for: every misfit, where msgspec names only the first.

What is missing or does not fit is filled in, so that the rest can still be checked.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import date, datetime, time
from difflib import get_close_matches
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import inspect

from meseta.core.codes import LARGEST
from meseta.core.editions.places import Path, Span, write_path
from meseta.core.game import Json
from meseta.core.problems import (
    NO_SUGGESTION,
    EditionChoice,
    EditionCount,
    EditionKeyMissing,
    EditionKeyUnknown,
    EditionKind,
    EditionRange,
    Kind,
    Problem,
)

_WORD: Final = re.compile(r"\S+")
LONGEST: Final = 40
"""How much of a word is quoted."""

Filling: TypeAlias = Literal["least", "middle", "most"]
"""Which value to put in a place that is wrong."""


class Violation(NamedTuple):
    """Something wrong with an edition, and where."""

    path: Path
    problem: Problem
    part: Span | None = None
    """Which characters of a text, where it is a text and not all of it is wrong."""
    at_key: bool = False
    """Whether the key is wrong and not its value."""


class Fitted(NamedTuple):
    """Data made to fit its type, and where it did not."""

    data: Json
    violations: tuple[Violation, ...]


def fit(data: Json, kind: type[msgspec.Struct], filling: Filling = "least") -> Fitted:
    """The data with every misfit replaced by a filling, and all misfits."""
    fitting = _Fitting(filling)
    fitted = fitting.fit(data, type_of(kind), ())
    return Fitted(fitted, tuple(fitting.found))


@cache
def type_of(kind: type[msgspec.Struct]) -> inspect.Type:
    """What msgspec knows of the type."""
    return inspect.type_info(kind)


def suggest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or `NO_SUGGESTION`.

    >>> suggest("owll", ("fox", "owl", "rabbit"))
    'owl'
    """
    folded = {one.casefold(): one for one in known}
    near = get_close_matches(word[:LONGEST].casefold(), folded, n=1, cutoff=0.6)
    return folded[near[0]] if near else NO_SUGGESTION


def words(text: str) -> Iterator[tuple[str, Span]]:
    """The words of a text, as `split` finds them, with their places in it."""
    for found in _WORD.finditer(text):
        yield found.group(), Span(*found.span())


class _Fitting:
    """One walk through data and its type."""

    def __init__(self, filling: Filling) -> None:
        self.filling = filling
        self.found: list[Violation] = []

    def fit(self, value: Json, kind: inspect.Type, path: Path) -> Json:
        """The value, made to fit."""
        match kind:
            case inspect.Metadata():
                return self.fit(value, kind.type, path)
            case inspect.StructType() if isinstance(value, dict):
                return self.struct(value, kind, path)
            case inspect.DictType() if isinstance(value, dict):
                return {key: self.fit(one, kind.value_type, (*path, key)) for key, one in value.items()}
            case inspect.ListType() | inspect.VarTupleType() if isinstance(value, list):
                return self.items(value, kind, path)
            case inspect.TupleType() if isinstance(value, list):
                return self.tuple_items(value, kind, path)
            case inspect.IntType() if isinstance(value, int) and not isinstance(value, bool):
                return self.number(value, kind, path)
            case inspect.LiteralType() if type(value) in map(type, kind.values):
                return self.choice(value, kind, path)
            case inspect.StrType() if isinstance(value, str):
                return value
            case inspect.BoolType() if isinstance(value, bool):
                return value
            case inspect.FloatType() if isinstance(value, (int, float)) and not isinstance(value, bool):
                return value
            case inspect.UnionType():
                return self.one_of(value, kind, path)
            case _:
                pass
        wanted = _wanted(kind)
        if wanted is None:  # a type that editions of ours do not use: msgspec itself judges it
            return value
        return self.misfit(path, EditionKind(key=_label(path), wanted=wanted, found=_kind(value)), kind)

    def misfit(self, path: Path, problem: Problem, kind: inspect.Type) -> Json:
        """What to put in the place of a value that does not fit."""
        self.found.append(Violation(path, problem))
        return _fill(kind, self.filling)

    def struct(self, value: Mapping[str, Json], kind: inspect.StructType, path: Path) -> Json:
        """The table with its known keys; a misspelt one counts as the one that was meant."""
        fields = {field.encode_name: field for field in kind.fields}
        missing = [name for name in fields if name not in value]
        fitted = {}
        for key, one in value.items():
            meant = key if key in fields else suggest(key, missing)
            if meant in fields:
                fitted[meant] = self.fit(one, fields[meant].type, (*path, key))
            if meant != key:
                missing = [name for name in missing if name != meant]
                near = meant if meant in fields else suggest(key, fields)
                problem = EditionKeyUnknown(key=key[:LONGEST], known=", ".join(fields), suggestion=near)
                self.found.append(Violation((*path, key), problem, at_key=True))
        for key in missing:
            if fields[key].required:
                wanted = _wanted(fields[key].type) or "value"
                self.found.append(Violation((*path, key), EditionKeyMissing(key=key, wanted=wanted)))
                fitted[key] = _fill(fields[key].type, self.filling)
        return {name: fitted[name] for name in fields if name in fitted}

    def items(self, value: list[Json], kind: inspect.ListType | inspect.VarTupleType, path: Path) -> Json:
        """The list; what is too many is cut off."""
        fitted = [self.fit(one, kind.item_type, (*path, index)) for index, one in enumerate(value)]
        least, most = kind.min_length or 0, kind.max_length
        if len(value) < least or (most is not None and len(value) > most):
            self.count(path, len(value), least, most)
            fill = _fill(kind.item_type, self.filling)
            fitted = (fitted + [fill] * (least - len(fitted)))[:most]
        return fitted

    def tuple_items(self, value: list[Json], kind: inspect.TupleType, path: Path) -> Json:
        """The list of a fixed length."""
        kinds = kind.item_types
        if len(value) != len(kinds):
            self.count(path, len(value), len(kinds), len(kinds))
            return _fill(kind, self.filling)
        return [self.fit(one, kinds[index], (*path, index)) for index, one in enumerate(value)]

    def count(self, path: Path, found: int, least: int, most: int | None) -> None:
        bounds: Literal["exact", "least", "most", "both"] = "both" if least else "most"
        if least == most or most is None:
            bounds = "exact" if least == most else "least"
        problem = EditionCount(key=_label(path), found=found, bounds=bounds, least=least, most=most or least)
        self.found.append(Violation(path, problem))

    def number(self, value: int, kind: inspect.IntType, path: Path) -> Json:
        """The number within its bounds."""
        least, most = bounds_of(kind)
        if (least is None or least <= value) and (most is None or value <= most):
            return value
        bounds: Literal["both", "least", "most"] = (
            "most" if least is None else "least" if most is None else "both"
        )
        said = max(-LARGEST, min(value, LARGEST))
        return self.misfit(
            path,
            EditionRange(key=_label(path), found=said, bounds=bounds, least=least or 0, most=most or 0),
            kind,
        )

    def choice(self, value: str | int, kind: inspect.LiteralType, path: Path) -> Json:
        """One of a few words or numbers."""
        if value in kind.values:
            return value
        words = tuple(map(str, kind.values))
        meant = suggest(value, words) if isinstance(value, str) else NO_SUGGESTION
        said = value[:LONGEST] if isinstance(value, str) else str(max(-LARGEST, min(value, LARGEST)))
        problem = EditionChoice(key=_label(path), found=said, known=", ".join(words), suggestion=meant)
        return self.misfit(path, problem, kind)

    def one_of(self, value: Json, kind: inspect.UnionType, path: Path) -> Json:
        """The value as the first type that it fits, or else as the first type of all."""
        for one in kind.types:
            attempt = _Fitting(self.filling)
            fitted = attempt.fit(value, one, path)
            if not attempt.found and not isinstance(one, inspect.NoneType):
                return fitted
        first = next(one for one in kind.types if not isinstance(one, inspect.NoneType))
        return self.fit(value, first, path)


def bounds_of(kind: inspect.IntType) -> tuple[int | None, int | None]:
    """The least and the greatest number allowed."""
    least = kind.ge if kind.ge is not None else None if kind.gt is None else kind.gt + 1
    most = kind.le if kind.le is not None else None if kind.lt is None else kind.lt - 1
    return least, most


def _fill(kind: inspect.Type, filling: Filling) -> Json:
    """A value of a type: one of three that differ as much as can be."""
    match kind:
        case inspect.Metadata():
            return _fill(kind.type, filling)
        case inspect.StructType():
            required = (field for field in kind.fields if field.required)
            return {field.encode_name: _fill(field.type, filling) for field in required}
        case inspect.DictType():
            return {}
        case inspect.ListType() | inspect.VarTupleType():
            count = max(kind.min_length or 0, int(filling != "least"))
            return [_fill(kind.item_type, filling)] * count
        case inspect.TupleType():
            return [_fill(one, filling) for one in kind.item_types]
        case inspect.IntType():
            least, most = bounds_of(kind)
            return _of_three(least or 0, most if most is not None else 1_000_000, filling)
        case inspect.LiteralType():
            return kind.values[_of_three(0, len(kind.values) - 1, filling)]
        case inspect.BoolType():
            return filling == "most"
        case inspect.FloatType():
            return float(_of_three(0, 2, filling))
        case inspect.UnionType():
            return _fill(next(one for one in kind.types if not isinstance(one, inspect.NoneType)), filling)
        case _:
            return "?" * _of_three(0, 2, filling)


def _of_three(least: int, most: int, filling: Filling) -> int:
    """The least, the greatest, or a number halfway between."""
    return {"least": least, "middle": (least + most) // 2, "most": most}[filling]


def _wanted(kind: inspect.Type) -> Kind | None:
    """What a value of this type is called; None for a type that this module leaves to msgspec."""
    match kind:
        case inspect.Metadata():
            return _wanted(kind.type)
        case inspect.StructType() | inspect.DictType():
            return "table"
        case inspect.ListType() | inspect.VarTupleType() | inspect.TupleType():
            items = kind.item_type if not isinstance(kind, inspect.TupleType) else None
            return "tables" if items and _wanted(items) == "table" else "list"
        case inspect.IntType():
            return "number"
        case inspect.LiteralType():
            return "number" if isinstance(kind.values[0], int) else "text"
        case inspect.StrType():
            return "text"
        case inspect.BoolType():
            return "truth"
        case inspect.FloatType():
            return "fraction"
        case _:
            return None


_KINDS: Final[tuple[tuple[type | tuple[type, ...], Kind], ...]] = (
    (bool, "truth"),
    (int, "number"),
    (float, "fraction"),
    (str, "text"),
    (dict, "table"),
    (list, "list"),
    ((datetime, date, time), "date"),
)


def _kind(value: Json) -> Kind:
    """What a value of a file is called."""
    return next((name for kind, name in _KINDS if isinstance(value, kind)), "value")


def _label(path: Path) -> str:
    """How a sentence names the place: its last key, with an index after it."""
    named = [index for index, part in enumerate(path) if isinstance(part, str)]
    return write_path(path[named[-1] :])[:80] if named else "–"
