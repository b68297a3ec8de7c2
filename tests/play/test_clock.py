"""Clocks by correspondence, as values: what is used stays used, and what nobody could use is given back."""

import pytest

from meseta.play.clock import DAY, Clock, ClockRule

HOUR = 3_600_000
THREE_DAYS = ClockRule("move", 3 * DAY)


def test_finishing_and_taking_back_gains_no_time() -> None:
    clock = Clock.stopped(THREE_DAYS, 2).turn(0, 0, {0, 1})
    finished = clock.turn(70 * HOUR, 0, {1})
    assert finished.due(0) is None
    again = finished.turn(71 * HOUR, 0, {0, 1})
    assert again.due(0) == 73 * HOUR, "two hours were left, and the one in between is not counted"
    assert again.turn(72 * HOUR, 0, {1}).turn(72 * HOUR, 0, {0, 1}).due(0) == 73 * HOUR
    assert again.turn(80 * HOUR, 1, {0}).due(0) == 152 * HOUR, "the next step has all its time"


def test_in_a_simultaneous_step_everyone_has_their_own_time() -> None:
    clock = Clock.stopped(THREE_DAYS, 3).turn(0, 0, {0, 1, 2}).turn(HOUR, 0, {0, 2}).turn(9 * HOUR, 0, {2})
    assert [clock.due(seat) for seat in range(3)] == [None, None, 72 * HOUR]


def test_a_reserve_is_charged_once_however_often_somebody_takes_back() -> None:
    clock = Clock.stopped(ClockRule("reserve", 3600), 2).turn(0, 0, {0, 1}).turn(HOUR // 4, 0, {1})
    assert clock.turn(HOUR // 2, 0, {0, 1}).due(0) == HOUR // 2 + HOUR * 3 // 4


@pytest.mark.parametrize("rule", [THREE_DAYS, ClockRule("reserve", 3 * DAY)])
def test_an_interruption_is_given_back_to_whoever_was_thinking(rule: ClockRule) -> None:
    clock = Clock.stopped(rule, 2).turn(10 * HOUR, 0, {0}).given_back(12 * HOUR, 20 * HOUR)
    assert clock.due(0) == 90 * HOUR
    assert clock.due(1) is None
    assert clock.turn(21 * HOUR, 1, {1}).given_back(12 * HOUR, 20 * HOUR).due(1) == 93 * HOUR
    if rule.kind == "reserve":
        assert clock.turn(21 * HOUR, 1, {1}).left == (69 * HOUR, 72 * HOUR), "two hours, and one after it"


def test_of_an_interruption_only_what_a_clock_ran_for_is_given_back() -> None:
    clock = Clock.stopped(THREE_DAYS, 1).turn(15 * HOUR, 0, {0}).given_back(12 * HOUR, 20 * HOUR)
    assert clock.due(0) == 92 * HOUR


def test_people_are_reminded_when_a_quarter_of_their_time_is_left() -> None:
    clock = Clock.stopped(THREE_DAYS, 2).turn(0, 0, {0})
    assert clock.remind_at(0) == 54 * HOUR
    assert clock.remind_at(1) is None, "her clock does not run"
    assert clock.given_back(HOUR, 3 * HOUR).remind_at(0) == 56 * HOUR


@pytest.mark.parametrize("rule", [ClockRule(), ClockRule("move", DAY - 1), ClockRule("reserve", 7 * DAY)])
def test_nobody_is_reminded_of_a_shorter_clock(rule: ClockRule) -> None:
    assert Clock.stopped(rule, 1).turn(0, 0, {0}).remind_at(0) is None
