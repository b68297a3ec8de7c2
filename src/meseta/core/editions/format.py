"""The form of a game's editions: reading one quickly, or finding everything that is wrong with it."""

import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from meseta.core.editions.form import Fitted, fit
from meseta.core.editions.kinds import Filling
from meseta.core.editions.report import Finding, findings
from meseta.core.editions.scanner import Path
from meseta.core.editions.syntax import DOTTED, STRAY, read_toml
from meseta.core.editions.violation import Violation
from meseta.core.errors import BadEdition
from meseta.core.game import Json
from meseta.core.problems import (
    NO_SUGGESTION,
    EditionCount,
    EditionKeyUnknown,
    EditionName,
    EditionTooLong,
    EditionUnreadable,
)

LONGEST_NAME: Final = 40
FILLINGS: Final[tuple[Filling, ...]] = ("least", "middle", "most")
_NAME: Final = re.compile(r"^name = .*$", re.MULTILINE)

Printed = TypeVar("Printed", bound=msgspec.Struct)


class Check(NamedTuple):
    """What came of checking a file."""

    components: Json | None
    """What it says, where that fits the form."""
    findings: tuple[Finding, ...]


class EditionFormat(Generic[Printed]):
    """What a game's plug-in says about its editions (`GamePlugin.edition_format`)."""

    def __init__(
        self, kind: type[Printed], most: int, violations: Callable[[Printed], Iterator[Violation]]
    ) -> None:
        self.kind: Final = kind
        """The struct that a file has the form of."""
        self.most: Final = most
        """How many characters a file has at most."""
        self.violations: Final = violations
        """Everything wrong with a file of that form, in any order; does not raise."""

    def read(self, text: str) -> Printed:
        """What the file says; raises `BadEdition` with the first thing that is wrong with it."""
        try:
            if len(text) <= self.most and not STRAY.search(text) and not DOTTED.search(text):
                printed = self.parse(text)
                if next(self.violations(printed), None) is None:
                    return printed
        except (ValueError, RecursionError):  # which tomllib's and msgspec's own errors are
            pass
        raise BadEdition(self.check(text).findings[0].problem)

    def parse(self, text: str) -> Printed:
        """What a file of the right form says, whether or not it can be played."""
        return msgspec.convert(tomllib.loads(text), self.kind)

    def check(self, text: str) -> Check:
        """Everything wrong with the file, from its top to its end."""
        if len(text) > self.most:
            return Check(None, (Finding(1, 1, 1, 1, "", EditionTooLong(most=self.most)),))
        reading = read_toml(text)
        if reading.data is None:
            return Check(None, reading.findings)
        misfits, violations = self._violations(reading.data)
        known = [one for one in misfits if one.path not in reading.holes]
        found = sorted(
            (*reading.findings, *findings((*known, *violations), reading.places)),
            key=lambda one: (one.line, one.column),
        )
        return Check(None if misfits or reading.findings else reading.data, tuple(found))

    def _violations(self, data: Json) -> tuple[tuple[Violation, ...], list[Violation]]:
        """What does not fit the form, and what is wrong whatever stands in the places that do not fit."""
        misfits = fit(data, self.kind, "least").violations
        fillings = FILLINGS if misfits else FILLINGS[:1]
        found, *others = (self._meant(fit(data, self.kind, filling)) for filling in fillings)
        sure = [one for one in found if all(one in other for other in others)]
        return misfits, [one for one in sure if _stands_apart(one.path, misfits, data)]

    def _meant(self, fitted: Fitted) -> list[Violation]:
        """What the game finds wrong with data that fits."""
        try:
            return list(self.violations(msgspec.convert(fitted.data, self.kind)))
        except msgspec.ValidationError as error:
            return [] if fitted.violations else [Violation((), EditionUnreadable(detail=str(error)[:200]))]


def renamed(text: str, name: str) -> str:
    """The edition under another name; as it is, if that cannot be one."""
    name = name.replace(" ", "-")
    return _NAME.sub(f'name = "{name}"', text, count=1) if _is_name(name) else text


def _is_name(name: str) -> bool:
    """Whether it is one short word, which may have hyphens."""
    return 0 < len(name) <= LONGEST_NAME and name.replace("-", "a").isidentifier()


def name_violations(name: str) -> Iterator[Violation]:
    """What is wrong with the name of an edition."""
    if not _is_name(name):
        yield Violation(("name",), EditionName(name=name[:LONGEST_NAME]))


def _stands_apart(path: Path, wrong: tuple[Violation, ...], data: Json) -> bool:
    """Whether the path leads to something in the file, and neither into nor around what is already named."""
    for index, part in enumerate(path):
        if isinstance(part, int) and part >= len(_follow(data, path[:index])):
            return False
    return not any(_hides(one, path) for one in wrong)


def _hides(wrong: Violation, path: Path) -> bool:
    """Whether something that does not fit the form makes it doubtful what is found at that path."""
    if isinstance(wrong.problem, EditionKeyUnknown) and wrong.problem.suggestion == NO_SUGGESTION:
        return False
    *table, last = wrong.path
    around = wrong.path[: len(path)] == path and (path != tuple(table) or isinstance(last, int))
    within = path[: len(wrong.path)] == wrong.path and not isinstance(wrong.problem, EditionCount)
    return around or within


def _follow(data: Json, path: Path) -> list[Json]:
    """The list that the path leads to; an empty one if there is none."""
    for part in path:
        if isinstance(part, str):
            data = data.get(part) if isinstance(data, dict) else None
        else:
            data = data[part] if isinstance(data, list) and part < len(data) else None
    return data if isinstance(data, list) else []
