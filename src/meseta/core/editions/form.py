"""Whether data has the form that its type asks for: every misfit, where msgspec names only the first.

What is missing or does not fit is filled in, so that the rest can still be checked.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec
from msgspec import inspect

from meseta.core.codes import LARGEST
from meseta.core.editions.kinds import Filling, bounds_of, fill, kind_of, type_of, wanted_kind
from meseta.core.editions.places import write_path
from meseta.core.editions.scanner import Path
from meseta.core.editions.violation import LONGEST, Violation, suggest
from meseta.core.game import Json
from meseta.core.problems import (
    NO_SUGGESTION,
    EditionChoice,
    EditionCount,
    EditionKeyMissing,
    EditionKeyUnknown,
    EditionKind,
    EditionRange,
    Problem,
)


class Fitted(NamedTuple):
    """Data made to fit its type, and where it did not."""

    data: Json
    violations: tuple[Violation, ...]


def fit(data: Json, kind: type[msgspec.Struct], filling: Filling = "least") -> Fitted:
    """The data with every misfit replaced by a filling, and all misfits."""
    fitting = _Fitting(filling)
    fitted = fitting.fit(data, type_of(kind), ())
    return Fitted(fitted, tuple(fitting.found))


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
        wanted = wanted_kind(kind)
        if wanted is None:  # a type that editions of ours do not use: msgspec itself judges it
            return value
        return self.misfit(path, EditionKind(key=_label(path), wanted=wanted, found=kind_of(value)), kind)

    def misfit(self, path: Path, problem: Problem, kind: inspect.Type) -> Json:
        """What to put in the place of a value that does not fit."""
        self.found.append(Violation(path, problem))
        return fill(kind, self.filling)

    def struct(self, value: Mapping[str, Json], kind: inspect.StructType, path: Path) -> Json:
        """The table with its known keys; a misspelt one counts as the one that was meant."""
        fields = {field.encode_name: field for field in kind.fields}
        missing = [name for name in fields if name not in value]
        fitted = {}
        for key, one in value.items():
            if key not in fields and not kind.forbid_unknown_fields:
                continue
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
                wanted = wanted_kind(fields[key].type) or "value"
                self.found.append(Violation((*path, key), EditionKeyMissing(key=key, wanted=wanted)))
                fitted[key] = fill(fields[key].type, self.filling)
        return {name: fitted[name] for name in fields if name in fitted}

    def items(self, value: list[Json], kind: inspect.ListType | inspect.VarTupleType, path: Path) -> Json:
        """The list; what is too many is cut off."""
        fitted = [self.fit(one, kind.item_type, (*path, index)) for index, one in enumerate(value)]
        least, most = kind.min_length or 0, kind.max_length
        if len(value) < least or (most is not None and len(value) > most):
            self.count(path, len(value), least, most)
            filled = fill(kind.item_type, self.filling)
            fitted = (fitted + [filled] * (least - len(fitted)))[:most]
        return fitted

    def tuple_items(self, value: list[Json], kind: inspect.TupleType, path: Path) -> Json:
        """The list of a fixed length."""
        kinds = kind.item_types
        if len(value) != len(kinds):
            self.count(path, len(value), len(kinds), len(kinds))
            return fill(kind, self.filling)
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


def _label(path: Path) -> str:
    """How a sentence names the place: its last key, with an index after it."""
    named = [index for index, part in enumerate(path) if isinstance(part, str)]
    return write_path(path[named[-1] :])[:80] if named else "–"
