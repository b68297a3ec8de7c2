"""The pages for authors of bots say everything, and what they show is true."""

import doctest
import enum
from importlib import import_module

import msgspec
import pytest
from docs.site import authors, declared

from meseta.core.plugin import view_type
from meseta.games import keys, open_game, plugin

GAMES = keys()


def shown(key: str) -> list[type]:
    """Every class that the page of a game explains."""
    found = plugin(key)
    named = dict.fromkeys([view_type(found), *authors.action_types(found)])
    return list(named | {other: None for kind in named for other in declared.kinds(kind)})


@pytest.mark.parametrize("key", GAMES)
def test_every_field_of_a_view_and_of_an_action_says_what_it_is(key: str) -> None:
    silent = [
        f"{kind.__name__}.{one.name}" for kind in shown(key) for one in declared.fields(kind) if not one.about
    ]
    assert silent == []
    assert [alias.name for alias in declared.aliases(shown(key)) if not alias.about] == []


@pytest.mark.parametrize("key", GAMES)
def test_every_field_is_found_in_the_source(key: str) -> None:
    for kind in shown(key):
        if issubclass(kind, msgspec.Struct):
            assert [one.name for one in declared.fields(kind)] == list(kind.__struct_fields__)
        else:
            assert issubclass(kind, enum.Enum)
            assert [one.name for one in declared.fields(kind)] == list(kind.__members__)


@pytest.mark.parametrize("key", GAMES)
def test_every_action_has_an_example_that_is_read_back(key: str) -> None:
    game, kinds = open_game(key), authors.action_types(plugin(key))
    seen = authors.played(game, kinds)
    assert seen.actions.keys() == set(kinds)
    for kind, action in seen.actions.items():
        assert isinstance(action, kind)
        assert game.read(game.write(action)) == action
        assert f"```text\n{game.write(action)}" in authors.page(key)


@pytest.mark.parametrize("key", GAMES)
def test_what_a_page_shows_happens(key: str) -> None:
    examples = doctest.DocTestParser().get_doctest(authors.page(key), {}, key, None, 0)
    assert len(examples.examples) > 10
    assert doctest.DocTestRunner(verbose=False).run(examples).failed == 0


def test_a_page_names_every_part_of_a_score() -> None:
    page = authors.page("sonora")
    for part in ("ruins", "canyon", "creek", "mudcracks", "discoveries"):
        assert f"| `{part}` |" in page


def test_what_stands_below_a_field_belongs_to_it_alone() -> None:
    view = import_module("meseta.games.shifting_stones.view").View
    about = {one.name: (one.type, one.about) for one in declared.fields(view)}
    assert about["viewer"] == ("Seat | None", "The seat that sees it; None is a spectator.")
    assert about["hand"] == ("tuple[CardId, ...]", "The viewer's own cards.")
