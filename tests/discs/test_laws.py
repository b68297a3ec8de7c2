"""The laws of physics that every flick obeys."""

from __future__ import annotations

from math import hypot

import pytest

from meseta.discs import TABLE, Fate, flick, kernel, plain, table_fault
from tests.discs.images import SYMMETRIES, image, shot_image
from tests.discs.motion import meetings, moments
from tests.discs.stored import Numbers, some_shot, some_table, stored_flicks

FLICKS = list(stored_flicks(300, seed=60))


def test_momentum_is_conserved_in_every_contact_of_two_discs() -> None:
    contacts = 0
    for discs, shot in FLICKS:
        for one, two in meetings(plain.run(TABLE, discs, shot)):
            contacts += 1
            for axis in (0, 1):
                before = one.before[axis] + two.before[axis]
                assert one.after[axis] + two.after[axis] == pytest.approx(before, abs=1e-3)
    assert contacts > 300


def test_no_event_adds_energy() -> None:
    for discs, shot in FLICKS:
        run = plain.run(TABLE, discs, shot)
        for one, two in meetings(run):
            before = sum(v * v for v in (*one.before, *two.before))
            assert sum(v * v for v in (*one.after, *two.after)) <= before * (1 + 1e-12)
        for moment in moments(run):
            if moment.kind in (kernel.WALL, kernel.EDGE):
                assert hypot(*moment.after) <= hypot(*moment.before) * (1 + 1e-12)


def test_discs_part_at_the_approach_times_restitution() -> None:
    restitution = TABLE.disc_restitution / 1000
    for discs, shot in FLICKS:
        for one, two in meetings(plain.run(TABLE, discs, shot)):
            distance = hypot(two.x - one.x, two.y - one.y)
            nx, ny = (two.x - one.x) / distance, (two.y - one.y) / distance
            parting = (two.after[0] - one.after[0]) * nx + (two.after[1] - one.after[1]) * ny
            if one.approach >= kernel.SLOW:
                assert parting == pytest.approx(restitution * one.approach, rel=1e-9)


def test_discs_meet_rim_to_rim_and_walls_at_the_rim() -> None:
    for discs, shot in FLICKS:
        run = plain.run(TABLE, discs, shot)
        for one, two in meetings(run):
            assert hypot(two.x - one.x, two.y - one.y) == pytest.approx(2 * TABLE.disc_radius, abs=1e-4)
        for moment in moments(run):
            if moment.kind == kernel.WALL and moment.other < 4:
                place = max(abs(moment.x), abs(moment.y))
                assert place == pytest.approx(TABLE.half_width - TABLE.disc_radius, abs=1e-4)


def test_chains_of_a_hundred_flicks_on_a_crowded_table_stay_legal() -> None:
    for chain in range(5):
        numbers = Numbers(chain)
        table = some_table(numbers, 20)
        for _ in range(100):
            shot = some_shot(numbers, numbers.between(300_000, 3_000_000))
            if any(hypot(shot.x - x, shot.y - y) < 25_000 for x, y in table):
                continue
            landings = flick(TABLE, table, shot).landings
            table = [(end.x, end.y) for end in landings if end.fate is Fate.ON_FLOOR][-25:]
            assert table_fault(TABLE, table) is None


def test_nothing_depends_on_the_order_in_which_discs_are_listed() -> None:
    for at, (discs, shot) in enumerate(FLICKS):
        order = sorted(range(len(discs)), key=[(i * 7919 + at) % 31 for i in range(len(discs))].__getitem__)
        one = plain.run(TABLE, discs, shot)
        two = plain.run(TABLE, [discs[i] for i in order], shot)
        assert (one.duration, one.touched) == (two.duration, two.touched)
        order.append(len(discs))
        assert two.places == [one.places[i] for i in order]
        assert two.fates == [one.fates[i] for i in order]


@pytest.mark.parametrize(("turns", "mirror"), SYMMETRIES)
def test_a_rotated_or_mirrored_table_gives_the_rotated_or_mirrored_result_to_the_last_bit(
    turns: int, mirror: bool
) -> None:
    for discs, shot in FLICKS:
        straight = plain.run(TABLE, discs, shot)
        seen = plain.run(TABLE, [image(p, turns, mirror) for p in discs], shot_image(shot, turns, mirror))
        assert seen.duration == straight.duration
        assert seen.fates == straight.fates
        assert seen.places == [image(place, turns, mirror) for place in straight.places]
