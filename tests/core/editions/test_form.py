"""The form of an edition: a struct of anybody's is checked by its types alone."""

import datetime
from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from meseta.core.editions import EditionFormat, Violation
from meseta.core.errors import BadEdition
from meseta.core.problems import EditionName


class Pebble(msgspec.Struct, forbid_unknown_fields=True):
    colour: Literal["red", "green"]
    weight: Annotated[int, Meta(gt=0)]
    smooth: bool = False


class Beach(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    depth: float
    pebble: Annotated[list[Pebble], Meta(max_length=3)]
    corner: tuple[int, int] = (0, 0)
    tides: dict[str, int] = {}
    found: datetime.date | None = None
    owner: str | int | None = None


def heavy_pebbles(beach: Beach) -> Iterator[Violation]:
    """The first pebble is the heaviest."""
    for index, pebble in enumerate(beach.pebble):
        if pebble.weight > beach.pebble[0].weight:
            yield Violation(("pebble", index, "weight"), EditionName(name=beach.name))


BEACHES = EditionFormat(Beach, 1_000, heavy_pebbles)
TEXT = """\
name = "beach"
depth = 1.5
corner = [1, 2]
tides = { spring = 3 }
found = 2026-11-18

[[pebble]]
colour = "red"
weight = 3

[[pebble]]
colour = "green"
weight = 2
smooth = true
"""


def test_what_fits_is_read() -> None:
    assert BEACHES.check(TEXT).findings == ()
    beach = BEACHES.read(TEXT)
    assert (beach.corner, beach.found, beach.pebble[1].smooth) == ((1, 2), datetime.date(2026, 11, 18), True)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("depth = 1.5", "depth = 2", []),
        ("depth = 1.5", 'depth = 1.5\nowner = "Ana"', []),
        ("depth = 1.5", "depth = 1.5\nowner = 3", []),
        ("depth = 1.5", "depth = true", ["edition_kind 2:9 depth"]),
        ("depth = 1.5", "depth = 1.5\nowner = true", ["edition_kind 3:9 owner"]),
        ("[1, 2]", "[1, 2, 3]", ["edition_count 3:10 corner"]),
        ("[1, 2]", '[1, "2"]', ["edition_kind 3:14 corner[1]"]),
        ("spring = 3", 'spring = "3"', ["edition_kind 4:20 tides.spring"]),
        ("2026-11-18", "3", ["edition_unreadable 1:1"]),
        ("weight = 3", "weight = 0", ["edition_range 9:10 pebble[0].weight"]),
        ("weight = 3", "weight = 1", ["edition_name 13:10 pebble[1].weight"]),
        (
            "weight = 3",
            "wieght = 1",
            ["edition_key_unknown 9:1 pebble[0].wieght", "edition_name 13:10 pebble[1].weight"],
        ),
        ('"red"', '"gren"', ["edition_choice 8:10 pebble[0].colour"]),
        ('"red"', "2026-01-01", ["edition_kind 8:10 pebble[0].colour"]),
        ("true", "1", ["edition_kind 14:10 pebble[1].smooth"]),
        ("[[pebble]]\ncolour", "[pebble.one]\ncolour", ["edition_syntax 11:1"]),
    ],
)
def test_what_does_not_fit_is_found_by_the_types_alone(old: str, new: str, expected: list[str]) -> None:
    text = TEXT.replace(old, new, 1)
    found = [
        f"{one.problem.code} {one.line}:{one.column} {one.path}".rstrip()
        for one in BEACHES.check(text).findings
    ]
    assert found == expected
    if expected:
        with pytest.raises(BadEdition):
            BEACHES.read(text)
    else:
        assert BEACHES.read(text).name == "beach"


def test_what_a_game_finds_is_told_only_if_it_holds_whatever_was_meant() -> None:
    first_unknown = TEXT.replace("weight = 3", 'weight = "3"')
    assert [one.path for one in BEACHES.check(first_unknown).findings] == ["pebble[0].weight"]


def test_too_many_are_counted_and_each_is_still_checked() -> None:
    text = TEXT + 3 * '[[pebble]]\ncolour = "blue"\nweight = 1\n'
    found = [(one.problem.code, one.path) for one in BEACHES.check(text).findings]
    assert found == [
        ("edition_count", "pebble"),
        ("edition_choice", "pebble[2].colour"),
        ("edition_choice", "pebble[3].colour"),
        ("edition_choice", "pebble[4].colour"),
    ]
