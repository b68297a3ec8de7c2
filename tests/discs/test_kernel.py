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
    jx, jy, _, quick = kernel.strike(one, other, kernel.SLOW, figures(TABLE))
    assert quick
    return (vx - jx, vy - jy), (jx, jy)


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


def test_discs_that_meet_slowly_give_each_other_no_blow() -> None:
    one, other = Disc(0.0, 0.0, 1.0, 0.0, 1_999.0), Disc(SPAN, 0.0)
    assert kernel.strike(one, other, kernel.SLOW, figures(TABLE)) == (0.0, 0.0, 1_999.0, False)


def joined(*velocities: tuple[float, float], at: float = 0.0) -> tuple[float, float]:
    """How a row of touching discs with these velocities goes on, the first of them in contact due."""
    row = [Disc(at + SPAN * i, 0.0) for i in range(len(velocities))]
    for disc, (vx, vy) in zip(row, velocities, strict=True):
        kernel.steer(0, vx, vy, [disc], [0], 0)
    kernel.gather(0, 0.0, kernel.SLOW, figures(TABLE), row)
    vx, vy = kernel.group_velocity(-1, walls(TABLE), row)
    return vx, vy


def test_discs_that_meet_slowly_go_on_together_at_their_mean_velocity() -> None:
    assert joined((90_000, 500), (91_000, 0)) == pytest.approx((90_500, 250))


def test_those_who_touch_a_slow_group_and_hardly_move_against_it_go_on_with_it() -> None:
    assert joined((90_000, 0), (89_000, 0), (88_000, 0)) == pytest.approx((89_000, 0))


def test_those_who_move_away_from_a_slow_group_do_not_go_on_with_it() -> None:
    assert joined((90_000, 0), (89_000, 0), (95_000, 0)) == pytest.approx((89_500, 0))


def test_a_group_that_would_be_slow_comes_to_rest() -> None:
    assert joined((1_900, 0), (0, 0), (0, 0)) == (0, 0)


def test_a_group_against_the_frame_goes_on_along_it() -> None:
    row = ((1_000, -70_000), (1_500, -70_000))
    assert joined(*row, at=212_500 - SPAN) == pytest.approx((0, -70_000))


def test_the_rim_takes_the_share_of_the_energy_that_the_disc_has_sunk() -> None:
    straight = Disc(TABLE.hole_radius, 0.0, 1.0, 0.0, 400_000.0, sunk=0.36)
    assert kernel.climb(straight) == pytest.approx((320_000, 0))
    aslant = Disc(TABLE.hole_radius, 0.0, 0.6, 0.8, 500_000.0, sunk=0.36)
    assert kernel.climb(aslant) == pytest.approx((240_000, 400_000))


@pytest.mark.parametrize("share", [0.0, 0.5, 0.9, 0.999])
def test_the_nearer_a_disc_comes_to_jumping_a_wall_the_less_it_rebounds(share: float) -> None:
    approach = share * TABLE.jump_speed
    disc = Disc(212_500.0, 0.0, 1.0, 0.0, approach)
    jx, _, _ = kernel.bounce(disc, walls(TABLE)[2], figures(TABLE))
    back = TABLE.wall_restitution / 1000 * (1 - share**4) ** 0.5
    assert jx - approach == pytest.approx(back * approach)


def test_a_jump_is_a_matter_of_speed_and_angle() -> None:
    straight = kernel.lift(TABLE.jump_speed, 0.0, figures(TABLE))
    assert straight == pytest.approx(1)
    at_45_degrees = kernel.lift(TABLE.jump_speed, TABLE.jump_speed, figures(TABLE))
    assert at_45_degrees == pytest.approx((1 - TABLE.wall_grip / 1000) ** 2)
    assert kernel.lift(100_000.0, 1_000_000.0, figures(TABLE)) == 0


def test_sums_of_what_is_on_the_grid_are_exact_in_any_order() -> None:
    rng = Random(8)
    values = [kernel.grid(rng.uniform(-6e6, 6e6)) for _ in range(24)]
    assert len({sum(rng.sample(values, 24)) for _ in range(200)}) == 1
    assert all(kernel.grid(-value) == -value for value in values)


def test_discs_that_graze_are_parted_at_the_expense_of_their_sliding() -> None:
    one, two = struck(1_000, 300_000)
    assert two[0] - one[0] == pytest.approx(kernel.SLOW)
    energy = sum(v * v for v in (*one, *two))
    assert energy == pytest.approx(1_000**2 + 300_000**2, rel=1e-12)


@pytest.mark.parametrize(("value", "whole"), [(0.5, 1), (-0.5, -1), (2.4, 2), (-2.4, -2), (-0.0, 0)])
def test_rounding_is_the_same_on_both_sides_of_zero(value: float, whole: int) -> None:
    assert kernel.nearest(value) == whole
