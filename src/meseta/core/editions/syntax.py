"""What is wrong with a file that is not TOML: the parser's message as a problem, at its place."""

import re
import tomllib
from typing import Final, NamedTuple

from meseta.core.editions.places import Places, write_path
from meseta.core.editions.report import Finding
from meseta.core.editions.scanner import Path, Span, Statement
from meseta.core.game import Json
from meseta.core.problems import EditionEmpty, EditionKeyTwice, EditionNotUtf8, EditionSyntax, SyntaxMistake

STRAY: Final = re.compile("[\ud800-\udfff]+")
"""What stands for bytes that are not UTF-8 (`surrogateescape`)."""

_MISTAKES: Final[tuple[tuple[str, SyntaxMistake], ...]] = (
    ("too deep", "deep"),
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

DOTTED: Final = re.compile(r"""(?<![\w"'-])(?:[\w"'-]+[ \t]*\.[ \t]*){60}""")
"""A key of very many parts: what tomllib does with one takes time with the square of their number."""
_DEEP: Final = "too deep"
MOST_MISTAKES: Final = 20
"""How many mistakes of syntax are looked for."""
_TWICE: Final = ("Cannot overwrite", "Cannot declare", "Duplicate inline", "Cannot mutate", "Cannot redefine")
_PLACED: Final = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


class Reading(NamedTuple):
    """A text, read as TOML."""

    places: Places
    data: Json | None
    """What it says, apart from what cannot be read; None where too little can be, or it says nothing."""
    findings: tuple[Finding, ...]
    holes: tuple[Path, ...] = ()
    """The keys whose values cannot be read."""


def read_toml(text: str) -> Reading:
    """The text as data with its places, and what is wrong with it as a text.

    A statement that is not TOML is blanked out, and the rest is read again. Not so a heading: what follows
    would be read as part of another section.
    """
    places = Places(STRAY.sub(lambda stray: "\ufffd" * len(stray.group()), text))
    found = [Finding.at(Span(*stray.span()), "", EditionNotUtf8(), places) for stray in STRAY.finditer(text)]
    rest, holes = places.text, []
    for _ in range(MOST_MISTAKES):
        data = _load(rest)
        if not isinstance(data, str):
            break
        finding = _explain(data, places)
        found.append(finding)
        if (wrong := _cause(finding, places, rest)) is None:
            return Reading(places, None, tuple(found))
        rest = _blanked(rest, wrong.span)
        holes += [wrong.path] if wrong.path else []
    if isinstance(data, dict) and data:
        return Reading(places, data, tuple(found), tuple(holes))
    empty = Finding.at(Span(0, 0), "", EditionEmpty(), places)
    return Reading(places, None, tuple(found) or (empty,))


def _load(text: str) -> dict[str, Json] | str:
    """The text as data, or the parser's message."""
    if deep := DOTTED.search(text):
        line = text.count("\n", 0, deep.start()) + 1
        return f"{_DEEP} (at line {line}, column {deep.start() - text.rfind(chr(10), 0, deep.start())})"
    try:
        return tomllib.loads(text)
    except RecursionError:
        return _DEEP
    except ValueError as error:  # also for a number of more digits than Python reads
        return str(error)


def _cause(finding: Finding, places: Places, rest: str) -> Statement | None:
    """The statement to blame: the first that the scanner cannot read either, or the one at that place."""
    at = places.offset(finding.line, finding.column)
    before = [one for one in places.statements if one.span.start <= at and rest[one.span.start] != " "]
    cause = next((one for one in before if one.broken), before[-1] if before else None)
    return None if cause is None or rest[cause.span.start] == "[" else cause


def _blanked(text: str, span: Span) -> str:
    blank = re.sub(r"[^\n]", " ", text[span.start : span.end])
    return text[: span.start] + blank + text[span.end :]


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
    for path, first, second in reversed(places.twice):
        if second.start <= at:
            line = places.spot(first.start).line
            said = write_path(path)
            return Finding.at(second, said, EditionKeyTwice(key=said[:80], line=line), places)
    start = places.text.rfind("\n", 0, at) + 1
    return Finding.at(Span(start, at), "", EditionSyntax(mistake="twice", detail=detail[:80]), places)
