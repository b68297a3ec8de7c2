"""Legal actions that are counted by kind."""

from collections import Counter
from random import Random

import pytest

from meseta.core.counted import Counted, Group

GROUPS: list[Group[str]] = [(2, "ab".__getitem__), (0, str), (3, "xyz".__getitem__)]
WORDS = Counted(GROUPS, lambda word: word in list("abxyz"))


def test_they_are_counted_and_listed_in_the_order_of_their_groups() -> None:
    assert (len(WORDS), list(WORDS)) == (5, ["a", "b", "x", "y", "z"])
    assert [WORDS.at(number) for number in range(5)] == list(WORDS)
    with pytest.raises(IndexError):
        WORDS.at(5)


def test_asking_whether_one_is_legal_asks_the_game() -> None:
    assert "x" in WORDS
    assert "c" not in WORDS
    assert 7 not in WORDS


def test_groups_without_actions_are_empty() -> None:
    assert WORDS
    assert not Counted([(0, str)], lambda word: False)


def test_each_is_as_likely_as_any_other() -> None:
    rng = Random(0)
    drawn = Counter(WORDS.sample(rng) for _ in range(5000))
    assert set(drawn) == set(WORDS)
    assert all(900 < count < 1100 for count in drawn.values())
