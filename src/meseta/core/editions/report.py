"""Everything wrong with an edition's file, each with its place in the text."""

from collections.abc import Iterable

import msgspec

from meseta.core.editions.places import Places, write_path
from meseta.core.editions.scanner import Span
from meseta.core.editions.violation import Violation
from meseta.core.game import EditionInfo, Json
from meseta.core.problems import NO_SUGGESTION, EditionProblem, Problem


class Finding(msgspec.Struct, frozen=True):
    """Something wrong, and where: lines and columns count from 1, and the end is just after it."""

    line: int
    column: int
    end_line: int
    end_column: int
    path: str
    """The keys that lead there, such as `board.circle[3].x`; items count from 0. Empty for the whole file."""
    problem: Problem

    @property
    def clause(self) -> str | None:
        """The clause of the rule book that asks for something else, if there is one."""
        return self.problem.clause if isinstance(self.problem, EditionProblem) else None

    @property
    def suggestion(self) -> str | None:
        """What was probably meant, if anything comes near."""
        suggestion = str(self.problem.values.get("suggestion", NO_SUGGESTION))
        return None if suggestion == NO_SUGGESTION else suggestion

    @classmethod
    def at(cls, span: Span, path: str, problem: Problem, places: Places) -> "Finding":
        """The finding at a stretch of the text."""
        return cls(*places.spot(span.start), *places.spot(span.end), path, problem)


class EditionReport(msgspec.Struct, frozen=True):
    """What is known of an edition's file after checking it."""

    game: str | None
    """The game it was checked for; None if it looks like none of them."""
    edition: EditionInfo | None
    """Its name and digest, if nothing is wrong with it."""
    components: Json | None
    """What it says as data, where it is TOML at all, even if something in it is wrong."""
    findings: tuple[Finding, ...]
    """Everything wrong with it, from its top to its end."""


def findings(violations: Iterable[Violation], places: Places) -> tuple[Finding, ...]:
    """The violations with their places, from the top of the file to its end."""
    found = [
        Finding.at(_span(violation, places), write_path(violation.path), violation.problem, places)
        for violation in violations
    ]
    return tuple(sorted(found, key=lambda one: (one.line, one.column)))


def _span(violation: Violation, places: Places) -> Span:
    if violation.at_key:
        return places.key(violation.path)
    if violation.part is not None:
        return places.within(violation.path, violation.part)
    return places.value(violation.path)
