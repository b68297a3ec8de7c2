"""Any game in a terminal: its view as text, for games without a drawing of their own.

Fields and values are named by the game's catalogue (`view-codes`, `face-fish`), as on the browser's page for
such a game.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeGuard

import msgspec
from rich.console import RenderableType
from rich.text import Text

from meseta.core.game import AnyGame
from meseta.i18n.words import SEAT_VARIABLES, Words

WIDEST = 100
"""The most characters on one line."""
NOTHING = "–"
YES = "✓"


def draw_as_text(game: AnyGame, view: object, words: Words) -> RenderableType:
    """The view, one line per field, or more for a field that holds much; its viewer knows who they are."""
    fields = {name: value for name, value in msgspec.to_builtins(view).items() if name != "viewer"}
    return Text("\n".join(_lines(fields, "", "", words)))


def _lines(part: object, field: str, indent: str, words: Words) -> Iterator[str]:
    """The part, in as many lines as it needs.

    >>> print(*_lines({"turn": 0, "codes": [[1, 2], []], "is_over": True}, "", "", Words()), sep="\\n")
    turn: Player 1
    codes: 1 2 / –
    is over: ✓
    """
    if isinstance(part, Mapping):
        for name, value in part.items():
            yield from _labelled(f"{_label(str(name), words)}:", " ", value, str(name), indent, words)
    elif _is_list(part):
        for value in part:
            yield from _labelled("", "-", value, field, indent, words)
    else:
        yield f"{indent}{_word(part, field, words)}"


def _labelled(label: str, gap: str, value: object, field: str, indent: str, words: Words) -> Iterator[str]:
    """The value after its label if there is room, otherwise below it."""
    short = _short(value, field, words)
    if short is not None and len(indent) + len(label) + len(short) <= WIDEST:
        yield f"{indent}{label}{gap if label else ''}{short}"
    else:
        yield f"{indent}{label or gap}"
        yield from _lines(value, field, indent + "  ", words)


def _short(part: object, field: str, words: Words) -> str | None:
    """The part on one line: a value, values in a row, or rows; None if it holds more than that."""
    if not _is_list(part):
        return _row(part, field, words)
    rows = [_row(value, field, words) for value in part]
    if None in rows:
        return None
    return (" / " if any(map(_is_list, part)) else " ").join(
        row for row in rows if row is not None
    ) or NOTHING


def _row(part: object, field: str, words: Words) -> str | None:
    """A value, or values in a row; None if it holds more than that."""
    if not _is_list(part):
        return None if isinstance(part, Mapping) else _word(part, field, words)
    if any(isinstance(value, Mapping | list) for value in part):
        return None
    return " ".join(_word(value, field, words) for value in part) or NOTHING


def _is_list(part: object) -> TypeGuard[Sequence[object]]:
    return isinstance(part, Sequence) and not isinstance(part, str)


def _label(field: str, words: Words) -> str:
    """The field's name in the catalogue, or else in the view."""
    return words.say(f"view-{field}") if f"view-{field}" in words else field.replace("_", " ")


def _word(value: object, field: str, words: Words) -> str:
    """A seat as its player's name, a value named in the catalogue by that name, anything else as it is."""
    match value:
        case None | "" | False:
            return NOTHING
        case True:
            return YES
        case int() if field in SEAT_VARIABLES:
            return NOTHING if value < 0 else words.player(value)
    named = f"{field.removesuffix('s')}-{value}"
    return words.say(named) if named in words else str(value)
