"""Discs that touch: they always come to rest, in bounded work, and no side is preferred."""

from __future__ import annotations

from itertools import islice
from random import Random
from unittest.mock import patch

import msgspec
import pytest

from meseta.discs import TABLE, Fate, Place, Shot, flick, flick_fault, kernel, plain, table_fault
from meseta.discs.compiled import engine
from meseta.discs.trace import Fell, Left, Rested
from tests.discs.digest import as_bytes
from tests.discs.heaps import heap_flicks
from tests.discs.hosts import NODE, in_node
from tests.discs.images import SYMMETRIES, image, shot_image
from tests.discs.motion import instants, velocities
from tests.discs.stored import Flick

ROW_OF_SEVEN: Flick = (
    [
        (18_113, 108_012), (39_216, 121_416), (60_318, 134_821), (81_421, 148_225),
        (102_524, 161_630), (123_626, 175_034), (144_729, 188_439),
    ],
    Shot(2, 195_838, 198_988, -207_484, -105_936),
)  # fmt: skip  # which the first kernel gave up on
CHANNEL: Flick = (
    [(-45_062 + 25_000 * (i % 2), -183_848 + 25_000 * (i // 2)) for i in range(20)],
    Shot(0, -195_155, -191_607, 351_341, 447_794),
)
"""Two discs of a block are pushed out between others that touch them on both sides."""

HEAPS = list(heap_flicks(150, seed=1))


def legal_at_rest(discs: list[Place], shot: Shot) -> bool:
    landings = flick(TABLE, discs, shot, engine()).landings
    return table_fault(TABLE, [(end.x, end.y) for end in landings if end.fate is Fate.ON_FLOOR]) is None


@pytest.mark.parametrize("flick", [ROW_OF_SEVEN, CHANNEL])
def test_a_row_and_a_channel_of_touching_discs_come_to_rest_in_few_sweeps(flick: Flick) -> None:
    assert engine().end(TABLE, *flick).sweeps < kernel.MOST_SWEEPS // 4
    assert legal_at_rest(*flick)


def test_heaps_of_touching_discs_come_to_rest_far_below_the_limit() -> None:
    flicks = [*heap_flicks(3_000, seed=2), *heap_flicks(500, seed=3, discs=20)]
    assert max(engine().end(TABLE, *flick).sweeps for flick in flicks) < kernel.MOST_SWEEPS // 2
    assert all(legal_at_rest(*flick) for flick in flicks[::10])


@pytest.mark.slow
def test_a_hundred_thousand_heaps_come_to_rest_far_below_the_limit() -> None:
    sweeps = max(engine().end(TABLE, *flick).sweeps for flick in heap_flicks(100_000, seed=4))
    assert sweeps < kernel.MOST_SWEEPS // 2


def test_at_the_limit_everything_stops_where_it_is() -> None:
    discs, shot = next((discs, shot) for discs, shot in HEAPS if plain.end(TABLE, discs, shot).sweeps > 60)
    whole = flick(TABLE, discs, shot)
    for limit in (1, 5, 20, 60):
        with patch.object(kernel, "MOST_SWEEPS", limit):
            cut = flick(TABLE, discs, shot)
            assert plain.end(TABLE, discs, shot).sweeps == limit
        resting = [(end.x, end.y) for end in cut.landings if end.fate is Fate.ON_FLOOR]
        assert cut.duration < whole.duration
        assert table_fault(TABLE, [place for place in resting if max(map(abs, place)) < 190_000]) is None
        at_the_end = whole.trace.at(cut.duration)
        for path in cut.trace.paths:
            end = cut.landings[path.disc]
            assert (end.x, end.y) == pytest.approx(at_the_end[path.disc], abs=0.6)


def energy(velocities: list[tuple[float, float]]) -> float:
    return sum(vx * vx + vy * vy for vx, vy in velocities)


def test_no_instant_of_a_heap_adds_energy_and_discs_alone_keep_their_momentum() -> None:
    shared = 0
    for discs, shot in HEAPS:
        for instant in instants(plain.run(TABLE, discs, shot)):
            before, after = velocities(instant)
            if instant[0].kind != kernel.START:
                assert energy(after) <= energy(before) * (1 + 1e-9) + 1
            if all(moment.kind == kernel.HIT for moment in instant):
                shared += len(instant) > 2
                for axis in (0, 1):
                    assert sum(v[axis] for v in after) == pytest.approx(sum(v[axis] for v in before), abs=0.1)
    assert shared > 50


def test_nothing_in_a_heap_depends_on_the_order_in_which_discs_are_listed() -> None:
    rng = Random(5)
    for discs, shot in HEAPS:
        order = rng.sample(range(len(discs)), len(discs))
        one = plain.run(TABLE, discs, shot)
        two = plain.run(TABLE, [discs[i] for i in order], shot)
        order.append(len(discs))
        assert (two.duration, two.touched, two.sweeps) == (one.duration, one.touched, one.sweeps)
        assert two.places == [one.places[i] for i in order]
        assert two.fates == [one.fates[i] for i in order]


@pytest.mark.parametrize(("turns", "mirror"), SYMMETRIES)
def test_a_rotated_or_mirrored_heap_gives_the_rotated_or_mirrored_result_to_the_last_bit(
    turns: int, mirror: bool
) -> None:
    for discs, shot in [ROW_OF_SEVEN, *HEAPS[turns::8]]:
        straight = plain.run(TABLE, discs, shot)
        seen = plain.run(TABLE, [image(p, turns, mirror) for p in discs], shot_image(shot, turns, mirror))
        assert (seen.duration, seen.fates, seen.sweeps) == (
            straight.duration,
            straight.fates,
            straight.sweeps,
        )
        assert seen.places == [image(place, turns, mirror) for place in straight.places]


def symmetric_flicks(count: int, seed: int) -> list[Flick]:
    """Tables that are their own mirror image in the diagonal along which the flick goes."""
    rng = Random(seed)
    found: list[Flick] = [
        ([(-105_000, -75_000), (-75_000, -105_000)], Shot(0, -196_000, -196_000, 700_000, 700_000))
    ]
    while len(found) < count:
        half = [(rng.randint(-150_000, 150_000), rng.randint(-150_000, 150_000)) for _ in range(4)]
        half.append((half[0][0] + 2 * TABLE.disc_radius, half[0][1]))  # touches the first
        speed = rng.randint(300_000, 2_000_000)
        flick = sorted({*half, *((y, x) for x, y in half)}), Shot(0, -196_000, -196_000, speed, speed)
        if flick_fault(TABLE, *flick) is None:
            found.append(flick)
    return found


def test_a_table_that_is_its_own_mirror_image_stays_one() -> None:
    moved = 0
    for discs, shot in symmetric_flicks(60, seed=6):
        run = plain.run(TABLE, discs, shot)
        ended = dict(zip(discs, run.places, strict=False))
        for (x, y), (end_x, end_y) in ended.items():
            assert ended[y, x] == (end_y, end_x)
            moved += (x, y) != (end_x, end_y)
        assert run.places[-1][0] == run.places[-1][1]
    assert moved > 100


def test_the_compiled_kernel_agrees_on_heaps_to_the_last_bit() -> None:
    for discs, shot in islice(HEAPS, 60):
        compiled = engine().run(TABLE, discs, shot)
        assert as_bytes(compiled) == as_bytes(plain.run(TABLE, discs, shot))


@pytest.mark.skipif(NODE is None, reason="the client's packages are not installed")
def test_the_clients_kernel_agrees_on_heaps_to_the_last_bit() -> None:
    found = in_node([(TABLE, HEAPS)])
    assert found == [as_bytes(plain.run(TABLE, discs, shot)).hex() for discs, shot in HEAPS]


def test_even_without_any_loss_in_contacts_everything_comes_to_rest() -> None:
    lively = msgspec.structs.replace(
        TABLE, disc_restitution=1000, wall_restitution=1000, disc_grip=0, friction=1
    )
    for discs, shot in islice(HEAPS, 20):
        result = flick(lively, discs, shot, engine())
        ends = {event.disc for event in result.trace.events if isinstance(event, Rested | Fell | Left)}
        assert ends == {path.disc for path in result.trace.paths}
        assert engine().end(lively, discs, shot).sweeps <= kernel.MOST_SWEEPS
