"""What is drawn at random is whole numbers, legal, and spread as specified."""

from __future__ import annotations

from math import atan2, degrees, hypot
from random import Random
from statistics import mean, stdev

import pytest

from meseta.discs import TABLE, shot_fault, table_fault
from meseta.discs.chance import ORDINARY, aim, scatter, tremble


@pytest.mark.parametrize("corner", [0, 1, 2, 3])
def test_aiming_straight_ahead_goes_through_the_middle_of_the_board(corner: int) -> None:
    shot = aim(TABLE, corner, 0, 1_000_000)
    assert shot_fault(TABLE, shot) is None
    assert shot.x * shot.vy - shot.y * shot.vx == pytest.approx(0, abs=1e6)
    assert shot.x * shot.vx < 0
    assert hypot(shot.vx, shot.vy) == pytest.approx(1_000_000, abs=1)


def test_a_positive_angle_turns_clockwise_seen_from_above() -> None:
    shot = aim(TABLE, 0, 45, 1_000_000)
    assert (shot.vx, shot.vy) == (0, 1_000_000)  # from the top left straight down the screen


def test_a_hand_strays_by_its_spread() -> None:
    rng = Random(1)
    meant = aim(TABLE, 0, 0, 800_000)
    made = [tremble(TABLE, ORDINARY, meant, rng) for _ in range(4_000)]
    angles = [degrees(atan2(shot.vy, shot.vx)) for shot in made]
    speeds = [hypot(shot.vx, shot.vy) for shot in made]
    assert (mean(angles), stdev(angles)) == pytest.approx((45, 3.5), rel=0.05)
    assert (mean(speeds), stdev(speeds)) == pytest.approx((800_000, 80_000), rel=0.05)


def test_the_hardest_flick_of_a_shaky_hand_is_no_faster_than_a_hand_can_be() -> None:
    rng = Random(2)
    meant = aim(TABLE, 0, 0, TABLE.top_speed)
    assert all(shot_fault(TABLE, tremble(TABLE, ORDINARY, meant, rng)) is None for _ in range(200))


def test_scattered_discs_make_a_legal_table() -> None:
    rng = Random(3)
    for count in (0, 1, 10, 40):
        table = scatter(TABLE, count, rng)
        assert len(table) == count
        assert table_fault(TABLE, table) is None
