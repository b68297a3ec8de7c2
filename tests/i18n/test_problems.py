"""Every problem and every fault has a sentence in every language, using the fields it really has."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import chain
from pkgutil import walk_packages
from typing import Any, Final, Literal, get_args, get_origin

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import meseta
from meseta.core.codes import LARGEST, Coded
from meseta.core.companion import QuestionProblem
from meseta.core.errors import BadSetup, MesetaError
from meseta.core.faults import Fault
from meseta.core.problems import (
    CausedProblem,
    EditionProblem,
    IllegalActionProblem,
    NoAction,
    NoSuchSeat,
    Problem,
)
from meseta.games import keys, open_game
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import Words, catalogue, printable

for _module in walk_packages(meseta.__path__, "meseta."):
    if not _module.name.endswith("__main__"):
        import_module(_module.name)

UNSPOKEN: Final[dict[tuple[str, str], str]] = {
    ("unreadable_notation", "game"): "names the catalogue that knows how to write its actions",
    ("bot_plays", "seat"): "for programs: the sentence speaks to whoever sits there",
    ("no_bot_plays", "seat"): "for programs: the sentence speaks to whoever sits there",
    ("store_unavailable", "detail"): "for the log of whoever runs the server",
    ("store_uncertain", "detail"): "for the log of whoever runs the server",
}
"""Fields that no sentence names, and why they are there."""


FAMILIES: Final = (Fault, Problem, CausedProblem, EditionProblem, QuestionProblem)
OF_THE_FAULT: Final = IllegalActionProblem
"""The one problem without a sentence of its own: its fault's is used instead."""


def kinds(base: type[Coded]) -> list[type[Any]]:
    """All our subclasses of this struct that have a sentence."""
    below = chain.from_iterable((kind, *kinds(kind)) for kind in base.__subclasses__())
    apart = (*FAMILIES, OF_THE_FAULT)
    return [kind for kind in below if kind.__module__.startswith("meseta.") and kind not in apart]


PROBLEMS: Final = kinds(Problem)
FAULTS: Final = kinds(Fault)


def name_of(kind: type[Any]) -> str:
    return f"{kind.__module__.removeprefix('meseta.')}.{kind.__name__}"


def message_of(kind: type[Any]) -> str:
    prefix = "fault" if issubclass(kind, Fault) else "error"
    return f"{prefix}-{kind.__struct_config__.tag}"


def game_of(kind: type[Any]) -> str | None:
    """The game it belongs to; None if it can occur in any game."""
    parts = kind.__module__.split(".")
    return parts[2] if parts[1] == "games" and len(parts) > 2 else None


def speakers(kind: type[Any], language: str) -> Iterator[Words]:
    """All `Words` that may have to express it."""
    game = game_of(kind)
    yield from (Words(language, key) for key in ([game] if game else keys()))
    if game is None and kind is not NoAction:  # which explains a game's notation
        yield Words(language)


class References(Visitor):
    """The variables a message uses, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # the visitor's name
        self.messages.add(node.id.name)


@cache
def references(language: str, *names: str) -> dict[str, References]:
    found = {}
    for entry in chain.from_iterable(FluentParser().parse(catalogue(language, name)).body for name in names):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


def variables(language: str, kind: type[Any]) -> set[str]:
    """The variables of its sentence, including those of the messages it refers to."""
    named: set[str] = set()
    for key in [game_of(kind)] if game_of(kind) else keys():
        known = references(language, "core", str(key))
        open_messages = [message_of(kind)]
        while open_messages:
            message = known[open_messages.pop()]
            named |= message.variables
            open_messages += message.messages
    return named


def fields(kind: type[Any]) -> set[str]:
    """The variables a sentence about it may use."""
    caused = {"reason"} if issubclass(kind, CausedProblem) else set()
    apart = {"clause"} if issubclass(kind, Fault) else set()
    return set(kind.__struct_encode_fields__) - apart | caused


def samples(kind: type[Any]) -> Iterator[Any]:
    """Samples of this kind, with values of its fields' types."""
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    literals = {name: get_args(type) for name, type in types.items() if get_origin(type) is Literal}
    ranges = {
        name: literals.get(name, (0, 1, 2, 21, -1, LARGEST) if type is int else ("x", "\x1b"))
        for name, type in types.items()
    }
    for index in range(max(map(len, ranges.values()), default=1)):
        yield kind(**{name: values[index % len(values)] for name, values in ranges.items()})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", PROBLEMS, ids=name_of)
def test_every_problem_is_expressed_with_its_real_fields(kind: type[Problem], language: str) -> None:
    reason = BadSetup(NoSuchSeat(found=3, most=1)) if issubclass(kind, CausedProblem) else None
    for words in speakers(kind, language):
        for problem in samples(kind):
            said = words.error(MesetaError(problem, reason))
            assert said == printable(said) or "\n" in said
            assert reason is None or words.error(reason) in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FAULTS, ids=name_of)
def test_every_fault_is_expressed_with_its_real_fields_and_its_clause(
    kind: type[Fault], language: str
) -> None:
    for words in speakers(kind, language):
        for fault in samples(kind):
            assert words.fault(fault).endswith(f" ({words._spoken('clause', fault.clause)})")


@pytest.mark.parametrize("kind", [*PROBLEMS, *FAULTS], ids=name_of)
def test_sentences_use_only_fields_and_all_fields_are_used(kind: type[Any]) -> None:
    named = {language: variables(language, kind) for language in LANGUAGES}
    for language in LANGUAGES:
        assert named[language] - fields(kind) == set(), f"{language} wants what there is not"
    unnamed = fields(kind) - set().union(*named.values())
    assert unnamed == {field for code, field in UNSPOKEN if code == kind.__struct_config__.tag}


def test_fields_listed_as_unused_belong_to_existing_problems() -> None:
    codes = {kind.__struct_config__.tag for kind in PROBLEMS}
    assert {code for code, _ in UNSPOKEN} <= codes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["core", *keys()])
def test_every_sentence_about_a_problem_or_a_fault_has_its_struct(name: str, language: str) -> None:
    game = None if name == "core" else name
    ours = [message_of(kind) for kind in (*PROBLEMS, *FAULTS) if game_of(kind) == game]
    told = [message for message in references(language, name) if message.startswith(("error-", "fault-"))]
    assert sorted(told) == sorted(ours)


def test_the_clause_of_a_fault_belongs_to_its_game() -> None:
    checked = 0
    for kind in FAULTS:
        if "clause" not in kind.__struct_fields__:
            game = game_of(kind)
            assert game is not None, "what games share has a clause in each of them"
            assert kind.clause in open_game(game).clauses.ids
            checked += 1
    assert checked > 80
