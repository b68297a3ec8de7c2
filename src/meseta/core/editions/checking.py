"""Checking a text as an edition of one game, or of the game that it looks like most."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

import msgspec

from meseta.core.editions.format import EditionFormat
from meseta.core.editions.guess import likeness
from meseta.core.editions.report import EditionReport, Finding
from meseta.core.editions.syntax import read_toml
from meseta.core.game import EditionInfo
from meseta.core.problems import EditionNone, EditionOfNoGame, EditionTooLong, Problem

AnyFormat: TypeAlias = EditionFormat[msgspec.Struct]


def likeliest(text: str, formats: Mapping[str, AnyFormat]) -> str | None:
    """The game whose editions the text looks like most, the first of several; None if it looks like none."""
    scores = {key: likeness(text, format.kind) for key, format in formats.items()}
    best = max(scores.values(), default=0)
    return next((key for key, score in scores.items() if score == best), None) if best else None


def check_for(
    text: str, key: str, format: AnyFormat | None, open_edition: Callable[[], EditionInfo]
) -> EditionReport:
    """Everything wrong with the text as an edition of that game; opening it has the last word."""
    if format is None:
        return _refused(key, EditionNone(game=key))
    components, found = format.check(text)
    return EditionReport(key, None if found else open_edition(), components, found)


def check_for_none(text: str, formats: Mapping[str, AnyFormat]) -> EditionReport:
    """What is wrong with a text that looks like an edition of none of these games."""
    longest = max((format.most for format in formats.values()), default=0)
    if len(text) > longest:
        return _refused(None, EditionTooLong(most=longest))
    found = read_toml(text).findings
    none = _refused(None, EditionOfNoGame(known=", ".join(formats)))
    return EditionReport(None, None, None, found) if found else none


def _refused(key: str | None, problem: Problem) -> EditionReport:
    return EditionReport(key, None, None, (Finding(1, 1, 1, 1, "", problem),))
