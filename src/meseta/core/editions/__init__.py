"""What the files of all editions have in common: TOML of a bounded size in the form of a struct, and a name.

A game describes its editions by an `EditionFormat`. What a type can say, it says: words are literals, and
numbers and lists have bounds (`msgspec.Meta`), so that one walk finds everything that does not fit. The rest
is said by the game's `violations`.
"""

from meseta.core.editions.format import EditionFormat, name_violations, renamed
from meseta.core.editions.places import write_path
from meseta.core.editions.report import EditionReport, Finding
from meseta.core.editions.scanner import Path, Span
from meseta.core.editions.violation import Violation, suggest, words

__all__ = [
    "EditionFormat",
    "EditionReport",
    "Finding",
    "Path",
    "Span",
    "Violation",
    "name_violations",
    "renamed",
    "suggest",
    "words",
    "write_path",
]
