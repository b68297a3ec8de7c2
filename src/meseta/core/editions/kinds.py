"""What types and values are called, and values to put where one is missing or does not fit."""

from datetime import date, datetime, time
from functools import cache
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import inspect

from meseta.core.game import Json
from meseta.core.problems import Kind

Filling: TypeAlias = Literal["least", "middle", "most"]
"""Which value to put in a place that is wrong."""


@cache
def type_of(kind: type[msgspec.Struct]) -> inspect.Type:
    """What msgspec knows of the type."""
    return inspect.type_info(kind)


def bounds_of(kind: inspect.IntType) -> tuple[int | None, int | None]:
    """The least and the greatest number allowed."""
    least = kind.ge if kind.ge is not None else None if kind.gt is None else kind.gt + 1
    most = kind.le if kind.le is not None else None if kind.lt is None else kind.lt - 1
    return least, most


def fill(kind: inspect.Type, filling: Filling) -> Json:
    """A value of a type: one of three that differ as much as can be."""
    match kind:
        case inspect.Metadata():
            return fill(kind.type, filling)
        case inspect.StructType():
            required = (field for field in kind.fields if field.required)
            return {field.encode_name: fill(field.type, filling) for field in required}
        case inspect.DictType():
            return {}
        case inspect.ListType() | inspect.VarTupleType():
            count = max(kind.min_length or 0, int(filling != "least"))
            return [fill(kind.item_type, filling)] * count
        case inspect.TupleType():
            return [fill(one, filling) for one in kind.item_types]
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
            return fill(next(one for one in kind.types if not isinstance(one, inspect.NoneType)), filling)
        case _:
            return "?" * _of_three(0, 2, filling)


def _of_three(least: int, most: int, filling: Filling) -> int:
    """The least, the greatest, or a number halfway between."""
    return {"least": least, "middle": (least + most) // 2, "most": most}[filling]


def wanted_kind(kind: inspect.Type) -> Kind | None:
    """What a value of this type is called; None for a type that this module leaves to msgspec."""
    match kind:
        case inspect.Metadata():
            return wanted_kind(kind.type)
        case inspect.StructType() | inspect.DictType():
            return "table"
        case inspect.ListType() | inspect.VarTupleType() | inspect.TupleType():
            items = kind.item_type if not isinstance(kind, inspect.TupleType) else None
            return "tables" if items and wanted_kind(items) == "table" else "list"
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


def kind_of(value: Json) -> Kind:
    """What a value of a file is called."""
    return next((name for kind, name in _KINDS if isinstance(value, kind)), "value")
