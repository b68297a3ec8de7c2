"""The kernel's closed forms, one by one."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from meseta.discs import TABLE, kernel
from meseta.discs.arena import figures, walls
from meseta.discs.plain import Disc

SPAN = 2.0 * TABLE.disc_radius


def test_two_moving_discs_meet_when_a_fine_sampling_of_moments_says_so() -> None:
    rng = Random(6)
    met = 0
    for _ in range(3_000):
        dx, dy = rng.uniform(-150e3, 150e3), rng.uniform(-150e3, 150e3)
        vx, vy = rng.gauss(-2 * dx, 100e3), rng.gauss(-2 * dy, 100e3)
        ax, ay = rng.gauss(0, 400e3), rng.gauss(0, 400e3)
        if dx * dx + dy * dy <= SPAN * SPAN:
            continue
        found = kernel.meet(dx, dy, vx, vy, ax, ay, SPAN, 1.0)
        comb = np.linspace(0, 1.0, 5_001)
        lengths = np.hypot(dx + vx * comb + ax * comb**2, dy + vy * comb + ay * comb**2)
        inside = comb[lengths < SPAN]
        if inside.size:
            met += 1
            assert inside[0] - 1 / 5_000 <= found <= inside[0]
        elif found != kernel.NEVER:
            assert np.hypot(
                dx + vx * found + ax * found**2, dy + vy * found + ay * found**2
            ) == pytest.approx(SPAN)
    assert met > 500


def test_discs_that_touch_and_part_meet_again_only_if_friction_brings_them_back() -> None:
    assert kernel.meet(SPAN, 0.0, 1000.0, 0.0, 0.0, 0.0, SPAN, 1.0) == kernel.NEVER
    assert kernel.meet(SPAN, 0.0, 1000.0, 0.0, -2000.0, 0.0, SPAN, 1.0) == pytest.approx(0.5)


def test_discs_that_touch_and_close_in_meet_at_once() -> None:
    assert kernel.meet(SPAN, 0.0, -5.0, 0.0, 0.0, 0.0, SPAN, 1.0) == 0.0


def test_discs_that_touch_and_slide_together_do_not_meet() -> None:
    assert kernel.meet(SPAN, 0.0, 0.0, 0.0, 0.0, 0.0, SPAN, 1.0) == kernel.NEVER


def test_discs_that_friction_presses_together_meet_again_after_a_pause_not_endlessly() -> None:
    assert kernel.meet(SPAN, 0.0, 0.0, 0.0, -250e3, 0.0, SPAN, 1.0) == kernel.PAUSE


def test_a_disc_that_slides_along_the_frame_is_not_held_up_by_a_rounding_error() -> None:
    disc = Disc(212_500.0, 0.0, 1e-15, 1.0, 100_000.0)
    kernel.predict(0, 0.0, -1, figures(TABLE), walls(TABLE), [disc], [0], 1)
    assert (disc.what, disc.due) == (kernel.REST, 100_000 / TABLE.deceleration)


def struck(vx: float, vy: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """A disc with this velocity meets another, which is at rest at its right."""
    speed = (vx * vx + vy * vy) ** 0.5
    one, other = Disc(0.0, 0.0, vx / speed, vy / speed, speed), Disc(SPAN, 0.0)
    ax, ay, bx, by, _ = kernel.strike(one, other, figures(TABLE))
    return (ax, ay), (bx, by)


def test_a_head_on_hit_hands_on_its_speed_less_restitution() -> None:
    one, two = struck(1_000_000, 0)
    assert one == pytest.approx((125_000, 0))
    assert two == pytest.approx((875_000, 0))


def test_rubbing_drags_the_struck_disc_along_by_the_grip() -> None:
    one, two = struck(1_000_000, 1_000_000)
    assert two == pytest.approx((875_000, 87_500))
    assert one == pytest.approx((125_000, 912_500))


def test_rubbing_never_reverses_the_sliding() -> None:
    one, two = struck(1_000_000, 10_000)
    assert one[1] == two[1] == pytest.approx(5_000)


def test_discs_that_meet_slowly_go_on_together() -> None:
    assert struck(1_000, 500) == ((500, 250), (500, 250))


def test_discs_that_graze_are_parted_at_the_expense_of_their_sliding() -> None:
    one, two = struck(1_000, 300_000)
    assert two[0] - one[0] == pytest.approx(kernel.SLOW)
    energy = sum(v * v for v in (*one, *two))
    assert energy == pytest.approx(1_000**2 + 300_000**2, rel=1e-12)


@pytest.mark.parametrize(("value", "whole"), [(0.5, 1), (-0.5, -1), (2.4, 2), (-2.4, -2), (-0.0, 0)])
def test_rounding_is_the_same_on_both_sides_of_zero(value: float, whole: int) -> None:
    assert kernel.nearest(value) == whole
