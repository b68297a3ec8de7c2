"""Numbers in sentences: every plural form exists, and the page says what the server says."""

import subprocess
from collections.abc import Iterator
from itertools import product

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from meseta.games import keys
from meseta.i18n.check import variables_of
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import MEASURES, Words, catalogue
from tests.discs.hosts import NODE, WEB

CATALOGUES = ("core", "web", *keys())
NUMBERS = (0, 1, 2, 5, 1000)
COUNTED = {"0", "1", "zero", "one", "two", "few", "many"}
Asked = tuple[str, dict[str, object]]


class Selectors(Visitor):
    """The variables that a message chooses by, with what it chooses from."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  # the visitor's name
        assert isinstance(node.selector, ftl.VariableReference)
        keys = (variant.key for variant in node.variants)
        named = {key.name if isinstance(key, ftl.Identifier) else key.value for key in keys}
        self.found.setdefault(node.selector.id.name, set()).update(named)
        self.generic_visit(node)


def counting(language: str, name: str) -> Iterator[Asked]:
    """Every message that chooses by a number, with several numbers, in all its other cases."""
    entries = FluentParser().parse(catalogue(language, name)).body
    for message in (entry for entry in entries if isinstance(entry, ftl.Message)):
        selectors = Selectors()
        selectors.visit(message)
        numbers = {variable for variable, among in selectors.found.items() if among & COUNTED}
        cases = {
            variable: sorted(among)
            for variable, among in selectors.found.items()
            if variable not in numbers and variable != "you"
        }
        for number, *case in product(NUMBERS, *cases.values()) if numbers else ():
            values: dict[str, object] = dict.fromkeys(variables_of(message) - {"you"}, "x")
            values |= dict(zip(cases, case, strict=True))
            values |= {variable: str(number) if variable in MEASURES else number for variable in numbers}
            yield message.id.name, values


def test_every_catalogue_counts_something() -> None:
    for language, name in product(LANGUAGES, CATALOGUES):
        assert len(list(counting(language, name))) >= 2 * len(NUMBERS), (language, name)


@pytest.mark.skipif(NODE is None, reason="the client's packages are not installed")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_counts_as_the_server_does(language: str) -> None:
    asked = {name: list(counting(language, name)) for name in CATALOGUES}
    core = catalogue(language, "core")
    sent = [
        {
            "language": language,
            "game": name,
            "catalogues": {"core": core, name: catalogue(language, name)},
            "sentences": sentences,
        }
        for name, sentences in asked.items()
    ]
    assert NODE is not None
    done = subprocess.run(
        [NODE, "--import", "ts-blank-space/register", "src/lib/words.fixture.ts"],
        cwd=WEB,
        input=msgspec.json.encode(sent),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    for (name, sentences), said in zip(asked.items(), msgspec.json.decode(done.stdout), strict=True):
        words = Words(language, name)
        here = [words.say(code, **values) for code, values in sentences]
        for asking, mine, theirs in zip(sentences, here, said, strict=True):
            assert mine == theirs, (language, name, *asking)
