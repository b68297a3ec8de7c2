"""The format of each game's editions, made from the types that check them.

`python -m docs.site.editions` renews the tables in docs/editions; a test compares.
"""

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec
from msgspec import inspect as types

from meseta.core.editions.kinds import bounds_of, type_of
from meseta.core.editions.places import Places
from meseta.core.editions.scanner import Path as KeyPath
from meseta.core.plugin import edition_format
from meseta.games import plugin, standard_text

FOLDER: Final = Path(__file__).parents[1] / "editions"
START: Final = "<!-- Made by `python -m docs.site.editions` from the types; a test compares. -->\n"
END: Final = "<!-- The end of what was made. -->\n"


def renewed(text: str, game: str) -> str:
    """The game's page with up-to-date tables."""
    before, rest = text.split(START)
    _, after = rest.split(END)
    return f"{before}{START}\n{tables(game)}\n{END}{after}"


def tables(game: str) -> str:
    """Every key of the game's editions, section by section."""
    format = edition_format(plugin(game))
    assert format is not None, f"{game} has editions"
    root = type_of(format.kind)
    assert isinstance(root, types.StructType)
    places = Places(standard_text(game))
    return "\n".join(line for path, kind in _sections(root, ()) for line in _section(path, kind, places))


def _sections(kind: types.StructType, path: KeyPath) -> Iterator[tuple[KeyPath, types.StructType]]:
    """The file and all sections in it, each before those inside it; a list's first item stands for all."""
    yield path, kind
    for field in kind.fields:
        inner, within = _bare(field.type), (*path, field.encode_name)
        if isinstance(inner, types.ListType):
            inner, within = _bare(inner.item_type), (*within, 0)
        if isinstance(inner, types.StructType):
            yield from _sections(inner, within)


def _section(path: KeyPath, kind: types.StructType, places: Places) -> Iterator[str]:
    yield f"## {_heading(path)}\n"
    if path:
        yield f"{inspect.getdoc(kind.cls)}\n"
    yield "| key | value | |\n|---|---|---|"
    about = _docstrings(kind.cls)
    for field in kind.fields:
        wanted = _value(field.type) + ("" if field.required else "; may be left out")
        yield f"| `{field.encode_name}` | {wanted} | {_cell(about[field.name])} |"
    yield ""
    if example := _example(path, places):
        yield f"```toml\n{example}\n```\n"


def _heading(path: KeyPath) -> str:
    names = ".".join(part for part in path if isinstance(part, str))
    if not path:
        return "The file"
    return f"`[[{names}]]`" if path[-1] == 0 else f"`[{names}]`"


def _example(path: KeyPath, places: Places) -> str:
    """The section as the standard edition has it, up to a blank line; empty if it has no heading there."""
    text = places.text[places.value(path).start :].partition("\n\n")[0].rstrip("\n")
    return text if text.startswith(_heading(path).strip("`")) else ""


def _bare(kind: types.Type) -> types.Type:
    return kind.type if isinstance(kind, types.Metadata) else kind


def _value(kind: types.Type) -> str:
    """What a value of this type is, in words."""
    kind = _bare(kind)
    match kind:
        case types.IntType():
            least, most = bounds_of(kind)
            return "whole number" if least is None else f"whole number, {least:_} to {most:_}"
        case types.StrType():
            return "text"
        case types.BoolType():
            return "true or false"
        case types.LiteralType():
            return "one of " + ", ".join(map(_written, kind.values))
        case types.ListType():
            count, items = _count(kind), _plural(kind.item_type)
            return f"1 {items.replace('lists', 'list', 1)}" if count == "1" else f"{count} {items}"
        case types.TupleType():
            return f"{len(kind.item_types)} {_plural(kind.item_types[0])}"
        case types.UnionType():
            return _value(next(one for one in kind.types if not isinstance(one, types.NoneType)))
        case types.StructType():
            return "section"
        case _:
            raise TypeError(f"no words for {kind}")


def _count(kind: types.ListType) -> str:
    least, most = kind.min_length or 0, kind.max_length
    return str(least) if least == most else f"{least} or more" if most is None else f"{least} to {most}"


def _plural(kind: types.Type) -> str:
    kind = _bare(kind)
    match kind:
        case types.StrType():
            return "texts"
        case types.IntType():
            return "whole numbers"
        case types.StructType():
            return "sections"
        case types.ListType():
            return f"lists of {_count(kind)} {_plural(kind.item_type)}"
        case _:
            return f"times {_value(kind)}"


def _written(value: str | int | None) -> str:
    return f'`"{value}"`' if isinstance(value, str) else f"`{value}`"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


@cache
def _docstrings(kind: type[msgspec.Struct]) -> dict[str, str]:
    """What is written under each field of a struct."""
    (body,) = (one.body for one in ast.parse(inspect.getsource(kind)).body if isinstance(one, ast.ClassDef))
    found = {}
    for field, after in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            assert isinstance(after, ast.Expr), f"{kind.__name__}.{field.target.id} has no docstring"
            found[field.target.id] = inspect.cleandoc(ast.literal_eval(after.value))
    return found


def main() -> None:
    """Renew the tables of all pages."""
    for page in sorted(FOLDER.glob("*.md")):
        if START in (text := page.read_text(encoding="utf-8")):
            page.write_text(renewed(text, page.stem), encoding="utf-8")


if __name__ == "__main__":
    main()
