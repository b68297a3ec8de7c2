"""The chance to win, by counts alone."""

import pytest

from meseta.bots.shifting_stones.race import final, outlook


def test_the_race_is_even_where_everything_is_even_and_follows_the_lead() -> None:
    even = outlook(10, 0, 0, 0, 0, last=False)
    assert even == pytest.approx(0.5, abs=0.03)
    assert outlook(10, 4, 4, 3, 0, last=False) > outlook(10, 4, 4, 2.5, 0, last=False) > even
    assert outlook(10, 4, 4, 0, 2, last=False) > even
    # The mover may answer what the other has triggered, but no more than once.
    assert outlook(10, 8, 10, -12, 0, last=True) < 0.05
    assert outlook(10, 10, 8, 1, 0, last=False) == final(1, 0) == 1.0
    assert final(-3, 1) == 0.5  # the bonus of 3 makes it even (ST-20)
