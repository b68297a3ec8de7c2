"""Which days there are, when they are open, and what counts for a streak."""

from datetime import UTC, date, datetime, timedelta

import pytest

from meseta.daily.days import (
    FIRST,
    BadDay,
    is_in_time,
    latest_day,
    number_of,
    open_day,
    read_day,
    read_month,
    wanted_level,
)
from meseta.daily.marks import mark_of
from meseta.daily.streaks import streak

NOON = int(datetime(2026, 12, 10, 12, 0, tzinfo=UTC).timestamp() * 1000)
HOUR = 3_600_000


def at(day: int, hour: int, month: int = 12) -> int:
    return int(datetime(2026, month, day, hour, tzinfo=UTC).timestamp() * 1000)


def test_the_first_day_is_number_one() -> None:
    assert [number_of(FIRST), number_of(FIRST + timedelta(days=11))] == [1, 12]


def test_mondays_are_easy_and_sundays_hard() -> None:
    week = [wanted_level(date(2026, 12, 7) + timedelta(days=day)) for day in range(7)]
    assert week == sorted(week)
    assert (week[0], week[-1]) == (1, 5)


@pytest.mark.parametrize(
    "text",
    ["", "2026-11-18", "2026-02-30", "2026-13-01", "20261201", "2026-12-1", "٢٠٢٦-12-01", "9999-12-31"],
)
def test_what_is_no_day_of_the_archive_is_refused(text: str) -> None:
    with pytest.raises(BadDay) as refused:
        read_day(text)
    assert refused.value.code == "no_such_day"


@pytest.mark.parametrize("text", ["", "2026-10", "2026-13", "2026-12-01", "202612"])
def test_what_is_no_month_of_the_archive_is_refused(text: str) -> None:
    with pytest.raises(BadDay) as refused:
        read_month(text)
    assert refused.value.code == "no_such_month"


def test_the_month_of_the_first_day_is_open_although_it_began_before() -> None:
    assert read_month(FIRST.isoformat()[:7]) == FIRST.replace(day=1)


def test_a_day_is_open_as_soon_as_it_is_today_anywhere_on_earth() -> None:
    assert latest_day(at(10, 9)) == date(2026, 12, 10)
    assert latest_day(at(10, 10)) == date(2026, 12, 11)  # 14 hours ahead it is midnight
    assert open_day("2026-12-11", at(10, 10)) == date(2026, 12, 11)
    with pytest.raises(BadDay) as refused:
        open_day("2026-12-11", at(10, 9))
    assert refused.value.code == "day_to_come"


@pytest.mark.parametrize(
    ("given", "now", "counts"),
    [
        (None, at(10, 10), True),
        (None, at(11, 11), True),  # 12 hours behind it is still the tenth
        (None, at(11, 12), False),
        (None, at(9, 10), True),  # 14 hours ahead it is the tenth already
        (at(10, 20), at(13, 19), True),  # given offline, sent within three days
        (at(10, 20), at(13, 21), False),
        (at(12, 20), at(13, 19), False),
        (at(10, 20), at(10, 19), True),  # a clock that is wrong: what counts is when it arrives
        (at(10, 20), at(9, 9), False),
    ],
)
def test_an_answer_counts_for_its_day_as_long_as_it_is_today_somewhere(
    given: int | None, now: int, counts: bool
) -> None:
    assert is_in_time(date(2026, 12, 10), given, now) is counts


def days(*numbers: int) -> list[date]:
    return [date(2026, 12, number) for number in numbers]


@pytest.mark.parametrize(
    ("answered", "today", "found"),
    [
        ((), 10, (0, 0, 0)),
        ((10,), 10, (1, 1, 1)),
        ((8, 9, 10), 10, (3, 3, 3)),
        ((8, 9), 10, (2, 2, 2)),  # today is still to be answered
        ((7, 8), 10, (0, 2, 2)),  # yesterday was missed
        ((1, 2, 3, 4, 9, 10), 10, (2, 4, 6)),
        ((10, 9, 9, 8), 10, (3, 3, 3)),
        ((8, 9, 10, 11), 10, (3, 4, 4)),  # looked at from a place where it is still the tenth
    ],
)
def test_a_streak_is_of_days_in_a_row(
    answered: tuple[int, ...], today: int, found: tuple[int, int, int]
) -> None:
    assert streak(days(*answered), date(2026, 12, today)) == found


@pytest.mark.parametrize(
    ("points", "mark"),
    [(11, "beaten"), (10, "best"), (9, "close"), (8, "close"), (7, "fair"), (5, "fair"), (4, "far"),
     (-3, "far"), (None, "given_up")],
)  # fmt: skip
def test_a_mark_says_how_near_the_best_an_answer_is(points: int | None, mark: str) -> None:
    assert mark_of(points, 10) == mark
