"""What a class says of itself in its source: its fields with their types and what stands below each.

Read from the source as it is installed, so that any game's package will do; nothing is imported for it but
the module that defines the class.
"""

import ast
import enum
import inspect
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

import msgspec

PLAIN: Final = ("int", "str", "bool", "float", "tuple", "None", "Mapping", "dict", "list", "object")


class Field(NamedTuple):
    """A field of a struct, or a member of an enumeration."""

    name: str
    type: str
    """As it is written in the source; for a member, its value."""
    about: str
    """What stands below it."""


class Alias(NamedTuple):
    """A name for a type, such as `Cell`."""

    name: str
    type: str
    about: str


def fields(kind: type) -> tuple[Field, ...]:
    """The fields of a struct, those it inherits first, or the members of an enumeration."""
    found: dict[str, Field] = {}
    for one in reversed(kind.__mro__):
        if one.__module__ not in ("builtins", "msgspec", "enum") and not one.__module__.startswith(
            "msgspec."
        ):
            found |= {field.name: field for field in _fields(one)}
    names = list(kind.__members__) if issubclass(kind, enum.Enum) else list(_struct_fields(kind))
    return tuple(found[name] for name in names if name in found)


def _struct_fields(kind: type) -> Iterable[str]:
    return kind.__struct_fields__ if issubclass(kind, msgspec.Struct) else ()


def _fields(kind: type) -> Iterator[Field]:
    body = _class(kind).body
    for line, below in zip(body, [*body[1:], None], strict=True):
        match line:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=written):
                yield Field(name, ast.unparse(written), _below(below))
            case ast.Assign(targets=[ast.Name(id=name)], value=written):
                yield Field(name, ast.unparse(written), _below(below))
            case _:
                pass  # a method, or what stands below a field


def about(kind: type) -> str:
    """The first paragraph of its docstring."""
    return _line(inspect.getdoc(kind) or "")


def _line(text: str) -> str:
    return " ".join(inspect.cleandoc(text).partition("\n\n")[0].split())


def kinds(kind: type) -> tuple[type, ...]:
    """The structs and enumerations that the fields of a struct name, each with those it names itself."""
    found: dict[type, None] = {}
    for named in _named(kind):
        if isinstance(named, type) and issubclass(named, msgspec.Struct | enum.Enum) and named is not kind:
            found[named] = None
            found |= dict.fromkeys(kinds(named))
    return tuple(found)


def _named(kind: type) -> Iterator[object]:
    if not issubclass(kind, msgspec.Struct):
        return
    for field in fields(kind):
        for name in _names(field.type):
            for one in kind.__mro__:
                if (found := getattr(sys.modules[one.__module__], name, None)) is not None:
                    yield found
                    break


def aliases(shown: Iterable[type]) -> tuple[Alias, ...]:
    """The names of types that these structs use, with what stands below each of them."""
    found: dict[str, Alias] = {}
    for kind in shown:
        for field in fields(kind) if issubclass(kind, msgspec.Struct) else ():
            for name in _names(field.type):
                alias = _alias(kind.__module__, name)
                if alias is not None:
                    found.setdefault(name, alias)
    return tuple(found[name] for name in sorted(found))


@cache
def _alias(module: str, name: str) -> Alias | None:
    """The alias of that name as a module knows it, wherever it is defined."""
    body = _module(module).body
    for line, below in zip(body, [*body[1:], None], strict=True):
        match line:
            case ast.ImportFrom(module=str(other), names=names) if name in [one.name for one in names]:
                return _alias(other, name)
            case ast.AnnAssign(target=ast.Name(id=found), annotation=ast.Name(id="TypeAlias"), value=value):
                if found == name and value is not None:
                    return Alias(name, ast.unparse(value), _below(below))
            case _:
                pass
    return None


def _below(line: ast.stmt | None) -> str:
    match line:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return _line(text)
        case _:
            return ""


def _names(annotation: str) -> list[str]:
    """The names in an annotation that are not Python's own."""
    tree = ast.walk(ast.parse(annotation.strip("'\""), mode="eval"))
    return [node.id for node in tree if isinstance(node, ast.Name) and node.id not in PLAIN]


@cache
def _module(name: str) -> ast.Module:
    return ast.parse(inspect.getsource(import_module(name)))


def _class(kind: type) -> ast.ClassDef:
    found = (node for node in ast.walk(_module(kind.__module__)) if isinstance(node, ast.ClassDef))
    return next(node for node in found if node.name == kind.__name__)
