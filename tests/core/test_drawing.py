"""Drawing is the same as by `Random.sample`, so that a seed gives the games that it always gave."""

from random import Random

import pytest

from meseta.core.drawing import drawn


@pytest.mark.parametrize("count", range(8))
@pytest.mark.parametrize("size", [*range(1, 26), 31, 32, 33, 63, 64, 65, 72, 100])
def test_the_same_numbers_are_drawn_as_by_the_standard_library(size: int, count: int) -> None:
    ours, theirs = Random(f"{size} {count}"), Random(f"{size} {count}")
    for _ in range(50):
        if count <= size:
            assert drawn(ours, size, count) == theirs.sample(range(size), count)
    assert ours.getstate() == theirs.getstate(), "and as much randomness is used up"


def test_more_than_there_are_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="larger than population"):
        drawn(Random(1), 3, 4)
