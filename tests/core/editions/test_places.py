"""Places in a TOML file: exactly those of what tomllib loads, and never an error."""

import tomllib
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meseta.core.editions.places import Places, write_path
from meseta.core.editions.scanner import Path, Span
from meseta.core.game import Json
from tests.core.editions.documents import tables, write


def paths(value: Json, path: Path = ()) -> set[Path]:
    """The paths of all values inside a value."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return {found for part, one in parts for found in ((*path, part), *paths(one, (*path, part)))}


def follow(data: Json, path: Path) -> Json:
    for part in path:
        data = data[part]
    return data


@settings(max_examples=150, deadline=None)
@given(tables, st.randoms(use_true_random=False))
def test_the_places_are_those_of_what_is_loaded(table: dict[str, Json], style: Random) -> None:
    text = write(table, style)
    loaded = tomllib.loads(text)
    assert loaded == table
    places = Places(text)
    assert set(places.values) == paths(loaded)
    assert set(places.keys) == {path for path in paths(loaded) if isinstance(path[-1], str)}
    assert places.twice == []


@settings(max_examples=100, deadline=None)
@given(tables, st.randoms(use_true_random=False))
def test_what_stands_in_a_place_is_its_key_or_its_value(table: dict[str, Json], style: Random) -> None:
    text = write(table, style)
    places = Places(text)
    for path, (start, end) in places.keys.items():
        assert tomllib.loads(f"{text[start:end]} = 1") == {path[-1]: 1}
    for path, (start, end) in places.values.items():
        value = follow(table, path)
        if not isinstance(value, dict | list):
            assert tomllib.loads(f"x = {text[start:end]}")["x"] == value


@given(st.text(alphabet="ab.=[]{}\"'#,\\ \n1é", max_size=60))
def test_no_text_is_too_wild(text: str) -> None:
    places = Places(text)
    assert all(0 <= start <= end <= len(text) for start, end in places.values.values())


TEXT = """\
name = "ñandú"

[board]  # a comment with a " in it
zones = [
  "a b", # first
  'c',
]
size.wide = 3

[[board.circle]]
x = -1
[[board.circle]]
"x" = 2
y = \"\"\"two
lines\"\"\"
"""


@pytest.mark.parametrize(
    ("path", "spot", "written"),
    [
        (("name",), (1, 8), '"ñandú"'),
        (("board",), (3, 1), "[board]"),
        (("board", "zones", 1), (6, 3), "'c'"),
        (("board", "size"), (8, 1), "size"),
        (("board", "size", "wide"), (8, 13), "3"),
        (("board", "circle", 1), (12, 1), "[[board.circle]]"),
        (("board", "circle", 1, "x"), (13, 7), "2"),
        (("board", "circle", 1, "y"), (14, 5), '"""two\nlines"""'),
        (("board", "circle", 1, "z"), (12, 1), "[[board.circle]]"),
        (("nothing",), (1, 1), ""),
    ],
)
def test_lines_and_columns_count_from_one(path: Path, spot: tuple[int, int], written: str) -> None:
    places = Places(TEXT)
    start, end = places.value(path)
    assert (places.spot(start), TEXT[start:end]) == (spot, written)
    assert places.offset(*spot) == start


def test_a_part_of_a_text_has_a_place_unless_it_is_written_with_escapes() -> None:
    places = Places('a = "one two"\nb = "one\\ttwo"')
    start, end = places.within(("a",), Span(4, 7))
    assert places.text[start:end] == "two"
    start, end = places.within(("b",), Span(4, 7))
    assert places.text[start:end] == '"one\\ttwo"'


def test_keys_that_are_given_twice_are_noted_with_both_places() -> None:
    places = Places("[a]\nb = 1\nb = 2\n[a]\n")
    assert [
        (path, places.spot(first.start), places.spot(second.start)) for path, first, second in places.twice
    ] == [
        (("a", "b"), (2, 1), (3, 1)),
        (("a",), (1, 2), (4, 2)),
    ]


def test_lines_after_a_mistake_are_still_found() -> None:
    assert ("c",) in Places('a = "open\nb ==\nc = 3').keys


def test_a_path_is_written_as_people_write_it() -> None:
    assert write_path(("canyon", "shapes", "1", 0, "odd key")) == 'canyon.shapes.1[0]."odd key"'
