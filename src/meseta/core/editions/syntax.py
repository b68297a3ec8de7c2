"""What is wrong with a file that is not TOML: the parser's message as a problem, at its place."""

import re
import tomllib
from typing import Final, NamedTuple

from meseta.core.editions.places import Places, Span, write_path
from meseta.core.editions.report import Finding
from meseta.core.game import Json
from meseta.core.problems import EditionEmpty, EditionKeyTwice, EditionNotUtf8, EditionSyntax, SyntaxMistake

STRAY: Final = re.compile("[\ud800-\udfff]+")
"""What stands for bytes that are not UTF-8 (`surrogateescape`)."""

_MISTAKES: Final[tuple[tuple[str, SyntaxMistake], ...]] = (
    ("Unclosed array", "bracket"),
    ("Unclosed inline table", "bracket"),
    ("Expected ']", "bracket"),
    ("Unterminated string", "quote"),
    ("Expected \"'''", "quote"),
    ('Expected \'"""', "quote"),
    ('Expected "\'"', "quote"),
    ("Illegal character '\\n'", "quote"),
    ("Expected '='", "equals"),
    ("Expected newline or end", "rest"),
    ("Invalid statement", "statement"),
    ("Invalid initial character for a key", "key"),
    ("Invalid value", "value"),
    ("Unescaped '\\' in a string", "escape"),
    ("Escaped character", "escape"),
    ("Invalid hex value", "escape"),
    ("Found invalid character", "character"),
    ("Illegal character", "character"),
)
"""How the parser's messages begin, in Python 3.11 to 3.14."""

_TWICE: Final = ("Cannot overwrite", "Cannot declare", "Duplicate inline", "Cannot mutate", "Cannot redefine")
_PLACED: Final = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


class Reading(NamedTuple):
    """A text, read as TOML."""

    places: Places
    data: Json | None
    """What it says; None where it is not TOML or says nothing."""
    findings: tuple[Finding, ...]


def read_toml(text: str) -> Reading:
    """The text as data with its places, and what is wrong with it as a text."""
    places = Places(STRAY.sub(lambda stray: "\ufffd" * len(stray.group()), text))
    found = [Finding.at(Span(*stray.span()), "", EditionNotUtf8(), places) for stray in STRAY.finditer(text)]
    data, unread = None, None
    try:
        data = tomllib.loads(places.text)
    except RecursionError:
        unread = Finding.at(Span(0, 0), "", EditionSyntax(mistake="deep", detail=""), places)
    except ValueError as error:  # also for a number of more digits than Python reads
        unread = _explain(str(error), places)
    if data == {}:
        unread = Finding.at(Span(0, 0), "", EditionEmpty(), places)
    return Reading(places, data or None, (*found, unread) if unread else tuple(found))


def _explain(message: str, places: Places) -> Finding:
    placed = _PLACED.fullmatch(message)
    detail, at = (placed[1], _offset(placed, places)) if placed else (message, 0)
    if detail.startswith(_TWICE):
        return _repeated(places, at, detail)
    mistake: SyntaxMistake = next((kind for start, kind in _MISTAKES if detail.startswith(start)), "other")
    span = Span(at, min(at + 1, len(places.text)))
    return Finding.at(span, "", EditionSyntax(mistake=mistake, detail=detail[:80]), places)


def _offset(placed: re.Match[str], places: Places) -> int:
    return places.offset(int(placed[2]), int(placed[3])) if placed[2] else len(places.text)


def _repeated(places: Places, at: int, detail: str) -> Finding:
    """The second of two equal keys, if it can be found; the parser stops only after its value."""
    for path, first, second in places.twice:
        if second.start <= at:
            line = places.spot(first.start).line
            said = write_path(path)
            return Finding.at(second, said, EditionKeyTwice(key=said[:80], line=line), places)
    start = places.text.rfind("\n", 0, at) + 1
    return Finding.at(Span(start, at), "", EditionSyntax(mistake="twice", detail=detail[:80]), places)
