"""A catalogue is parsed message by message, and says the same as if it were parsed as a whole."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from meseta.games import keys
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.sentences import Sentences, messages
from meseta.i18n.words import catalogue

CATALOGUE = """# For people
-table = Meseta
welcome = Welcome to { -table }.
count = { $n ->
    [one] one thing, { welcome }
   *[other] { $n } things
}
## Chapter
long =
    Two
    lines = one sentence

broken = { $n ->
  [one] nothing else
}
"""


def test_a_message_brings_along_what_it_refers_to() -> None:
    said = Sentences("en", [CATALOGUE])
    assert said.say("count", {"n": 1}) == "one thing, Welcome to Meseta."
    assert said.say("long", {}) == "Two\nlines = one sentence"


def test_what_is_no_message_is_not_there() -> None:
    said = Sentences("en", [CATALOGUE])
    assert "welcome" in said
    assert "nothing" not in said
    assert "broken" not in said


def test_the_first_catalogue_counts() -> None:
    assert Sentences("en", ["a = 1", "a = 2\nb = { a }"]).say("b", {}) == "1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["core", *keys()])
def test_every_message_of_ours_is_found_by_itself(name: str, language: str) -> None:
    whole = FluentBundle([language])
    whole.add_resource(FluentResource(catalogue(language, name)))
    assert messages(catalogue(language, name)).keys() == whole._messages.keys()


@pytest.mark.parametrize("name", ["core", "web", *keys()])
def test_french_punctuation_never_begins_a_line(name: str) -> None:
    breaks = re.compile(r"(?<=[\w})»’]) [;:!?»](?!\S)|« ")
    found = [text for text in messages(catalogue("fr", name)).values() if breaks.search(text)]
    assert found == []
