"""What a referee and the program say of the same question, and what is raised where they differ."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

Comparison: TypeAlias = tuple[str, object, object]
"""The clauses in question, what the program says, and what the referee says."""


class Disagreement(AssertionError):
    """The two do not agree."""


def agree(comparisons: Iterable[Comparison], story: Callable[[], str]) -> None:
    """Raise a `Disagreement` that names the clauses, both answers and how it came about."""
    for clauses, program, referee in comparisons:
        if program == referee:
            continue
        if isinstance(program, set) and isinstance(referee, set):
            program, referee = program - referee, referee - program
        raise Disagreement(f"{clauses}\nprogram: {program}\nreferee: {referee}\n{story()}")
