"""Any game in a terminal: its view as text, for games that bring no drawing along."""

from collections.abc import Iterator, Mapping, Sequence, Set

import msgspec
from rich.console import RenderableType
from rich.text import Text

from meseta.core.game import AnyGame
from meseta.i18n.words import Words

WIDEST = 100
"""Characters that a part of the view may have to stand on one line."""


def draw_as_text(game: AnyGame, view: object, words: Words) -> RenderableType:
    """The view, a line for each of its fields and more where one holds much."""
    return Text("\n".join(_lines(msgspec.to_builtins(view), "")))


def _lines(part: object, indent: str) -> Iterator[str]:
    """The part in as many lines as it needs.

    >>> print(*_lines({"turn": 0, "codes": [[1, 2], []], "over": False}, ""), sep="\\n")
    turn: 0
    codes: 1 2 / –
    over: no
    """
    match part:
        case Mapping():
            for name, value in part.items():
                short = _short(value)
                if short is not None and len(indent) + len(str(name)) + len(short) <= WIDEST:
                    yield f"{indent}{name}: {short}"
                else:
                    yield f"{indent}{name}:"
                    yield from _lines(value, indent + "  ")
        case Sequence() if not isinstance(part, str):
            for value in part:
                short = _short(value)
                if short is not None and len(indent) + len(short) <= WIDEST:
                    yield f"{indent}{short}"
                else:
                    yield f"{indent}-"
                    yield from _lines(value, indent + "  ")
        case _:
            yield f"{indent}{_word(part)}"


def _short(part: object) -> str | None:
    """The part on one line: a value, values in a row, or rows; None where it holds more than that."""
    match part:
        case Mapping():
            return None
        case Sequence() | Set() if not isinstance(part, str):
            rows = [_row(value) for value in part]
            if None in rows:
                return None
            nested = any(isinstance(value, Sequence) and not isinstance(value, str) for value in part)
            return (" / " if nested else " ").join(row for row in rows if row is not None) or "–"
        case _:
            return _word(part)


def _row(part: object) -> str | None:
    """A value, or values in a row; None where it holds more than that."""
    match part:
        case Mapping():
            return None
        case Sequence() if not isinstance(part, str):
            if any(isinstance(value, Mapping | list) for value in part):
                return None
            return " ".join(map(_word, part)) or "–"
        case _:
            return _word(part)


def _word(value: object) -> str:
    match value:
        case None | "":
            return "–"
        case True:
            return "yes"
        case False:
            return "no"
        case _:
            return str(value)
