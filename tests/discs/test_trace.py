"""A trace can be watched: continuous, small, and true to the kernel at every moment."""

from __future__ import annotations

from math import hypot

import msgspec
import pytest

from meseta.discs import TABLE, Fate, Result, Shot, flick
from meseta.discs.trace import Fell, HitDisc, Left, Rested, Trace, place
from tests.discs.stored import Numbers, some_shot, some_table, stored_flicks

RESULTS = [flick(TABLE, discs, shot) for discs, shot in stored_flicks(200, seed=63)]


def test_each_leg_starts_where_the_last_one_ended() -> None:
    legs = 0
    for result in RESULTS:
        for path in result.trace.paths:
            for leg, following in zip(path.legs, path.legs[1:], strict=False):
                so_far = msgspec.structs.replace(path, legs=(leg,), end=following.t)
                x, y = place(so_far, following.t, result.trace.deceleration)
                assert hypot(x - following.x, y - following.y) < 0.05
                legs += 1
    assert legs > 500


def test_every_path_ends_at_the_resting_place() -> None:
    for result in RESULTS:
        ends = result.trace.at(result.duration)
        for disc, landing in enumerate(result.landings):
            if disc in ends and landing.fate is not Fate.OFF_BOARD:
                assert ends[disc] == pytest.approx((landing.x, landing.y), abs=0.6)


def test_a_disc_that_never_moved_has_no_path() -> None:
    discs = [(100_000, 100_000), (-100_000, 150_000)]
    result = flick(TABLE, discs, Shot(0, -196_000, -196_000, 300_000, 50_000))
    assert [path.disc for path in result.trace.paths] == [2]
    assert [(landing.x, landing.y) for landing in result.landings[:2]] == discs


def test_a_disc_that_is_gone_is_nowhere() -> None:
    result = flick(TABLE, [], Shot(0, -196_000, -196_000, 2_000_000, 3_000_000))
    left = result.trace.events[-1]
    assert isinstance(left, Left)
    assert 0 in result.trace.at(left.t - 1e-6)
    assert 0 not in result.trace.at(left.t + 1e-6)


def test_before_the_flick_a_disc_is_where_it_starts() -> None:
    trace = flick(TABLE, [], Shot(0, -196_000, -196_000, 300_000, 400_000)).trace
    assert trace.at(-1.0) == trace.at(0.0) == {0: (-196_000.0, -196_000.0)}


def test_events_come_in_order_and_each_movers_last_is_its_end() -> None:
    for result in RESULTS:
        times = [event.t for event in result.trace.events]
        assert times == sorted(times)
        ends = {event.disc for event in result.trace.events if isinstance(event, Rested | Fell | Left)}
        assert ends == {path.disc for path in result.trace.paths}


def test_a_meeting_of_two_discs_is_listed_once() -> None:
    discs = [(-60_000, 0)]
    events = flick(TABLE, discs, Shot(0, -196_000, -196_000, 500_000, 720_000)).trace.events
    assert [(event.disc, event.other) for event in events if isinstance(event, HitDisc)] == [(1, 0)]


def test_json_holds_all_of_it() -> None:
    for result in RESULTS:
        assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result


def sizes(speed: int, seed: int) -> list[int]:
    numbers = Numbers(seed)
    traces: list[Trace] = [
        flick(TABLE, some_table(numbers, 10 if speed < 1_000_000 else 24), some_shot(numbers, speed)).trace
        for _ in range(200)
    ]
    return sorted(len(msgspec.json.encode(trace)) for trace in traces)


def test_an_ordinary_flick_is_about_a_kilobyte_of_json() -> None:
    ordinary = sizes(900_000, seed=64)
    assert ordinary[100] < 700
    assert ordinary[190] < 1_300


def test_a_crowded_hard_flick_is_a_few_kilobytes_of_json() -> None:
    assert sizes(3_000_000, seed=65)[-1] < 6_000
