"""Rate limits."""

import pytest

from meseta.tables.config import Rate
from meseta.tables.limits import FORGET_ABOVE, Budget, Pace, TooFast, Who, counted_address


def test_a_rate_refills_with_time_and_forgets_quiet_callers() -> None:
    now = 0.0
    pace = Pace(Rate(2, 0.5), lambda: now)
    pace.take("a")
    pace.take("a")
    with pytest.raises(TooFast) as refused:
        pace.take("a")
    assert refused.value.values["seconds"] == 2
    pace.take("b")
    now = 2.0
    pace.take("a")
    for number in range(FORGET_ABOVE + 10):
        pace.take(str(number))
    assert len(pace._buckets) <= FORGET_ABOVE


def test_what_costs_more_takes_more() -> None:
    now = 0.0
    pace = Pace(Rate(10, 1), lambda: now)
    pace.take("a", 4)
    pace.take("a", 6)
    with pytest.raises(TooFast) as refused:
        pace.take("a", 3)
    assert refused.value.values["seconds"] == 3
    now = 10.0
    pace.take("a", 25)  # nothing was spent, so it may
    now = 20.0
    with pytest.raises(TooFast):
        pace.take("a")


def test_what_was_used_already_leaves_a_debt() -> None:
    now = 0.0
    pace = Pace(Rate(2, 1), lambda: now)
    pace.charge("a", 12)
    now = 10.5
    with pytest.raises(TooFast):
        pace.take("a")
    now = 11.0
    pace.take("a")


def test_a_person_is_refused_before_their_neighbours_are() -> None:
    refused: list[str] = []
    person, address = (Pace(Rate(most, 0), lambda: 0.0, refused.append) for most in (2, 5))
    budget = Budget(person, address)
    for _ in range(2):
        budget.take(Who("ana", "here"))
    with pytest.raises(TooFast):
        budget.take(Who("ana", "here"))
    budget.take(Who("eva", "here"))
    budget.take(Who("", "here"))
    budget.charge(Who("eva", "here"), 1)
    with pytest.raises(TooFast):
        budget.take(Who("", "here"))
    assert refused == ["ana", "here"]


def test_addresses_of_one_household_count_as_one() -> None:
    assert counted_address("2001:db8::1") == counted_address("2001:db8::ffff:1:2:3") == "2001:db8::/64"
    assert counted_address("2001:db8:0:1::1") != counted_address("2001:db8::1")
    assert counted_address("fe80::1%eth0") == "fe80::/64"
    assert counted_address("unix") == "unix"
