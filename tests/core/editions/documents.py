"""Random TOML documents: any data, written in any of the ways in which TOML can write it."""

from datetime import date, datetime, time
from random import Random
from typing import Final

from hypothesis import strategies as st

from meseta.core.game import Json

_WORDS: Final = st.text(alphabet="abé \"'\\\n#=[]{},.-_0", max_size=8)
_SCALARS: Final = (
    st.booleans()
    | st.integers(-(10**6), 10**6)
    | st.floats(-1e6, 1e6)
    | _WORDS
    | st.dates(date(1900, 1, 1))
    | st.datetimes(datetime(1900, 1, 1)).map(lambda moment: moment.replace(microsecond=0))
    | st.times().map(lambda moment: moment.replace(microsecond=0))
)
_VALUES: Final = st.recursive(
    _SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_WORDS, inner, max_size=3),
    max_leaves=8,
)
_AFTER: Final = ("\n", ' # [a] = "\n', "  \n")
_EQUALS: Final = ("=", " = ", "  =\t")
tables: Final = st.dictionaries(_WORDS, _VALUES, max_size=5)
"""Data that TOML can write."""


def write(table: dict[str, Json], style: Random) -> str:
    """The table as a document, in a style drawn at random."""
    return "".join(_section(table, "", style))


def _section(table: dict[str, Json], prefix: str, style: Random) -> list[str]:
    """The pairs of a table, then the tables under headers of their own."""
    pairs, sections = [], []
    for key, value in table.items():
        name = _key(key, style)
        if isinstance(value, dict) and style.random() < 0.5:
            sections += [_header(f"[{prefix}{name}]", style), *_section(value, f"{prefix}{name}.", style)]
        elif value and isinstance(value, list) and all(isinstance(one, dict) for one in value):
            for one in value:
                sections += [_header(f"[[{prefix}{name}]]", style), *_section(one, f"{prefix}{name}.", style)]
        else:
            pairs += [line + style.choice(_AFTER) for line in _pairs(name, value, style)]
            pairs += style.choice(([], ["\n"], ["# a = 1\n"]))
    return pairs + sections


def _header(text: str, style: Random) -> str:
    return f"{text}{style.choice(('', '  # a comment'))}\n"


def _pairs(name: str, value: Json, style: Random) -> list[str]:
    """The key and its value on one line; or, for a table, dotted keys."""
    if isinstance(value, dict) and value and style.random() < 0.5:
        dot = style.choice((".", " . "))
        return [
            line
            for key, one in value.items()
            for line in _pairs(f"{name}{dot}{_key(key, style)}", one, style)
        ]
    return [f"{name}{style.choice(_EQUALS)}{_value(value, style)}"]


def _value(value: Json, style: Random) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return _text(value, style)
    if isinstance(value, int | float):
        return f"{value:_}" if isinstance(value, int) and style.random() < 0.3 else repr(value)
    if isinstance(value, date | datetime | time):
        return value.isoformat().replace("T", style.choice("T "))
    if isinstance(value, dict):
        pairs = (f"{_key(key, style)} = {_value(one, style)}" for key, one in value.items())
        return f"{{ {', '.join(pairs)} }}"
    between = style.choice((", ", " ,", ",\n  ", ', # ] and "\n'))
    items = [_value(one, style) for one in value]
    closing = style.choice(("", " ", ",", "\n")) if items else style.choice(("", "\n"))
    return f"[{between.join(items)}{closing}]"


def _text(text: str, style: Random) -> str:
    """A text in one of TOML's four kinds of quotation marks."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    ways = ['"{}"'.format(escaped.replace("\n", "\\n")), f'"""\n{escaped}"""']
    if "'" not in text:
        ways.append(f"'''\n{text}'''")
        ways += [] if "\n" in text else [f"'{text}'"]
    return style.choice(ways)


def _key(key: str, style: Random) -> str:
    if key and key.isascii() and key.replace("_", "a").replace("-", "a").isalnum() and style.random() < 0.8:
        return key
    escaped = key.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
